import assert from "node:assert/strict";
import { test } from "node:test";
import { carriesGame, linkTo, textIn } from "../../uno_kart_lab/page/static/link.js";
import { textOf } from "../../uno_kart_lab/page/static/session.js";
import { gameOf } from "./kept_games.js";

const ADDRESS = "http://host/voila/render/play.ipynb?a=b";

/** @param {string} link */
function fragmentOf(link) {
  return new URL(link).hash;
}

for (const text of ["", "{}", textOf(gameOf(100)), "n\u00fcn \u05d0 \ud83c\udfb4 < \" &", "x".repeat(2 ** 20)]) {
  test(`a text of ${text.length} letters comes out of its link as it was`, async () => {
    const link = await linkTo(text, `${ADDRESS}#game=other`);
    assert.ok(link.startsWith(`${ADDRESS}#game=`));
    assert.match(fragmentOf(link), /^#game=[-\w]*$/);
    assert.ok(carriesGame(fragmentOf(link)));
    assert.equal(await textIn(fragmentOf(link)), text);
  });
}

test("a game of a hundred actions is a short link", async () => {
  assert.ok((await linkTo(textOf(gameOf(100)), ADDRESS)).length < 1_000);
});

test("another fragment carries no game", () => {
  for (const fragment of ["", "#", "#top", "#games=x"]) assert.ok(!carriesGame(fragment));
});

test("what inflates to more than a game can have is refused", async () => {
  const bomb = await linkTo("x".repeat(2 ** 20 + 1), ADDRESS);
  await assert.rejects(textIn(fragmentOf(bomb)), RangeError);
});

for (const damaged of ["xyz", "", "!!", "AAAA", "\u00fc", "%3Cscript%3E", "_".repeat(5000)]) {
  test(`a link that ends in "${damaged.slice(0, 12)}" is refused`, async () => {
    await assert.rejects(textIn(`#game=${damaged}`));
  });
}

test("a link that was cut off is refused", async () => {
  const whole = fragmentOf(await linkTo(textOf(gameOf(40)), ADDRESS));
  await assert.rejects(textIn(whole.slice(0, -7)));
});
