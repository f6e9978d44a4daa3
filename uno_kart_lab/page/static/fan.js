/**
 * How the cards of a hand overlap in the room there is.
 *
 * @typedef {object} Fan
 * @property {number} width Of one card.
 * @property {{x: number, y: number}[]} places Of the upper left corners, from that of the room.
 */

/** A card is half as high again as wide. */
export const CARD_HEIGHT = 1.5;
/** What a card shows on its left, and what of it at least stays uncovered: mark, letter and item. */
const RAIL = 0.37;
/** What of a card at least stays uncovered above: the mark and the letter. */
const HEAD = 0.5;
/** Cards lie no looser than this, as a hand is held. */
const LOOSEST = 0.74;
const SMALLEST = 20;

/**
 * Lay out a hand with the largest cards that fit without covering what tells them apart; with
 * too many even for the smallest cards, these are pushed together.
 *
 * @param {number} count
 * @param {number} width Of the room.
 * @param {number} height Of the room.
 * @param {number} largest The widest that a card may be.
 * @returns {Fan}
 */
export function fan(count, width, height, largest) {
  for (let card = Math.floor(largest); card > SMALLEST; card -= 1) {
    const rows = rowsOf(count, width, card);
    if (heightOf(rows, card) <= height) return laid(count, width, card, rows);
  }
  const fitting = Math.floor((height / SMALLEST - CARD_HEIGHT) / (HEAD * CARD_HEIGHT)) + 1;
  return laid(count, width, SMALLEST, Math.max(1, Math.min(fitting, count)));
}

/** @param {number} count @param {number} width @param {number} card */
function rowsOf(count, width, card) {
  const perRow = Math.max(1, Math.floor((width - card) / (card * RAIL)) + 1);
  return Math.max(1, Math.ceil(count / perRow));
}

/** @param {number} rows @param {number} card */
function heightOf(rows, card) {
  return card * CARD_HEIGHT * (1 + (rows - 1) * HEAD);
}

/** @param {number} count @param {number} width @param {number} card @param {number} rows @returns {Fan} */
function laid(count, width, card, rows) {
  const perRow = Math.ceil(count / rows);
  const step = perRow > 1 ? Math.min(card * LOOSEST, (width - card) / (perRow - 1)) : 0;
  const left = (width - card - step * (perRow - 1)) / 2;
  const places = Array.from({ length: count }, (_, i) => ({
    x: left + step * (i % perRow),
    y: Math.floor(i / perRow) * card * CARD_HEIGHT * HEAD,
  }));
  return { width: card, places };
}
