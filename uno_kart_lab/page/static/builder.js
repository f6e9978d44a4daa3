/** @import {Draft} from "./types.js" */

/**
 * A position that is being built, as a value: each change makes another. Nothing here knows which
 * positions there can be; the kernel is asked that.
 */

/**
 * The places where cards lie, called as the kernel calls them.
 *
 * @param {Draft} draft
 */
export function placesOf({ hands }) {
  return [...hands.map((_, seat) => handOf(seat)), "discard", "stock"];
}

/** @param {number} seat */
export function handOf(seat) {
  return `hands[${seat}]`;
}

/** @param {string} place @returns {number | null} Null for the piles. */
export function seatOf(place) {
  const hand = /^hands\[(\d+)\]/.exec(place);
  return hand ? Number(hand[1]) : null;
}

/** @param {Draft} draft @param {string} place */
export function cardsAt(draft, place) {
  const seat = seatOf(place);
  if (seat !== null) return draft.hands[seat];
  return place === "discard" ? draft.discard : draft.stock;
}

/** @param {Draft} draft @param {string} place @param {string[]} cards @returns {Draft} */
export function withCards(draft, place, cards) {
  const seat = seatOf(place);
  if (seat !== null) return { ...draft, hands: replaced(draft.hands, seat, cards) };
  return place === "discard" ? { ...draft, discard: cards } : { ...draft, stock: cards };
}

/**
 * A list with another thing in one of its places.
 *
 * @template T
 * @param {T[]} things
 * @param {number} at
 * @param {T} thing
 */
export function replaced(things, at, thing) {
  return things.map((one, place) => (place === at ? thing : one));
}

/**
 * Who sits at the table; seats that are new have no cards yet.
 *
 * @param {Draft} draft
 * @param {string[]} players
 * @returns {Draft}
 */
export function withPlayers(draft, players) {
  const last = players.length - 1;
  const { hands, scores, dealer, turn, last_actor } = draft;
  return {
    ...draft,
    players,
    hands: players.map((_, seat) => hands[seat] ?? []),
    scores: players.map((_, seat) => scores[seat] ?? 0),
    dealer: Math.min(dealer, last),
    turn: Math.min(turn, last),
    last_actor: last_actor !== null && last_actor > last ? null : last_actor,
  };
}

/** @param {string} text As somebody writes it. */
export function codesIn(text) {
  return text.toUpperCase().split(/[\s,;]+/).filter(Boolean);
}

/**
 * Where the kernel finds fault: the place, and which of its cards, if it is one.
 *
 * @param {string} faulty
 * @returns {{place: string, card: number | null}}
 */
export function faultAt(faulty) {
  const parts = /^(hands\[\d+\]|discard|stock)(?:\[(\d+)\])?$/.exec(faulty);
  if (!parts) return { place: faulty, card: null };
  return { place: parts[1], card: parts[2] === undefined ? null : Number(parts[2]) };
}

/**
 * Ask about the newest alone: what changes while an answer is awaited is asked about after it.
 *
 * @template T
 * @param {(what: T) => void} ask
 */
export function newestOnly(ask) {
  let isAwaited = false;
  /** @type {{what: T} | null} */
  let due = null;

  /** @param {T} what */
  function send(what) {
    isAwaited = true;
    ask(what);
  }

  return {
    /** @param {T} what */
    ask(what) {
      if (isAwaited) due = { what };
      else send(what);
    },
    /** @returns {boolean} Whether what was answered is still the newest. */
    answered() {
      isAwaited = false;
      const next = due;
      due = null;
      if (next) send(next.what);
      return next === null;
    },
  };
}
