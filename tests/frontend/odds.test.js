import assert from "node:assert/strict";
import { test } from "node:test";
import { actionRows, itemRows, oddsAt, winnerRows } from "../../uno_kart_lab/page/static/odds.js";

/** @typedef {import("../../uno_kart_lab/page/static/odds.js").Place} Place */
/** @typedef {import("../../uno_kart_lab/page/static/types.js").Odds} Odds */

/** @type {Odds} */
const odds = {
  node: 3,
  knower: "0",
  on: true,
  items: [{ item: "shell", share: 0.25 }],
  bluff: null,
  wins: [{ share: 0.4, low: 0.3, high: 0.5 }, { share: 0.6, low: 0.5, high: 0.7 }],
  nobody: 0,
  games: 10,
  of: 10,
  actions: [
    { text: "Draw a card", games: 5, share: 0.2, low: 0.1, high: 0.3 },
    { text: "Play the red 5", games: 5, share: 0.8, low: 0.7, high: 0.9 },
  ],
  compiled: false,
  done: true,
};
const setup = {};

/** @param {object} [changes] @returns {Place} */
function place(changes = {}) {
  const { game = setup, reader = "0", isTold = true } = /** @type {any} */ (changes);
  return /** @type {Place} */ ({ setup: game, state: { node: 3, reader }, isTold });
}

test("nothing is shown before anything has been worked out", () => {
  assert.equal(oddsAt(place(), null).odds, null);
});

test("the odds of a step are shown when it has been told to its end", () => {
  const here = place();
  assert.deepEqual(oddsAt(here, { odds, place: here }), { odds, isOld: false });
  assert.equal(oddsAt({ ...here, isTold: false }, { odds, place: here }).odds, null);
});

test("those of the step before stay until there are others", () => {
  const last = { odds, place: place() };
  assert.deepEqual(oddsAt(place(), last), { odds, isOld: true });
  assert.deepEqual(oddsAt(place({ isTold: false }), last), { odds, isOld: true });
});

test("but not for another reader, nor in another game", () => {
  const last = { odds, place: place() };
  assert.equal(oddsAt(place({ reader: "1" }), last).odds, null);
  assert.equal(oddsAt(place({ game: {} }), last).odds, null);
});

test("players stand by seat, and nobody only where nobody wins", () => {
  assert.deepEqual(winnerRows(odds, ["Ana", "Ben"], "Nobody").map(({ name }) => name), ["Ana", "Ben"]);
  const some = winnerRows({ ...odds, nobody: 0.01 }, ["Ana", "Ben"], "Nobody");
  assert.deepEqual(some.at(-1), { key: "nobody", name: "Nobody", share: 0.01 });
});

test("the best action comes first", () => {
  assert.deepEqual(actionRows(odds).map(({ name }) => name), ["Play the red 5", "Draw a card"]);
});

test("items have their names, and there are none where nobody can hold a box", () => {
  assert.deepEqual(itemRows(odds, { shell: "Green Shell" }).map(({ name }) => name), ["Green Shell"]);
  assert.deepEqual(itemRows({ ...odds, items: null }, {}), []);
});
