import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { Tabs } from "../../uno_kart_lab/page/static/tabs.js";

/** @type {Tabs[]} */
let open = [];

/** @param {string | null} [kernel] @param {() => any} [letGo] @param {() => void} [standBack] */
function tab(kernel = null, letGo = () => null, standBack = () => {}) {
  const channel = /** @type {any} */ (new BroadcastChannel("a lab"));
  const made = new Tabs(channel, kernel, letGo, standBack);
  open.push(made);
  return made;
}

afterEach(() => {
  for (const one of open) one.close();
  open = [];
});

test("a tab alone finds nobody else", async () => {
  assert.equal(await tab().ask(), false);
});

test("a tab finds the one that holds it, and not one that does not", async () => {
  const first = tab();
  const second = tab();
  assert.equal(await second.ask(), false);
  first.hold();
  assert.equal(await second.ask(), true);
});

test("a tab hears of the one that holds it when that was too busy to answer in time", async () => {
  /** @type {() => void} */
  let hear = () => {};
  const heard = new Promise((resolve) => (hear = () => resolve("stood back")));
  const first = tab();
  const second = tab(null, () => null, hear);
  assert.equal(await second.ask(), false);
  first.hold();
  assert.equal(await heard, "stood back");
  assert.ok(second.elsewhere);
});

test("a tab that was closed holds nothing", async () => {
  const first = tab();
  first.hold();
  first.close();
  assert.equal(await tab().ask(), false);
});

test("the tab that held it has let go when another has taken over", async () => {
  /** @type {string[]} */
  const told = [];
  const first = tab(null, () => told.push("let go"));
  first.hold();
  const second = tab();
  await second.takeOver();
  assert.deepEqual(told, ["let go"]);
  assert.equal(await first.ask(), true);
  await first.takeOver();
  assert.equal(await second.ask(), true);
});

test("what nobody holds is taken over as well", async () => {
  const first = tab();
  await first.takeOver();
  assert.equal(await tab().ask(), true);
});

test("who takes it over is given the game, which the storage may not show yet", async () => {
  tab(null, () => "the game").hold();
  assert.equal(await tab().takeOver(), "the game");
  assert.equal(await tab().takeOver(), null);
});

test("of two tabs that hold it, the later one stays", async () => {
  /** @type {string[]} */
  const told = [];
  const one = tab(null, () => told.push("one"));
  const other = tab(null, () => told.push("other"));
  one.hold();
  other.hold();
  await tab().ask();
  assert.equal(told.length, 1);
  assert.deepEqual([one.elsewhere, other.elsewhere], told[0] === "one" ? [true, false] : [false, true]);
});

test("tabs of one kernel show one game, and do not ask each other", async () => {
  tab("a kernel").hold();
  assert.equal(await tab("a kernel").ask(), false);
  assert.equal(await tab("another").ask(), true);
});
