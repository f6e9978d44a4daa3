import assert from "node:assert/strict";
import { test } from "node:test";
import { citedBy } from "../../uno_kart_lab/page/static/referee_ruling.js";

const event = (/** @type {string} */ rule, /** @type {string[]} */ also = []) =>
  ({ text: "", rule, also, options: [] });
const group = {
  rules: [0],
  steps: [],
  refused: "",
  refusal: null,
  impossible: "",
  parting: null,
  asks: "",
  choices: [],
};
const ruling = { done: [], rules: [], settings: [], shared: [], groups: [group], next: [] };

test("rules are cited by what is shared and by what is not", () => {
  const shared = [{ text: "", events: [event("TURN-1", ["MATCH-1"])] }];
  const groups = [group, { ...group, steps: [{ text: "", events: [event("CHAL-3")] }] }];
  assert.deepEqual([...citedBy({ ...ruling, shared, groups })], ["TURN-1", "MATCH-1", "CHAL-3"]);
});

test("rules are cited by checks, and by the options that decide", () => {
  const refusal = { text: "", checks: [{ passed: false, rule: "WD4-2", sentence: "" }] };
  const parting = { kind: /** @type {const} */ ("refusal"), options: [{ text: "", rule: "WD4-3" }] };
  const cited = citedBy({ ...ruling, groups: [{ ...group, refusal, parting }] });
  assert.deepEqual([...cited], ["WD4-2", "WD4-3"]);
});
