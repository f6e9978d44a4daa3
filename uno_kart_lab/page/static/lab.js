/** @import {Keeping, KeepingAsks} from "./keeping.js" */
/** @import {Command} from "./keys.js" */
/** @import {Move} from "./moves.js" */
/** @import {Action, Answer, Book, Choice, Refusal, Request, Setup, State, Table} from "./types.js" */
import { barView } from "./bar_view.js";
import { choicesAt } from "./choices.js";
import { colourChoice } from "./colour_choice.js";
import { covered } from "./cover.js";
import { decideView } from "./decide_view.js";
import { element } from "./dom.js";
import { handDialog } from "./hand_dialog.js";
import { isolating } from "./isolate.js";
import { commandOf } from "./keys.js";
import { newGameDialog } from "./new_game_dialog.js";
import { ownKeys } from "./own_keys.js";
import { projector } from "./projector.js";
import { ruleDialog } from "./rule_dialog.js";
import { shortcutsDialog } from "./shortcuts_dialog.js";
import { storyView } from "./story_view.js";
import { readTable, tableAt } from "./table.js";
import { tableView } from "./table_view.js";
import { Time } from "./time.js";

/**
 * @typedef {{setup: Setup, state: State, at: number, covered: boolean}} Shown A step, the frame of
 *   it, and whether that is kept from view.
 */

/**
 * The whole page of a game. It shows one step at a time, and within it one event at a time, which
 * is its own affair; for another step it asks whoever runs the game.
 */
export class Lab {
  /** @type {Shown | null} */
  #shown = null;
  /**
   * What an answer is awaited to: what is pressed meanwhile would be about what is no longer there.
   *
   * @type {Request | null}
   */
  #awaited = null;
  /** Each event is kept from view until it is revealed. */
  #covering = false;
  #book;
  /** @type {Keeping | null} */
  #keeping;
  #ask;
  #time;
  #views;
  #dialogs;
  #projector;

  /**
   * @param {Book} book
   * @param {(request: Request) => void} ask
   * @param {typeof barView} makeBar
   * @param {(asks: KeepingAsks) => Keeping | null} makeKeeping Null where the game is there anyway.
   */
  constructor(book, ask, makeBar = barView, makeKeeping = () => null) {
    this.#book = book;
    const keeping = makeKeeping({
      ask,
      refocus: () => this.#views.story.next.focus(),
      giveUp: () => this.#giveUp(),
    });
    this.#keeping = keeping;
    this.#ask = keeping ? (/** @type {Request} */ request) => keeping.ask(request) : ask;
    this.#time = this.#makeTime();
    this.#views = this.#makeViews(makeBar);
    this.#dialogs = {
      rule: ruleDialog(book),
      hand: handDialog(book),
      newGame: newGameDialog(book, (game) => this.#request({ do: "new", ...game })),
      shortcuts: shortcutsDialog(book),
      colour: colourChoice(book, (play) => this.#choose(play)),
      ...this.#time.dialogs,
      ...(keeping && { share: keeping.dialog }),
    };
    const page = element("div", "uk-page", Object.values(this.#views).map((view) => view.root));
    // A click beside the buttons keeps the keys here.
    page.tabIndex = -1;
    page.addEventListener("keydown", (event) => this.#press(event));
    const dialogs = Object.values(this.#dialogs).map((dialog) => dialog.root);
    this.root = element("div", "uk", [...(keeping ? [keeping.notices] : []), page, ...dialogs]);
    this.#time.attend(this.root);
    ownKeys(this.root);
    this.#projector = projector(this.root, () => this.#views.story.next.focus());
  }

  #makeTime() {
    return new Time(this.#book, {
      request: (request) => this.#request(request),
      ask: this.#ask,
      goTo: (node) => this.#goTo(node),
      move: (move) => this.#move(move),
      goOn: () => this.#step("next"),
      now: () => this.#now,
      tableAfter: () => tableOf(this.#now, this.#now.state.frames.length - 1),
    });
  }

  /**
   * In the order in which they are reached by keyboard.
   *
   * @param {typeof barView} makeBar
   */
  #makeViews(makeBar) {
    const move = (/** @type {Move} */ way) => this.#move(way);
    const openRule = (/** @type {string} */ rule, /** @type {string[]} */ options = []) =>
      this.#dialogs.rule.open(rule, options, this.#now.setup);
    return {
      story: storyView(this.#book, {
        move,
        show: (at) => this.#showFrame(at),
        goTo: (node, event) => this.#goTo(node, event),
        openRule,
        reveal: () => this.#reveal(),
      }),
      table: tableView(this.#book, {
        openHand: (seat) => this.#openHand(seat),
        pressCard: (card, anchor) => this.#views.decide.pressCard(card, anchor),
        choose: (choice) => this.#choose(choice),
      }),
      decide: decideView(this.#book, {
        act: (action) => this.#act(action),
        choose: (choice) => this.#choose(choice),
        chooseColour: (plays, anchor) => this.#dialogs.colour.open(plays, anchor),
        move,
        openRule,
      }),
      timeline: this.#time.timeline,
      bar: makeBar(this.#book, {
        newGame: () => this.#dialogs.newGame.open(this.#now.setup),
        share: () => this.#keeping?.openShare(),
        readAs: (reader) => this.#request({ do: "read_as", reader, event: this.#now.at }),
        project: () => this.#do("projector"),
        cover: () => this.#do("cover"),
        help: () => this.#do("help"),
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
    this.#keeping?.arrive(setup, state);
    const at = this.#time.arrive(setup, state, this.#awaited);
    this.#awaited = null;
    const { story, decide } = this.#views;
    if (before && before.setup !== setup) this.#dialogs.newGame.root.close();
    if (decide.root.contains(document.activeElement)) story.next.focus();
    const same = before?.setup === setup && before.state.node === state.node && before.at === at;
    const isCovered = same ? before.covered : this.#covering;
    this.#shown = { setup, state, at, covered: isCovered };
    this.#draw();
  }

  /**
   * Take in what is answered beside the steps.
   *
   * @param {Answer} answer
   */
  hear(answer) {
    if (this.#keeping?.hear(answer)) return;
    if ("refusal" in answer) this.#refuse(answer.refusal);
    else if (this.#time.hear(answer)) this.#draw();
  }

  /**
   * Say why what was asked is not done.
   *
   * @param {Refusal} refusal
   */
  #refuse(refusal) {
    this.#awaited = null;
    if (this.#time.refuse(refusal)) return;
    const { newGame } = this.#dialogs;
    if (newGame.root.open) newGame.refuse(refusal.text);
    else this.#views.decide.refuse(isolating(this.#now.setup.players)(refusal));
  }

  /** What was asked will not be answered: what is pressed now is not about that. */
  #giveUp() {
    this.#awaited = null;
    // What is open would hide what is said of it.
    const { share, ...others } = { share: null, ...this.#dialogs };
    for (const { root } of Object.values(others)) if (root instanceof HTMLDialogElement) root.close();
  }

  /** The page goes out of sight for good. */
  close() {
    this.#keeping?.close();
  }

  get #now() {
    if (!this.#shown) throw new Error("nothing is shown yet");
    return this.#shown;
  }

  /** What is shown, as far as it may be seen. */
  get #seen() {
    const { setup, state, at, covered: isCovered } = this.#now;
    const isolate = isolating(setup.players);
    const seen = isCovered ? covered(state, at, this.#book.words.what_happens_now) : state;
    return { setup: isolate(setup), state: isolate(seen), at, covered: isCovered };
  }

  /** @param {Request} what */
  #request(what) {
    if (this.#awaited) return;
    this.#awaited = what;
    this.#ask(what);
  }

  /** @param {Action} action */
  #act(action) {
    this.#request({ do: "act", node: this.#now.state.node, action });
  }

  /** @param {Choice} choice */
  #choose({ text, ...action }) {
    this.#act(action);
  }

  /** @param {Move} move */
  #move(move) {
    this.#time.stop();
    this.#step(move);
  }

  /** @param {Move} move @returns {boolean} Whether there is a way. */
  #step(move) {
    const { state, at } = this.#now;
    if (move === "next") this.#views.story.hideHint();
    if (move === "next" && this.#now.covered) {
      this.#reveal();
      return true;
    }
    const outcome = this.#time.outcomeOf(move, state, at);
    if (!outcome) return false;
    if ("show" in outcome) this.#showFrame(outcome.show);
    else this.#request(outcome.ask);
    return true;
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (event.key === "Escape" && this.#projector.leave()) return;
    const command = commandOf(event, /** @type {Element} */ (event.target).tagName);
    if (!command) return;
    event.preventDefault();
    this.#do(command);
  }

  /** @param {Command} command @returns {void} */
  #do(command) {
    switch (command) {
      case "help":
        return this.#dialogs.shortcuts.open();
      case "hand":
        return this.#views.decide.focus();
      case "projector":
        return this.#projector.toggle();
      case "cover":
        return this.#setCover(!this.#covering);
      case "reveal":
        return this.#reveal();
      case "run":
        return this.#time.toggle();
      default:
        return this.#move(command);
    }
  }

