import assert from "node:assert/strict";
import { test } from "node:test";
import { arrange, keyOf } from "../../uno_kart_lab/page/static/choices.js";

/** @typedef {import("../../uno_kart_lab/page/static/types.js").Choice} Choice */

/** @type {Choice[]} */
const turn = [
  { seat: 1, do: "play", card: "G5", text: "Play the green 5" },
  { seat: 1, do: "play", card: "W+4", colour: "red", text: "red" },
  { seat: 1, do: "play", card: "W+4", colour: "blue", text: "blue" },
  { seat: 1, do: "draw", text: "Draw a card" },
];

test("plays, plays with a colour and other choices are told apart", () => {
  const { plays, colours, others, window } = arrange(turn);
  assert.deepEqual(plays, [turn[0]]);
  assert.deepEqual(colours, [[turn[1], turn[2]]]);
  assert.deepEqual(others, [turn[3]]);
  assert.deepEqual(window, []);
});

test("what the UNO window allows stands apart, whoever may do it", () => {
  /** @type {Choice[]} */
  const uno = [
    { seat: 0, do: "say_uno", text: "Say UNO" },
    { seat: 2, do: "catch_uno", target: 0, text: "Catch Ana" },
  ];
  const { others, window } = arrange([...turn, ...uno]);
  assert.deepEqual(window, uno);
  assert.deepEqual(others, [turn[3]]);
});

test("colours chosen with and without saying UNO are two choices of colours", () => {
  /** @type {Choice[]} */
  const legal = [
    { ...turn[1], say_uno: true }, { ...turn[1], say_uno: false },
    { ...turn[2], say_uno: true }, { ...turn[2], say_uno: false },
  ];
  const said = arrange(legal).colours.map((group) => group.map(({ say_uno, colour }) => [say_uno, colour]));
  assert.deepEqual(said, [[[true, "red"], [true, "blue"]], [[false, "red"], [false, "blue"]]]);
});

test("choices that differ in anything have different keys", () => {
  /** @type {Choice[]} */
  const all = [
    ...turn,
    { ...turn[0], seat: 2 },
    { ...turn[0], say_uno: true },
    { seat: 1, do: "choose_target", target: 0, text: "" },
    { seat: 1, do: "choose_target", target: 2, text: "" },
  ];
  assert.equal(new Set(all.map(keyOf)).size, all.length);
});
