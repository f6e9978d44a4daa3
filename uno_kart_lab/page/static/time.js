/** @import {Move, Outcome} from "./moves.js" */
/** @import {Answer, Book, Refusal, Request, Setup, State, Table} from "./types.js" */
import { actionsDialog } from "./actions_dialog.js";
import { branchesDialog } from "./branches_dialog.js";
import { compareDialog } from "./compare_dialog.js";
import { GameTree } from "./game_tree.js";
import { outcomeAtOnce, outcomeOf } from "./moves.js";
import { Run } from "./run.js";
import { timelineView } from "./timeline_view.js";
import { waysDialog } from "./ways_dialog.js";
import { whatIfDialog } from "./what_if_dialog.js";

/**
 * What time needs of the page it is part of.
 *
 * @typedef {object} TimeAsks
 * @property {(request: Request) => void} request For another step; one at a time.
 * @property {(request: Request) => void} ask For anything else.
 * @property {(node: number) => void} goTo To the last event of a node.
 * @property {(move: Move) => void} move Somebody wants to go on or back.
 * @property {() => boolean} goOn By one step, for nobody in particular; false where there is none.
 * @property {() => {setup: Setup, state: State, at: number}} now
 * @property {() => Table} tableAfter The table after the action that is shown.
 */

/** The page's clock. */
const CLOCK = {
  set: (/** @type {() => void} */ call, /** @type {number} */ after) => window.setTimeout(call, after),
  clear: (/** @type {number} */ timer) => window.clearTimeout(timer),
};

/**
 * All that has to do with the way through the game: the lines that have been played, going along
 * them by hand or by itself, and what might have been.
 */
export class Time {
  tree = new GameTree();
  #atOnce = false;
  #run;
  #asks;
  /** @type {HTMLElement | null} */
  #page = null;
  /** @type {Setup | null} The game whose tree is kept. */
  #setup = null;

  /**
   * @param {Book} book
   * @param {TimeAsks} asks
   */
  constructor(book, asks) {
    this.#asks = asks;
    this.#run = new Run(
      () => this.#isSeen && asks.goOn(),
      () => this.timeline.setRunning(this.#run.on),
      CLOCK,
    );
    this.dialogs = this.#makeDialogs(book);
    this.timeline = this.#makeTimeline(book);
  }

