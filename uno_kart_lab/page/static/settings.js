/** @import {Book, Option, OptionValue} from "./types.js" */

/**
 * An option's value as the form holds it: which of the values, and the number that goes with it.
 *
 * @typedef {{choice: string, number: number | null}} Held
 */

/**
 * @param {any} value As in files: a word, a boolean or `{"points": 500}`.
 * @returns {Held}
 */
export function held(value) {
  if (typeof value !== "object") return { choice: String(value), number: null };
  const [[choice, number]] = Object.entries(value);
  return { choice, number };
}

/**
 * @param {Option} option
 * @param {Held} from
 * @returns {any} As in files.
 */
export function valueOf(option, { choice, number }) {
  const value = /** @type {OptionValue} */ (valueCalled(option, choice));
  return value.number ? { [choice]: number } : value.value;
}

/** @param {Option} option @param {string} choice */
export function valueCalled(option, choice) {
  return option.values.find(({ value }) => String(value) === choice);
}

/**
 * The options that differ from those of a preset: what is written down beside its name.
 *
 * @param {Book} book
 * @param {string} preset
 * @param {Record<string, Held>} chosen
 * @returns {Record<string, any>}
 */
export function overrides(book, preset, chosen) {
  return Object.fromEntries(
    book.options
      .map((option) => [option, valueOf(option, chosen[option.name])])
      .filter(([option, value]) => !same(option.presets[preset], value))
      .map(([option, value]) => [option.name, value]),
  );
}

/**
 * An option and its value in words.
 *
 * @param {Option} option
 * @param {any} value As in files.
 */
export function valueInWords(option, value) {
  const { choice, number } = held(value);
  const label = valueCalled(option, choice)?.label ?? choice;
  return number === null ? label : `${label}: ${number}`;
}

/** @param {any} one @param {any} other */
function same(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}
