import assert from "node:assert/strict";
import { test } from "node:test";
import { Asking, unanswered, untold } from "../../uno_kart_lab/page/static/asking.js";

/** @param {number} asked @param {string} [ask] @returns {any} */
function question(asked, ask = "Who draws?") {
  const choices = [{ text: "Ana", right: false }, { text: "Ben", right: true }, { text: "Chi", right: false }];
  return { id: "who_draws ACT-1", ask, asked, reveal: asked + 1, choices };
}

/** @param {any} [more] @returns {any} */
function stateOf(more) {
  return { node: 3, step: 0, forward: false, frames: [{}, {}, {}], questions: [question(0), question(1)], ...more };
}

const SETUP = /** @type {any} */ ({});

/** @param {any} state */
function askingOf(state) {
  /** @type {[string, boolean][]} */
  const told = [];
  const asking = new Asking(({ id }, right) => told.push([id, right]));
  asking.arrive(SETUP, state);
  return { asking, told };
}

test("a question is put at its place and nowhere else", () => {
  const { asking } = askingOf(stateOf());
  assert.equal(asking.put(stateOf(), 2), false);
  assert.equal(asking.waits, false);
  assert.equal(asking.put(stateOf(), 1), true);
  assert.equal(asking.waits, true);
  assert.equal(asking.open?.question.asked, 1);
});

test("where nothing is asked nothing is put", () => {
  const { asking } = askingOf(stateOf({ questions: undefined }));
  assert.equal(asking.put(stateOf({ questions: undefined }), 0), false);
});

test("an answer is told and counts, whether it is right or wrong", () => {
  const { asking, told } = askingOf(stateOf());
  asking.put(stateOf(), 0);
  asking.answer(1, true);
  assert.deepEqual([asking.waits, asking.open?.chosen, asking.score], [false, 1, { right: 1, count: 1 }]);
  asking.put(stateOf(), 1);
  asking.answer(0, true);
  assert.deepEqual(asking.score, { right: 1, count: 2 });
  assert.deepEqual(told, [["who_draws ACT-1", true], ["who_draws ACT-1", false]]);
});

test("the first answer stands", () => {
  const { asking, told } = askingOf(stateOf());
  asking.put(stateOf(), 0);
  asking.answer(0, true);
  asking.answer(1, true);
  assert.equal(asking.open?.chosen, 0);
  assert.equal(told.length, 1);
});

test("a key beyond the last choice answers nothing", () => {
  const { asking } = askingOf(stateOf());
  asking.put(stateOf(), 0);
  asking.answer(3, true);
  assert.equal(asking.waits, true);
});

test("neither a class's answer nor one that is shown is anybody's", () => {
  const { asking, told } = askingOf(stateOf());
  asking.put(stateOf(), 0);
  asking.answer(1, false);
  asking.put(stateOf(), 1);
  asking.reveal();
  assert.equal(asking.waits, false);
  assert.equal(asking.open?.chosen, null);
  assert.deepEqual([asking.score.count, told], [0, []]);
});

test("what was answered or shown is not asked again when one comes back", () => {
  const { asking } = askingOf(stateOf());
  asking.put(stateOf(), 0);
  asking.answer(1, true);
  asking.put(stateOf(), 1);
  asking.reveal();
  asking.arrive(SETUP, stateOf({ node: 4 }));
  asking.arrive(SETUP, stateOf());
  assert.equal(asking.put(stateOf(), 0), false);
  assert.equal(asking.put(stateOf(), 1), false);
});

test("what was left unanswered is asked again", () => {
  const { asking } = askingOf(stateOf());
  asking.put(stateOf(), 0);
  asking.leave();
  assert.equal(asking.open, null);
  assert.equal(asking.put(stateOf(), 0), true);
});

test("the same step of another game is asked about anew", () => {
  const { asking } = askingOf(stateOf());
  asking.put(stateOf(), 0);
  asking.answer(1, true);
  asking.arrive(/** @type {any} */ ({}), stateOf());
  assert.equal(asking.put(stateOf(), 0), true);
});

