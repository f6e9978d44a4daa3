import { settled } from "./particles.js";

/**
 * Put values into a text with places like `{name}`. A Korean particle takes the form that what is
 * filled in asks for.
 *
 * @param {string} text
 * @param {Record<string, string | number>} values
 */
export function fill(text, values) {
  return settled(text, values).replace(/\{(\w+)\}/g, (place, name) =>
    name in values ? String(values[name]) : place);
}
