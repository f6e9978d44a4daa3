/** @import {Book, OtherRules, RulesGiven} from "./types.js" */
import { element } from "./dom.js";
import { oneOption } from "./one_option.js";

/**
 * By which other rules the same is judged: those that are offered, and the table's own with one
 * option changed.
 *
 * @param {Book} book
 * @param {() => void} change
 */
export function otherRulesFields(book, change) {
  const { words } = book;
  const ticks = element("div", "uk-ref-sets");
  const changed = oneOption(book, change);
  const root = element("fieldset", "uk-ref-others", [
    element("legend", "", [words.ref_compare]),
    ticks,
    changed.root,
  ]);
  /** @type {{box: HTMLInputElement, rules: RulesGiven}[]} */
  let offered = [];

  return {
    root,
    /** @param {OtherRules[]} sets */
    offer(sets) {
      offered = sets.map(({ rules, text, on }) => {
        const box = element("input");
        box.type = "checkbox";
        box.checked = on;
        box.addEventListener("change", change);
        ticks.append(element("label", "uk-tick", [box, text]));
        return { box, rules };
      });
    },
    /**
     * @param {RulesGiven} own The table's rules, as in files.
     * @returns {RulesGiven[]}
     */
    read(own) {
      const other = changed.read(own);
      return [
        ...offered.filter(({ box }) => box.checked).map(({ rules }) => rules),
        ...(other ? [other] : []),
      ];
    },
  };
}
