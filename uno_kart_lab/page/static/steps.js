/** @import {TreeNode} from "./game_tree.js" */
/** @import {Book, Mark} from "./types.js" */
import { fill } from "./words.js";

/** Marks of what the words of an action do not say. @type {Mark[]} */
const UNSAID = ["uno", "round_end"];

/**
 * What was done at a node: "Ana plays an Item Box."
 *
 * @param {Book} book
 * @param {TreeNode} step
 */
export function doneInWords({ words }, { entry }) {
  return entry.text || words.the_start;
}

/**
 * A node as it is spoken of: "Action 12: Ana plays a red 5. (UNO)"
 *
 * @param {Book} book
 * @param {TreeNode} step
 */
export function stepInWords(book, step) {
  const { words } = book;
  const said = fill(words.step_is, { step: step.depth, text: doneInWords(book, step) });
  const marks = step.entry.marks.filter((mark) => UNSAID.includes(mark));
  return marks.length ? `${said} (${marks.map((mark) => words[`mark_${mark}`]).join(", ")})` : said;
}
