/** @import {Choice, State, Table} from "./types.js" */

/**
 * What can be done, put together as a person looks for it.
 *
 * @typedef {object} Choices
 * @property {number | null} seat Whose hand is played from; null if the reader plays for nobody.
 * @property {Map<string, Choice[]>} plays By card: more than one if a colour is chosen with it, or
 *   if UNO can be said or not.
 * @property {Choice[]} others Of the seat that is asked, without a card.
 * @property {Choice[]} jumps What others may play out of turn.
 * @property {Choice[]} window What anybody may do because UNO was not said.
 */

/**
 * What can be done at frame `at` of a step: nothing, while the step is still being told.
 *
 * @param {State} state
 * @param {number} at
 * @param {Table} table
 * @returns {Choices}
 */
export function choicesAt({ legal, frames }, at, { asked }) {
  const now = at < frames.length - 1 ? [] : legal;
  const window = now.filter((choice) => choice.do === "say_uno" || choice.do === "catch_uno");
  const jumps = now.filter((choice) => choice.do === "play" && choice.seat !== asked);
  const rest = now.filter((choice) => !window.includes(choice) && !jumps.includes(choice));
  return {
    seat: rest.some((choice) => choice.seat === asked) ? asked : null,
    plays: byCard(rest.filter((choice) => choice.do === "play")),
    others: rest.filter((choice) => choice.do !== "play"),
    jumps,
    window,
  };
}

/** @param {Choice[]} plays */
function byCard(plays) {
  /** @type {Map<string, Choice[]>} */
  const cards = new Map();
  for (const play of plays) {
    const card = String(play.card);
    cards.set(card, [...(cards.get(card) ?? []), play]);
  }
  return cards;
}

/**
 * Whether UNO can be said with a play.
 *
 * @param {Choices} choices
 */
export function canSayUno({ plays }) {
  return [...plays.values()].flat().some(({ say_uno }) => say_uno);
}

/**
 * The ways to play a card: one, or one a colour. None if it can't be played.
 *
 * @param {Choices} choices
 * @param {string} card
 * @param {boolean} uno Whether UNO is said with it, if it can be.
 * @returns {Choice[]}
 */
export function playsOf({ plays }, card, uno) {
  return (plays.get(card) ?? []).filter(({ say_uno }) => say_uno === undefined || say_uno === uno);
}

/**
 * Who can be aimed at.
 *
 * @param {Choices} choices
 * @returns {Map<number, Choice>} By seat.
 */
export function targetsOf({ others }) {
  return new Map(others.flatMap((choice) => (choice.do === "choose_target" ? [[Number(choice.target), choice]] : [])));
}

/** @param {Choice} choice */
export function keyOf(choice) {
  const { seat, card, colour, target, say_uno, text } = choice;
  return [choice.do, seat, card, colour, target, say_uno, text].join(" ");
}
