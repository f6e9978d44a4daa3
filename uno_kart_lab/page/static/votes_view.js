/** @import {Open} from "./asking.js" */
import { button, element, setAttribute, setHidden, setText } from "./dom.js";
import { fill } from "./words.js";

/**
 * How many of a class are for an answer, as whoever counts them says.
 *
 * @param {Record<string, string>} words
 * @param {number} place Of the answer.
 * @param {(by: number) => void} vote
 */
export function votesView(words, place, vote) {
  const number = place + 1;
  const count = element("span", "uk-vote-count");
  count.setAttribute("role", "img");
  const step = (/** @type {string} */ sign, /** @type {string} */ word, /** @type {number} */ by) => {
    const made = button("uk-vote", [sign], () => vote(by));
    made.setAttribute("aria-label", fill(words[word], { number }));
    return made;
  };
  const root = element("span", "uk-votes", [
    step("\u2212", "vote_fewer", -1),
    count,
    step("+", "vote_more", 1),
  ]);
  root.setAttribute("role", "group");
  root.setAttribute("aria-label", words.votes);
  const bar = element("span", "uk-vote-bar");
  return {
    root,
    bar,
    /** @param {Open} open @param {boolean} voting */
    update({ votes, settled }, voting) {
      const all = votes.reduce((sum, one) => sum + one, 0);
      setHidden(root, !voting);
      setHidden(bar, !(voting && settled && all > 0));
      bar.style.setProperty("--share", String(all ? votes[place] / all : 0));
      setText(count, String(votes[place]));
      setAttribute(count, "aria-label", fill(words.votes_for, { number, count: votes[place] }));
    },
  };
}
