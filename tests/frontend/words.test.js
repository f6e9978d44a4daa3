import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fill } from "../../uno_kart_lab/page/static/words.js";

const SAMPLES = JSON.parse(
  readFileSync(new URL("../locale/particles.json", import.meta.url), "utf8"));

test("a place is filled by its name, and one that has no value stays", () => {
  assert.equal(fill("{a} and {b}", { a: 1 }), "1 and {b}");
});

test("braces in a value are not looked at", () => {
  assert.equal(fill("{a} {b}", { a: "{b}", b: "{a}은(는)" }), "{b} {a}은(는)");
});

for (const [template, value, said] of SAMPLES) {
  test(`${template} with ${value} is said as ${said}`, () => {
    assert.equal(fill(template, { x: value }), said);
  });
}
