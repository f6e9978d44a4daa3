import assert from "node:assert/strict";
import { test } from "node:test";
import { isolating } from "../../uno_kart_lab/page/static/isolate.js";

const [HEBREW, TURNING] = ["שרה", "evil\u202e"];

test("names that run from left to right are left alone, with all that is told of them", () => {
  const told = { text: "Ana plays", frames: [{ text: "Ana" }] };
  assert.equal(isolating(["Ana", "B.n", "👩‍🚀", "Zoë"])(told), told);
});

test("a name that runs from right to left is set apart wherever it stands", () => {
  const told = { text: `${HEBREW}: 5 cards`, list: [HEBREW, 7, null], over: false };
  assert.deepEqual(isolating(["Ana", HEBREW])(told), {
    text: `\u2068${HEBREW}\u2069: 5 cards`,
    list: [`\u2068${HEBREW}\u2069`, 7, null],
    over: false,
  });
});

test("signs in a name that turn what follows are taken out", () => {
  assert.equal(isolating([TURNING])(`${TURNING} plays`), "\u2068evil\u2069 plays");
});

test("of two names of which one begins like the other each is found", () => {
  const isolate = isolating([HEBREW, `${HEBREW} (2)`]);
  assert.equal(isolate(`${HEBREW} (2) and ${HEBREW}`), `\u2068${HEBREW} (2)\u2069 and \u2068${HEBREW}\u2069`);
});
