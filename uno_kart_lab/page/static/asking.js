/** @import {Asked, Setup, State} from "./types.js" */
import { asQuestion } from "./challenges.js";

/**
 * A question that is on the page.
 *
 * @typedef {object} Open
 * @property {Asked} question
 * @property {string} key By which it is known in every language.
 * @property {number | null} chosen The choice that was taken; null if none was.
 * @property {boolean} settled The answer is shown.
 * @property {number[]} votes By choice.
 */

/**
 * Which question is on the page, and what was answered in this sitting. A question is put once: what
 * was answered or shown is not asked again when one goes back.
 */
export class Asking {
  /** @type {Open | null} */
  open = null;
  score = { right: 0, count: 0 };
  /** @type {Set<string>} The questions that are done with. */
  #done = new Set();
  /** @type {Map<number, string[]>} By the steps that were shown: what there is to be answered. */
  #met = new Map();
  /** How many steps came before the first that was shown. */
  #first = 0;
  /** @type {Setup | null} */
  #setup = null;
  #settle;

  /** @param {(question: Asked, right: boolean) => void} onAnswer Somebody answers for themselves. */
  constructor(onAnswer) {
    this.#settle = onAnswer;
  }

  /**
   * A step has come.
   *
   * @param {Setup} setup
   * @param {State} state
   * @param {boolean} [isTranslated] It is the one that was shown, in another language.
   */
  arrive(setup, state, isTranslated = false) {
    if (setup !== this.#setup) {
      this.#done.clear();
      this.#met.clear();
      this.#first = state.step;
    }
    this.#setup = setup;
    const questions = state.questions ?? [];
    const keys = keysOf(state.node, questions);
    const question = isTranslated && this.open ? questions[keys.indexOf(this.open.key)] : undefined;
    this.open = this.open && question ? { ...this.open, question } : null;
    this.#met.set(state.node, keys);
  }

  /** What is still to be asked at a place. @param {State} state @param {number} at @returns {Asked | null} */
  due(state, at) {
    return this.#due(state, at)?.question ?? null;
  }

  /** @param {State} state @param {number} at */
  #due({ node, questions = [] }, at) {
    const keys = keysOf(node, questions);
    const place = questions.findIndex(({ asked }, each) => asked === at && !this.#done.has(keys[each]));
    return place < 0 ? null : { question: questions[place], key: keys[place] };
  }

  /** Whether all that a step asks is done with. @param {State} state */
  isDone({ node, questions = [] }) {
    return keysOf(node, questions).every((key) => this.#done.has(key));
  }

  /**
   * Put the question of a place, if there is one.
   *
   * @param {State} state
   * @param {number} at
   */
  put(state, at) {
    const due = this.#due(state, at);
    if (!due) return false;
    this.open = { ...due, chosen: null, settled: false, votes: due.question.choices.map(() => 0) };
    return true;
  }

  /** Whether there is a question that nobody has answered yet. */
  get waits() {
    return this.open !== null && !this.open.settled;
  }

  /**
   * @param {number} choice
   * @param {boolean} counts Whether it is somebody's own answer, and not a class's.
   */
  answer(choice, counts) {
    const { open } = this;
    if (!open || open.settled || choice >= open.question.choices.length) return;
    const { right } = open.question.choices[choice];
    this.#close({ ...open, chosen: choice, settled: true });
    if (!counts) return;
    this.score = { right: this.score.right + Number(right), count: this.score.count + 1 };
    this.#settle(open.question, right);
  }

  /** Show the answer to whoever does not want to give one. */
  reveal() {
    if (this.open) this.#close({ ...this.open, settled: true });
  }

  /** @param {number} choice @param {number} by */
  vote(choice, by) {
    if (!this.open) return;
    const votes = this.open.votes.map((count, i) => (i === choice ? Math.max(0, count + by) : count));
    this.open = { ...this.open, votes };
  }

  /** Take the question off the page. */
  leave() {
    this.open = null;
  }

  /**
   * Whether all of a game has been gone through, up to where it stands now: each step was shown, all
   * that it asks is done with, and something was done or asked.
   *
   * @param {State} state
   * @param {number} at
   */
  isThrough({ step, frames, forward }, at) {
    const isEnd = at === frames.length - 1 && !forward;
    if (!isEnd || this.#met.size <= step - this.#first) return false;
    const asked = [...this.#met.values()].flat();
    return (step > 0 || asked.length > 0) && asked.every((key) => this.#done.has(key));
  }

  /** @param {Open} open */
  #close(open) {
    this.open = open;
    this.#done.add(open.key);
  }
}

/**
 * What the questions of a step are known by, in every language; some differ by their words alone.
 *
 * @param {number} node
 * @param {Asked[]} questions
 */
function keysOf(node, questions) {
  return questions.map(({ asked, id }, place) => {
    const before = questions.slice(0, place).filter((one) => one.asked === asked && one.id === id);
    return `${node} ${asked} ${id} ${before.length}`;
  });
}

/**
 * A step of which nothing is told that a question at frame `at` asks for: what can be done now, and,
 * before the first event, what was done.
 *
 * @param {State} state
 * @param {number} at
 * @returns {State}
 */
export function unanswered(state, at) {
  const shown = { ...state, legal: [], challenge: null };
  if (at >= 0 || state.frames.length === 0) return shown;
  const entry = { ...state.entry, seat: null, text: "", action: null, arrange: null, marks: [] };
  delete shown.why;
  return { ...shown, entry, asks: { text: "", seat: null } };
}

/**
 * A step while its game is one that asks: whether a Wild Draw Four is a bluff stays open until that
 * is judged, or accepted, and nothing more is asked.
 *
 * @param {State} state
 * @param {number} at
 * @param {boolean} isDone All that the step asks is done with.
 * @returns {State}
 */
export function untold(state, at, isDone) {
  const { challenge, frames } = state;
  if (!challenge) return state;
  const judged = frames.findIndex(({ kind }) => kind === JUDGED);
  const told = judged < 0 ? frames.length - 1 : judged;
  const isOpen = challenge.chosen === null || at < told || !isDone;
  return isOpen ? { ...state, challenge: asQuestion(challenge) } : state;
}

const JUDGED = "challenge_judged";
