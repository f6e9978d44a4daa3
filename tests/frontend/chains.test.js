import assert from "node:assert/strict";
import { test } from "node:test";
import { chainUntil, linksOf } from "../../uno_kart_lab/page/static/chains.js";

/** @type {import("../../uno_kart_lab/page/static/types.js").Chain} */
const chain = {
  number: 1,
  seat: 0,
  steps: [
    { node: 7, link: 1, box: [0, "WB"], card: [1, "B+2"], ignored: [2, "ITEM-2"], item: [3, "lightning"], draws: [[4, 1, "??"], [5, 2]], again: [6] },
    { node: 8, link: 2, box: [0, "WB"], card: [1, "G1"], item: [2, "shell"] },
    { node: 9, link: 2, target: [0, 2], draws: [[1, 2, "R3"]] },
  ],
};

/** @param {number} node @param {number} at */
const kindsUntil = (node, at) =>
  linksOf(chainUntil(chain, node, at)).map(({ parts }) => parts.map(({ kind }) => kind).join(" "));

test("what happened stands in its order, link by link", () => {
  assert.deepEqual(kindsUntil(9, 1), [
    "box card ignored item draw draw again",
    "box card item target draw",
  ]);
});

test("of the step that is shown, only what has happened is there", () => {
  assert.deepEqual(kindsUntil(9, 0)[1], "box card item target");
  assert.deepEqual(kindsUntil(9, -1)[1], "box card item");
});

test("a link of which nothing has happened yet is not there", () => {
  const first = { ...chain, steps: chain.steps.slice(0, 1) };
  assert.deepEqual(linksOf(chainUntil(first, 7, -1)), []);
  assert.equal(linksOf(chainUntil(first, 7, 4))[0].parts.length, 5);
});

test("each part says where it is told, who and what", () => {
  const [first] = linksOf(chain);
  assert.deepEqual(first.parts[4], { kind: "draw", node: 7, event: 4, seat: 1, cards: ["??"] });
  assert.deepEqual(first.parts[2], { kind: "ignored", node: 7, event: 2, card: "B+2", rule: "ITEM-2" });
  assert.deepEqual(first.parts[5], { kind: "draw", node: 7, event: 5, seat: 2, cards: [] });
});

test("the chain itself stays as it is", () => {
  chainUntil(chain, 9, -1);
  assert.deepEqual(chain.steps[2].target, [0, 2]);
});
