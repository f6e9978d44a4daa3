import assert from "node:assert/strict";
import { test } from "node:test";
import { stretchAround } from "../../uno_kart_lab/page/static/stretch.js";

const one = () => 1;
const twoAt = (/** @type {number} */ wide) => (/** @type {number} */ depth) => (depth === wide ? 2 : 1);

test("a line that fits is in sight from end to end", () => {
  for (const at of [0, 4, 9]) {
    assert.deepEqual(stretchAround(10, at, 10, one, 0), { first: 0, last: 9 });
  }
});

test("the stretch stays where it was while there is more to be seen on both sides", () => {
  for (const at of [42, 45, 47]) {
    assert.deepEqual(stretchAround(1000, at, 10, one, 40), { first: 40, last: 49 });
  }
});

test("it moves when what is shown comes near its end, and shows as much as fits", () => {
  for (const at of [41, 48, 600]) {
    const { first, last } = stretchAround(1000, at, 10, one, 40);
    assert.equal(last - first, 9);
    assert.ok(first <= at - 2 && at + 2 <= last);
  }
});

test("at the ends of the line it is full all the same", () => {
  assert.deepEqual(stretchAround(1000, 0, 10, one, 40), { first: 0, last: 9 });
  assert.deepEqual(stretchAround(1000, 999, 10, one, 40), { first: 990, last: 999 });
  assert.deepEqual(stretchAround(1000, 999, 10, one, 990), { first: 990, last: 999 });
});

test("a fork takes the room of two", () => {
  assert.deepEqual(stretchAround(1000, 999, 10, twoAt(998), 0), { first: 991, last: 999 });
  assert.deepEqual(stretchAround(1000, 3, 10, twoAt(3), 0), { first: 0, last: 8 });
});

test("a line that has become shorter is in sight", () => {
  assert.deepEqual(stretchAround(5, 2, 10, one, 40), { first: 0, last: 4 });
});

test("where there is more room than before, it is filled", () => {
  assert.deepEqual(stretchAround(11, 6, 52, one, 4), { first: 0, last: 10 });
  assert.deepEqual(stretchAround(100, 97, 12, one, 95), { first: 88, last: 99 });
});

test("only what is in sight is looked at, however long the line is", () => {
  let looked = 0;
  const counted = () => ((looked += 1), 1);
  stretchAround(1_000_000, 500_000, 10, counted, 3);
  assert.ok(looked < 100);
});
