import assert from "node:assert/strict";
import { test } from "node:test";

import { endOf, spansOf, writing } from "../../uno_kart_lab/page/static/chart.js";

/** @param {number} value @param {number} low @param {number} high */
const estimate = (value, low, high) => ({ value, low, high });

test("the scale ends where the interval that reaches farthest does", () => {
  const bars = [
    { label: "one", runs: [estimate(4, 3, 5), estimate(2, 0, 8)] },
    { label: "two", runs: [estimate(6, 5, 7), estimate(1, 1, 1)] },
  ];
  assert.equal(endOf({ id: "", title: "", kind: "mean", bars }), 8);
});

test("a chart of what never happened has a scale, too", () => {
  const bars = [{ label: "none", runs: [estimate(0, 0, 0)] }];
  assert.equal(endOf({ id: "", title: "", kind: "mean", bars }), 1);
});

test("a bar and its interval lie where their values do, and never before the start", () => {
  assert.deepEqual(spansOf(estimate(2, 1, 4), 8), { bar: 25, from: 12.5, width: 37.5 });
  assert.deepEqual(spansOf(estimate(1, -1, 2), 4), { bar: 25, from: 0, width: 50 });
});

test("shares are written in percent, means as they are, in the reader's language", () => {
  assert.equal(writing("en", "share")(0.26921), "26.9%");
  assert.equal(writing("en", "share")(0.00484), "0.484%");
  assert.equal(writing("nl", "mean")(49.163), "49,2");
});
