/** @import {Session} from "./session.js" */
/** @import {Store} from "./store.js" */
/** @import {Tabs} from "./tabs.js" */
import { goesOn, samePlace } from "./session.js";
import { Damaged } from "./store.js";

/**
 * What a person is told of it, and asked.
 *
 * @typedef {object} Tells
 * @property {(kept: Session) => void} found A game was kept, and is not the one that is shown.
 * @property {() => void} elsewhere Another tab keeps the game of this Lab.
 * @property {() => void} taken Another tab took over.
 * @property {() => void} settled Nothing of these is to be asked any more.
 * @property {() => void} damaged What was kept could not be read, and is thrown away.
 * @property {() => void} full The browser does not keep it.
 * @property {(game: Session) => void} bring This game is to be shown.
 */

/**
 * Keeps the game that is shown in the browser, and finds the one that was kept.
 *
 * The storage has two games, the one that is on and the one before. Which of them is shown, if it
 * is one of them, is found by comparing: a game may come to the page from a living kernel, out of
 * the storage, by a link or from a file.
 */
export class Keeper {
  /** @type {"settling" | "asking" | "resting" | "keeping"} */
  #mode = "settling";
  /** @type {Session | null} */
  #game = null;
  /** @type {Session | null} The game as it was while nothing of it had to be kept; null for later ones. */
  #first = null;
  #wasOpened = false;
  /** @type {{game: Session, nodes: number} | null} What was found, and how far one was then. */
  #found = null;
  /** @type {number | null} How many nodes of the game are kept; null while none of it is. */
  #written = null;
  #hasFailed = false;
  #isTakingOver = false;
  #store;
  #tabs;
  #tell;

  /**
   * @param {Store | null} store Null where the browser has none for us.
   * @param {Tabs} tabs
   * @param {Tells} tell
   */
  constructor(store, tabs, tell) {
    this.#store = store;
    this.#tabs = tabs;
    this.#tell = tell;
  }

