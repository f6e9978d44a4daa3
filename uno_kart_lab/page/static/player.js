/** @import {Answer, Book, Request, Setup, State, Tree} from "./types.js" */

/**
 * A game that has been played, as a replay file carries it.
 *
 * @typedef {object} Replay
 * @property {Book} book
 * @property {Setup} setup
 * @property {State[]} states Every step of one line, from the start.
 */

/** A frame beyond the last stands for the last, as with a kernel. */
const LAST_FRAME = Infinity;

/**
 * Stands in for the kernel where there is none: every step that can be asked for is there already.
 *
 * @param {Replay} replay
 */
export function playerOf({ book, setup, states }) {
  const places = new Map(states.map(({ node }, place) => [node, place]));
  let at = 0;
  let asking = true;
  let show = (/** @type {Setup} */ _, /** @type {State} */ __) => {};
  let hear = (/** @type {Answer} */ _) => {};

  /** @param {number} place @param {number} event */
  function go(place, event) {
    at = Math.max(0, Math.min(place, states.length - 1));
    const { questions, ...state } = states[at];
    const asked = asking && questions ? { questions } : {};
    show(setup, { ...state, ...asked, event: Math.min(event, state.frames.length - 1) });
  }

  /** @param {Request} request */
  function answer(request) {
    switch (request.do) {
      case "hello":
        return hear({ tree: lineOf(states) });
      case "next":
        return go(at + 1, 0);
      case "ask":
        asking = request.on;
        return go(at, 0);
      case "go":
        return go(placeOf(request.to), request.event ?? (request.to === "first" ? 0 : LAST_FRAME));
    }
  }

  /** @param {"first" | "back" | "forward" | "last" | number} to */
  function placeOf(to) {
    switch (to) {
      case "first":
        return 0;
      case "back":
        return at - 1;
      case "forward":
        return at + 1;
      case "last":
        return states.length - 1;
      default:
        return places.get(to) ?? at;
    }
  }

  return {
    book: () => book,
    /** @param {Request} request Answered a moment later, as by a kernel. */
    ask: (request) => queueMicrotask(() => answer(request)),
    /**
     * @param {(setup: Setup, state: State) => void} onStep
     * @param {(answer: Answer) => void} onAnswer
     */
    listen(onStep, onAnswer) {
      show = onStep;
      hear = onAnswer;
      go(0, 0);
    },
  };
}

/** @param {State[]} states @returns {Tree} */
function lineOf(states) {
  const nodes = states.map(({ node, entry }) => ({ node, ...entry }));
  return { nodes, names: {}, end: nodes[nodes.length - 1].node };
}
