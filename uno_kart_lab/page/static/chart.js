/**
 * @typedef {{value: number, low: number, high: number}} Estimate A share or a mean, and the interval
 *   around it.
 *
 * @typedef {object} Chart
 * @property {string} id
 * @property {string} title
 * @property {"share" | "mean"} kind
 * @property {{label: string, runs: Estimate[]}[]} bars Each as it came out by each of the rules.
 */

/** By which runs are told apart; each has its letter beside its colour. */
export const LETTERS = ["A", "B"];

/**
 * The value at the end of the scale: all that is drawn ends before it.
 *
 * @param {Chart} chart
 */
export function endOf({ bars }) {
  return Math.max(...bars.flatMap(({ runs }) => runs.map(({ high }) => high))) || 1;
}

/**
 * Where a bar and the line of its interval lie, in percent of the scale.
 *
 * @param {Estimate} estimate
 * @param {number} end
 */
export function spansOf({ value, low, high }, end) {
  const part = (/** @type {number} */ what) => (100 * what) / end;
  return { bar: part(value), from: part(Math.max(low, 0)), width: part(high - Math.max(low, 0)) };
}

/**
 * How the numbers of a chart are written.
 *
 * @param {string} lang
 * @param {Chart["kind"]} kind
 * @returns {(value: number) => string}
 */
export function writing(lang, kind) {
  const style = kind === "share" ? "percent" : "decimal";
  const format = new Intl.NumberFormat(lang, { style, maximumSignificantDigits: 3 });
  return (value) => format.format(value);
}