  /** @param {Book} book */
  #makeDialogs(book) {
    const asks = this.#asks;
    const jump = (/** @type {number} */ node) => this.jump(node);
    return {
      actions: actionsDialog(book, jump),
      ways: waysDialog(book, jump),
      compare: compareDialog(book, (node, other) => asks.ask({ do: "compare", node, other })),
      branches: branchesDialog(book, {
        jump,
        name: (node, text) => asks.ask({ do: "name", node, text }),
        compare: (end) => this.dialogs.compare.open(this.tree, asks.now().state.node, end),
      }),
      whatIf: whatIfDialog(book, {
        look: (seat) => asks.ask({ do: "arrangeable", node: asks.now().state.node, seat }),
        arrange: (place, wanted) => {
          asks.request({ do: "arrange", node: asks.now().state.node, ...place, for: wanted });
        },
      }),
    };
  }

  /** @param {Book} book */
  #makeTimeline(book) {
    const asks = this.#asks;
    return timelineView(book, {
      move: asks.move,
      jump: (node) => this.jump(node),
      run: () => this.toggle(),
      setSpeed: (speed) => this.#run.setSpeed(speed),
      setAtOnce: (atOnce) => {
        this.#atOnce = atOnce;
      },
      openActions: () => this.dialogs.actions.open(this.tree, asks.now().state.node),
      openWays: (node) => this.dialogs.ways.open(this.tree, node, asks.now().state.node),
      openBranches: () => this.dialogs.branches.open(this.tree, asks.now().state.node),
      openWhatIf: () => this.dialogs.whatIf.open(asks.tableAfter()),
    });
  }

  /** Say everything in another language. @param {Book} book */
  translate(book) {
    this.dialogs = this.#makeDialogs(book);
    this.timeline = this.#makeTimeline(book);
    this.timeline.setPace(this.#atOnce, this.#run.speed);
    this.timeline.setRunning(this.#run.on);
  }

  /** @param {number} node */
  isArranged(node) {
    return this.tree.nodes.get(node)?.arranged ?? false;
  }

  get #isSeen() {
    return !document.hidden && (this.#page?.isConnected ?? false);
  }

  /** Start going on by itself, or stop it. */
  toggle() {
    if (this.#run.on) this.#run.stop();
    else this.#run.start();
  }

  /** Somebody does something: what goes on by itself would be in the way. */
  stop() {
    this.#run.stop();
  }

  /**
   * Have whatever is pressed on the page stop it, but for the buttons of its own.
   *
   * @param {HTMLElement} page
   */
  attend(page) {
    this.#page = page;
    const stop = (/** @type {Event} */ { target }) => {
      const pressed = /** @type {Element} */ (target).closest("button, [type=range]");
      if (pressed && !pressed.classList.contains("uk-run")) this.stop();
    };
    page.addEventListener("click", stop, true);
    page.addEventListener("input", stop, true);
  }

  /** @param {number} node */
  jump(node) {
    this.stop();
    this.#asks.goTo(node);
  }

  /**
   * @param {Move} move
   * @param {State} state
   * @param {number} at
   * @returns {Outcome}
   */
  outcomeOf(move, state, at) {
    return (this.#isAtOnce(state) ? outcomeAtOnce : outcomeOf)(move, state, at);
  }

  /**
   * A step has come.
   *
   * @param {Setup} setup
   * @param {State} state
   * @param {Request | null} asked What it answers.
   * @returns {number} The frame to show first.
   */
  arrive(setup, state, asked) {
    const [first, other] = [this.#setup === null, this.#setup !== setup];
    if (other) this.#forget();
    const known = this.tree.add(state.node, state.entry);
    // Another game's tree is told with it; a cell may have gone several steps at once.
    if (first || (!other && !known)) this.#asks.ask({ do: "hello" });
    this.#setup = setup;
    this.dialogs.whatIf.root.close();
    const chosen = asked !== null && "event" in asked;
    return this.#isAtOnce(state) && !chosen ? state.frames.length - 1 : state.event;
  }

  /** What is asked, is asked at events. @param {State} state */
  #isAtOnce({ questions }) {
    return this.#atOnce && !questions;
  }

  /** Another game is going to be shown: nothing that is open is about it. */
  #forget() {
    this.tree.clear();
    for (const { root } of Object.values(this.dialogs)) root.close();
  }

  /** @param {State} state @param {number} at */
  update(state, at) {
    this.timeline.update(this.tree, state, at);
    this.dialogs.branches.update(this.tree, state.node);
    if (outcomeOf("next", state, at)) this.#run.shown(toldBy(state, this.#atOnce ? 0 : at, at));
    else this.#run.stop();
  }

  /**
   * @param {Answer} answer
   * @returns {boolean} Whether what is shown has changed.
   */
  hear(answer) {
    if ("tree" in answer) this.tree.reset(answer.tree);
    else if ("names" in answer) this.tree.names = answer.names;
    else if ("comparison" in answer) this.dialogs.compare.show(answer.comparison);
    else if ("arrangeable" in answer) {
      this.dialogs.whatIf.offer(answer.arrangeable.seat, answer.arrangeable.cards);
    }
    return "tree" in answer || "names" in answer;
  }

  /**
   * Say why what was asked is not done, where it was asked.
   *
   * @param {Refusal} refusal
   * @returns {boolean} Whether it was asked here.
   */
  refuse(refusal) {
    this.stop();
    const { whatIf } = this.dialogs;
    if (whatIf.root.open) whatIf.refuse(refusal.text);
    return whatIf.root.open;
  }
}

/** @param {State} state @param {number} from @param {number} to */
function toldBy({ frames, entry }, from, to) {
  const told = frames.slice(from, to + 1).map(({ text }) => text);
  return told.length ? told.join(" ") : entry.text;
}
