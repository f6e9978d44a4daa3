/** @import {Book, RulesGiven} from "./types.js" */
import { element } from "./dom.js";
import { labelled, optionOf, select } from "./fields.js";
import { valueInWords, valueOf } from "./settings.js";

const NONE = "";

/**
 * The same rules with one option changed, if one is chosen.
 *
 * @param {Book} book
 * @param {() => void} change
 */
export function oneOption(book, change) {
  const { words } = book;
  const name = select([
    { value: NONE, label: words.ref_no_option },
    ...book.options.map((option) => ({ value: option.name, label: option.label })),
  ]);
  const value = select([]);
  const valueField = labelled(words.ref_value, value);
  valueField.hidden = true;
  const root = element("div", "uk-ref-option", [labelled(words.ref_option, name), valueField]);

  const chosen = () => book.options.find((option) => option.name === name.value);
  /** Each value of the option, as in files: with the number that is usual for it. */
  function values() {
    const option = chosen();
    return (option?.values ?? []).map(({ value: called, number }) =>
      valueOf(/** @type {any} */ (option), { choice: String(called), number: number?.usual ?? null }));
  }

  function offerValues() {
    const option = chosen();
    valueField.hidden = !option;
    value.replaceChildren(...values().map((one, at) =>
      optionOf({ value: String(at), label: valueInWords(/** @type {any} */ (option), one) })));
    // The first that is not what most tables play anyway.
    if (option) value.selectedIndex = 1;
  }

  name.addEventListener("change", () => {
    offerValues();
    change();
  });
  value.addEventListener("change", change);

  return {
    root,
    /**
     * @param {RulesGiven} own As in files.
     * @returns {RulesGiven | null} Null if no option is chosen.
     */
    read(own) {
      const option = chosen();
      if (!option) return null;
      const { preset, options } = typeof own === "string" ? { preset: own, options: {} } : own;
      return { preset, options: { ...options, [option.name]: values()[value.selectedIndex] } };
    },
    /** @returns {[string, number]} The option, and which of its values. */
    held: () => [name.value, value.selectedIndex],
    /** @param {[string, number]} held */
    write([option, at]) {
      name.value = option;
      offerValues();
      value.selectedIndex = at;
    },
  };
}
