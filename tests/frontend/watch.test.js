import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Watch } from "../../uno_kart_lab/page/static/watch.js";

mock.timers.enable({ apis: ["setTimeout"] });

/** @type {string[]} */
let told;
/** @type {Watch} */
let watch;

beforeEach(() => {
  told = [];
  watch = new Watch({ gone: () => told.push("gone"), back: () => told.push("back") });
});

test("nothing is said while answers come", () => {
  for (let step = 0; step < 9; step += 1) {
    watch.asked();
    mock.timers.tick(5_000);
    watch.answered();
  }
  mock.timers.tick(60_000);
  assert.deepEqual(told, []);
});

test("the first answer is awaited longer", () => {
  watch.asked();
  mock.timers.tick(40_000);
  assert.deepEqual(told, []);
  mock.timers.tick(6_000);
  assert.deepEqual(told, ["gone"]);
});

test("what is asked meanwhile does not put it off", () => {
  watch.answered();
  for (let second = 1; second <= 5; second += 1) {
    watch.asked();
    mock.timers.tick(1_000);
  }
  assert.deepEqual(told, []);
  mock.timers.tick(1_000);
  assert.deepEqual(told, ["gone"]);
});

test("it is said again when something else is asked in vain", () => {
  watch.answered();
  watch.lost();
  mock.timers.tick(60_000);
  assert.deepEqual(told, ["gone"]);
  watch.asked();
  mock.timers.tick(60_000);
  assert.deepEqual(told, ["gone", "gone"]);
});

test("an answer after all takes it back", () => {
  watch.lost();
  watch.answered();
  watch.answered();
  assert.deepEqual(told, ["gone", "back"]);
});

test("nothing is missed once nobody waits any more", () => {
  watch.answered();
  watch.asked();
  watch.stop();
  mock.timers.tick(60_000);
  assert.deepEqual(told, []);
});