test("several questions of one place come one after the other", () => {
  const state = stateOf({ questions: [question(0, "One?"), question(0, "Two?")] });
  const { asking } = askingOf(state);
  asking.put(state, 0);
  asking.answer(0, true);
  assert.equal(asking.put(state, 0), true);
  assert.equal(asking.open?.question.ask, "Two?");
});

test("votes are counted for each choice, and never fall below none", () => {
  const { asking } = askingOf(stateOf());
  asking.vote(0, 1);
  asking.put(stateOf(), 0);
  asking.vote(0, 1);
  asking.vote(0, 1);
  asking.vote(2, 1);
  asking.vote(2, -1);
  asking.vote(2, -1);
  assert.deepEqual(asking.open?.votes, [2, 0, 0]);
  asking.reveal();
  assert.deepEqual(asking.open?.votes, [2, 0, 0]);
});

test("a game is gone through when its end is shown and all it asks is answered", () => {
  const state = stateOf({ questions: [question(0)] });
  const { asking } = askingOf(state);
  assert.equal(asking.isThrough(state, 2), false);
  asking.put(state, 0);
  asking.answer(0, true);
  assert.equal(asking.isThrough(state, 1), false);
  assert.equal(asking.isThrough(state, 2), true);
  assert.equal(asking.isThrough({ ...state, forward: true }, 2), false);
});

test("who jumps to the end has not gone through it", () => {
  const { asking } = askingOf(stateOf({ node: 0, frames: [], questions: [] }));
  const end = stateOf({ node: 2, step: 2, questions: [] });
  asking.arrive(SETUP, end);
  assert.equal(asking.isThrough(end, 2), false);
  asking.arrive(SETUP, stateOf({ node: 1, step: 1, questions: [] }));
  asking.arrive(SETUP, end);
  assert.equal(asking.isThrough(end, 2), true);
});

test("where nothing was done or asked there is nothing to be gone through", () => {
  const start = stateOf({ node: 0, frames: [], questions: [] });
  assert.equal(askingOf(start).asking.isThrough(start, -1), false);
});

const ENTRY = { parent: 0, seat: 1, text: "Ben draws a card.", action: { seat: 1, do: "draw" }, arrange: null, marks: ["box"] };
const TOLD = stateOf({ entry: ENTRY, asks: { text: "Chi is next.", seat: 2 }, legal: [{}], challenge: {} });

test("asked before the first event, what was done and who is next are not told", () => {
  const state = unanswered({ ...TOLD, why: "Why it is" }, -1);
  assert.equal("why" in state, false);
  assert.deepEqual([state.entry.text, state.entry.seat, state.entry.action], ["", null, null]);
  assert.deepEqual(state.entry.marks, []);
  assert.deepEqual(state.asks, { text: "", seat: null });
  assert.deepEqual(state.legal, []);
});

test("asked later, what was done is told, and what can be done is not", () => {
  const state = unanswered(TOLD, 2);
  assert.equal(state.entry.text, "Ben draws a card.");
  assert.deepEqual([state.legal, state.challenge], [[], null]);
});

test("whether it was a bluff stays open until that is judged and nothing more is asked", () => {
  const challenge = { chosen: "challenge", hand: ["R1"], matching: [0], shown: -1, known: -1, verdict: "bluff" };
  const frames = [{ kind: "wild_draw_four_challenged" }, { kind: "challenge_judged" }, { kind: "cards_drawn" }];
  const state = stateOf({ challenge, frames });
  assert.equal(untold(state, 0, true).challenge?.verdict, null);
  assert.deepEqual(untold(state, 1, false).challenge?.hand, ["??"]);
  assert.equal(untold(state, 1, true).challenge?.verdict, "bluff");
  const waiting = stateOf({ frames, challenge: { ...challenge, chosen: null } });
  assert.equal(untold(waiting, 2, true).challenge?.verdict, null);
  const accepted = stateOf({ challenge: { ...challenge, chosen: "accept" }, frames: [{}, {}] });
  assert.deepEqual([0, 1].map((at) => untold(accepted, at, true).challenge?.verdict), [null, "bluff"]);
  const none = stateOf({ challenge: null });
  assert.equal(untold(none, 0, false), none);
});