  /** @param {number} seat */
  #openHand(seat) {
    const { seats } = tableOf(this.#seen, this.#now.at);
    this.#dialogs.hand.open(seats[seat], this.#book.counts[seats[seat].hand.length]);
  }

  /** @param {number} at */
  #showFrame(at) {
    this.#shown = { ...this.#now, at, covered: this.#covering };
    this.#draw();
  }

  /** @param {number} node @param {number} [event] The last one if it is not given. */
  #goTo(node, event) {
    this.#time.stop();
    const { state } = this.#now;
    // Whoever runs the game would have nothing to answer.
    if (node === state.node) this.#showFrame(event ?? state.frames.length - 1);
    else this.#request({ do: "go", to: node, ...(event === undefined ? {} : { event }) });
  }

  /** @param {boolean} on */
  #setCover(on) {
    this.#covering = on;
    this.#showFrame(this.#now.at);
  }

  #reveal() {
    this.#shown = { ...this.#now, covered: false };
    this.#draw();
  }

  #draw() {
    const seen = this.#seen;
    const { setup, state, at } = seen;
    const { bar, story, table, decide } = this.#views;
    const now = tableOf(seen, at);
    const before = tableOf(seen, Math.max(at - 1, -1));
    this.root.toggleAttribute("data-covered", seen.covered);
    // Of the actions that are covered there is no button left to hold the focus.
    if (seen.covered && document.activeElement?.closest(".uk-ticks")) story.next.focus();
    bar.update(setup, state, this.#covering);
    const choices = choicesAt(state, at, now);
    const frames = state.frames.slice(0, at + 1);
    table.update({ table: now, before, frames, from: seatBelow(state), choices });
    decide.update({ state, at, table: now, before, choices });
    this.#time.update(state, at);
    // Last: it scrolls, which has the browser lay the page out, once all the rest is as it will be.
    story.update(setup, state, at, this.#time.isArranged(state.node));
    this.#keeping?.update(state, at);
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
