/** @import {FlatTable, Frame, State} from "./types.js" */
import { chainUntil } from "./chains.js";
import { asQuestion, challengeUntil } from "./challenges.js";

/**
 * A step from which the event that is shown, what comes after it, and all hands are taken out, so
 * that whoever looks can say what happens now. What was told before it stays.
 *
 * @param {State} state
 * @param {number} at The frame that is shown.
 * @param {string} question What stands in the place of what is taken out.
 * @returns {State}
 */
export function covered(state, at, question) {
  const { entry, chain } = state;
  const challenge = state.challenge && challengeUntil(state.challenge, at - 1);
  const { why, ...told } = state;
  return {
    ...told,
    ...(at > 0 && why && { why }),
    entry: at > 0 ? entry : { ...entry, seat: null, text: question, action: null, arrange: null, marks: [] },
    base: faceDown(state.base),
    frames: state.frames.map((frame, i) =>
      i < at ? { ...frame, set: faceDown(frame.set) } : untold(frame, question),
    ),
    // Before anything has happened there is nothing to guess but what will be done.
    asks: at < 0 ? state.asks : { text: question, seat: null },
    legal: [],
    chain: chain && chainUntil(chain, state.node, at - 1),
    challenge: challenge && asQuestion(challenge),
  };
}

/** @param {FlatTable} table @returns {FlatTable} */
function faceDown(table) {
  return Object.fromEntries(
    Object.entries(table).map(([name, value]) => [
      name,
      name.startsWith("hand") ? value.map(() => "??") : value,
    ]),
  );
}

/** @param {Frame} frame @param {string} text @returns {Frame} */
function untold({ number }, text) {
  return { kind: "", text, rule: "", also: [], number, set: {}, marks: { cards: [], seats: [] } };
}
