/** @import {Book, Check, Refusal} from "./types.js" */
import { ruleChip } from "./chip.js";
import { element, setHidden, setText } from "./dom.js";

/**
 * Why something is not done: every check that was made, the one that failed last.
 *
 * @param {Book} book
 * @param {(rule: string) => void} openRule
 */
export function refusalView(book, openRule) {
  const text = element("p", "uk-refusal-text");
  const checks = element("ul", "uk-checks");
  const root = element("div", "uk-refusal", [text, checks]);
  root.setAttribute("role", "alert");
  setHidden(root, true);
  const show = (/** @type {Refusal} */ refusal) => {
    setHidden(root, false);
    setHidden(text, refusal.checks.length > 0);
    setText(text, refusal.text);
    checks.replaceChildren(...refusal.checks.map((check) => checkRow(book, check, openRule)));
  };
  const clear = () => {
    setHidden(root, true);
    setText(text, "");
    checks.replaceChildren();
  };
  return { root, show, clear };
}

/**
 * A check, and whether it was passed.
 *
 * @param {Book} book
 * @param {Check} check
 * @param {(rule: string) => void} openRule
 */
export function checkRow(book, { passed, rule, sentence }, openRule) {
  return element("li", passed ? "uk-passed" : "uk-failed", [
    element("span", "uk-check", [passed ? "\u2713" : "\u2717"]),
    element("span", "uk-check-text", [sentence]),
    ruleChip(book, rule, () => openRule(rule)),
  ]);
}
