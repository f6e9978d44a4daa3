/**
 * What the tabs that show one Lab tell each other. A tab holds the Lab while it keeps its game; one
 * that was closed, or died, just does not answer, and so holds nothing.
 *
 * @typedef {"who" | "mine" | "give" | "given"} Says
 * @typedef {{from: string, kernel: string | null, says: Says, since: number}} Told
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
  /** @type {Map<Says, () => void>} */
  #awaited = new Map();
  #channel;
  #kernel;
  #letGo;
  #standBack;
  #id = String(Math.random());

  /**
   * @param {Channel} channel
   * @param {string | null} kernel That runs the game; the tabs of one kernel show one game.
   * @param {() => void} letGo Called when another tab takes over.
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
    this.elsewhere = await this.#answered("who", "mine");
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

  /** Take it over from the tab that holds it, which has kept all of its game then. */
  async takeOver() {
    await this.#answered("give", "given", PATIENCE_TAKING_OVER);
    this.hold();
  }

  close() {
    this.#channel.close();
  }

  /** @param {Told} told */
  #hear({ from, kernel, says, since }) {
    if (kernel !== null && kernel === this.#kernel) return;
    if (says === "who" && this.#holds) this.#say("mine");
    if (says === "give" && this.#holds) {
      this.#lose();
      this.#say("given");
    }
    if (says === "mine") this.#meet(from, since);
    this.#awaited.get(says)?.();
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
    this.#letGo();
  }

  /**
   * @param {Says} question
   * @param {Says} answer
   * @param {number} [patience] In milliseconds.
   * @returns {Promise<boolean>}
   */
  #answered(question, answer, patience = PATIENCE) {
    return new Promise((resolve) => {
      const done = (/** @type {boolean} */ came) => {
        clearTimeout(timer);
        this.#awaited.delete(answer);
        resolve(came);
      };
      const timer = setTimeout(() => done(false), patience);
      this.#awaited.set(answer, () => done(true));
      this.#say(question);
    });
  }

  /** @param {Says} says */
  #say(says) {
    this.#channel.postMessage({ from: this.#id, kernel: this.#kernel, says, since: this.#since });
  }
}