  /**
   * The page has opened on a game.
   *
   * @param {Session} game It goes on changing.
   */
  async open(game) {
    this.#game = game;
    this.#first = copyOf(game);
    if (await this.#tabs.ask()) return this.#rest();
    this.#look();
    // What was done meanwhile.
    this.save();
  }

  /**
   * Another game is shown than before.
   *
   * @param {Session} game It goes on changing.
   * @param {boolean} wasOpened It was not dealt here.
   */
  begin(game, wasOpened) {
    this.save();
    this.#game = game;
    this.#first = null;
    this.#wasOpened = wasOpened;
    if (this.#mode === "asking") this.#settle();
    else if (this.#mode === "keeping") this.#recognise();
  }

  /** The game has changed, or soon might not be there any more. */
  save() {
    if (this.#mode === "asking" && this.#hasGoneOn()) this.#settle();
    if (this.#mode !== "keeping" || !this.#isWorthIt()) return;
    if (this.#written === null && this.#tabs.elsewhere) void this.#askTabs();
    else this.#write();
  }

  /** The page goes: who has not answered till now holds nothing. */
  finish() {
    if (this.#mode === "settling" && !this.#tabs.elsewhere) this.#settle();
    this.save();
  }

  /** Go on with the game that was found. */
  async goOn() {
    if (this.#tabs.elsewhere && (await this.#tabs.ask())) this.#rest();
    else if (this.#found) this.#tell.bring(this.#found.game);
  }

  /** Leave the game that was found, and keep the one that is shown. */
  startAnew() {
    this.#settle();
    this.save();
  }

  /** Keep the game in this tab, and not in the other one. */
  async takeOver() {
    // Pressed again, while the other tab has not let go yet.
    if (this.#isTakingOver) return;
    this.#isTakingOver = true;
    const kept = (await this.#tabs.takeOver()) ?? this.#read("now");
    this.#isTakingOver = false;
    this.#settle();
    const goesOnThere = kept && this.#game && goesOn(kept, this.#game);
    if (!kept || (!goesOnThere && this.#isWorthIt())) return this.save();
    // A part of what comes: kept beside that, it would take the place of the game before.
    this.#first = this.#game && copyOf(this.#game);
    this.#wasOpened = false;
    this.#tell.bring(kept);
  }

  /**
   * Another tab takes over.
   *
   * @returns {Session | null} The game that was kept here, if one was.
   */
  letGo() {
    this.save();
    const game = this.#written === null ? null : this.#game;
    this.#mode = "resting";
    this.#written = null;
    this.#tell.taken();
    return game;
  }

  /** Another tab keeps the game, and was too busy to say so at once, or has only now begun to. */
  standBack() {
    if (this.#mode === "asking") this.#rest();
  }

  /** @returns {Session | null} The game before, if there is one to be brought back. */
  before() {
    if (this.#mode === "resting") return null;
    return this.#read(this.#written === null ? "now" : "before");
  }

  /** Whether nothing would be missed if the page went. */
  get isSafe() {
    return this.#written !== null || !this.#isWorthIt();
  }

  async #askTabs() {
    this.#mode = "settling";
    if (await this.#tabs.ask()) return this.#rest();
    this.#mode = "keeping";
    this.save();
  }

  #rest() {
    this.#mode = "resting";
    this.#tell.elsewhere();
  }

  /** See whether a game was kept that is to be asked about. */
  #look() {
    const [game, kept] = [this.#game, this.#first && this.#read("now")];
    const isShown = game && kept && goesOn(game, kept);
    const isAhead = isShown && game.nodes.length > kept.nodes.length;
    if (!game || !kept || isAhead || samePlace(game, kept)) return this.#settle();
    this.#mode = "asking";
    this.#found = { game: kept, nodes: game.nodes.length };
    this.#tell.found(kept);
  }

  #settle() {
    this.#mode = "keeping";
    this.#found = null;
    this.#tell.settled();
    this.#recognise();
  }

  /** Find the game that is shown among those that are kept. */
  #recognise() {
    const game = this.#game;
    this.#written = null;
    if (!game) return;
    const now = this.#read("now");
    if (now && goesOn(game, now)) return this.#resume((store) => store.resume(), now);
    const before = this.#read("before");
    if (before && goesOn(game, before)) this.#resume((store) => store.swap(), before);
  }

  /** @param {(store: Store) => void} how @param {Session} kept */
  #resume(how, kept) {
    const done = this.#try((store) => {
      how(store);
      return kept.nodes.length;
    });
    if (done === null) return;
    this.#written = done;
    this.#tabs.hold();
  }

  #write() {
    const game = /** @type {Session} */ (this.#game);
    const written = this.#written;
    const done = this.#try((store) => {
      if (written === null) store.begin(game);
      else store.write(game, written);
      return game.nodes.length;
    });
    if (done === null) return;
    this.#written = done;
    this.#tabs.hold();
  }

  /** Whether somebody would miss the game. */
  #isWorthIt() {
    const game = this.#game;
    if (!game) return false;
    if (this.#written !== null || this.#wasOpened) return true;
    return game.nodes.length > 0 && !(this.#first && samePlace(game, this.#first));
  }

  /** Whether more was done since it was asked than to look around. */
  #hasGoneOn() {
    const [game, found] = [this.#game, this.#found];
    if (!game || !found) return false;
    const isNamed = JSON.stringify(game.names) !== JSON.stringify(this.#first?.names);
    return game.nodes.length > found.nodes || isNamed;
  }

  /** @param {"now" | "before"} which */
  #read(which) {
    return this.#try((store) => {
      try {
        return store.read(which);
      } catch (error) {
        if (!(error instanceof Damaged)) throw error;
        store.clear();
        this.#written = null;
        this.#tell.damaged();
        return null;
      }
    });
  }

  /**
   * @template T
   * @param {(store: Store) => T} what
   * @returns {T | null} Null if the storage does not let us.
   */
  #try(what) {
    try {
      if (this.#store) return what(this.#store);
    } catch {
      // It is full, or forbidden.
    }
    if (!this.#hasFailed) this.#tell.full();
    this.#hasFailed = true;
    return null;
  }
}

/** @param {Session} game @returns {Session} As it is now. */
function copyOf(game) {
  return { ...game, nodes: [...game.nodes], names: { ...game.names } };
}
