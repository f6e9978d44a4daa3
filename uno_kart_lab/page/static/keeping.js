/** @import {Home} from "./home.js" */
/** @import {Session} from "./session.js" */
/** @import {Answer, Book, Request, Setup, State, Tree} from "./types.js" */
import { download, today } from "./download.js";
import { Keeper } from "./keeper.js";
import { carriesGame, textIn } from "./link.js";
import { notices } from "./notices.js";
import { nodeOf, nodesOf, placeOf, textOf } from "./session.js";
import { shareDialog } from "./share_dialog.js";
import { storage } from "./storage.js";
import { Store } from "./store.js";
import { Tabs } from "./tabs.js";
import { Watch } from "./watch.js";
import { fill } from "./words.js";

/**
 * What keeping needs of the page it is part of.
 *
 * @typedef {object} KeepingAsks
 * @property {(request: Request) => void} ask
 * @property {() => void} refocus What had the focus is gone.
 * @property {() => void} giveUp No answer will come to what was asked.
 */

/**
 * @typedef {object} Opening A game that is asked for.
 * @property {Session | null} game Null if it did not lie in this browser.
 * @property {() => void} done Called when it is there, or refused.
 */

/**
 * Sees to it that nothing is lost: the browser keeps the game, links and files take it along, and
 * when its kernel is gone the page says so.
 */
export class Keeping {
  #book;
  #home;
  #asks;
  #notices;
  #share;
  #watch;
  #ending = new AbortController();
  /** @type {{keeper: Keeper, tabs: Tabs} | null} From the first game on. */
  #keep = null;
  /** @type {Setup | null} */
  #setup = null;
  /** @type {Session | null} The game that is shown, once all of it was told. */
  #game = null;
  /** @type {Pick<Session, "at" | "reader">} */
  #view = { at: { node: null, event: null }, reader: "" };
  /** @type {Opening | null} */
  #opening = null;
  #isDue = false;

