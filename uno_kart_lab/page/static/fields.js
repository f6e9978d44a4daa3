/** The fields of a form. */
import { element } from "./dom.js";

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
