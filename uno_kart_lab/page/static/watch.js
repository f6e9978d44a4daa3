/** How long an answer is awaited; the first one comes after whatever else the notebook runs. */
const PATIENCE = 6_000;
const PATIENCE_AT_FIRST = 45_000;

/** Notices that whoever runs the game does not answer any more, and that it does again. */
export class Watch {
  #isGone = false;
  #patience = PATIENCE_AT_FIRST;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #tell;

  /** @param {{gone: () => void, back: () => void}} tell Gone each time that an answer is missing. */
  constructor(tell) {
    this.#tell = tell;
  }

  /** Something was asked, and is to be answered. */
  asked() {
    this.#timer ??= setTimeout(() => this.lost(), this.#patience);
  }

  /** Something was heard. */
  answered() {
    this.#patience = PATIENCE;
    this.stop();
    if (!this.#isGone) return;
    this.#isGone = false;
    this.#tell.back();
  }

  /** It is known that no answer will come. */
  lost() {
    this.stop();
    this.#isGone = true;
    this.#tell.gone();
  }

  /** Nothing is awaited any more. */
  stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
