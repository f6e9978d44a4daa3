import assert from "node:assert/strict";
import { test } from "node:test";
import { arrivals, keyed, readTable, tableAt } from "../../uno_kart_lab/page/static/table.js";

const base = {
  hand0: ["R5", "WB"], hand1: ["G1"], score0: 0, score1: 20, stock: 30, discard: ["G7"], buried: 3,
  colour: "green", direction: "left", turn: 0, dealer: 1, asked: 0, for: "turn", due: null, uno: null,
  round: 1, winner: null, winners: [],
};

/** @param {Partial<import("../../uno_kart_lab/page/static/types.js").Frame>} facts */
function frame(facts) {
  return { kind: "", text: "", rule: "TURN-1", also: [], number: 1, set: {}, marks: { cards: [], seats: [] }, ...facts };
}

const frames = [
  frame({ set: { hand0: ["R5"], discard: ["G7", "WB"], colour: null } }),
  frame({ kind: "card_turned_up", set: { stock: 29, discard: ["G7", "WB", "B2"], colour: "blue" }, marks: { cards: ["B2"], seats: [0] } }),
  frame({ set: { hand1: ["G1", "Y3"], stock: 28 } }),
];

test("before the first frame the table is the one before the step", () => {
  assert.deepEqual(tableAt(base, frames, -1), base);
});

test("a frame changes what it says and nothing else", () => {
  assert.deepEqual(tableAt(base, frames, 0), { ...base, hand0: ["R5"], discard: ["G7", "WB"], colour: null });
});

test("frames add up in their order, whichever was shown before", () => {
  const last = { ...base, hand0: ["R5"], hand1: ["G1", "Y3"], stock: 28, discard: ["G7", "WB", "B2"], colour: "blue" };
  assert.deepEqual(tableAt(base, frames, 2), last);
  tableAt(base, frames, 0);
  assert.deepEqual(tableAt(base, frames, 2), last);
});

test("a table is read by seats", () => {
  const table = readTable(base, ["Ana", "Ben"]);
  assert.deepEqual(table.seats, [
    { name: "Ana", hand: ["R5", "WB"], score: 0 },
    { name: "Ben", hand: ["G1"], score: 20 },
  ]);
  assert.equal(table.turn, 0);
});

test("when a round or a game is over it is nobody's turn", () => {
  assert.equal(readTable({ ...base, for: "round_over" }, ["Ana", "Ben"]).turn, null);
  assert.equal(readTable({ ...base, for: "game_over" }, ["Ana", "Ben"]).turn, null);
});

test("equal cards have different keys", () => {
  assert.deepEqual(keyed(["R5", "R5", "WB"]).map((card) => card.key), ["R5#0", "R5#1", "WB#0"]);
});

test("a card keeps its key when others come and go", () => {
  const key = (/** @type {string[]} */ hand) => keyed(hand).find(({ code }) => code === "WB")?.key;
  assert.equal(key(["R5", "WB"]), key(["G1", "G1", "R5", "WB"]));
});

test("only the cards that have come are new, one of equal ones too", () => {
  assert.deepEqual([...arrivals(["R5", "WB"], ["R5", "R5", "Y1", "WB"])], ["R5#1", "Y1#0"]);
  assert.deepEqual([...arrivals(["R5", "WB"], ["WB"])], []);
});
