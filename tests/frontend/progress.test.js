import assert from "node:assert/strict";
import { test } from "node:test";
import { boxCounts, dueItems, merged, NoProgress, nothing, read, withAnswer, withScene, write } from "../../uno_kart_lab/page/static/progress.js";

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1_800_000_000_000;
const WHO = "who_draws ITEM-BANANA";
const NEXT = "next_turn ACT-3";

/** @param {boolean[]} answers One a day. */
function after(...answers) {
  return answers.reduce((had, right, day) => withAnswer(had, WHO, right, NOW + day * DAY), nothing());
}

test("a right answer moves an item on by a box, up to the last", () => {
  assert.deepEqual(after(true).items[WHO], { box: 2, answered: NOW, right: 1, wrong: 0 });
  assert.equal(after(true, true, true, true).items[WHO].box, 5);
  assert.equal(after(true, true, true, true, true).items[WHO].box, 5);
});

test("a wrong answer moves it to the first box", () => {
  assert.deepEqual(after(true, true, false).items[WHO], { box: 1, answered: NOW + 2 * DAY, right: 2, wrong: 1 });
});

for (const [answers, days] of /** @type {[boolean[], number][]} */ ([
  [[false], 0],
  [[true], 1],
  [[true, true], 3],
  [[true, true, true], 7],
  [[true, true, true, true], 21],
])) {
  test(`after ${answers} it comes back after ${days} days and not before`, () => {
    const progress = after(...answers);
    const last = progress.items[WHO].answered;
    assert.deepEqual(dueItems(progress, last + days * DAY), [WHO]);
    assert.deepEqual(dueItems(progress, last + days * DAY - 1), []);
  });
}

test("what is least known comes back first, and of that what has waited longest", () => {
  let progress = withAnswer(nothing(), "a A-1", true, NOW);
  progress = withAnswer(progress, "b B-1", false, NOW + 2);
  progress = withAnswer(progress, "c C-1", false, NOW + 1);
  assert.deepEqual(dueItems(progress, NOW + 3 * DAY), ["c C-1", "b B-1", "a A-1"]);
});

test("items are counted by box", () => {
  const progress = withAnswer(after(true, true), NEXT, false, NOW);
  assert.deepEqual(boxCounts(progress), [1, 0, 1, 0, 0]);
});

test("what two places know is put together: the last answer, and every scene", () => {
  const one = withScene(withAnswer(after(false), NEXT, true, NOW), "turn", 1);
  const other = withScene(withScene(after(false, true), "turn", 2), "deck", 1);
  const both = merged(one, other);
  assert.deepEqual(both, merged(other, one));
  assert.equal(both.items[WHO].box, 2);
  assert.equal(both.items[NEXT].box, 2);
  assert.deepEqual(both.lessons, { turn: { 1: true, 2: true }, deck: { 1: true } });
});

test("a file comes back the same", () => {
  const progress = withScene(withAnswer(after(true, false, true), NEXT, true, NOW), "item-boxes", 3);
  assert.deepEqual(read(write(progress), NOW + 9 * DAY), progress);
});

test("what was answered by a clock that is ahead counts as answered now", () => {
  assert.equal(read(write(after(true)), NOW - DAY).items[WHO].answered, NOW - DAY);
});

/** @param {any} change */
function changed(change) {
  const file = JSON.parse(write(withScene(after(true), "turn", 1)));
  change(file);
  return JSON.stringify(file);
}

for (const [what, text, place] of /** @type {[string, string, string][]} */ ([
  ["no JSON", "{", ""],
  ["no object", "[]", ""],
  ["nothing", "null", ""],
  ["another format", changed((/** @type {any} */ f) => (f.format = "uno-kart-progress/2")), "format"],
  ["a missing key", changed((/** @type {any} */ f) => delete f.items), "items"],
  ["another key", changed((/** @type {any} */ f) => (f.name = "x")), "name"],
  ["a list of items", changed((/** @type {any} */ f) => (f.items = [])), "items"],
  ["no such item", changed((/** @type {any} */ f) => (f.items["<b>"] = f.items[WHO])), "items"],
  ["a box too high", changed((/** @type {any} */ f) => (f.items[WHO].box = 6)), `items.${WHO}.box`],
  ["half a box", changed((/** @type {any} */ f) => (f.items[WHO].box = 1.5)), `items.${WHO}.box`],
  ["a count below none", changed((/** @type {any} */ f) => (f.items[WHO].wrong = -1)), `items.${WHO}.wrong`],
  ["a time in words", changed((/** @type {any} */ f) => (f.items[WHO].answered = "now")), `items.${WHO}.answered`],
  ["no such lesson", changed((/** @type {any} */ f) => (f.lessons["../x"] = {})), "lessons"],
  ["no such scene", changed((/** @type {any} */ f) => (f.lessons.turn.x = true)), "lessons.turn"],
  ["a scene half done", changed((/** @type {any} */ f) => (f.lessons.turn[2] = 1)), "lessons.turn.2"],
])) {
  test(`${what} is no progress, and where it is wrong is said`, () => {
    assert.throws(
      () => read(text, NOW),
      (/** @type {any} */ error) => error instanceof NoProgress && error.place === place,
    );
  });
}

test("names that objects have anyway are no trouble", () => {
  const text = '{"format":"uno-kart-progress/1","items":{},"lessons":{"__proto__":{"1":true}}}';
  assert.throws(() => read(text, NOW), NoProgress);
  assert.equal(/** @type {any} */ ({})[1], undefined);
});
