/** @import {Session} from "./session.js" */

/**
 * What the tabs that show one Lab tell each other. A tab holds the Lab while it keeps its game; one
 * that was closed, or died, just does not answer, and so holds nothing.
 *
 * @typedef {"who" | "mine" | "give" | "given"} Says
 * @typedef {object} Told
 * @property {string} from
 * @property {string | null} kernel
 * @property {Says} says
 * @property {number} since
 * @property {Session | null} game With "given", the game that was held. The storage would have it
 *   too, but a browser may tell another tab of that only later.
 *
 * @typedef {object} Channel What is used of a BroadcastChannel.
 * @property {(message: Told) => void} postMessage
 * @property {((event: MessageEvent<Told>) => void) | null} onmessage
 * @property {() => void} close
 */

/** How long an answer of another tab is awaited; it may be busy. */
const PATIENCE = 300;
/** Whoever takes a game over would rather wait than miss what the other tab has not kept yet. */
const PATIENCE_TAKING_OVER = 2_000;

export class Tabs {
  /** Another tab holds it, as far as is known. */
  elsewhere = false;
  #holds = false;
  #since = 0;
  /** @type {Map<Says, (told: Told) => void>} */
  #awaited = new Map();
  #channel;
  #kernel;
  #letGo;
  #standBack;
  #id = String(Math.random());

  /**
   * @param {Channel} channel
   * @param {string | null} kernel That runs the game; the tabs of one kernel show one game.
   * @param {() => Session | null} letGo Called when another tab takes over, for what it takes.
   * @param {() => void} standBack Called when another tab says that it holds it, asked or not.
   */
  constructor(channel, kernel, letGo, standBack) {
    this.#channel = channel;
    this.#kernel = kernel;
    this.#letGo = letGo;
    this.#standBack = standBack;
    channel.onmessage = ({ data }) => this.#hear(data);
  }

  /** Find out whether another tab holds it. */
  async ask() {
    this.elsewhere = (await this.#answered("who", "mine")) !== null;
    return this.elsewhere;
  }

  /** Hold it from now on. */
  hold() {
    if (this.#holds) return;
    this.#holds = true;
    this.#since = Date.now();
    this.elsewhere = false;
    this.#say("mine");
  }

  /**
   * Take it over from the tab that holds it.
   *
   * @returns {Promise<Session | null>} The game that was kept there, null if no tab gave one.
   */
  async takeOver() {
    const given = await this.#answered("give", "given", PATIENCE_TAKING_OVER);
    this.hold();
    return given && given.game;
  }

  close() {
    this.#channel.close();
  }

  /** @param {Told} told */
  #hear(told) {
    const { from, kernel, says, since } = told;
    if (kernel !== null && kernel === this.#kernel) return;
    if (says === "who" && this.#holds) this.#say("mine");
    if (says === "give" && this.#holds) {
      this.#say("given", this.#lose());
    }
    if (says === "mine") this.#meet(from, since);
    this.#awaited.get(says)?.(told);
  }

  /**
   * Hear that another tab holds it. If this one does too, since they began at the same time or one
   * of them was asleep, the later one stays.
   *
   * @param {string} from
   * @param {number} since
   */
  #meet(from, since) {
    const isLater = since === this.#since ? from > this.#id : since > this.#since;
    if (this.#holds && !isLater) return this.#say("mine");
    if (this.#holds) this.#lose();
    this.elsewhere = true;
    this.#standBack();
  }

  #lose() {
    this.#holds = false;
    this.elsewhere = true;
    return this.#letGo();
  }

  /**
   * @param {Says} question
   * @param {Says} answer
   * @param {number} [patience] In milliseconds.
   * @returns {Promise<Told | null>}
   */
  #answered(question, answer, patience = PATIENCE) {
    return new Promise((resolve) => {
      const done = (/** @type {Told | null} */ told) => {
        clearTimeout(timer);
        this.#awaited.delete(answer);
        resolve(told);
      };
      const timer = setTimeout(() => done(null), patience);
      this.#awaited.set(answer, done);
      this.#say(question);
    });
  }

  /** @param {Says} says @param {Session | null} [game] */
  #say(says, game = null) {
    const [from, kernel, since] = [this.#id, this.#kernel, this.#since];
    this.#channel.postMessage({ from, kernel, says, since, game });
  }
}
