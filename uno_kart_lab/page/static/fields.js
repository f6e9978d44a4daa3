/** The fields of a form. */
import { element, list } from "./dom.js";

const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 10;
/** In letters. */
export const LONGEST_NAME = 200;
const COLOURS = /** @type {const} */ (["red", "yellow", "green", "blue"]);

let fields = 0;

/**
 * A control with its label above it.
 *
 * @param {string} label
 * @param {HTMLElement} control
 */
export function labelled(label, control) {
  const name = element("label", "", [label]);
  name.htmlFor = control.id = `uk-field-${(fields += 1)}`;
  return element("div", "uk-field", [name, control]);
}

/** @param {{value: string, label: string}[]} values */
export function select(values) {
  return element("select", "", values.map(optionOf));
}

/** @param {{value: string, label: string}} value */
export function optionOf({ value, label }) {
  const option = element("option", "", [label]);
  option.value = value;
  return option;
}

/**
 * What can be chosen, where that changes: options that stay stay.
 *
 * @param {HTMLSelectElement} control
 */
export function optionsIn(control) {
  return list(
    control,
    (/** @type {{value: string, label: string}} */ { value, label }) => `${value} ${label}`,
    optionOf,
    () => {},
  );
}

/** How many can play. */
export function playerCounts() {
  return Array.from({ length: MOST_PLAYERS - FEWEST_PLAYERS + 1 }, (_, more) => {
    const count = String(FEWEST_PLAYERS + more);
    return { value: count, label: count };
  });
}

/** @param {Record<string, string>} words */
export function colours(words) {
  return COLOURS.map((value) => ({ value, label: words[value] }));
}
