/** @typedef {import("../../uno_kart_lab/page/static/session.js").Session} Session */

/** A seed that a page would round. */
const START = '{"format":"uno-kart-record/1","players":["Ana","Ben"],"seed":9223372036854775807}';

/**
 * A game of one line.
 *
 * @param {number} length
 * @param {Partial<Session>} facts
 * @returns {Session}
 */
export function gameOf(length, facts = {}) {
  const nodes = Array.from({ length }, (_, place) => nodeAfter(place ? place - 1 : null));
  const at = { node: length ? length - 1 : null, event: 0 };
  return { start: START, nodes, names: {}, at, reader: "teacher", lang: "en", ...facts };
}

/** @param {number | null} parent @param {string} does */
export function nodeAfter(parent, does = "draw") {
  return JSON.stringify({ parent, action: { seat: 0, do: does } });
}
