/** @import {Held} from "./settings.js" */
/** @import {Book, Option, Setup} from "./types.js" */
import { element, setAttribute } from "./dom.js";
import { labelled, select } from "./fields.js";
import { held, overrides, valueCalled } from "./settings.js";
import { fill } from "./words.js";

let notes = 0;

/**
 * The rules to play by: a preset, and every option of it.
 *
 * @param {Book} book
 */
export function rulesFields(book) {
  const { words } = book;
  const preset = select(book.presets);
  const options = new Map(book.options.map((option) => [
    option.name,
    optionField(book, option, () => option.presets[preset.value]),
  ]));
  const details = element("details", "uk-options", [
    element("summary", "", [words.every_option]),
    ...[...options.values()].map((field) => field.root),
  ]);
  // The browser says what is wrong with a number where that is, and only if it can be seen.
  details.addEventListener("invalid", () => (details.open = true), true);
  const reset = () => {
    for (const { name, presets } of book.options) options.get(name)?.write(presets[preset.value]);
  };
  preset.addEventListener("change", reset);
  const root = element("fieldset", "", [
    element("legend", "", [words.rules]),
    labelled(words.preset, preset),
    details,
  ]);
  return {
    root,
    valueOf: (/** @type {string} */ option) => options.get(option)?.read().choice,
    read: () => ({
      preset: preset.value,
      options: overrides(
        book,
        preset.value,
        Object.fromEntries([...options].map(([name, field]) => [name, field.read()])),
      ),
    }),
    /** @param {Setup["rules"]} rules */
    write(rules) {
      preset.value = rules.preset;
      reset();
      for (const [name, value] of Object.entries(rules.options)) options.get(name)?.write(value);
    },
  };
}

/**
 * An option; its rule is told where it is not as the preset has it.
 *
 * @param {Book} book
 * @param {Option} option
 * @param {() => any} usual What the preset has.
 */
function optionField({ words, rules }, option, usual) {
  const choice = select(option.values.map(({ value, label }) => ({ value: String(value), label })));
  const number = element("input");
  number.type = "number";
  number.setAttribute("aria-label", fill(words.number_of, { option: option.label }));
  // A replay has the rules that it cites, and deals no game.
  const note = element("p", "uk-note", [rules[option.rule]?.text ?? ""]);
  note.id = `uk-option-note-${(notes += 1)}`;
  const showNumber = () => {
    note.hidden = choice.value === held(usual()).choice;
    setAttribute(choice, "aria-describedby", note.hidden ? null : note.id);
    const counted = valueCalled(option, choice.value)?.number;
    number.hidden = number.disabled = !counted;
    if (!counted) return;
    number.min = String(counted.least);
    number.max = String(counted.most);
    number.required = true;
    number.value = String(counted.usual);
  };
  choice.addEventListener("change", showNumber);
  const root = element("div", "uk-option", [labelled(option.label, choice), number, note]);
  return {
    root,
    /** @returns {Held} */
    read: () => ({ choice: choice.value, number: number.hidden ? null : Number(number.value) }),
    /** @param {any} value */
    write(value) {
      const { choice: called, number: counted } = held(value);
      choice.value = called;
      showNumber();
      if (counted !== null) number.value = String(counted);
    },
  };
}
