/** @import {Open} from "./asking.js" */
/** @import {Book, QuestionChoice} from "./types.js" */
import { ruleChip } from "./chip.js";
import { button, element, list, oneTabStop, setAttribute, setHidden, setText } from "./dom.js";
import { votesView } from "./votes_view.js";
import { fill } from "./words.js";

/**
 * @typedef {object} AskAsks
 * @property {(choice: number) => void} answer
 * @property {(choice: number, by: number) => void} vote
 * @property {(rule: string, options: string[]) => void} openRule
 *
 * @typedef {QuestionChoice & {place: number}} Placed A choice, and which of them it is.
 */

/**
 * A question, its answers, and, when one is taken or shown, which is right and why.
 *
 * @param {Book} book
 * @param {AskAsks} asks
 */
export function askView(book, asks) {
  const { words } = book;
  const question = element("p", "uk-ask-question");
  const choices = element("ol", "uk-ask-choices");
  const verdict = element("p", "uk-ask-verdict");
  const whys = element("div", "uk-ask-whys");
  const root = element("div", "uk-ask", [question, choices, verdict, whys]);
  root.setAttribute("role", "group");
  root.setAttribute("aria-label", words.question);
  root.hidden = true;
  /** @type {WeakMap<Element, (open: Open, voting: boolean) => void>} */
  const updates = new WeakMap();
  const showChoices = list(
    choices,
    (/** @type {Placed} */ { place, text }) => `${place} ${text}`,
    (choice) => {
      const made = choiceView(words, asks, choice);
      updates.set(made.root, made.update);
      return made.root;
    },
    () => {},
  );
  const settle = oneTabStop(choices);
  const showWhys = list(
    whys,
    (/** @type {Placed} */ { place, why }) => `${place} ${why}`,
    (choice) => {
      const chip = ruleChip(book, choice.rule, () => asks.openRule(choice.rule, []));
      const why = element("div", "uk-ask-why", [element("p", "", [choice.why]), chip]);
      why.dataset.is = choice.right ? "right" : "wrong";
      return why;
    },
    () => {},
  );

  /** @param {Open | null} open @param {boolean} voting */
  function update(open, voting) {
    setHidden(root, open === null);
    if (!open) return;
    const placed = open.question.choices.map((choice, place) => ({ ...choice, place }));
    setText(question, open.question.ask);
    showChoices(placed);
    for (const node of choices.children) updates.get(node)?.(open, voting);
    setHidden(verdict, !open.settled);
    setText(verdict, open.settled ? verdictIn(words, open) : "");
    showWhys(open.settled ? explained(placed, open) : []);
    settle();
  }

  /** To be called when all around it is as it will be. */
  function showNewest() {
    root.scrollTop = verdict.hidden ? 0 : root.scrollHeight;
  }

  return { root, update, showNewest };
}

/**
 * What a screen reader says of a question, or of its answer.
 *
 * @param {Book} book
 * @param {Open} open
 */
export function askInWords({ words }, open) {
  const { question, settled } = open;
  const placed = question.choices.map((choice, place) => ({ ...choice, place }));
  if (settled) return [verdictIn(words, open), ...explained(placed, open).map(({ why }) => why)].join(" ");
  const answers = placed.map(({ text, place }) => fill(words.ask_choice, { number: place + 1, text }));
  return [question.ask, ...answers].join(" ");
}

/** @param {Record<string, string>} words @param {Open} open */
function verdictIn(words, { question, chosen }) {
  const right = question.choices.find((choice) => choice.right);
  if (chosen === null) return `${words.ask_the_answer}: ${right?.text}`;
  return question.choices[chosen].right ? words.ask_right : words.ask_wrong;
}

/** Why what was taken is wrong, and why the right answer is right. @param {Placed[]} placed @param {Open} open */
function explained(placed, { chosen }) {
  return placed
    .filter(({ right, place }) => right || place === chosen)
    .sort((one, other) => Number(one.right) - Number(other.right));
}

/** @param {Record<string, string>} words @param {AskAsks} asks @param {Placed} choice */
function choiceView(words, asks, { text, place }) {
  const key = element("span", "uk-ask-key", [String(place + 1)]);
  const mark = element("span", "uk-ask-mark");
  mark.setAttribute("role", "img");
  const taken = button("uk-ask-choice", [key, element("span", "", [text]), mark], () => asks.answer(place));
  const votes = votesView(words, place, (by) => asks.vote(place, by));
  const root = element("li", "uk-ask-place", [taken, votes.root, votes.bar]);
  return {
    root,
    /** @param {Open} open @param {boolean} voting */
    update(open, voting) {
      const is = isShown(open, place);
      setAttribute(root, "data-is", is);
      setAttribute(taken, "aria-disabled", open.settled ? "true" : null);
      setText(mark, is === "right" ? "\u2713" : is === "wrong" ? "\u2717" : "");
      setHidden(mark, is === null);
      setAttribute(mark, "aria-label", is && words[`ask_is_${is}`]);
      votes.update(open, voting);
    },
  };
}

/** @param {Open} open @param {number} place */
function isShown({ question, settled, chosen }, place) {
  if (!settled) return null;
  if (question.choices[place].right) return "right";
  return place === chosen ? "wrong" : null;
}
