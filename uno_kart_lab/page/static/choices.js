/** @import {Choice} from "./types.js" */

/**
 * What can be done, put together as a person looks for it.
 *
 * @typedef {object} Choices
 * @property {Choice[]} plays One card each, in the order of the hand.
 * @property {Choice[][]} colours Plays that differ by the colour chosen alone.
 * @property {Choice[]} others Of the seat that is asked, without a card.
 * @property {Choice[]} window What anybody may do because UNO was not said.
 */

/**
 * @param {Choice[]} legal
 * @returns {Choices}
 */
export function arrange(legal) {
  const window = legal.filter((choice) => choice.do === "say_uno" || choice.do === "catch_uno");
  const asked = legal.filter((choice) => !window.includes(choice));
  const plays = asked.filter((choice) => choice.do === "play");
  const wild = plays.filter((choice) => choice.colour);
  return {
    plays: plays.filter((choice) => !choice.colour),
    colours: [true, false]
      .map((uno) => wild.filter(({ say_uno }) => Boolean(say_uno) === uno))
      .filter((choices) => choices.length),
    others: asked.filter((choice) => choice.do !== "play"),
    window,
  };
}

/** @param {Choice} choice */
export function keyOf(choice) {
  const { seat, card, colour, target, say_uno, text } = choice;
  return [choice.do, seat, card, colour, target, say_uno, text].join(" ");
}
