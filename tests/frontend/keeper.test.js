import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Keeper } from "../../uno_kart_lab/page/static/keeper.js";
import { Store } from "../../uno_kart_lab/page/static/store.js";
import { gameOf, nodeAfter } from "./kept_games.js";
import { MemoryBox } from "./memory_box.js";

/** @typedef {import("../../uno_kart_lab/page/static/session.js").Session} Session */

/** The other tab, if there is one. */
class OtherTab {
  elsewhere = false;
  holds = false;
  /** @type {Session | null} What it gives when it is taken over from. */
  gives = null;

  async ask() {
    return this.elsewhere;
  }

  hold() {
    this.holds = true;
    this.elsewhere = false;
  }

  async takeOver() {
    this.hold();
    return this.gives;
  }
}

/** @type {MemoryBox} */
let box;
/** @type {string[]} */
let told;
/** @type {Session[]} */
let brought;
/** @type {OtherTab} */
let tabs;

beforeEach(() => {
  box = new MemoryBox();
  [told, brought, tabs] = [[], [], new OtherTab()];
});

/** @param {MemoryBox | null} storage */
function keeperWith(storage = box) {
  const store = storage && new Store(storage, "lab");
  return new Keeper(store, /** @type {any} */ (tabs), {
    found: (game) => told.push(`found ${game.nodes.length}`),
    elsewhere: () => told.push("elsewhere"),
    taken: () => told.push("taken"),
    settled: () => {},
    damaged: () => told.push("damaged"),
    full: () => told.push("full"),
    bring: (game) => brought.push(game),
  });
}

/** @param {Session} game @param {number} [by] */
function play(game, by = 1) {
  for (let step = 0; step < by; step += 1) {
    game.nodes.push(nodeAfter(game.at.node));
    game.at = { node: game.nodes.length - 1, event: 0 };
  }
}

const OTHER = '{"format":"uno-kart-record/1","players":["Chi","Dana"],"seed":1}';

const kept = () => new Store(box, "lab").read("now");
const keptBefore = () => new Store(box, "lab").read("before");

test("the game that the page opens on is kept once something was done", async () => {
  const [keeper, game] = [keeperWith(), gameOf(10, { at: { node: 5, event: 0 } })];
  await keeper.open(game);
  keeper.save();
  assert.equal(box.length, 0);
  game.at = { node: 6, event: 0 };
  keeper.save();
  assert.deepEqual(kept(), game);
  play(game);
  keeper.save();
  assert.deepEqual(kept(), game);
  assert.deepEqual(told, []);
  assert.ok(tabs.holds);
});

test("what is done before it is known of other tabs is kept as soon as it is", async () => {
  const [keeper, game] = [keeperWith(), gameOf(0)];
  const opening = keeper.open(game);
  play(game);
  keeper.save();
  assert.equal(box.length, 0);
  await opening;
  assert.deepEqual(kept(), game);
});

test("a game that was kept is found, and stays until something is chosen", async () => {
  new Store(box, "lab").begin(gameOf(12));
  const [keeper, game] = [keeperWith(), gameOf(0)];
  await keeper.open(game);
  keeper.save();
  assert.deepEqual(told, ["found 12"]);
  assert.deepEqual(kept(), gameOf(12));
  await keeper.goOn();
  assert.deepEqual(brought, [gameOf(12)]);
  const again = gameOf(12);
  keeper.begin(again, true);
  play(again);
  keeper.save();
  assert.deepEqual(kept(), again);
  assert.equal(keptBefore(), null);
});

test("to look around in the new game chooses nothing", async () => {
  new Store(box, "lab").begin(gameOf(12));
  const [keeper, game] = [keeperWith(), gameOf(3)];
  await keeper.open(game);
  game.at = { node: 0, event: 0 };
  keeper.save();
  assert.deepEqual(kept(), gameOf(12));
  await keeper.goOn();
  assert.equal(brought.length, 1);
});

for (const how of ["acting", "choosing"]) {
  test(`starting anew by ${how} leaves the kept game as the one before`, async () => {
    new Store(box, "lab").begin(gameOf(12));
    const [keeper, game] = [keeperWith(), gameOf(0, { start: OTHER })];
    await keeper.open(game);
    if (how === "choosing") keeper.startAnew();
    assert.deepEqual(keeper.before(), gameOf(12));
    play(game);
    keeper.save();
    assert.deepEqual(kept(), game);
    assert.deepEqual(keeper.before(), gameOf(12));
    keeper.begin(gameOf(12), true);
    assert.deepEqual([kept(), keptBefore()], [gameOf(12), game]);
  });
}

test("a living kernel shows the game that was kept, and nothing is asked", async () => {
  new Store(box, "lab").begin(gameOf(12));
  const [keeper, game] = [keeperWith(), gameOf(12)];
  await keeper.open(game);
  play(game);
  keeper.save();
  assert.deepEqual([told, kept(), keptBefore()], [[], game, null]);
});

