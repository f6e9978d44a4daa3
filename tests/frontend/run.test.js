import assert from "node:assert/strict";
import { test } from "node:test";
import { pauseAfter, Run } from "../../uno_kart_lab/page/static/run.js";

/** A clock that is moved by hand, and a run whose steps it counts. @param {number} [steps] There are. */
function started(steps = 99) {
  /** @type {Map<number, {call: () => void, after: number}>} */
  const timers = new Map();
  let made = 0;
  const changes = /** @type {boolean[]} */ ([]);
  const taken = { steps: 0 };
  const run = new Run(
    () => taken.steps < steps && Boolean((taken.steps += 1)),
    () => changes.push(run.on),
    {
      set: (call, after) => {
        timers.set((made += 1), { call, after });
        return made;
      },
      clear: (timer) => void timers.delete(timer),
    },
  );
  /** The time comes for all that waits. */
  const tick = () => {
    const due = [...timers.values()];
    timers.clear();
    for (const { call } of due) call();
  };
  run.start();
  return { run, taken, changes, tick, waits: () => [...timers.values()].map(({ after }) => after) };
}

test("it takes a step at once, and the next when what is shown has stayed a while", () => {
  const { run, taken, tick } = started();
  assert.equal(taken.steps, 1);
  run.shown("Ana draws a card.");
  assert.equal(taken.steps, 1);
  tick();
  assert.equal(taken.steps, 2);
});

test("while an answer is awaited nothing is due", () => {
  const { taken, tick, waits } = started();
  tick();
  assert.equal(taken.steps, 1);
  assert.deepEqual(waits(), []);
});

test("what is shown twice is left once", () => {
  const { run, taken, tick, waits } = started();
  run.shown("Ana draws a card.");
  run.shown("Ana draws a card.");
  assert.equal(waits().length, 1);
  tick();
  assert.equal(taken.steps, 2);
});

test("starting what has started changes nothing", () => {
  const { run, taken, changes } = started();
  run.start();
  assert.equal(taken.steps, 1);
  assert.deepEqual(changes, [true]);
});

test("stopped, it takes no step", () => {
  const { run, taken, changes, tick } = started();
  run.shown("Ana draws a card.");
  run.stop();
  tick();
  run.shown("Ben draws a card.");
  tick();
  assert.equal(taken.steps, 1);
  assert.deepEqual(changes, [true, false]);
});

test("where there is nowhere to go it stops", () => {
  const { run, changes, tick } = started(1);
  run.shown("The game is over.");
  tick();
  assert.equal(run.on, false);
  assert.deepEqual(changes, [true, false]);
});

test("another speed counts at once, for what is shown already", () => {
  const { run, waits } = started();
  run.shown("Ana draws a card.");
  const [normal] = waits();
  run.setSpeed("fast");
  const [fast] = waits();
  run.setSpeed("slow");
  const [slow] = waits();
  assert.ok(fast < normal && normal < slow);
  assert.equal(waits().length, 1);
});

test("a longer sentence stays longer, but no sentence for ever", () => {
  assert.ok(pauseAfter("Ana draws.", "normal") < pauseAfter("Ana draws a card.", "normal"));
  assert.equal(pauseAfter("x".repeat(1000), "normal"), pauseAfter("x".repeat(5000), "normal"));
});
