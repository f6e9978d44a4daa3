import assert from "node:assert/strict";
import { test } from "node:test";
import { flightsOf as flightsOnTable, isShuffled, toldSince } from "../../uno_kart_lab/page/static/flights.js";

/** @param {Partial<import("../../uno_kart_lab/page/static/types.js").Frame>} facts */
function frame(facts) {
  return { kind: "", text: "", rule: "", also: [], number: 1, set: {}, marks: { cards: [], seats: [] }, ...facts };
}

/** @typedef {import("../../uno_kart_lab/page/static/types.js").Table} Table */

/** @param {ReturnType<typeof frame>} told @param {Table["direction"]} [direction] */
function flightsOf(told, direction = "left") {
  return flightsOnTable(told, /** @type {Table} */ (/** @type {unknown} */ ({ seats: [{}, {}, {}], direction })));
}

test("a played card goes from its hand to the discard pile", () => {
  const played = frame({ kind: "card_played", marks: { cards: ["R5"], seats: [2] } });
  assert.deepEqual(flightsOf(played), [{ from: 2, to: "discard", cards: ["R5"] }]);
});

test("a drawn card goes from the stock to the hand, as its reader knows it", () => {
  const drawn = frame({ kind: "cards_drawn", marks: { cards: ["??", "??"], seats: [1] } });
  assert.deepEqual(flightsOf(drawn), [{ from: "stock", to: 1, cards: ["??", "??"] }]);
});

test("a turned up card goes from the stock to the discard pile", () => {
  for (const kind of ["card_turned_up", "opening_card_turned"]) {
    const turned = frame({ kind, marks: { cards: ["B2"], seats: [0] } });
    assert.deepEqual(flightsOf(turned), [{ from: "stock", to: "discard", cards: ["B2"] }]);
  }
});

test("a deal goes to every hand that it fills", () => {
  const dealt = frame({ kind: "hands_dealt", set: { hand0: ["R1"], hand10: ["R2"], stock: 5 } });
  assert.deepEqual(flightsOf(dealt).map(({ to }) => to), [0, 10]);
});

test("two hands are swapped at once", () => {
  const swapped = frame({ kind: "hands_swapped", marks: { cards: [], seats: [2, 0] } });
  assert.deepEqual(flightsOf(swapped).map(({ from, to }) => [from, to]), [[2, 0], [0, 2]]);
});

test("all hands are passed on in the direction of play", () => {
  const passed = frame({ kind: "hands_passed_on", marks: { cards: [], seats: [1] } });
  const ways = (/** @type {Table["direction"]} */ direction) =>
    flightsOf(passed, direction).map(({ from, to }) => [from, to]);
  assert.deepEqual(ways("left"), [[0, 1], [1, 2], [2, 0]]);
  assert.deepEqual(ways("right"), [[0, 2], [1, 0], [2, 1]]);
});

test("the discard pile goes back and is shuffled", () => {
  const again = frame({ kind: "discard_reshuffled" });
  assert.deepEqual(flightsOf(again).map(({ from, to }) => [from, to]), [["discard", "stock"]]);
  assert.ok(isShuffled(again) && isShuffled(frame({ kind: "stock_shuffled" })));
});

test("nothing moves where nothing does", () => {
  assert.deepEqual(flightsOf(frame({ kind: "turn_begun", marks: { cards: [], seats: [1] } })), []);
  assert.ok(!isShuffled(frame({ kind: "turn_begun" })));
});

test("of many cards only some are seen to move", () => {
  const many = frame({ kind: "cards_drawn", marks: { cards: Array(30).fill("R1"), seats: [1] } });
  assert.ok(flightsOf(many)[0].cards.length < 10);
});

test("what is told is what follows the event that was shown, and nothing after a jump or going back", () => {
  const frames = [7, 8, 9].map((number) => frame({ number }));
  assert.deepEqual(toldSince(frames, 6), frames);
  assert.deepEqual(toldSince(frames, 8), [frames[2]]);
  assert.deepEqual(toldSince(frames, 9), []);
  assert.deepEqual(toldSince(frames, 3), []);
  assert.deepEqual(toldSince(frames, NaN), []);
});
