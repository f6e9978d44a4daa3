import assert from "node:assert/strict";
import { test } from "node:test";
import { canSayUno, choicesAt, keyOf, playsOf, targetsOf } from "../../uno_kart_lab/page/static/choices.js";

/** @typedef {import("../../uno_kart_lab/page/static/types.js").Choice} Choice */
/** @typedef {import("../../uno_kart_lab/page/static/types.js").State} State */
/** @typedef {import("../../uno_kart_lab/page/static/types.js").Table} Table */

/** @type {Choice[]} */
const turn = [
  { seat: 1, do: "play", card: "G5", text: "Play the green 5" },
  { seat: 1, do: "play", card: "W+4", colour: "red", text: "red" },
  { seat: 1, do: "play", card: "W+4", colour: "blue", text: "blue" },
  { seat: 1, do: "draw", text: "Draw a card" },
];
/** @type {Choice[]} */
const uno = [
  { seat: 0, do: "say_uno", text: "Say UNO" },
  { seat: 2, do: "catch_uno", target: 0, text: "Catch Ana" },
];
/** @type {Choice[]} */
const lastButOne = [
  { ...turn[0], say_uno: true }, { ...turn[0], say_uno: false },
  { ...turn[1], say_uno: true }, { ...turn[1], say_uno: false },
  { ...turn[2], say_uno: true }, { ...turn[2], say_uno: false },
];

/** @param {Choice[]} legal @param {number} [at] */
function choices(legal, at = 1) {
  const state = /** @type {State} */ (/** @type {unknown} */ ({ legal, frames: [{}, {}] }));
  return choicesAt(state, at, /** @type {Table} */ ({ asked: 1 }));
}

test("plays are found by their card, other choices stand apart", () => {
  const found = choices(turn);
  assert.deepEqual([...found.plays.keys()], ["G5", "W+4"]);
  assert.deepEqual(playsOf(found, "G5", true), [turn[0]]);
  assert.deepEqual(playsOf(found, "W+4", true), [turn[1], turn[2]]);
  assert.deepEqual(playsOf(found, "R5", true), []);
  assert.deepEqual(found.others, [turn[3]]);
  assert.deepEqual(found.window, []);
});

test("nothing can be done while a step is still being told", () => {
  const found = choices([...turn, ...uno], 0);
  assert.deepEqual({ ...found, plays: [...found.plays] }, { seat: null, plays: [], others: [], jumps: [], window: [] });
});

test("what the UNO window allows stands apart, whoever may do it", () => {
  const found = choices([...turn, ...uno]);
  assert.deepEqual(found.window, uno);
  assert.deepEqual(found.others, [turn[3]]);
});

test("what others play out of turn is no play of who is asked, nor of the reader who is not", () => {
  /** @type {Choice[]} */
  const jumps = [{ seat: 2, do: "play", card: "G5", text: "Chi jumps in with the green 5" }];
  const found = choices([...turn, ...jumps, ...uno]);
  assert.deepEqual(found.jumps, jumps);
  assert.deepEqual(playsOf(found, "G5", true), [turn[0]]);
  assert.equal(choices(jumps).seat, null);
  assert.deepEqual(choices(jumps, 0).jumps, []);
});

test("a hand is played from by whoever is asked, and not by who may only catch another", () => {
  assert.equal(choices(turn).seat, 1);
  assert.equal(choices(uno).seat, null);
});

test("UNO is said with a play or not, in every colour", () => {
  const found = choices(lastButOne);
  assert.ok(canSayUno(found) && !canSayUno(choices(turn)));
  for (const said of [true, false]) {
    assert.deepEqual(playsOf(found, "G5", said).map(({ say_uno }) => say_uno), [said]);
    assert.deepEqual(
      playsOf(found, "W+4", said).map(({ say_uno, colour }) => [say_uno, colour]),
      [[said, "red"], [said, "blue"]],
    );
  }
});

test("who can be aimed at is known by seat", () => {
  /** @type {Choice[]} */
  const aims = [0, 2].map((target) => ({ seat: 1, do: "choose_target", target, text: "" }));
  assert.deepEqual([...targetsOf(choices(aims))], [[0, aims[0]], [2, aims[1]]]);
  assert.equal(targetsOf(choices([...turn, ...uno])).size, 0);
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
