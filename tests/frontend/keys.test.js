import assert from "node:assert/strict";
import { test } from "node:test";
import { SHORTCUTS, choiceOf, commandOf } from "../../uno_kart_lab/page/static/keys.js";
import { fill } from "../../uno_kart_lab/page/static/words.js";

/** @param {string} key @param {object} [held] */
function press(key, held) {
  return { key, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...held };
}

test("n and the arrows go on and back, Home and End to the ends", () => {
  const moves = ["n", "ArrowRight", "ArrowLeft", "Home", "End"].map((key) => commandOf(press(key), "BUTTON"));
  assert.deepEqual(moves, ["next", "next", "back", "first", "last"]);
});

test("a clicker's keys go on and back", () => {
  assert.equal(commandOf(press("PageDown"), "BODY"), "next");
  assert.equal(commandOf(press("PageUp"), "BODY"), "back");
  assert.equal(commandOf(press("."), "BODY"), null);
});

test("the space bar goes on by itself, but presses what can be pressed", () => {
  assert.equal(commandOf(press(" "), "DIV"), "run");
  for (const tag of ["BUTTON", "SUMMARY", "INPUT"]) assert.equal(commandOf(press(" "), tag), null);
});

test("a key does one thing, with the letters large or small", () => {
  const keys = SHORTCUTS.flatMap(({ keys }) => keys);
  assert.equal(new Set(keys).size, keys.length);
  assert.equal(commandOf(press("C"), "BUTTON"), "cover");
});

test("the question mark may need the shift key", () => {
  assert.equal(commandOf(press("?", { shiftKey: true }), "BUTTON"), "help");
  assert.equal(commandOf(press("C", { shiftKey: true }), "BUTTON"), null);
});

test("other keys do nothing", () => {
  assert.equal(commandOf(press("x"), "BUTTON"), null);
  assert.equal(commandOf(press("Tab"), "BUTTON"), null);
  assert.equal(commandOf(press("toString"), "BUTTON"), null);
});

test("the browser's own shortcuts stay the browser's", () => {
  assert.equal(commandOf(press("n", { ctrlKey: true }), "BODY"), null);
  assert.equal(commandOf(press("ArrowLeft", { altKey: true }), "BODY"), null);
});

test("keys that are typed somewhere are left alone", () => {
  for (const tag of ["INPUT", "SELECT"]) assert.equal(commandOf(press("n"), tag), null);
});

test("places in a text are filled", () => {
  assert.equal(fill("{at} of {count}", { at: 3, count: 8 }), "3 of 8");
});

test("a value with braces is not looked into, and an unknown place stays", () => {
  assert.equal(fill("{name} {other}", { name: "{other}" }), "{other} {other}");
});

test("a digit takes a choice, but not where it is typed or with a modifier", () => {
  assert.equal(choiceOf(press("1"), "BUTTON"), 0);
  assert.equal(choiceOf(press("9"), "DIV"), 8);
  for (const key of ["0", "10", "a", "n"]) assert.equal(choiceOf(press(key), "DIV"), null);
  assert.equal(choiceOf(press("1"), "INPUT"), null);
  assert.equal(choiceOf(press("1", { ctrlKey: true }), "DIV"), null);
});
