/** @import {GameTree} from "./game_tree.js" */
/** @import {Book} from "./types.js" */
import { element, setAttribute, setHidden } from "./dom.js";
import { stepInWords } from "./steps.js";

/**
 * The whole of a long line as a slider.
 *
 * @param {Book} book
 * @param {{jump: (node: number) => void, preview: (node: number | null) => void}} asks
 */
export function scrubber(book, asks) {
  const root = element("input", "uk-scrubber");
  root.type = "range";
  root.min = "0";
  root.setAttribute("aria-label", book.words.place_in_game);
  /** @type {readonly number[]} */
  let line = [];
  root.addEventListener("input", () => asks.preview(line[Number(root.value)]));
  root.addEventListener("change", () => asks.jump(line[Number(root.value)]));

  /** @param {GameTree} tree @param {number} node @param {boolean} needed */
  function update(tree, node, needed) {
    setHidden(root, !needed);
    if (!needed) return;
    line = tree.line(node);
    const step = tree.at(node);
    root.max = String(line.length - 1);
    root.value = String(step.depth);
    setAttribute(root, "aria-valuetext", stepInWords(book, step));
  }

  return { root, update };
}
