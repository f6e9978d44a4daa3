import assert from "node:assert/strict";
import { test } from "node:test";
import {
  cardsAt,
  codesIn,
  faultAt,
  newestOnly,
  placesOf,
  withCards,
  withPlayers,
} from "../../uno_kart_lab/page/static/builder.js";
import { playAddress } from "../../uno_kart_lab/page/static/desk_link.js";

/** @type {import("../../uno_kart_lab/page/static/types.js").Draft} */
const DRAFT = {
  title: "",
  rules: { preset: "standard", options: {} },
  players: ["Ana", "Ben", "Chi"],
  hands: [["R5"], ["WB", "R1"], ["B7"]],
  discard: ["G7"],
  stock: [],
  rest: true,
  dealer: 2,
  turn: 2,
  direction: "left",
  colour: null,
  last_actor: 2,
  scores: [10, 20, 30],
  round: 1,
  seed: "7",
};

test("each hand is a place, and each pile", () => {
  assert.deepEqual(placesOf(DRAFT), ["hands[0]", "hands[1]", "hands[2]", "discard", "stock"]);
});

test("cards are laid in one place, and what was stays as it was", () => {
  for (const place of placesOf(DRAFT)) {
    const next = withCards(DRAFT, place, ["Y9"]);
    assert.deepEqual(cardsAt(next, place), ["Y9"]);
    for (const other of placesOf(DRAFT).filter((each) => each !== place)) {
      assert.equal(cardsAt(next, other), cardsAt(DRAFT, other));
    }
  }
  assert.deepEqual(DRAFT.hands[0], ["R5"]);
});

test("codes are taken however they are written", () => {
  assert.deepEqual(codesIn(" r5,G+2;wb  \n w+4 "), ["R5", "G+2", "WB", "W+4"]);
  assert.deepEqual(codesIn("  "), []);
});

test("who leaves the table is nobody's dealer, and has no turn", () => {
  const fewer = withPlayers(DRAFT, ["Ana", "Ben"]);
  assert.deepEqual(fewer.hands, [["R5"], ["WB", "R1"]]);
  assert.deepEqual([fewer.scores, fewer.dealer, fewer.turn], [[10, 20], 1, 1]);
  assert.equal(fewer.last_actor, null);
});

test("who comes to the table has no card yet", () => {
  const more = withPlayers(DRAFT, [...DRAFT.players, "Dana"]);
  assert.deepEqual([more.hands[3], more.scores[3]], [[], 0]);
  assert.equal(more.last_actor, 2);
});

for (const [faulty, place, card] of /** @type {[string, string, number | null][]} */ ([
  ["hands[1][3]", "hands[1]", 3],
  ["hands[1]", "hands[1]", null],
  ["discard[0]", "discard", 0],
  ["stock", "stock", null],
  ["colour", "colour", null],
])) {
  test(`what is wrong at ${faulty} is found`, () => {
    assert.deepEqual(faultAt(faulty), { place, card });
  });
}

test("while an answer is awaited, the newest alone is asked about after it", () => {
  /** @type {number[]} */
  const asked = [];
  const newest = newestOnly((/** @type {number} */ what) => asked.push(what));
  for (const what of [1, 2, 3]) newest.ask(what);
  assert.deepEqual(asked, [1]);
  assert.equal(newest.answered(), false);
  assert.deepEqual(asked, [1, 3]);
  assert.equal(newest.answered(), true);
  newest.ask(4);
  assert.deepEqual(asked, [1, 3, 4]);
});

test("a position is opened in the app: where it is for others, or where this page is", () => {
  const here = "http://10.0.0.5:8866/base/voila/render/teach.ipynb?x=1#y";
  assert.equal(
    playAddress("https://lab.example.org/uno/", here, false),
    "https://lab.example.org/uno/voila/render/play.ipynb",
  );
  assert.equal(playAddress(null, here, true), "http://10.0.0.5:8866/base/voila/render/play.ipynb");
  assert.equal(playAddress(null, here, false), null);
});
