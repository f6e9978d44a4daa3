import assert from "node:assert/strict";
import { test } from "node:test";
import { moveOf } from "../../uno_kart_lab/page/static/keys.js";
import { fill } from "../../uno_kart_lab/page/static/words.js";

/** @param {string} key @param {object} [held] */
function press(key, held) {
  return { key, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...held };
}

test("n and the arrows go on and back, Home and End to the ends", () => {
  const moves = ["n", "ArrowRight", "ArrowLeft", "Home", "End"].map((key) => moveOf(press(key), "BUTTON"));
  assert.deepEqual(moves, ["next", "next", "back", "first", "last"]);
});

test("other keys do nothing", () => {
  assert.equal(moveOf(press("x"), "BUTTON"), null);
  assert.equal(moveOf(press("Tab"), "BUTTON"), null);
  assert.equal(moveOf(press("toString"), "BUTTON"), null);
});

test("the browser's own shortcuts stay the browser's", () => {
  assert.equal(moveOf(press("n", { ctrlKey: true }), "BODY"), null);
  assert.equal(moveOf(press("ArrowLeft", { altKey: true }), "BODY"), null);
});

test("keys that are typed somewhere are left alone", () => {
  for (const tag of ["INPUT", "SELECT"]) assert.equal(moveOf(press("n"), tag), null);
});

test("places in a text are filled", () => {
  assert.equal(fill("{at} of {count}", { at: 3, count: 8 }), "3 of 8");
});

test("a value with braces is not looked into, and an unknown place stays", () => {
  assert.equal(fill("{name} {other}", { name: "{other}" }), "{other} {other}");
});
