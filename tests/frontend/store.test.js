import assert from "node:assert/strict";
import { test } from "node:test";
import { Damaged, Store } from "../../uno_kart_lab/page/static/store.js";
import { gameOf } from "./kept_games.js";
import { MemoryBox } from "./memory_box.js";

/** @param {MemoryBox} box @param {string} [name] */
function storeIn(box, name = "/play.ipynb lab-1") {
  return new Store(box, name);
}

test("nothing is kept at first", () => {
  const store = storeIn(new MemoryBox());
  assert.equal(store.read("now"), null);
  assert.equal(store.read("before"), null);
});

for (const length of [0, 1, 63, 64, 65, 200]) {
  test(`a game of ${length} actions comes back the same`, () => {
    const box = new MemoryBox();
    const game = gameOf(length, { names: { 3: "n\u00fcn" }, reader: "1", lang: "de" });
    storeIn(box).begin(game);
    assert.deepEqual(storeIn(box).read("now"), game);
  });
}

test("a game that is kept step by step comes back the same", () => {
  const box = new MemoryBox();
  const store = storeIn(box);
  store.begin(gameOf(1));
  for (let length = 2; length <= 130; length += 1) store.write(gameOf(length), length - 1);
  assert.deepEqual(storeIn(box).read("now"), gameOf(130));
});

test("a step writes as much after many steps as after few", () => {
  const box = new MemoryBox();
  const store = storeIn(box);
  store.begin(gameOf(10));
  const lettersOf = (/** @type {number} */ length) => {
    box.written = [];
    store.write(gameOf(length), length - 1);
    return box.written.reduce((sum, value) => sum + value.length, 0);
  };
  lettersOf(64);
  const few = lettersOf(64 + 10);
  lettersOf(1024);
  const many = lettersOf(1024 + 10);
  assert.ok(many - few < 150, `${few} and ${many} letters`);
});

test("the game that was on becomes the one before, and no third one stays", () => {
  const box = new MemoryBox();
  const store = storeIn(box);
  for (const length of [70, 80, 90]) store.begin(gameOf(length));
  assert.deepEqual(store.read("now"), gameOf(90));
  assert.deepEqual(store.read("before"), gameOf(80));
  assert.equal(box.length, 1 + 3 + 3);
});

test("the two games change places", () => {
  const box = new MemoryBox();
  const store = storeIn(box);
  for (const length of [3, 5]) store.begin(gameOf(length));
  store.swap();
  store.write(gameOf(4), 3);
  assert.deepEqual(storeIn(box).read("now"), gameOf(4));
  assert.deepEqual(storeIn(box).read("before"), gameOf(5));
});

test("a store that goes on with a game writes to it", () => {
  const box = new MemoryBox();
  storeIn(box).begin(gameOf(3));
  const other = storeIn(box);
  other.resume();
  other.write(gameOf(4), 3);
  assert.deepEqual(other.read("now"), gameOf(4));
  assert.equal(other.read("before"), null);
});

test("a game that another store has put behind its own is written where it lies", () => {
  const box = new MemoryBox();
  const [one, other] = [storeIn(box), storeIn(box)];
  one.begin(gameOf(3));
  other.begin(gameOf(9));
  one.write(gameOf(4), 3);
  assert.deepEqual(other.read("now"), gameOf(9));
  assert.deepEqual(other.read("before"), gameOf(4));
});

test("Labs do not see each other's games, nor throw them away", () => {
  const box = new MemoryBox();
  storeIn(box, "/play.ipynb lab-1").begin(gameOf(3));
  const other = storeIn(box, "/play.ipynb lab-10");
  assert.equal(other.read("now"), null);
  other.begin(gameOf(5));
  storeIn(box, "/play.ipynb lab-1").clear();
  assert.deepEqual(other.read("now"), gameOf(5));
});

test("a game that is too much is not kept, and those that are there stay", () => {
  const box = new MemoryBox();
  const store = storeIn(box);
  store.begin(gameOf(3));
  box.room = 1_000;
  assert.throws(() => store.begin(gameOf(500)));
  assert.deepEqual(storeIn(box).read("now"), gameOf(3));
});

/** @type {Record<string, (value: string) => string>} */
const DAMAGE = {
  "cut off": (value) => value.slice(0, -1),
  "of another kind": () => "5",
  "empty": () => "{}",
  "of other parts": (value) => value.replace(/"(parent|count|now)"/, '"other"'),
};

for (const [how, damage] of Object.entries(DAMAGE)) {
  for (const part of ["", "a", "a0", "a1"]) {
    test(`what is ${how} in entry "${part}" is damaged`, () => {
      const box = new MemoryBox();
      storeIn(box).begin(gameOf(70));
      const name = `uno-kart-lab ${encodeURIComponent("/play.ipynb lab-1")} ${part}`;
      box.setItem(name, damage(box.getItem(name) ?? ""));
      assert.throws(() => storeIn(box).read("now"), Damaged);
      storeIn(box).clear();
      assert.equal(box.length, 0);
    });
  }
}

test("a game of which a part is gone is damaged", () => {
  const box = new MemoryBox();
  storeIn(box).begin(gameOf(70));
  box.removeItem(`uno-kart-lab ${encodeURIComponent("/play.ipynb lab-1")} a0`);
  assert.throws(() => storeIn(box).read("now"), Damaged);
});
