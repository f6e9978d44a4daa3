/** @import {Request, State} from "./types.js" */

/**
 * What pressing a button comes to: a frame of this step to show, or a request to whoever runs the
 * game. Null where there is nowhere to go, and the button is off.
 *
 * @typedef {{show: number} | {ask: Request} | null} Outcome
 *
 * @typedef {"next" | "back" | "eventForward" | "eventBack" | "first" | "actionBack"
 *   | "actionForward" | "last"} Move
 */

/**
 * @param {Move} move
 * @param {State} state
 * @param {number} at The frame that is shown.
 * @returns {Outcome}
 */
export function outcomeOf(move, state, at) {
  const last = state.frames.length - 1;
  switch (move) {
    case "next":
    case "eventForward":
      return at < last ? { show: at + 1 } : when(!state.over, { do: "next", node: state.node });
    case "back":
    case "eventBack":
      return at > 0 ? { show: at - 1 } : when(state.back, { do: "go", to: "back" });
    case "actionBack":
      return when(state.back, { do: "go", to: "back" });
    case "actionForward":
      return at < last ? { show: last } : when(state.forward, { do: "go", to: "forward" });
    case "first":
      return when(state.back, { do: "go", to: "first" }) ?? (at > 0 ? { show: 0 } : null);
    case "last":
      return when(state.forward, { do: "go", to: "last" }) ?? (at < last ? { show: last } : null);
  }
}

/**
 * The same where an action is shown at once: on and back are by whole actions.
 *
 * @param {Move} move
 * @param {State} state
 * @param {number} at
 * @returns {Outcome}
 */
export function outcomeAtOnce(move, state, at) {
  const last = state.frames.length - 1;
  if (move === "next" && at < last) return { show: last };
  if (move === "back") return outcomeOf("actionBack", state, at) ?? outcomeOf(move, state, at);
  return outcomeOf(move, state, at);
}

/** @param {boolean} possible @param {Request} ask @returns {Outcome} */
function when(possible, ask) {
  return possible ? { ask } : null;
}
