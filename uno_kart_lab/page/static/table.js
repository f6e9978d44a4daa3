/** @import {FlatTable, Frame, Table} from "./types.js" */

/**
 * The table after frame `at` of a step; -1 is the table before it.
 *
 * @param {FlatTable} base
 * @param {Frame[]} frames
 * @param {number} at
 * @returns {FlatTable}
 */
export function tableAt(base, frames, at) {
  return Object.assign({}, base, ...frames.slice(0, at + 1).map((frame) => frame.set));
}

/**
 * @param {FlatTable} flat
 * @param {string[]} players
 * @returns {Table}
 */
export function readTable(flat, players) {
  return {
    seats: players.map((name, seat) => ({
      name,
      hand: flat[`hand${seat}`],
      score: flat[`score${seat}`],
    })),
    stock: flat.stock,
    discard: flat.discard,
    buried: flat.buried,
    colour: flat.colour,
    direction: flat.direction,
    // When a round is over it has been somebody's turn, and is nobody's.
    turn: flat.for.endsWith("_over") ? null : flat.turn,
    dealer: flat.dealer,
    asked: flat.asked,
    due: flat.due,
    uno: flat.uno,
    round: flat.round,
    winner: flat.winner,
    winners: flat.winners,
  };
}

/**
 * The cards of a hand, each with a key that stays its own while cards come and go around it:
 * equal cards are told apart by how many of them stand before.
 *
 * @param {string[]} hand
 * @returns {{key: string, code: string}[]}
 */
export function keyed(hand) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return hand.map((code) => {
    const before = seen.get(code) ?? 0;
    seen.set(code, before + 1);
    return { key: `${code}#${before}`, code };
  });
}

/**
 * The keys of the cards that are in a hand now and were not before.
 *
 * @param {string[]} before
 * @param {string[]} now
 * @returns {Set<string>}
 */
export function arrivals(before, now) {
  const had = new Set(keyed(before).map((card) => card.key));
  return new Set(keyed(now).map((card) => card.key).filter((key) => !had.has(key)));
}
