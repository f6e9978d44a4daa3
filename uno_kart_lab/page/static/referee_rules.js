/** @import {Book, OtherRules, RulesGiven} from "./types.js" */
import { element } from "./dom.js";
import { labelled, optionOf, select } from "./fields.js";
import { valueInWords, valueOf } from "./settings.js";

const NONE = "";

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
  const name = select([
    { value: NONE, label: words.ref_no_option },
    ...book.options.map((option) => ({ value: option.name, label: option.label })),
  ]);
  const value = select([]);
  const valueField = labelled(words.ref_value, value);
  valueField.hidden = true;
  const root = element("fieldset", "uk-ref-others", [
    element("legend", "", [words.ref_compare]),
    ticks,
    element("div", "uk-ref-option", [labelled(words.ref_option, name), valueField]),
  ]);
  /** @type {{box: HTMLInputElement, rules: RulesGiven}[]} */
  let offered = [];

  const chosen = () => book.options.find((option) => option.name === name.value);
  /** Each value of the option, as in files: with the number that is usual for it. */
  function values() {
    const option = chosen();
    return (option?.values ?? []).map(({ value: called, number }) =>
      valueOf(/** @type {any} */ (option), { choice: String(called), number: number?.usual ?? null }));
  }

  name.addEventListener("change", () => {
    const option = chosen();
    valueField.hidden = !option;
    value.replaceChildren(...values().map((one, at) =>
      optionOf({ value: String(at), label: valueInWords(/** @type {any} */ (option), one) })));
    // The first that is not what most tables play anyway.
    if (option) value.selectedIndex = 1;
    change();
  });
  value.addEventListener("change", change);

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
      const option = chosen();
      const { preset, options } = typeof own === "string" ? { preset: own, options: {} } : own;
      return [
        ...offered.filter(({ box }) => box.checked).map(({ rules }) => rules),
        ...(option ? [{ preset, options: { ...options, [option.name]: values()[value.selectedIndex] } }] : []),
      ];
    },
  };
}
