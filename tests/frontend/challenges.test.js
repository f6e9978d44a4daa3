import assert from "node:assert/strict";
import { test } from "node:test";
import { asQuestion, challengeUntil, truthOf } from "../../uno_kart_lab/page/static/challenges.js";

/** @typedef {import("../../uno_kart_lab/page/static/types.js").Challenge} Challenge */

/** @param {Partial<Challenge>} facts @returns {Challenge} */
const challenge = (facts) => ({
  player: 0, challenger: 1, colour: "green", since: -1, shown: -1, hand: ["R1", "G1"], matching: [1],
  known: -1, verdict: "bluff", chosen: null, outcomes: [], chance: null, ...facts,
});

/** @param {Challenge | null} one */
function truths(one) {
  assert.ok(one);
  return [truthOf(one, "accept"), truthOf(one, "no_bluff"), truthOf(one, "bluff")];
}

test("before the card is played there is nothing", () => {
  assert.equal(challengeUntil(challenge({ since: 1 }), 0), null);
  assert.notEqual(challengeUntil(challenge({ since: 1 }), 1), null);
});

test("who knows from the start sees all of it, and what a challenge would bring", () => {
  const shown = challengeUntil(challenge({}), 2);
  assert.deepEqual(shown?.hand, ["R1", "G1"]);
  assert.deepEqual(truths(shown), [null, null, "would"]);
});

test("who may never know sees backs and no verdict", () => {
  const shown = challengeUntil(challenge({ shown: null, known: null, verdict: null, hand: ["??", "??"], matching: [] }), 9);
  assert.deepEqual(shown?.hand, ["??", "??"]);
  assert.deepEqual(truths(shown), [null, null, null]);
});

test("the challenger sees the hand when it is shown, and the verdict when it is judged", () => {
  const asked = challenge({ shown: 1, known: 2, chosen: "challenge" });
  const before = challengeUntil(asked, 0);
  assert.deepEqual([before?.hand, before?.matching, before?.verdict], [["??", "??"], [], null]);
  const shown = challengeUntil(asked, 1);
  assert.deepEqual([shown?.hand, shown?.matching, shown?.verdict], [["R1", "G1"], [1], null]);
  assert.equal(challengeUntil(asked, 2)?.verdict, "bluff");
});

test("a challenge brings what it finds, once it is judged", () => {
  const asked = challenge({ shown: 1, known: 2, chosen: "challenge", verdict: "no_bluff" });
  assert.deepEqual(truths(challengeUntil(asked, 1)), [null, null, null]);
  assert.deepEqual(truths(challengeUntil(asked, 2)), [null, "happened", null]);
});

test("the answer is not there before it is given", () => {
  assert.equal(challengeUntil(challenge({ chosen: "accept" }), -1)?.chosen, null);
  assert.equal(challengeUntil(challenge({ chosen: "accept" }), 0)?.chosen, "accept");
});

test("of one that is accepted, who knows is told what was missed", () => {
  assert.deepEqual(truths(challenge({ chosen: "accept" })), ["happened", null, "missed"]);
  assert.deepEqual(truths(challenge({ chosen: "accept", verdict: null })), ["happened", null, null]);
});

test("as a question it has no answer, whoever looks", () => {
  const shown = challengeUntil(asQuestion(challenge({})), 3);
  assert.deepEqual([shown?.hand, shown?.matching, shown?.verdict], [["??", "??"], [], null]);
});

test("of one that is stacked on, who knows is told what was missed", () => {
  const all = (/** @type {Challenge} */ one) =>
    /** @type {const} */ (["accept", "no_bluff", "bluff", "stack"]).map((when) => truthOf(one, when));
  assert.deepEqual(all(challenge({ chosen: "stack" })), [null, null, "missed", "happened"]);
  assert.deepEqual(all(challenge({ chosen: "stack", verdict: null })), [null, null, null, "happened"]);
});
