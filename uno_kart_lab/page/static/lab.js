/** @import {Move} from "./moves.js" */
/** @import {Action, Book, Refusal, Request, Setup, State, Table} from "./types.js" */
import { barView, timelineView } from "./bar_view.js";
import { decideView } from "./decide_view.js";
import { element } from "./dom.js";
import { handDialog } from "./hand_dialog.js";
import { moveOf } from "./keys.js";
import { outcomeOf } from "./moves.js";
import { newGameDialog } from "./new_game_dialog.js";
import { ruleDialog } from "./rule_dialog.js";
import { storyView } from "./story_view.js";
import { readTable, tableAt } from "./table.js";
import { tableView } from "./table_view.js";

/** @typedef {{setup: Setup, state: State, at: number}} Shown A step, and the frame of it. */

/**
 * The whole page of a game. It shows one step at a time, and within it one event at a time, which
 * is its own affair; for another step it asks whoever runs the game.
 */
export class Lab {
  /** @type {Shown | null} */
  #shown = null;
  /** An answer is awaited: what is pressed meanwhile would be about what is no longer there. */
  #waiting = false;
  #book;
  #ask;
  #views;
  #dialogs;

  /**
   * @param {Book} book
   * @param {(request: Request) => void} ask
   */
  constructor(book, ask) {
    this.#book = book;
    this.#ask = ask;
    this.#views = this.#makeViews();
    this.#dialogs = {
      rule: ruleDialog(book),
      hand: handDialog(book),
      newGame: newGameDialog(book, (game) => this.#request({ do: "new", ...game })),
    };
    const page = element("div", "uk-page", Object.values(this.#views).map((view) => view.root));
    page.addEventListener("keydown", (event) => this.#press(event));
    const dialogs = Object.values(this.#dialogs).map((dialog) => dialog.root);
    this.root = element("div", "uk", [page, ...dialogs]);
    // JupyterLab's own shortcuts would answer the keys that are pressed here.
    this.root.dataset.lmSuppressShortcuts = "true";
  }

  /** In the order in which they are reached by keyboard. */
  #makeViews() {
    const move = (/** @type {Move} */ way) => this.#move(way);
    const openRule = (/** @type {string} */ rule, /** @type {string[]} */ options = []) =>
      this.#dialogs.rule.open(rule, options, this.#now.setup);
    return {
      story: storyView(this.#book, { move, show: (at) => this.#showFrame(at), openRule }),
      table: tableView(this.#book, (seat) => this.#openHand(seat)),
      decide: decideView(this.#book, { act: (action) => this.#act(action), move, openRule }),
      timeline: timelineView(this.#book, move),
      bar: barView(this.#book, {
        newGame: () => this.#dialogs.newGame.open(this.#now.setup),
        readAs: (reader) => this.#request({ do: "read_as", reader, event: this.#now.at }),
      }),
    };
  }

  /**
   * Show a step that has come.
   *
   * @param {Setup} setup
   * @param {State} state
   */
  show(setup, state) {
    const before = this.#shown;
    if (before?.setup === setup && before.state === state) return;
    this.#waiting = false;
    const { story, decide } = this.#views;
    if (before && before.setup !== setup) this.#dialogs.newGame.root.close();
    if (decide.root.contains(document.activeElement)) story.next.focus();
    this.#shown = { setup, state, at: state.event };
    this.#draw();
  }

  /**
   * Say why what was asked is not done.
   *
   * @param {Refusal} refusal
   */
  refuse(refusal) {
    this.#waiting = false;
    const { newGame } = this.#dialogs;
    if (newGame.root.open) newGame.refuse(refusal.text);
    else this.#views.decide.refuse(refusal);
  }

  get #now() {
    if (!this.#shown) throw new Error("nothing is shown yet");
    return this.#shown;
  }

  /** @param {Request} what */
  #request(what) {
    if (this.#waiting) return;
    this.#waiting = true;
    this.#ask(what);
  }

  /** @param {Action} action */
  #act(action) {
    this.#request({ do: "act", node: this.#now.state.node, action });
  }

  /** @param {Move} move */
  #move(move) {
    const { state, at } = this.#now;
    if (move === "next") this.#views.story.hideHint();
    const outcome = outcomeOf(move, state, at);
    if (!outcome) return;
    if ("show" in outcome) this.#showFrame(outcome.show);
    else this.#request(outcome.ask);
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const move = moveOf(event, /** @type {Element} */ (event.target).tagName);
    if (!move) return;
    event.preventDefault();
    this.#move(move);
  }

  /** @param {number} seat */
  #openHand(seat) {
    const { seats } = tableOf(this.#now, this.#now.at);
    this.#dialogs.hand.open(seats[seat], this.#book.counts[seats[seat].hand.length]);
  }

  /** @param {number} at */
  #showFrame(at) {
    this.#shown = { ...this.#now, at };
    this.#draw();
  }

  #draw() {
    const { setup, state, at } = this.#now;
    const { bar, story, table, decide, timeline } = this.#views;
    const now = tableOf(this.#now, at);
    const before = tableOf(this.#now, Math.max(at - 1, -1));
    bar.update(setup, state);
    table.update({ table: now, before, frame: state.frames[at] ?? null, from: seatBelow(state) });
    decide.update(state, at, now, before);
    timeline.update(state, at);
    // Last: it scrolls, which has the browser lay the page out, once all the rest is as it will be.
    story.update(state, at);
  }
}

/** @param {Shown} shown @param {number} at @returns {Table} */
function tableOf({ setup, state }, at) {
  return readTable(tableAt(state.base, state.frames, at), setup.players);
}

/**
 * Whoever looks from a seat sits at the bottom.
 *
 * @param {State} state
 */
function seatBelow({ reader }) {
  return /^\d+$/.test(reader) ? Number(reader) : 0;
}
