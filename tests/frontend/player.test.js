import assert from "node:assert/strict";
import { test } from "node:test";

import { playerOf } from "../../uno_kart_lab/page/static/player.js";

/** A game of three steps; the nodes are those of one line of a tree. */
const STATES = /** @type {any[]} */ ([
  { node: 0, frames: [{}, {}, {}], entry: { parent: null, text: "" } },
  { node: 4, frames: [{}, {}], entry: { parent: 0, text: "Ana plays a red 5." } },
  { node: 7, frames: [], entry: { parent: 4, text: "Ben draws a card." } },
]);
const SETUP = /** @type {any} */ ({ title: "A game" });

/** A player, and what it has shown and answered. */
async function play(/** @type {any[]} */ ...requests) {
  const player = playerOf({ book: /** @type {any} */ ({}), setup: SETUP, states: STATES });
  /** @type {[number, number][]} */
  const shown = [];
  /** @type {any[]} */
  const heard = [];
  player.listen(
    (setup, { node, event }) => {
      assert.equal(setup, SETUP);
      shown.push([node, event]);
    },
    (answer) => heard.push(answer),
  );
  for (const request of requests) player.ask(request);
  await new Promise((done) => setTimeout(done));
  return { shown, heard };
}

const go = (/** @type {any} */ to, /** @type {object} */ more = {}) => ({ do: "go", to, ...more });

test("it begins with the first event of the start", async () => {
  assert.deepEqual((await play()).shown, [[0, 0]]);
});

test("next begins a step, and forward, back and jumps come to its end, as with a kernel", async () => {
  const { shown } = await play(
    { do: "next", node: 0 },
    go("forward"),
    go("back"),
    go(0),
    go("last"),
    go("first"),
  );
  assert.deepEqual(shown, [[0, 0], [4, 0], [7, -1], [4, 1], [0, 2], [7, -1], [0, 0]]);
});

test("a jump may name the event", async () => {
  assert.deepEqual((await play(go(4, { event: 0 }), go(4, { event: 9 }))).shown.slice(1), [
    [4, 0],
    [4, 1],
  ]);
});

test("there is nothing before the start, after the end, or where no step is", async () => {
  const { shown } = await play(go("back"), go("last"), go("forward"), go(5));
  assert.deepEqual(shown.slice(1), [[0, 2], [7, -1], [7, -1], [7, -1]]);
});

test("the line is told to whoever says hello, a moment later", async () => {
  const { heard } = await play({ do: "hello" });
  assert.deepEqual(heard, [
    {
      tree: {
        nodes: [
          { node: 0, parent: null, text: "" },
          { node: 4, parent: 0, text: "Ana plays a red 5." },
          { node: 7, parent: 4, text: "Ben draws a card." },
        ],
        names: {},
        end: 7,
      },
    },
  ]);
});

test("what only a kernel can do is not answered", async () => {
  const { shown, heard } = await play({ do: "read_as", reader: "0", event: 0 });
  assert.deepEqual([shown.length, heard], [1, []]);
});

test("a file that asks can be told not to, and to ask again", async () => {
  const questions = [{}];
  const states = STATES.map((state) => ({ ...state, questions }));
  const player = playerOf({ book: /** @type {any} */ ({}), setup: SETUP, states });
  /** @type {any[]} */
  const asked = [];
  player.listen((_, state) => asked.push([state.node, state.questions]), () => {});
  for (const on of [false, true]) player.ask({ do: "ask", on });
  await new Promise((done) => setTimeout(done));
  assert.deepEqual(asked, [[0, questions], [0, undefined], [0, questions]]);
});