  /**
   * @param {Book} book
   * @param {Home} home
   * @param {KeepingAsks} asks
   */
  constructor(book, home, asks) {
    this.#book = book;
    this.#home = home;
    this.#asks = asks;
    this.#notices = notices(book, {
      goOn: () => void this.#keep?.keeper.goOn(),
      startAnew: () => this.#keep?.keeper.startAnew(),
      takeOver: () => void this.#keep?.keeper.takeOver(),
      save: (game) => this.#saveFile(game),
      refocus: asks.refocus,
    });
    this.#share = this.#makeShare();
    this.#watch = new Watch({ gone: () => this.#lose(), back: () => this.#notices.back() });
    this.#listen();
  }

  #makeShare() {
    return shareDialog(
      this.#book,
      {
        save: () => this.#saveFile(null),
        open: (text) => this.#open(text, null),
        bringBack: () => this.#bring(this.#keep?.keeper.before() ?? null),
        exportAs: (what) => this.ask({ do: "export", what }),
      },
      this.#home.isApp,
    );
  }

  /** Say everything in another language. @param {Book} book */
  translate(book) {
    this.#book = book;
    this.#notices.translate(book);
    this.#share = this.#makeShare();
    this.#change({ lang: book.lang });
  }

  /** What stands above the page. */
  get notices() {
    return this.#notices.root;
  }

  get dialog() {
    return this.#share;
  }

  #listen() {
    const { signal } = this.#ending;
    const finish = () => this.#keep?.keeper.finish();
    const probe = () => this.ask({ do: "hello" });
    window.addEventListener("pagehide", finish, { signal });
    document.addEventListener("visibilitychange", finish, { signal });
    window.addEventListener("hashchange", () => void this.#followLink(), { signal });
    window.addEventListener("offline", probe, { signal });
    window.addEventListener("online", probe, { signal });
    signal.addEventListener("abort", this.#home.onTrouble(probe));
  }

  /** The view goes; the page may stay. */
  close() {
    this.#keep?.keeper.finish();
    this.#keep?.tabs.close();
    this.#watch.stop();
    this.#ending.abort();
  }

  openShare() {
    if (this.#game) this.#share.open(textOf(this.#game), Boolean(this.#keep?.keeper.before()));
  }

  /**
   * Ask, and notice if no answer comes.
   *
   * @param {Request} request
   */
  ask(request) {
    this.#watch.asked();
    try {
      this.#asks.ask(request);
    } catch {
      this.#watch.lost();
    }
  }

  /**
   * A step has come.
   *
   * @param {Setup} setup
   * @param {State} state
   */
  arrive(setup, { node, entry }) {
    this.#watch.answered();
    if (setup !== this.#setup) this.#game = null;
    this.#setup = setup;
    const nodes = this.#game?.nodes;
    if (nodes && placeOf(node) === nodes.length) nodes.push(nodeOf(entry));
  }

  /**
   * An event is shown.
   *
   * @param {State} state
   * @param {number} at
   */
  update({ node, reader }, at) {
    this.#view = { at: { node: placeOf(node), event: at < 0 ? null : at }, reader };
    this.#change(this.#view);
  }

  /**
   * @param {Answer} answer
   * @returns {boolean} Whether nobody else needs to know.
   */
  hear(answer) {
    this.#watch.answered();
    if ("tree" in answer) this.#learn(answer.tree);
    else if ("names" in answer) this.#change({ names: answer.names });
    else if ("file" in answer) {
      download(answer.file);
      this.#share.say(fill(this.#book.words.file_saved, { name: answer.file.name }));
    } else if ("refusal" in answer) return this.#refuse(answer.of, answer.refusal.text);
    return false;
  }

  /** @param {Tree} tree */
  #learn(tree) {
    const { names } = tree;
    const nodes = nodesOf(tree);
    if (this.#game) return this.#change({ nodes, names });
    if (!this.#setup) return;
    const { start, key, lesson } = this.#setup;
    this.#game = { start, nodes, names, ...this.#view, lang: this.#book.lang };
    // A lesson's scene begins anew each time; that it is done is kept elsewhere.
    if (lesson) return;
    if (this.#keep) this.#begin(this.#keep.keeper, this.#game);
    else this.#beginKeeping(`${this.#home.place} ${key}`, this.#game);
  }

  /** @param {string} name @param {Session} game */
  #beginKeeping(name, game) {
    const channel = /** @type {any} */ (new BroadcastChannel(`uno-kart-lab ${name}`));
    const tabs = new Tabs(
      channel,
      this.#home.kernel,
      () => keeper.letGo(),
      () => keeper.standBack(),
    );
    const box = storage();
    const tells = { ...this.#notices, bring: (/** @type {Session} */ kept) => this.#bring(kept) };
    const keeper = new Keeper(box && new Store(box, name), tabs, tells);
    this.#keep = { keeper, tabs };
    void keeper.open(game);
    void this.#followLink();
  }

  /** @param {Keeper} keeper @param {Session} game */
  #begin(keeper, game) {
    keeper.begin(game, this.#opening !== null);
    this.#opening?.done();
    this.#opening = null;
    this.#notices.opened();
    this.#share.root.close();
    this.#keepSoon();
  }

  /** @param {Partial<Session>} what */
  #change(what) {
    if (!this.#game) return;
    Object.assign(this.#game, what);
    this.#keepSoon();
  }

  /** Not now: a step has to be drawn. */
  #keepSoon() {
    if (this.#isDue) return;
    this.#isDue = true;
    whenIdle(() => {
      this.#isDue = false;
      this.#keep?.keeper.save();
    });
  }

  /** @param {Session | null} game */
  #bring(game) {
    if (game) this.#open(textOf(game), game);
  }

  /** @param {string} text @param {Session | null} game @param {() => void} [done] */
  #open(text, game, done = () => {}) {
    this.#opening = { game, done };
    this.ask({ do: "open", text });
  }

  /** Open the game that the address carries, and take it out of there. */
  async #followLink() {
    const { hash, pathname, search } = location;
    const { dataset } = document.body;
    // Of several Labs on the page, the first one takes it.
    if (!carriesGame(hash) || dataset.ukLink === hash) return;
    dataset.ukLink = hash;
    const done = () => {
      delete dataset.ukLink;
      history.replaceState(history.state, "", pathname + search);
    };
    try {
      this.#open(await textIn(hash), null, done);
    } catch {
      done();
      this.#notices.linkDamaged();
    }
  }

  /** @param {Request["do"] | ""} asked @param {string} why */
  #refuse(asked, why) {
    if (asked === "open") {
      const game = this.#opening?.game ?? null;
      this.#opening?.done();
      this.#opening = null;
      if (this.#share.root.open) this.#share.refuse(why);
      else this.#notices.notOpened(why, game);
    } else if (asked === "export") this.#share.refuse(why);
    return asked === "open" || asked === "export";
  }

  /** @param {Session | null} game Null for the one that is shown. */
  #saveFile(game) {
    const saved = game ?? this.#game;
    if (!saved) return;
    const file = { name: `uno-kart-game-${today()}.json`, type: "application/json", text: textOf(saved) };
    download(file);
    this.#share.say(fill(this.#book.words.file_saved, file));
  }

  #lose() {
    this.#asks.giveUp();
    const text = this.#notices.gone(this.#home.isApp, this.#keep?.keeper.isSafe ?? true);
    this.#share.refuse(text);
  }
}

/** @param {() => void} call */
function whenIdle(call) {
  // Safari has no such thing.
  if ("requestIdleCallback" in window) requestIdleCallback(call, { timeout: 1_000 });
  else setTimeout(call, 200);
}