test("a kernel that went on while nobody looked is ahead of what was kept", async () => {
  new Store(box, "lab").begin(gameOf(12));
  const game = gameOf(15);
  const keeper = keeperWith();
  await keeper.open(game);
  keeper.save();
  assert.deepEqual([told, kept()], [[], game]);
});

test("the same game in another place is asked about", async () => {
  new Store(box, "lab").begin(gameOf(12));
  await keeperWith().open(gameOf(12, { at: { node: 3, event: 0 } }));
  assert.deepEqual(told, ["found 12"]);
});

test("a game that is dealt is kept with its first action, one that is opened at once", async () => {
  const [keeper, first] = [keeperWith(), gameOf(0)];
  await keeper.open(first);
  play(first);
  keeper.save();
  const dealt = gameOf(0, { start: OTHER });
  keeper.begin(dealt, false);
  keeper.save();
  assert.deepEqual([kept(), keeper.before()], [first, first]);
  play(dealt);
  keeper.save();
  assert.deepEqual([kept(), keeper.before()], [dealt, first]);
  const opened = gameOf(0, { start: '{"players":[]}' });
  keeper.begin(opened, true);
  keeper.save();
  assert.deepEqual([kept(), keeper.before()], [opened, dealt]);
});

test("what was done last is kept when another game begins", async () => {
  const [keeper, first] = [keeperWith(), gameOf(0)];
  await keeper.open(first);
  play(first, 3);
  keeper.begin(gameOf(0, { start: OTHER }), false);
  assert.deepEqual(kept(), first);
});

test("what was done before another tab could answer is kept when the page goes", async () => {
  new Store(box, "lab").begin(gameOf(12));
  const [keeper, game] = [keeperWith(), gameOf(0, { start: OTHER })];
  void keeper.open(game);
  play(game);
  keeper.save();
  assert.deepEqual(kept(), gameOf(12));
  keeper.finish();
  assert.deepEqual([kept(), keptBefore()], [game, gameOf(12)]);
});

test("a second tab is asked, and keeps nothing of its own", async () => {
  new Store(box, "lab").begin(gameOf(12));
  tabs.elsewhere = true;
  const [keeper, game] = [keeperWith(), gameOf(0, { start: OTHER })];
  await keeper.open(game);
  play(game);
  keeper.save();
  assert.deepEqual([told, kept(), keeper.before()], [["elsewhere"], gameOf(12), null]);
});

test("a second tab that takes over goes on with the game", async () => {
  new Store(box, "lab").begin(gameOf(12));
  tabs.elsewhere = true;
  const keeper = keeperWith();
  await keeper.open(gameOf(0));
  await keeper.takeOver();
  assert.deepEqual(brought, [gameOf(12)]);
  const game = gameOf(12);
  keeper.begin(game, true);
  play(game);
  keeper.save();
  assert.deepEqual([kept(), keptBefore()], [game, null]);
});

test("a second tab that takes over with a game of its own keeps that", async () => {
  new Store(box, "lab").begin(gameOf(12));
  tabs.elsewhere = true;
  const [keeper, game] = [keeperWith(), gameOf(0, { start: OTHER })];
  await keeper.open(game);
  play(game);
  await keeper.takeOver();
  assert.deepEqual([brought, kept(), keeper.before()], [[], game, gameOf(12)]);
});

test("a tab that was taken over from has kept all, and then keeps nothing", async () => {
  const [keeper, game] = [keeperWith(), gameOf(0)];
  await keeper.open(game);
  play(game, 4);
  keeper.letGo();
  play(game);
  keeper.save();
  assert.deepEqual([told, kept()], [["taken"], gameOf(4)]);
});

test("a tab that takes its game back goes on where the other one was", async () => {
  const [keeper, game] = [keeperWith(), gameOf(0)];
  await keeper.open(game);
  play(game, 4);
  keeper.letGo();
  const other = new Store(box, "lab");
  other.resume();
  other.write(gameOf(6), 4);
  await keeper.takeOver();
  assert.deepEqual(brought, [gameOf(6)]);
});

test("a tab that takes its game back leaves the one before where it is", async () => {
  const [keeper, first] = [keeperWith(), gameOf(0, { start: OTHER })];
  await keeper.open(first);
  play(first);
  keeper.save();
  const game = gameOf(4);
  keeper.begin(game, true);
  keeper.save();
  keeper.letGo();
  const other = new Store(box, "lab");
  other.resume();
  other.write(gameOf(6), 4);
  await keeper.takeOver();
  keeper.save();
  keeper.begin(gameOf(6), true);
  keeper.save();
  assert.deepEqual([kept(), keptBefore()], [gameOf(6), first]);
});

