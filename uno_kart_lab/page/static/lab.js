/** @import {Keeping, KeepingAsks} from "./keeping.js" */
/** @import {Command} from "./keys.js" */
/** @import {Move} from "./moves.js" */
/** @import {Onward} from "./onward.js" */
/** @import {ProgressStore} from "./progress_store.js" */
/** @import {Action, Answer, Book, Choice, Refusal, Request, Setup, State, Table} from "./types.js" */
import { Asking, untold, unanswered } from "./asking.js";
import { barView } from "./bar_view.js";
import { choicesAt } from "./choices.js";
import { colourChoice } from "./colour_choice.js";
import { computersDialog } from "./computers_dialog.js";
import { covered } from "./cover.js";
import { decideView } from "./decide_view.js";
import { element, setAttribute } from "./dom.js";
import { handDialog } from "./hand_dialog.js";
import { isolating } from "./isolate.js";
import { choiceOf, commandOf } from "./keys.js";
import { markLanguage } from "./language_view.js";
import { libraryDialog } from "./library_dialog.js";
import { newGameDialog } from "./new_game_dialog.js";
import { oddsView } from "./odds_view.js";
import { goToNextScene, isYours, nextSceneOf, onwardFrom } from "./onward.js";
import { ownKeys } from "./own_keys.js";
import { progressDialog } from "./progress_dialog.js";
import { projector, wayOut } from "./projector.js";
import { ruleDialog } from "./rule_dialog.js";
import { shortcutsDialog } from "./shortcuts_dialog.js";
import { replaceIn } from "./speaking.js";
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
  #progress;
  #makeBar;
  #asking;
  #isOddsOpen = false;
  /** What comes next is what is shown, in another language. */
  #isTranslated = false;
  /** The scene of a lesson that this is has been gone through. */
  #isSceneDone = false;
  /** Though it is done, it is played on. */
  #isPlayingOn = false;
  #linkOf;
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
   * @param {ProgressStore | null} progress Null where nobody's is kept.
   * @param {(notebook: string) => string} linkOf Leads to another notebook of the folder.
   */
  constructor(
    book,
    ask,
    makeBar = barView,
    makeKeeping = () => null,
    progress = null,
    linkOf = (notebook) => notebook,
  ) {
    this.#book = book;
    this.#linkOf = linkOf;
    this.#progress = progress;
    this.#makeBar = makeBar;
    this.#asking = new Asking(({ id }, right) => progress?.answered(id, right));
    const keeping = makeKeeping({
      ask,
      refocus: () => this.#views.story.main.focus(),
      giveUp: () => this.#giveUp(),
    });
    this.#keeping = keeping;
    this.#ask = keeping ? (/** @type {Request} */ request) => keeping.ask(request) : ask;
    this.#time = this.#makeTime();
    this.#views = this.#makeViews();
    this.#dialogs = this.#makeDialogs();
    this.root = element("div", "uk", this.#makeParts());
    markLanguage(this.root, book);
    this.#time.attend(this.root);
    ownKeys(this.root);
    this.#projector = projector(this.root, () => {
      this.#views.story.main.focus();
      if (this.#shown) this.#draw();
    });
  }

  #makeDialogs() {
    const [book, progress, keeping] = [this.#book, this.#progress, this.#keeping];
    return {
      rule: ruleDialog(book),
      hand: handDialog(book),
      newGame: newGameDialog(book, (game) => this.#request({ do: "new", ...game })),
      computers: computersDialog(book, (seats) =>
        this.#ask(seats ? { do: "computers", seats } : { do: "computers" }),
      ),
      library: libraryDialog(book, {
        find: (query) => this.#ask({ do: "find", ...query }),
        open: (id) => this.#request({ do: "open_case", id }),
      }),
      shortcuts: shortcutsDialog(book),
      colour: colourChoice(book, (play) => this.#choose(play)),
      ...this.#time.dialogs,
      ...(keeping && { share: keeping.dialog }),
      ...(progress && { progress: progressDialog(book, progress) }),
    };
  }

  #makeParts() {
    const page = element("div", "uk-page", Object.values(this.#views).map((view) => view.root));
    // A click beside the buttons keeps the keys here.
    page.tabIndex = -1;
    page.addEventListener("keydown", (event) => this.#press(event));
    const dialogs = Object.values(this.#dialogs).map((dialog) => dialog.root);
    const leaving = wayOut(this.#book.words, () => this.#projector.leave());
    page.addEventListener("pointermove", leaving.show);
    return [...(this.#keeping ? [this.#keeping.notices] : []), page, leaving.root, ...dialogs];
  }

  /**
   * Say everything in another language. What is shown is told anew then, in that language.
   *
   * @param {Book} book
   */
  translate(book) {
    this.#book = book;
    this.#isTranslated = true;
    const hadHint = this.#views.story.hasHint();
    this.#keeping?.translate(book);
    this.#time.translate(book);
    this.#views = this.#makeViews();
    this.#dialogs = this.#makeDialogs();
    if (!hadHint) this.#views.story.hideHint();
    markLanguage(this.root, book);
    replaceIn(this.root, this.#makeParts());
    if (this.#shown) this.#showParts(this.#shown.setup.show);
  }

  #makeTime() {
    return new Time(this.#book, {
      request: (request) => this.#request(request),
      ask: this.#ask,
      goTo: (node) => this.#goTo(node),
      move: (move) => this.#move(move),
      goOn: () => this.#canGoOn && this.#step("next"),
      now: () => this.#now,
      tableAfter: () => tableOf(this.#now, this.#now.state.frames.length - 1),
    });
  }

  /** In the order in which they are reached by keyboard. */
  #makeViews() {
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
        answer: (choice) => this.#answer(choice),
        vote: (choice, by) => this.#vote(choice, by),
        openProgress: this.#progress && (() => this.#dialogs.progress?.open()),
        playOn: () => this.#playOn(),
        linkOf: this.#linkOf,
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
        seatComputers: () => this.#dialogs.computers.open(this.#now.setup.players),
        move,
        openRule,
      }),
      timeline: this.#time.timeline,
      odds: oddsView(
        this.#book,
        {
          workOut: (node) => this.#ask({ do: "odds", node }),
          toggle: (isOpen) => (this.#isOddsOpen = isOpen),
        },
        this.#isOddsOpen,
      ),
      bar: this.#makeBar(this.#book, {
        newGame: () => this.#dialogs.newGame.open(this.#now.setup),
        cases: () => this.#dialogs.library.open(),
        share: () => this.#keeping?.openShare(),
        readAs: (reader) => this.#request({ do: "read_as", reader, event: this.#now.at }),
        project: () => this.#do("projector"),
        cover: () => this.#do("cover"),
        predict: () => this.#do("ask"),
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
    const at = this.#arriveAt(setup, state);
    this.#await(null);
    const { story, decide } = this.#views;
    if (before?.setup !== setup) this.#showParts(setup.show);
    if (before && before.setup !== setup) {
      this.#dialogs.newGame.root.close();
      this.#dialogs.library.root.close();
    }
    if (decide.root.contains(document.activeElement)) story.main.focus();
    const same = before?.setup === setup && before.state.node === state.node && before.at === at;
    const isCovered = same ? before.covered : this.#covering && !this.#asking.open;
    this.#shown = { setup, state, at, covered: isCovered };
    this.#meet();
    this.#draw();
  }

  /** @param {string[]} parts Of the page; no other is shown. */
  #showParts(parts) {
    const { decide: choices, ...others } = this.#views;
    for (const [part, view] of Object.entries({ ...others, choices })) {
      view.root.hidden = !parts.includes(part);
    }
  }

  /**
   * Take in a step.
   *
   * @param {Setup} setup
   * @param {State} state
   * @returns {number} The frame to show first.
   */
  #arriveAt(setup, state) {
    const before = this.#shown;
    const [asked, asking] = [this.#awaited, this.#asking];
    const same = before?.setup === setup && before.state.node === state.node;
    const waited = same && asking.waits;
    if (before?.setup !== setup) this.#isSceneDone = this.#isPlayingOn = false;
    const first = this.#time.arrive(setup, isolating(setup.players)(state), asked);
    const isSame = same && this.#isTranslated;
    this.#isTranslated = false;
    asking.arrive(setup, state, isSame);
    if (isSame) return before.at;
    const at = same && asked?.do === "ask" ? before.at : first;
    if (waited) asking.put(state, at);
    // What happens first can be asked only before it is shown.
    const begins = !same && at === 0 && !(asked && "event" in asked);
    return begins && asking.put(state, -1) ? -1 : at;
  }

  /**
   * Take in what is answered beside the steps.
   *
   * @param {Answer} answer
   */
  hear(answer) {
    if (this.#keeping?.hear(answer)) return;
    if ("refusal" in answer) this.#refuse(answer.refusal);
    else if ("cases" in answer) this.#dialogs.library.show(answer.cases);
    else if ("computers" in answer) this.#dialogs.computers.show(answer.computers);
    else if ("odds" in answer) {
      this.#views.odds.tell(isolating(this.#now.setup.players)(answer.odds));
    }
    else if (this.#time.hear(this.#isolated(answer))) this.#draw();
  }

  /** The names of lines are whoever writes them, and are written on. @param {Answer} answer */
  #isolated(answer) {
    const isolate = isolating(this.#now.setup.players);
    if (!("tree" in answer)) return "names" in answer ? answer : isolate(answer);
    return { tree: { ...answer.tree, nodes: isolate(answer.tree.nodes) } };
  }

  /**
   * Say why what was asked is not done.
   *
   * @param {Refusal} refusal
   */
  #refuse(refusal) {
    this.#await(null);
    if (this.#time.refuse(refusal)) return;
    const { newGame } = this.#dialogs;
    if (newGame.root.open) newGame.refuse(refusal.text);
    else this.#views.decide.refuse(isolating(this.#now.setup.players)(refusal));
  }

  /** What was asked will not be answered: what is pressed now is not about that. */
  #giveUp() {
    this.#await(null);
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
    const { setup, at, covered: isCovered } = this.#now;
    const isolate = isolating(setup.players);
    return { setup: isolate(setup), state: isolate(this.#told), at, covered: isCovered };
  }

  get #told() {
    const { state, at, covered: isCovered } = this.#now;
    const { words } = this.#book;
    if (isCovered) return covered(state, at, words.what_happens_now);
    if (!this.#asking.waits) return state.questions ? untold(state, at, this.#asking.isDone(state)) : state;
    return unanswered(this.#covering ? covered(state, at + 1, words.what_happens_now) : state, at);
  }

  /** Whoever answers is a class, and somebody counts for how many. */
  get #isVoting() {
    return this.#covering || this.#projector.isOn;
  }

  /** Whether it is for the reader alone to decide what is done now. */
  get #isYours() {
    return isYours(this.#now.setup, this.#now.state, this.#now.at);
  }

  /**
   * Where one can go from what is shown, if it is an end.
   *
   * @returns {Onward | null}
   */
  get #onward() {
    const { setup, state, at, covered: isCovered } = this.#now;
    return onwardFrom(setup, state, at, {
      isSceneDone: this.#isSceneDone,
      isPlayingOn: this.#isPlayingOn,
      isAsked: isCovered || this.#asking.waits || this.#asking.due(state, at) !== null,
      hasNextScene: nextSceneOf(this.root) !== undefined,
    });
  }

  /** Whether it may go on by itself. */
  get #canGoOn() {
    return !this.#asking.waits && !this.#isYours && !this.#onward;
  }

  /** @param {Request} what */
  #request(what) {
    if (this.#awaited) return;
    this.#await(what);
    this.#ask(what);
  }

  /** @param {Request | null} what */
  #await(what) {
    this.#awaited = what;
    setAttribute(this.root, "aria-busy", what && "true");
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
    if (move === "next" || move === "eventForward") {
      if (this.#askFirst()) return false;
      if (move === "next" && this.#onward) return this.#goOnward();
      if (!this.#canGoOn) return false;
    }
    const outcome = this.#time.outcomeOf(move, state, at);
    if (!outcome) return false;
    if ("show" in outcome) this.#showFrame(outcome.show, this.#covering && !this.#asking.open);
    else this.#request(outcome.ask);
    return true;
  }

  /** Go where one can go from the end: there is nothing more to be shown here. */
  #goOnward() {
    if (this.#onward?.link) this.#views.story.main.press();
    else goToNextScene(this.root);
    return false;
  }

  #playOn() {
    this.#isPlayingOn = true;
    this.#move("next");
  }

  /** Ask what happens now, or answer what was asked; false if there is nothing more to ask. */
  #askFirst() {
    const { state, at } = this.#now;
    if (this.#asking.waits) this.#asking.reveal();
    else if (!this.#asking.put(state, at)) return false;
    this.#draw();
    return true;
  }

  /** What a position by itself is asked about comes up as soon as that is shown. */
  #meet() {
    const { state, at, covered: isCovered } = this.#now;
    const { open } = this.#asking;
    if (!open && !isCovered && this.#asking.due(state, at)?.reveal === -1) this.#asking.put(state, at);
  }

  /** @param {number} choice */
  #answer(choice) {
    this.#time.stop();
    this.#asking.answer(choice, !this.#isVoting);
    this.#draw();
  }

  /** @param {number} choice @param {number} by */
  #vote(choice, by) {
    this.#asking.vote(choice, by);
    this.#draw();
  }

  /**
   * Ask now what can be asked where the page stands.
   *
   * @returns {boolean} Whether there is anything.
   */
  askHere() {
    if (!this.#asking.open && !this.#asking.put(this.#now.state, this.#now.at)) return false;
    this.#draw();
    return true;
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (event.key === "Escape" && this.#projector.leave()) return;
    const { tagName } = /** @type {Element} */ (event.target);
    const choice = this.#asking.waits ? choiceOf(event, tagName) : null;
    if (choice !== null) return this.#answer(choice);
    const command = commandOf(event, tagName);
    if (!command) return;
    event.preventDefault();
    this.#do(command);
  }

  /**
   * Do what a key does.
   *
   * @param {Command} command
   */
  do(command) {
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
      case "ask":
        return this.#request({ do: "ask", on: !this.#now.state.questions });
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

  /** @param {number} at @param {boolean} [isCovered] */
  #showFrame(at, isCovered = this.#covering) {
    this.#asking.leave();
    this.#shown = { ...this.#now, at, covered: isCovered };
    this.#meet();
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
    if (this.#asking.open) this.#draw();
    else this.#showFrame(this.#now.at);
  }

  #reveal() {
    if (this.#asking.waits) this.#asking.reveal();
    this.#shown = { ...this.#now, covered: false };
    this.#meet();
    this.#draw();
  }

  /** A scene of a lesson is done when its end is shown, and all that it asks is answered. */
  #finishScene() {
    const { setup, state, at } = this.#now;
    if (!setup.lesson || this.#isSceneDone || !this.#asking.isThrough(state, at)) return;
    this.#isSceneDone = true;
    this.#progress?.sceneDone(setup.lesson.lesson, setup.lesson.scene);
  }

  #draw() {
    this.#finishScene();
    const seen = this.#seen;
    const { open } = this.#asking;
    const { setup, state, at } = seen;
    const { bar, story, table, decide } = this.#views;
    const now = tableOf(seen, at);
    const before = tableOf(seen, Math.max(at - 1, -1));
    this.root.toggleAttribute("data-covered", seen.covered);
    this.root.toggleAttribute("data-scene", setup.lesson !== null);
    setAttribute(this.root, "data-asking", open && (at < 0 && state.frames.length ? "before" : "now"));
    // Of the actions that are covered there is no button left to hold the focus.
    if (seen.covered && document.activeElement?.closest(".uk-ticks")) story.main.focus();
    this.root.toggleAttribute("data-answered", Boolean(open?.settled));
    bar.update(setup, state, this.#covering);
    const choices = choicesAt(state, at, now);
    const frames = state.frames.slice(0, at + 1);
    table.update({ table: now, before, frames, from: seatBelow(state), choices });
    const asking = this.#asking.waits;
    decide.update({ state, at, table: now, before, choices, asking, canGoOn: this.#canGoOn });
    this.#time.update(state, at);
    const isTold = at === state.frames.length - 1 && !seen.covered && !this.#asking.waits;
    this.#views.odds.update(setup, this.#now.state, isTold);
    // Last: it scrolls, which has the browser lay the page out, once all the rest is as it will be.
    story.update(setup, state, at, this.#time.isArranged(state.node), {
      open: open && isolating(setup.players)(open),
      voting: this.#isVoting,
      more: this.#asking.waits || this.#asking.due(this.#now.state, at) !== null,
      score: this.#asking.score,
      isSceneDone: this.#isSceneDone,
      isUnkept: this.#progress !== null && !this.#progress.isKept,
      onward: this.#onward,
      canPlayOn: this.#onward !== null && !this.#isYours && !state.over,
      isYours: this.#isYours,
    });
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
