/** @import {Truth} from "./challenges.js" */
/** @import {Book, Outcome, State} from "./types.js" */
import { challengeUntil, truthOf } from "./challenges.js";
import { ruleChip } from "./chip.js";
import { element, list, oneTabStop, setAttribute, setHidden, setText } from "./dom.js";

/**
 * What each answer to a Wild Draw Four brings, side by side; where the reader knows it, what is so
 * is marked.
 *
 * @param {Book} book
 * @param {{openRule: (rule: string) => void}} asks
 */
export function outcomesView(book, asks) {
  const { words } = book;
  const root = element("ol", "uk-outcomes");
  root.setAttribute("aria-label", words.outcomes);
  const show = list(
    root,
    (/** @type {Outcome & {truth: Truth}} */ { when, rule, text }) => `${when} ${rule} ${text}`,
    ({ when, rule, text }) =>
      element("li", "uk-outcome", [
        element("div", "uk-outcome-head", [
          element("h3", "", [words[`outcome_${when}`]]),
          ruleChip(book, rule, () => asks.openRule(rule)),
        ]),
        element("p", "", [text]),
        element("p", "uk-truth"),
      ]),
    (node, { truth }) => {
      setAttribute(node, "data-truth", truth);
      setText(/** @type {Element} */ (node.querySelector(".uk-truth")), truth ? words[`truth_${truth}`] : "");
    },
  );
  const settle = oneTabStop(root);
  return {
    root,
    /** @param {State} state @param {number} at */
    update(state, at) {
      const challenge = state.challenge && challengeUntil(state.challenge, at);
      setHidden(root, !challenge);
      show(challenge?.outcomes.map((one) => ({ ...one, truth: truthOf(challenge, one.when) })) ?? []);
      settle();
    },
  };
}
