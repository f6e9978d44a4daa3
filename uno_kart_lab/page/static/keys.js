/** @import {Move} from "./moves.js" */

const MOVES = new Map(/** @type {[string, Move][]} */ ([
  ["n", "next"],
  ["ArrowRight", "next"],
  ["ArrowLeft", "back"],
  ["Home", "first"],
  ["End", "last"],
]));
const TYPED_INTO = ["INPUT", "SELECT", "TEXTAREA"];

/**
 * What a key does on the page; nothing while something is typed, or with a modifier held.
 *
 * @param {{key: string, ctrlKey: boolean, altKey: boolean, metaKey: boolean, shiftKey: boolean}} event
 * @param {string} on The tag of the element that has the focus.
 * @returns {Move | null}
 */
export function moveOf(event, on) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return null;
  if (TYPED_INTO.includes(on)) return null;
  return MOVES.get(event.key) ?? null;
}
