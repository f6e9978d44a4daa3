/** @import {Progress} from "./progress.js" */
import { dueItems, merged, NoProgress, nothing, read, withAnswer, withScene, write } from "./progress.js";
import { storage } from "./storage.js";

const NAME = "uno-kart-lab progress";
/** What was kept and can't be read is laid here, so that nothing is lost. */
const DAMAGED = "uno-kart-lab progress damaged";
const CHANGED = "uno-kart-progress";

/**
 * What is used of the browser.
 *
 * @typedef {object} ProgressPlace
 * @property {Pick<Storage, "getItem" | "setItem"> | null} box Null if storing is forbidden.
 * @property {EventTarget} window Where other pages' changes are told, and all widgets of this one.
 * @property {() => number} now
 */

/**
 * A learner's progress, as the browser keeps it. Every change is made to what is there now, so that
 * several tabs do not overwrite each other's. Where nothing can be kept it goes on in memory.
 */
export class ProgressStore {
  #place;
  #memory = nothing();
  #isKept;

  /** @param {ProgressPlace} place */
  constructor(place) {
    this.#place = place;
    this.#isKept = place.box !== null;
  }

  /** Whether the browser keeps it. */
  get isKept() {
    return this.#isKept;
  }

  /** @returns {Progress} */
  read() {
    if (!this.#isKept) return this.#memory;
    try {
      return this.#stored() ?? nothing();
    } catch (error) {
      if (error instanceof NoProgress) return nothing();
      this.#isKept = false;
      return this.#memory;
    }
  }

  /** @param {string} id @param {boolean} right */
  answered(id, right) {
    this.#change((progress) => withAnswer(progress, id, right, this.#place.now()));
  }

  /** @param {string} lesson @param {number} scene */
  sceneDone(lesson, scene) {
    if (this.read().lessons[lesson]?.[scene]) return;
    this.#change((progress) => withScene(progress, lesson, scene));
  }

  /** The items that have come back. */
  due(now = this.#place.now()) {
    return dueItems(this.read(), now);
  }

  /** Take in what a file says. @param {string} text @throws {NoProgress} */
  open(text) {
    const opened = read(text, this.#place.now());
    this.#change((progress) => merged(progress, opened));
  }

  /** As a file. */
  get text() {
    return `${write(this.read())}\n`;
  }

  /** @param {() => void} call Whenever it has changed, wherever. @returns {() => void} Ends it. */
  onChange(call) {
    const { window } = this.#place;
    const onStorage = (/** @type {any} */ { key }) => {
      if (key === NAME || key === null) call();
    };
    window.addEventListener("storage", onStorage);
    window.addEventListener(CHANGED, call);
    return () => {
      window.removeEventListener("storage", onStorage);
      window.removeEventListener(CHANGED, call);
    };
  }

  /** @param {(progress: Progress) => Progress} change */
  #change(change) {
    const progress = change(this.read());
    this.#memory = progress;
    if (this.#isKept) this.#keep(progress);
    this.#place.window.dispatchEvent(new Event(CHANGED));
  }

  /** @param {Progress} progress */
  #keep(progress) {
    const { box } = this.#place;
    try {
      this.#layDamagedAside();
      box?.setItem(NAME, write(progress));
    } catch {
      this.#isKept = false;
    }
  }

  #stored() {
    const text = this.#place.box?.getItem(NAME) ?? null;
    return text === null ? null : read(text, this.#place.now());
  }

  #layDamagedAside() {
    try {
      this.#stored();
    } catch (error) {
      if (!(error instanceof NoProgress)) throw error;
      this.#place.box?.setItem(DAMAGED, this.#place.box.getItem(NAME) ?? "");
    }
  }
}

/** The store of this browser. */
export function progressStore() {
  return new ProgressStore({ box: storage(), window, now: () => Date.now() });
}
