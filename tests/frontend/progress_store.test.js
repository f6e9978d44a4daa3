import assert from "node:assert/strict";
import { test } from "node:test";
import { NoProgress, nothing, withAnswer, write } from "../../uno_kart_lab/page/static/progress.js";
import { ProgressStore } from "../../uno_kart_lab/page/static/progress_store.js";
import { MemoryBox } from "./memory_box.js";

const NAME = "uno-kart-lab progress";
const NOW = 1_800_000_000_000;
const WHO = "who_draws ITEM-BANANA";
const NEXT = "next_turn ACT-3";

/** @param {any} box @param {EventTarget} [window] */
function storeIn(box, window = new EventTarget()) {
  return new ProgressStore({ box, window, now: () => NOW });
}

test("there is none at first", () => {
  const store = storeIn(new MemoryBox());
  assert.deepEqual(store.read(), nothing());
  assert.deepEqual(store.due(), []);
});

test("what was answered is there for the next page", () => {
  const box = new MemoryBox();
  storeIn(box).answered(WHO, false);
  assert.deepEqual(storeIn(box).due(), [WHO]);
  storeIn(box).answered(WHO, true);
  assert.deepEqual(storeIn(box).due(), []);
});

test("two tabs do not overwrite what the other has written", () => {
  const box = new MemoryBox();
  const [one, other] = [storeIn(box), storeIn(box)];
  one.read();
  other.read();
  one.answered(WHO, true);
  other.answered(NEXT, false);
  one.sceneDone("turn", 1);
  other.sceneDone("turn", 2);
  const { items, lessons } = storeIn(box).read();
  assert.deepEqual(Object.keys(items).sort(), [NEXT, WHO]);
  assert.deepEqual(lessons, { turn: { 1: true, 2: true } });
});

test("a scene that is done already is not written again", () => {
  const box = new MemoryBox();
  storeIn(box).sceneDone("turn", 1);
  const written = box.written.length;
  storeIn(box).sceneDone("turn", 1);
  assert.equal(box.written.length, written);
});

test("where storing is forbidden it goes on in memory", () => {
  const store = storeIn(null);
  assert.equal(store.isKept, false);
  store.answered(WHO, false);
  assert.deepEqual(store.due(), [WHO]);
});

test("where the storage is full it goes on in memory, with what was there", () => {
  const box = new MemoryBox();
  storeIn(box).answered(NEXT, true);
  box.room = 0;
  const store = storeIn(box);
  store.answered(WHO, false);
  assert.equal(store.isKept, false);
  assert.deepEqual(Object.keys(store.read().items).sort(), [NEXT, WHO]);
  store.sceneDone("turn", 1);
  assert.deepEqual(store.read().lessons, { turn: { 1: true } });
});

test("a storage that throws when it is read is none", () => {
  const box = { getItem: () => { throw new Error("SecurityError"); }, setItem: () => {} };
  const store = storeIn(box);
  store.answered(WHO, true);
  assert.equal(store.isKept, false);
  assert.equal(store.read().items[WHO].box, 2);
});

test("what was damaged is laid aside, and one begins anew", () => {
  const box = new MemoryBox();
  box.setItem(NAME, "{damaged");
  const store = storeIn(box);
  assert.deepEqual(store.read(), nothing());
  store.answered(WHO, true);
  assert.equal(storeIn(box).read().items[WHO].box, 2);
  assert.equal(box.getItem(`${NAME} damaged`), "{damaged");
});

test("a file is put together with what is there", () => {
  const box = new MemoryBox();
  const store = storeIn(box);
  store.answered(WHO, true);
  store.open(write(withAnswer(nothing(), NEXT, true, NOW - 5)));
  assert.deepEqual(Object.keys(storeIn(box).read().items).sort(), [NEXT, WHO]);
});

test("what it writes as a file can be opened elsewhere", () => {
  const store = storeIn(new MemoryBox());
  store.answered(WHO, true);
  const other = storeIn(new MemoryBox());
  other.open(store.text);
  assert.deepEqual(other.read(), store.read());
});

test("of a file that is none nothing is taken", () => {
  const store = storeIn(new MemoryBox());
  store.answered(WHO, true);
  const before = store.read();
  assert.throws(() => store.open('{"format": "uno-kart-session/1"}'), NoProgress);
  assert.deepEqual(store.read(), before);
});

test("a change is told to all widgets of the page, and one of another tab too", () => {
  const [box, window] = [new MemoryBox(), new EventTarget()];
  let told = 0;
  const end = storeIn(box, window).onChange(() => (told += 1));
  storeIn(box, window).answered(WHO, true);
  assert.equal(told, 1);
  window.dispatchEvent(Object.assign(new Event("storage"), { key: NAME }));
  window.dispatchEvent(Object.assign(new Event("storage"), { key: "another" }));
  assert.equal(told, 2);
  end();
  storeIn(box, window).answered(WHO, true);
  assert.equal(told, 2);
});
