/** @import {Book} from "./types.js" */
import { dialog } from "./dialog.js";
import { element, setText } from "./dom.js";
import { IN_PLACES, SHORTCUTS } from "./keys.js";

const SIGNS = /** @type {Record<string, string>} */ ({
  ArrowLeft: "\u2190",
  ArrowRight: "\u2192",
  ArrowUp: "\u2191",
  ArrowDown: "\u2193",
  " ": "Space",
});

/**
 * Every key and what it does.
 *
 * @param {Book} book
 */
export function shortcutsDialog({ words }) {
  const { root, title, body } = dialog(words.close, "keys");
  setText(title, words.keys);
  const rows = [...SHORTCUTS, ...IN_PLACES].map(({ keys, word }) =>
    element("tr", "", [
      element("th", "uk-keys", keys.map((key) => element("kbd", "", [key === " " ? words.space_bar : nameOf(key)]))),
      element("td", "", [words[word]]),
    ]),
  );
  for (const row of rows) row.cells[0].scope = "row";
  body.append(element("table", "uk-key-table", [element("tbody", "", rows)]));
  return { root, open: () => root.showModal() };
}

/** @param {string} key As an event calls it. */
function nameOf(key) {
  if (key in SIGNS) return SIGNS[key];
  return key.length === 1 ? key.toUpperCase() : key.replace(/(?<=[a-z])(?=[A-Z])/, " ");
}
