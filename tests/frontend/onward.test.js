import assert from "node:assert/strict";
import { test } from "node:test";
import { isYours, onwardFrom } from "../../uno_kart_lab/page/static/onward.js";

const LESSON = { lesson: "turn", scene: 1 };
const LINK = { says: "lesson", link: "lesson-4-action-cards.ipynb" };
const SCENE = { says: "scene", link: null };

/** @param {any} [more] @returns {any} */
const setup = (more) => ({ lesson: LESSON, ...more });

/** @param {any} [more] @returns {any} */
function state(more) {
  return { frames: [{}, {}], forward: false, over: false, reader: "teacher", asks: { seat: 0 }, ...more };
}

/** @param {any} of @param {any} at @param {any} [more] */
function from(of, at, more) {
  const reached = { isSceneDone: true, isPlayingOn: false, isAsked: false, hasNextScene: true, ...more };
  return onwardFrom(of, at, 1, reached);
}

test("a scene that is done leads to the next one, the last one elsewhere", () => {
  assert.deepEqual(from(setup(), state()), SCENE);
  assert.deepEqual(from(setup({ onward: LINK }), state()), LINK);
  assert.equal(from(setup(), state(), { hasNextScene: false }), null);
});

test("before it is done, once it is played on, and where it goes on by itself it leads nowhere", () => {
  assert.equal(from(setup(), state(), { isSceneDone: false }), null);
  assert.equal(from(setup(), state(), { isPlayingOn: true }), null);
  assert.equal(from(setup(), state(), { isAsked: true }), null);
  assert.equal(from(setup(), state({ forward: true })), null);
  assert.equal(from(setup(), state({ frames: [{}, {}, {}] })), null);
});

test("where nothing can follow it leads on though it was played on", () => {
  assert.deepEqual(from(setup(), state({ over: true }), { isPlayingOn: true }), SCENE);
});

test("what is played from a seat is left when it is that seat's turn", () => {
  assert.deepEqual(from(setup(), state({ reader: "0" }), { isPlayingOn: true }), SCENE);
  assert.equal(from(setup(), state({ reader: "1" })), null);
});

test("a game that is no scene leads on at its end alone", () => {
  const [game, ...reached] = [setup({ lesson: null, onward: LINK }), { isSceneDone: false }];
  assert.equal(from(game, state(), ...reached), null);
  assert.deepEqual(from(game, state({ over: true }), ...reached), LINK);
  assert.equal(from(setup({ lesson: null }), state({ over: true }), ...reached), null);
});

test("in a lesson the reader's seat is the reader's own to decide for, once all is told", () => {
  assert.equal(isYours(setup(), state({ reader: "0" }), 1), true);
  assert.equal(isYours(setup(), state({ reader: "0" }), 0), false);
  assert.equal(isYours(setup(), state({ reader: "1" }), 1), false);
  assert.equal(isYours(setup(), state(), 1), false);
  assert.equal(isYours(setup({ lesson: null }), state({ reader: "0" }), 1), false);
});
