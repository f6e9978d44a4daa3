/** @import {Book} from "./types.js" */
import { button, element, setAttribute, setText } from "./dom.js";

/**
 * A rule's id and title; pressed, it opens the rule.
 *
 * @param {Book} book
 * @param {string} rule
 * @param {() => void} onOpen
 */
export function ruleChip(book, rule, onOpen) {
  const title = element("span", "uk-chip-title");
  const id = element("span", "uk-chip-id");
  const chip = button("uk-chip", [title, id], onOpen);
  setText(title, book.rules[rule].title);
  setText(id, rule);
  setAttribute(chip, "aria-haspopup", "dialog");
  return chip;
}
