import assert from "node:assert/strict";
import { test } from "node:test";
import { covered } from "../../uno_kart_lab/page/static/cover.js";
import { tableAt } from "../../uno_kart_lab/page/static/table.js";

/** @typedef {import("../../uno_kart_lab/page/static/types.js").State} State */

/** @param {number} number @param {object} set */
function frame(number, set) {
  const marks = { cards: [`card${number}`], seats: [number] };
  return { kind: `kind${number}`, text: `said${number}`, rule: `rule${number}`, also: [], number, set, marks, item: "shell" };
}

const state = /** @type {State} */ (/** @type {unknown} */ ({
  node: 7,
  entry: { parent: 6, seat: 0, text: "Ana plays", action: { seat: 0, do: "draw" }, arrange: null, marks: ["box"] },
  base: { hand0: ["R5", "WB"], hand1: ["G1"], stock: 30, colour: "red" },
  frames: [
    frame(1, { hand0: ["R5"], colour: null }),
    frame(2, { hand1: ["G1", "Y3"], stock: 29 }),
    frame(3, { colour: "blue" }),
  ],
  asks: { text: "Ben chooses", seat: 1 },
  legal: [{ seat: 1, do: "draw", text: "Draw" }],
  chain: { number: 1, seat: 0, steps: [{ node: 6, link: 1, box: [0, "WB"] }, { node: 7, link: 1, card: [1, "Y3"] }] },
  challenge: {
    player: 0, challenger: 1, colour: "red", since: 0, shown: -1, hand: ["R5"], matching: [0],
    known: -1, verdict: "bluff", chosen: null, outcomes: [], chance: null,
  },
}));

test("of the event that is covered, and of those after it, nothing is left but their number", () => {
  const { frames } = covered(state, 1, "What now?");
  assert.equal(frames.length, 3);
  assert.equal(frames[0].text, "said1");
  for (const one of frames.slice(1)) {
    assert.doesNotMatch(JSON.stringify(one), /said|rule\d|card\d|kind\d|shell|Y3|blue/);
    assert.equal(one.text, "What now?");
  }
});

test("no hand is open, at any event", () => {
  const seen = covered(state, 2, "What now?");
  for (const at of [-1, 0, 1, 2]) {
    const table = tableAt(seen.base, seen.frames, at);
    assert.deepEqual([...table.hand0, ...table.hand1].filter((card) => card !== "??"), []);
  }
  assert.equal(tableAt(seen.base, seen.frames, 2).hand1.length, 2);
});

test("the table stays as it was before the event", () => {
  const seen = covered(state, 2, "What now?");
  assert.equal(tableAt(seen.base, seen.frames, 2).colour, null);
});

test("what is done, and what can be done then, is covered with the first event", () => {
  const { entry, asks, legal, challenge } = covered(state, 0, "What now?");
  assert.deepEqual([entry.text, entry.seat, entry.action, entry.marks], ["What now?", null, null, []]);
  assert.deepEqual([asks.text, legal, challenge], ["What now?", [], null]);
  assert.equal(covered(state, 1, "What now?").entry.text, "Ana plays");
});

test("a chain shows what was turned up before", () => {
  assert.doesNotMatch(JSON.stringify(covered(state, 1, "").chain), /Y3/);
  assert.match(JSON.stringify(covered(state, 2, "").chain), /Y3/);
});

test("whether it was a bluff stays a question", () => {
  const { challenge } = covered(state, 1, "What now?");
  assert.deepEqual([challenge?.hand, challenge?.matching, challenge?.verdict], [["??"], [], null]);
});

test("before anything has happened, it is still asked what is to be decided", () => {
  assert.equal(covered({ ...state, frames: [] }, -1, "What now?").asks.text, "Ben chooses");
});

test("why something is done is told with it", () => {
  const told = { ...state, why: "Why it is" };
  assert.equal("why" in covered(told, 0, "What now?"), false);
  assert.equal(covered(told, 1, "What now?").why, "Why it is");
});