test("a tab that does not get what it takes back keeps what is done in it", async () => {
  const [keeper, game] = [keeperWith(), gameOf(0)];
  await keeper.open(game);
  play(game, 4);
  keeper.letGo();
  tabs.gives = gameOf(6);
  await keeper.takeOver();
  play(game);
  keeper.save();
  assert.deepEqual(kept(), game);
});

test("taking over that is pressed twice brings the game once", async () => {
  const [keeper, game] = [keeperWith(), gameOf(0)];
  await keeper.open(game);
  play(game, 4);
  keeper.letGo();
  tabs.gives = gameOf(6);
  await Promise.all([keeper.takeOver(), keeper.takeOver()]);
  assert.deepEqual(brought, [gameOf(6)]);
});

test("what the other tab gives counts, whatever the storage shows of it yet", async () => {
  const [keeper, game] = [keeperWith(), gameOf(0)];
  await keeper.open(game);
  play(game, 4);
  keeper.letGo();
  tabs.gives = gameOf(6);
  await keeper.takeOver();
  assert.deepEqual([brought, kept()], [[gameOf(6)], gameOf(4)]);
});

test("a tab gives the game that it kept, and none where it kept none", async () => {
  const [keeper, game] = [keeperWith(), gameOf(0)];
  await keeper.open(game);
  assert.equal(keeper.letGo(), null);
  await keeper.takeOver();
  play(game, 4);
  keeper.save();
  assert.deepEqual(keeper.letGo(), gameOf(4));
});

test("another tab that has begun meanwhile is asked about at the first action", async () => {
  const [keeper, game] = [keeperWith(), gameOf(0)];
  await keeper.open(game);
  tabs.elsewhere = true;
  play(game);
  keeper.save();
  await tabs.ask();
  assert.deepEqual([told, box.length], [["elsewhere"], 0]);
});

test("another tab that answers late is asked about, and not what it keeps", async () => {
  new Store(box, "lab").begin(gameOf(12));
  const [keeper, game] = [keeperWith(), gameOf(0)];
  await keeper.open(game);
  keeper.standBack();
  play(game);
  keeper.save();
  assert.deepEqual([told, kept()], [["found 12", "elsewhere"], gameOf(12)]);
});

test("another tab is not asked about where nothing was done yet", async () => {
  const [keeper, game] = [keeperWith(), gameOf(0)];
  await keeper.open(game);
  keeper.standBack();
  keeper.save();
  assert.deepEqual(told, []);
});

test("another tab that was closed meanwhile is not in the way", async () => {
  const [keeper, game] = [keeperWith(), gameOf(0)];
  await keeper.open(game);
  tabs.elsewhere = true;
  play(game);
  tabs.ask = async () => (tabs.elsewhere = false);
  keeper.save();
  await tabs.ask();
  await null;
  assert.deepEqual([told, kept()], [[], game]);
});

test("what is damaged is thrown away, said, and not in the way", async () => {
  new Store(box, "lab").begin(gameOf(70));
  box.setItem("uno-kart-lab lab a1", "[{]");
  const [keeper, game] = [keeperWith(), gameOf(0)];
  await keeper.open(game);
  assert.deepEqual([told, box.length], [["damaged"], 0]);
  play(game);
  keeper.save();
  assert.deepEqual(kept(), game);
});

test("a full storage is told once, and what is there stays", async () => {
  new Store(box, "lab").begin(gameOf(3));
  box.room = 1_000;
  const [keeper, game] = [keeperWith(), gameOf(0, { start: OTHER })];
  await keeper.open(game);
  keeper.startAnew();
  for (let step = 0; step < 3; step += 1) {
    play(game, 50);
    keeper.save();
  }
  assert.deepEqual([told, kept()], [["found 3", "full"], gameOf(3)]);
});

test("a game goes on being kept when there is room again", async () => {
  const [keeper, game] = [keeperWith(), gameOf(0)];
  await keeper.open(game);
  play(game, 3);
  keeper.save();
  box.room = 0;
  play(game, 100);
  keeper.save();
  box.room = Infinity;
  play(game);
  keeper.save();
  assert.deepEqual([told, kept()], [["full"], game]);
});

test("without a storage it is said once, when there is something to keep", async () => {
  const [keeper, game] = [keeperWith(null), gameOf(0)];
  await keeper.open(game);
  play(game);
  keeper.save();
  keeper.save();
  assert.deepEqual(told, ["full"]);
});

test("a storage that is forbidden breaks nothing", async () => {
  const forbidden = () => {
    throw new Error("SecurityError");
  };
  Object.assign(box, { getItem: forbidden, setItem: forbidden, key: forbidden });
  const [keeper, game] = [keeperWith(), gameOf(0)];
  await keeper.open(game);
  play(game);
  keeper.save();
  assert.deepEqual([told, keeper.before()], [["full"], null]);
});
