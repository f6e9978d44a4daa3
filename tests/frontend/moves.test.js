import assert from "node:assert/strict";
import { test } from "node:test";
import { outcomeAtOnce, outcomeOf } from "../../uno_kart_lab/page/static/moves.js";

/** @typedef {import("../../uno_kart_lab/page/static/types.js").State} State */

/** @param {object} facts */
function step(facts) {
  const frames = [1, 2, 3].map((number) => ({ number }));
  const around = { node: 7, back: true, forward: true, over: false };
  return /** @type {State} */ (/** @type {unknown} */ ({ frames, ...around, ...facts }));
}

const onward = { ask: { do: "next", node: 7 } };
const first = step({ back: false });
const last = step({ forward: false });

test("inside a step Next and Back go by one event, without asking", () => {
  assert.deepEqual(outcomeOf("next", step({}), 0), { show: 1 });
  assert.deepEqual(outcomeOf("back", step({}), 2), { show: 1 });
});

test("at its ends they ask for the step after and the step before", () => {
  assert.deepEqual(outcomeOf("next", step({}), 2), onward);
  assert.deepEqual(outcomeOf("back", step({}), 0), { ask: { do: "go", to: "back" } });
});

test("a step in which nothing happened has only ends", () => {
  assert.deepEqual(outcomeOf("next", step({ frames: [] }), -1), onward);
  assert.deepEqual(outcomeOf("back", step({ frames: [] }), -1), { ask: { do: "go", to: "back" } });
});

test("Next goes on at the end of the known line, but not at the end of the game", () => {
  assert.deepEqual(outcomeOf("next", last, 2), onward);
  assert.equal(outcomeOf("next", step({ over: true }), 2), null);
  assert.deepEqual(outcomeOf("next", step({ over: true }), 1), { show: 2 });
});

test("an action forward ends the one that is being told before it goes to the next", () => {
  assert.deepEqual(outcomeOf("actionForward", last, 0), { show: 2 });
  assert.deepEqual(outcomeOf("actionForward", step({}), 2), { ask: { do: "go", to: "forward" } });
  assert.equal(outcomeOf("actionForward", last, 2), null);
});

test("an action back is the step before, wherever one is in this one", () => {
  assert.deepEqual(outcomeOf("actionBack", step({}), 2), { ask: { do: "go", to: "back" } });
  assert.equal(outcomeOf("actionBack", first, 2), null);
});

test("first and last are the ends of the game, of its events too", () => {
  assert.deepEqual(outcomeOf("first", step({}), 1), { ask: { do: "go", to: "first" } });
  assert.deepEqual(outcomeOf("first", first, 1), { show: 0 });
  assert.equal(outcomeOf("first", first, 0), null);
  assert.deepEqual(outcomeOf("last", step({}), 1), { ask: { do: "go", to: "last" } });
  assert.deepEqual(outcomeOf("last", last, 1), { show: 2 });
  assert.equal(outcomeOf("last", last, 2), null);
});

test("shown at once, on and back are by whole actions", () => {
  assert.deepEqual(outcomeAtOnce("next", step({}), 0), { show: 2 });
  assert.deepEqual(outcomeAtOnce("next", step({}), 2), onward);
  assert.deepEqual(outcomeAtOnce("back", step({}), 2), { ask: { do: "go", to: "back" } });
  assert.deepEqual(outcomeAtOnce("back", first, 2), { show: 1 });
  assert.equal(outcomeAtOnce("back", first, 0), null);
});

test("by events, one goes on and back as ever, at once or not", () => {
  for (const outcome of [outcomeOf, outcomeAtOnce]) {
    assert.deepEqual(outcome("eventForward", step({}), 0), { show: 1 });
    assert.deepEqual(outcome("eventForward", last, 2), onward);
    assert.deepEqual(outcome("eventBack", step({}), 2), { show: 1 });
    assert.deepEqual(outcome("last", step({}), 1), { ask: { do: "go", to: "last" } });
  }
});
