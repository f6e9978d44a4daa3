/** @typedef {"slow" | "normal" | "fast"} Speed */

/** How long a sentence stays: time to see that there is another, and to read it. */
const LOOK = 700;
const PER_LETTER = 45;
const LONGEST = 9000;
/** @type {Record<Speed, number>} */
const PACES = { slow: 1.8, normal: 1, fast: 0.35 };

/**
 * How long what is told stays before it goes on, in milliseconds.
 *
 * @param {string} told
 * @param {Speed} speed
 */
export function pauseAfter(told, speed) {
  return PACES[speed] * Math.min(LOOK + PER_LETTER * told.length, LONGEST);
}

/**
 * Going on by itself. It takes the next step when what is shown has been there long enough, and
 * only then: while an answer is awaited it waits too.
 */
export class Run {
  /** @type {Speed} */
  speed = "normal";
  #on = false;
  #timer = 0;
  #told = "";
  #step;
  #change;
  #clock;

  /**
   * @param {() => boolean} step Go on; false where there is nowhere to go, or nobody to see it.
   * @param {() => void} change It has started or stopped.
   * @param {{set: (call: () => void, after: number) => number, clear: (timer: number) => void}} clock
   */
  constructor(step, change, clock) {
    this.#step = step;
    this.#change = change;
    this.#clock = clock;
  }

  get on() {
    return this.#on;
  }

  start() {
    if (this.#on) return;
    this.#on = true;
    this.#change();
    this.#go();
  }

  stop() {
    if (!this.#on) return;
    this.#clock.clear(this.#timer);
    this.#on = false;
    this.#change();
  }

  /** @param {Speed} speed */
  setSpeed(speed) {
    this.speed = speed;
    this.shown(this.#told);
  }

  /**
   * Something is shown: leave it there for a while.
   *
   * @param {string} told What there is to be read.
   */
  shown(told) {
    this.#told = told;
    if (!this.#on) return;
    this.#clock.clear(this.#timer);
    this.#timer = this.#clock.set(() => this.#go(), pauseAfter(told, this.speed));
  }

  #go() {
    if (!this.#step()) this.stop();
  }
}
