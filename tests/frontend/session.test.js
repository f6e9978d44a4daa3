import assert from "node:assert/strict";
import { test } from "node:test";
import { depthOf, goesOn, nodesOf, playersOf, samePlace, textOf } from "../../uno_kart_lab/page/static/session.js";
import { gameOf, nodeAfter } from "./kept_games.js";

/** @typedef {import("../../uno_kart_lab/page/static/types.js").Entry} Entry */

/** @param {Partial<Entry>} facts @returns {Entry} */
function entry(facts) {
  return { parent: 0, seat: 0, text: "Ana draws.", action: null, arrange: null, marks: [], ...facts };
}

const draw = { seat: 0, do: "draw" };
const tree = {
  nodes: [
    { node: 0, ...entry({ parent: null }) },
    { node: 1, ...entry({ parent: 0, action: draw }) },
    { node: 2, ...entry({ parent: 1, arrange: { seat: null, for: "G7" } }) },
    { node: 3, ...entry({ parent: 0, action: draw }) },
  ],
  names: {},
  end: 3,
};

test("the nodes of a session are those of the tree without the start, counted from 0", () => {
  assert.deepEqual(nodesOf(tree).map((node) => JSON.parse(node)), [
    { parent: null, action: draw },
    { parent: 0, arrange: { seat: null, for: "G7" } },
    { parent: null, action: draw },
  ]);
});

test("a session is written as a file has it, the largest seed to its last digit", () => {
  const text = textOf(gameOf(2, { names: { 2: 'a "trap"' }, reader: "1" }));
  assert.match(text, /"seed":9223372036854775807[},]/);
  const { start, ...rest } = JSON.parse(text);
  assert.deepEqual(start.players, ["Ana", "Ben"]);
  assert.deepEqual(rest, {
    format: "uno-kart-session/1",
    nodes: [{ parent: null, action: draw }, { parent: 0, action: draw }],
    names: { 2: 'a "trap"' },
    at: { node: 1, event: 0 },
    reader: "1",
    lang: "en",
  });
});

test("a session that begins with all of another goes on where that ends", () => {
  assert.ok(goesOn(gameOf(5), gameOf(3)));
  assert.ok(!goesOn(gameOf(3), gameOf(5)));
  const branch = gameOf(5);
  branch.nodes[1] = nodeAfter(0, "pass");
  assert.ok(!goesOn(branch, gameOf(3)));
  assert.ok(!goesOn(gameOf(5, { start: "{}" }), gameOf(3)));
});

test("two sessions stand in the same place if the node, the names and the game are the same", () => {
  assert.ok(samePlace(gameOf(3), gameOf(3, { reader: "table" })));
  assert.ok(!samePlace(gameOf(3), gameOf(3, { at: { node: 0, event: 0 } })));
  assert.ok(!samePlace(gameOf(3), gameOf(3, { names: { 1: "here" } })));
  assert.ok(!samePlace(gameOf(3), gameOf(4, { at: { node: 2, event: 0 } })));
});

test("the depth of a place is counted along its own line", () => {
  const nodes = [nodeAfter(null), nodeAfter(0), nodeAfter(0, "pass")];
  assert.equal(depthOf(gameOf(3, { nodes, at: { node: 2, event: null } })), 2);
  assert.equal(depthOf(gameOf(3, { nodes, at: { node: null, event: null } })), 0);
  assert.deepEqual(playersOf(gameOf(1)), ["Ana", "Ben"]);
});
