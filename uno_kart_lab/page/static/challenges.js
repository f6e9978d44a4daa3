/** @import {Challenge, Outcome} from "./types.js" */

/**
 * What becomes of an outcome: it came about, or it would if the Wild Draw Four were challenged, or
 * would have, had something else been answered; null where the reader can't know, and for what is not so.
 *
 * @typedef {"happened" | "would" | "missed" | null} Truth
 */

const BACK = "??";

/**
 * What the reader knows of a Wild Draw Four and its answer after event `at` of the step; null
 * before it is played.
 *
 * @param {Challenge} challenge
 * @param {number} at
 * @returns {Challenge | null}
 */
export function challengeUntil(challenge, at) {
  const { since, known, shown } = challenge;
  if (at < since) return null;
  const told = at < 0 ? { ...challenge, chosen: null } : challenge;
  const judged = known !== null && known <= at ? told : { ...told, verdict: null };
  return shown !== null && shown <= at ? judged : unseen(judged);
}

/**
 * The same for whoever shall say themselves whether it was a bluff.
 *
 * @param {Challenge} challenge
 * @returns {Challenge}
 */
export function asQuestion(challenge) {
  return { ...unseen(challenge), known: null, verdict: null };
}

/**
 * @param {Challenge} challenge As far as it is known.
 * @param {Outcome["when"]} when
 * @returns {Truth}
 */
export function truthOf({ chosen, verdict }, when) {
  if (when === chosen) return "happened";
  if (when !== verdict) return null;
  if (chosen === "challenge") return "happened";
  return chosen ? "missed" : "would";
}

/** @param {Challenge} challenge @returns {Challenge} */
function unseen(challenge) {
  return { ...challenge, shown: null, hand: challenge.hand.map(() => BACK), matching: [] };
}
