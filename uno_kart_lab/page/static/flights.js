/** @import {Frame, Table} from "./types.js" */

/**
 * What moves on the table at an event, told from what the event is and what it speaks of.
 *
 * @typedef {"stock" | "discard" | number} Spot A pile, or the hand of a seat.
 * @typedef {{from: Spot, to: Spot, cards: string[]}} Flight Cards that go the same way.
 */

/** How many cards of a flight are seen to move. */
const MOST = 6;
/** What is seen of a whole pile or hand that moves. */
const SOME = ["??", "??", "??"];

/** @type {Record<string, (frame: Frame, table: Table) => Flight[]>} */
const MOVES = {
  card_played: ({ marks }) => [{ from: marks.seats[0], to: "discard", cards: marks.cards }],
  card_turned_up: turnedUp,
  opening_card_turned: turnedUp,
  opening_card_returned: ({ marks }) => [{ from: "discard", to: "stock", cards: marks.cards }],
  cards_drawn: ({ marks }) => [{ from: "stock", to: marks.seats[0], cards: marks.cards }],
  discard_reshuffled: () => [{ from: "discard", to: "stock", cards: SOME }],
  hands_swapped: ({ marks: { seats: [one, other] } }) => [
    { from: one, to: other, cards: SOME },
    { from: other, to: one, cards: SOME },
  ],
  hands_passed_on: (_, { seats, direction }) =>
    seats.map((_, from) => ({ from, to: nextSeat(from, seats.length, direction), cards: SOME })),
  hands_dealt: ({ set }) =>
    handsIn(set).map((seat) => ({ from: "stock", to: seat, cards: ["??"] })),
};
const SHUFFLES = ["stock_shuffled", "discard_reshuffled", "opening_card_returned"];

/**
 * @param {Frame} frame
 * @param {Table} table
 * @returns {Flight[]}
 */
export function flightsOf(frame, table) {
  const flights = MOVES[frame.kind]?.(frame, table) ?? [];
  return flights.map((flight) => ({ ...flight, cards: flight.cards.slice(0, MOST) }));
}

/** @param {Frame} frame */
export function isShuffled(frame) {
  return SHUFFLES.includes(frame.kind);
}

/**
 * The frames that have been told since an event: none when one has gone back, or elsewhere.
 *
 * @param {Frame[]} frames Of a step, to the one that is shown.
 * @param {number} since The number of the event that was shown before.
 * @returns {Frame[]}
 */
export function toldSince(frames, since) {
  const told = frames.filter(({ number }) => number > since);
  return told[0]?.number === since + 1 ? told : [];
}

/** @param {Frame} frame @returns {Flight[]} */
function turnedUp({ marks }) {
  return [{ from: "stock", to: "discard", cards: marks.cards }];
}

/** @param {number} seat @param {number} seats @param {Table["direction"]} direction */
function nextSeat(seat, seats, direction) {
  return (seat + (direction === "left" ? 1 : seats - 1)) % seats;
}

/** @param {Record<string, any>} set */
function handsIn(set) {
  return Object.keys(set).flatMap((name) => /^hand(\d+)$/.exec(name)?.[1] ?? []).map(Number);
}
