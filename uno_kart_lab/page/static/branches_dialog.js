/** @import {GameTree} from "./game_tree.js" */
/** @import {Book} from "./types.js" */
import { dialog } from "./dialog.js";
import { button, element, setAttribute, setText } from "./dom.js";
import { nameAt, ownStart } from "./lines.js";
import { stepInWords } from "./steps.js";
import { fill } from "./words.js";

const LONGEST_NAME = 100;

/**
 * @typedef {object} BranchAsks
 * @property {(node: number) => void} jump
 * @property {(node: number, text: string) => void} name
 * @property {(end: number) => void} compare With the line that is shown.
 */

/** @typedef {{root: HTMLElement, end: number, update: (tree: GameTree, shown: number) => void}} Row */

/**
 * Every line of the game: what it is called, where it begins, and the way there.
 *
 * @param {Book} book
 * @param {BranchAsks} asks
 */
export function branchesDialog(book, asks) {
  const { words } = book;
  const { root, title, body } = dialog(words.close, "branches");
  setText(title, words.branches);
  const list = element("ol", "uk-branches");
  body.append(list);
  /** @type {Row[]} */
  let rows = [];
  /** @type {BranchAsks} */
  const leaving = {
    ...asks,
    jump: (node) => {
      root.close();
      asks.jump(node);
    },
  };

  return {
    root,
    /** @param {GameTree} tree @param {number} shown A node of the line that is shown. */
    open(tree, shown) {
      rows = tree.ends().map((end) => rowOf(book, end, leaving));
      list.replaceChildren(...rows.map((row) => row.root));
      for (const row of rows) row.update(tree, shown);
      root.showModal();
    },
    /** @param {GameTree} tree @param {number} shown */
    update(tree, shown) {
      if (root.open) for (const row of rows) row.update(tree, shown);
    },
  };
}

/** @param {Book} book @param {number} end @param {BranchAsks} asks @returns {Row} */
function rowOf(book, end, asks) {
  const { words } = book;
  let start = end;
  const name = element("input", "uk-branch-name");
  name.dir = "auto";
  name.maxLength = LONGEST_NAME;
  name.placeholder = words.no_name;
  name.addEventListener("change", () => asks.name(start, name.value.trim()));
  const from = element("p", "uk-branch-from");
  const facts = element("p", "uk-note");
  const go = button("uk-quiet", [words.go_there], () => asks.jump(start));
  const compare = button("uk-quiet", [words.compare], () => asks.compare(end));
  const root = element("li", "uk-branch", [
    name,
    from,
    facts,
    element("div", "uk-branch-ways", [go, compare]),
  ]);

  /** @param {GameTree} tree @param {number} shown */
  function update(tree, shown) {
    start = ownStart(tree, end);
    const here = tree.line(shown).at(-1) === end;
    const { depth, arranged } = tree.at(end);
    const called = stepInWords(book, tree.at(start));
    if (document.activeElement !== name) name.value = nameAt(tree, end);
    name.setAttribute("aria-label", fill(words.name_of_line, { line: called }));
    setText(from, fill(words.from_step, { step: called }));
    const told = [fill(words.length_of, { count: depth })];
    if (arranged) told.push(words.mark_arranged);
    if (here) told.push(words.this_line);
    setText(facts, told.join(" \u00b7 "));
    setAttribute(go, "aria-label", fill(words.of_line, { what: words.go_there, line: called }));
    setAttribute(compare, "aria-label", fill(words.of_line, { what: words.compare, line: called }));
    setAttribute(root, "aria-current", here ? "true" : null);
    compare.hidden = here;
  }

  return { root, end, update };
}
