import assert from "node:assert/strict";
import { test } from "node:test";
import { GameTree } from "../../uno_kart_lab/page/static/game_tree.js";
import { nameAt, ownStart, parting, wayTo } from "../../uno_kart_lab/page/static/lines.js";

/** @typedef {import("../../uno_kart_lab/page/static/types.js").Entry} Entry */

/** @param {number | null} parent @param {Partial<Entry>} [facts] @returns {Entry} */
function entry(parent, facts) {
  return { parent, seat: 0, text: `after ${parent}`, action: null, arrange: null, marks: [], ...facts };
}

/**
 * A tree whose node `i` comes after `parents[i]`.
 *
 * @param {(number | null)[]} parents
 */
function tree(...parents) {
  const made = new GameTree();
  parents.forEach((parent, node) => made.add(node, entry(parent)));
  return made;
}

// 0 - 1 - 2 - 3
//      \- 4 - 5
//          \- 6
const forked = () => tree(null, 0, 1, 2, 1, 4, 4);

test("a line is what follows, from the start", () => {
  assert.deepEqual(tree(null, 0, 1).line(0), [0, 1, 2]);
  assert.deepEqual(tree(null, 0, 1).line(2), [0, 1, 2]);
});

test("where a line goes on in several ways, it is the one that was made or visited last", () => {
  const game = forked();
  assert.deepEqual(game.line(1), [0, 1, 4, 6]);
  assert.deepEqual(game.line(2), [0, 1, 2, 3]);
  assert.deepEqual(game.line(0), [0, 1, 2, 3]);
  assert.deepEqual(game.line(5), [0, 1, 4, 5]);
  assert.deepEqual(game.line(4), [0, 1, 4, 5]);
  assert.deepEqual(game.line(3), [0, 1, 2, 3]);
  assert.deepEqual(game.line(4), [0, 1, 4, 5]);
});

test("acting in the past turns the line to what comes of it", () => {
  const game = tree(null, 0, 1, 2);
  game.line(1);
  game.add(4, entry(1));
  assert.deepEqual(game.line(1), [0, 1, 4]);
  assert.deepEqual(game.line(4), [0, 1, 4]);
});

test("going on at the end makes the line longer, without going through it", () => {
  const game = tree(null, 0);
  const line = game.line(1);
  game.add(2, entry(1));
  assert.equal(game.line(2), line);
  assert.deepEqual(line, [0, 1, 2]);
});

test("a step that is known already changes nothing", () => {
  const game = forked();
  assert.equal(game.add(2, entry(1)), true);
  assert.deepEqual(game.children(1), [2, 4]);
  assert.equal(game.lines, 3);
});

test("a step after one that was never told is not taken in", () => {
  const game = tree(null, 0);
  assert.equal(game.add(7, entry(6)), false);
  assert.throws(() => game.at(7));
  assert.deepEqual(game.line(1), [0, 1]);
});

test("every line has an end", () => {
  assert.deepEqual(forked().ends(), [3, 5, 6]);
  assert.equal(forked().lines, 3);
  assert.deepEqual(tree(null).ends(), [0]);
});

test("what comes of an arrangement is arranged, and nothing else", () => {
  const game = forked();
  game.add(7, entry(1, { marks: ["arranged"] }));
  game.add(8, entry(7));
  const arranged = [...game.nodes.values()].filter((one) => one.arranged).map(({ node }) => node);
  assert.deepEqual(arranged, [7, 8]);
});

test("a tree that is told whole takes the place of what was there, at the line that it names", () => {
  const game = tree(null, 0, 0, 0);
  const nodes = [null, 0, 1, 1].map((parent, node) => ({ node, ...entry(parent) }));
  game.reset({ nodes, names: { 2: "Ours" }, end: 2 });
  assert.deepEqual(game.line(1), [0, 1, 2]);
  assert.deepEqual(game.ends(), [2, 3]);
  assert.equal(game.names[2], "Ours");
  assert.equal("node" in game.at(1).entry, false);
});

test("a long game is taken in step by step as fast as it grows", () => {
  const game = tree(null);
  for (let node = 1; node <= 20_000; node += 1) {
    game.add(node, entry(node - 1));
    assert.equal(game.line(node).length, node + 1);
  }
});

test("a line's own part begins after the last fork", () => {
  assert.deepEqual(forked().ends().map((end) => ownStart(forked(), end)), [2, 5, 6]);
  assert.equal(ownStart(tree(null, 0, 1), 2), 0);
});

test("a line is called as the last part of it that has a name", () => {
  const game = forked();
  game.names = { 4: "Ours", 6: "Better" };
  assert.deepEqual([3, 5, 6].map((end) => nameAt(game, end)), ["", "Ours", "Better"]);
});

test("two lines part after the last node that both have", () => {
  assert.equal(parting(forked(), 3, 6), 1);
  assert.equal(parting(forked(), 6, 5), 4);
  assert.equal(parting(forked(), 2, 3), 2);
  assert.deepEqual(wayTo(forked(), 1, 6), [4, 6]);
});
