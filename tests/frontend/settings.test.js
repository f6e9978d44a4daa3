import assert from "node:assert/strict";
import { test } from "node:test";
import { held, overrides, valueInWords, valueOf } from "../../uno_kart_lab/page/static/settings.js";

/** @typedef {import("../../uno_kart_lab/page/static/types.js").Option} Option */

/** @type {Option} */
const end = {
  name: "game_end",
  label: "The game ends",
  rule: "GAME-1",
  values: [
    { value: "points", label: "at points", number: { least: 1, most: 1000000, usual: 500 } },
    { value: "one_round", label: "after one round" },
  ],
  presets: { standard: { points: 500 }, quick: "one_round" },
};
/** @type {Option} */
const box = {
  name: "item_box_counts_as_colour",
  label: "A box counts",
  rule: "WD4-3",
  values: [{ value: false, label: "no" }, { value: true, label: "yes" }],
  presets: { standard: false, quick: true },
};
const book = /** @type {import("../../uno_kart_lab/page/static/types.js").Book} */ (
  /** @type {unknown} */ ({ options: [end, box] })
);

for (const value of [{ points: 200 }, "one_round"]) {
  test(`${JSON.stringify(value)} is held by the form and comes back as it was`, () => {
    assert.deepEqual(valueOf(end, held(value)), value);
  });
}

test("a truth value comes back as one, not as a word", () => {
  assert.equal(valueOf(box, held(true)), true);
  assert.equal(valueOf(box, held(false)), false);
});

test("only what differs from the preset is written down", () => {
  const chosen = { game_end: held({ points: 500 }), item_box_counts_as_colour: held(true) };
  assert.deepEqual(overrides(book, "standard", chosen), { item_box_counts_as_colour: true });
  assert.deepEqual(overrides(book, "quick", chosen), { game_end: { points: 500 } });
});

test("a value is said with its number", () => {
  assert.equal(valueInWords(end, { points: 200 }), "at points: 200");
  assert.equal(valueInWords(box, false), "no");
});
