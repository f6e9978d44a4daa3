/** Letters that run from right to left, and signs that say how text runs. */
const RISKY = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const SIGNS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const [ISOLATE, END] = ["\u2068", "\u2069"];

/**
 * Keep names that run from right to left from turning round what stands beside them, wherever they
 * stand in texts. Other names stay as they are.
 *
 * @param {string[]} names
 * @returns {<T>(told: T) => T} The same, with the names in all its texts set apart.
 */
export function isolating(names) {
  const risky = names.filter((name) => RISKY.test(name)).sort((one, other) => other.length - one.length);
  if (!risky.length) return (told) => told;
  const any = new RegExp(risky.map(escaped).join("|"), "gu");
  const text = (/** @type {string} */ said) =>
    said.replace(any, (name) => ISOLATE + name.replace(SIGNS, "") + END);
  return (told) => inAll(told, text);
}

/** @param {string} name */
function escaped(name) {
  return name.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}

/**
 * @param {any} told
 * @param {(text: string) => string} change
 * @returns {any}
 */
function inAll(told, change) {
  if (typeof told === "string") return change(told);
  if (Array.isArray(told)) return told.map((part) => inAll(part, change));
  if (told === null || typeof told !== "object") return told;
  return Object.fromEntries(Object.entries(told).map(([key, part]) => [key, inAll(part, change)]));
}
