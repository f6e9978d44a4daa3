import assert from "node:assert/strict";
import { test } from "node:test";
import { linkTo, whereIn } from "../../uno_kart_lab/page/static/course.js";

const LESSONS = ["deck", "turn", "winning"].map((lesson) => ({
  lesson,
  title: lesson,
  link: `${lesson}.ipynb`,
  scenes: 2,
  counted: "2 scenes",
}));

/** @param {Record<string, Record<string, boolean>>} done */
const where = (done) => whereIn(LESSONS, done).map(({ done, isNext }) => [done, isNext]);

test("whoever is new begins with the first lesson", () => {
  assert.deepEqual(where({}), [[0, true], [0, false], [0, false]]);
});

test("one goes on with the first lesson that is not all done", () => {
  const done = { deck: { 1: true, 2: true }, winning: { 1: true } };
  assert.deepEqual(where(done), [[2, false], [0, true], [1, false]]);
});

test("whoever has done all of them is led to none", () => {
  const all = { 1: true, 2: true };
  assert.deepEqual(where({ deck: all, turn: all, winning: all }), [[2, false], [2, false], [2, false]]);
});

test("a scene that the lesson has no more does not count", () => {
  assert.deepEqual(where({ deck: { 1: true, 3: true } })[0], [1, true]);
});

test("in the app a notebook is found by its name alone, below whatever a proxy adds", () => {
  assert.equal(linkTo("lesson-1-deck.ipynb", undefined, "/user/x/"), "lesson-1-deck.ipynb");
});

test("in JupyterLab it is found beside this one, whatever the address says", () => {
  assert.equal(linkTo("play.ipynb", "index.ipynb", "/"), "/lab/tree/play.ipynb");
  assert.equal(linkTo("play.ipynb", "my course/index.ipynb", "/hub/"), "/hub/lab/tree/my%20course/play.ipynb");
  assert.equal(linkTo("play.ipynb", "RTC:uno/index.ipynb", "/"), "/lab/tree/uno/play.ipynb");
});
