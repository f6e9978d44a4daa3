/** @import {GameTree} from "./game_tree.js" */
/** @import {Move} from "./moves.js" */
/** @import {Speed} from "./run.js" */
/** @import {Book, State} from "./types.js" */
import { button, element, oneTabStop, setAttribute, setHidden, setOff, setText } from "./dom.js";
import { icon, setIcon } from "./icons.js";
import { outcomeOf } from "./moves.js";
import { scrubber } from "./scrubber.js";
import { stepInWords } from "./steps.js";
import { ticksView } from "./ticks_view.js";
import { fill } from "./words.js";

/** @type {[Move, string][]} */
const BACK = [["first", "go_first"], ["actionBack", "go_back"], ["eventBack", "event_back"]];
/** @type {[Move, string][]} */
const FORWARD = [["eventForward", "event_forward"], ["actionForward", "go_forward"], ["last", "go_last"]];
const SPEEDS = /** @type {const} */ (["slow", "normal", "fast"]);

/**
 * @typedef {object} TimelineAsks
 * @property {(move: Move) => void} move
 * @property {(node: number) => void} jump
 * @property {() => void} run Start going on by itself, or stop it.
 * @property {(speed: Speed) => void} setSpeed
 * @property {(atOnce: boolean) => void} setAtOnce
 * @property {() => void} openActions
 * @property {(node: number) => void} openWays
 * @property {() => void} openBranches
 * @property {() => void} openWhatIf
 */

/**
 * The way through the game.
 *
 * @param {Book} book
 * @param {TimelineAsks} asks
 */
export function timelineView(book, asks) {
  const { words } = book;
  const transport = transportView(words, asks);
  const place = element("span", "uk-place");
  /** @type {{tree: GameTree, state: State} | null} */
  let shown = null;
  const preview = (/** @type {number | null} */ node) => {
    if (!shown) return;
    const step = node === null ? null : shown.tree.nodes.get(node);
    setText(place, step ? stepInWords(book, step) : placeInWords(words, shown.tree, shown.state));
  };
  const scrub = scrubber(book, { jump: asks.jump, preview });
  const ticks = ticksView(book, {
    jump: asks.jump,
    openWays: asks.openWays,
    preview,
    resized: updateScrubber,
  });
  const all = named("uk-go", words.all_actions, "list", asks.openActions);
  const branches = button("uk-quiet", [], asks.openBranches);
  const whatIf = button("uk-quiet", [words.what_if], asks.openWhatIf);
  for (const opening of [all, branches, whatIf]) opening.setAttribute("aria-haspopup", "dialog");
  const pace = paceView(words, asks);
  const line = element("div", "uk-line", [ticks.root, scrub.root]);
  const root = element("nav", "uk-timeline", [
    transport.root,
    element("div", "uk-places", [place, all]),
    pace.root,
    element("div", "uk-lines", [branches, whatIf]),
    line,
  ]);
  root.setAttribute("aria-label", words.timeline);

  /** @param {GameTree} tree @param {State} state @param {number} at */
  function update(tree, state, at) {
    shown = { tree, state };
    transport.update(state, at);
    // Only who sees the cards can choose among them, and only where there is something to go on with.
    setHidden(whatIf, state.reader !== "teacher" || state.legal.length === 0);
    setHidden(branches, tree.lines < 2);
    setText(branches, fill(words.branches_count, { count: tree.lines }));
    // The first step comes a moment before the tree that it stands in.
    const known = tree.nodes.has(state.node);
    setOff(all, !known);
    setHidden(line, !known);
    if (known) ticks.update(tree, state.node);
    updateScrubber();
    preview(null);
  }

  function updateScrubber() {
    if (!shown?.tree.nodes.has(shown.state.node)) return;
    scrub.update(shown.tree, shown.state.node, !ticks.whole);
  }

  return { root, update, setRunning: transport.setRunning, setPace: pace.set };
}

/** @param {Record<string, string>} words @param {GameTree} tree @param {State} state */
function placeInWords(words, tree, { node, step }) {
  const count = tree.nodes.has(node) ? tree.line(node).length - 1 : step;
  return fill(words.step_of, { step, count });
}

/** @param {string} className @param {string} name @param {string} sign @param {() => void} onClick */
function named(className, name, sign, onClick) {
  const made = button(className, [icon(sign)], onClick);
  made.setAttribute("aria-label", name);
  made.title = name;
  return made;
}

/**
 * The buttons of a player: to the ends, by actions, by events, and on by itself.
 *
 * @param {Record<string, string>} words
 * @param {TimelineAsks} asks
 */
function transportView(words, asks) {
  const wayOf = (/** @type {[Move, string]} */ [move, word]) => ({
    move,
    root: named(`uk-go uk-go-${move}`, words[word], move, () => asks.move(move)),
  });
  const [back, forward] = [BACK.map(wayOf), FORWARD.map(wayOf)];
  const run = named("uk-go uk-run", words.run, "run", asks.run);
  const parts = [...back.map((way) => way.root), run, ...forward.map((way) => way.root)];
  const root = element("div", "uk-transport", parts);
  root.setAttribute("role", "group");
  root.setAttribute("aria-label", words.timeline_buttons);
  const settle = oneTabStop(root);
  settle();
  return {
    root,
    /** @param {State} state @param {number} at */
    update(state, at) {
      for (const way of [...back, ...forward]) setOff(way.root, !outcomeOf(way.move, state, at));
      setOff(run, !outcomeOf("next", state, at));
    },
    /** @param {boolean} on */
    setRunning(on) {
      const name = on ? words.pause : words.run;
      setAttribute(run, "aria-label", name);
      setAttribute(run, "title", name);
      setIcon(/** @type {SVGElement} */ (run.firstChild), on ? "pause" : "run");
    },
  };
}

/**
 * How what happens is shown: one event after the other or at once, and how fast.
 *
 * @param {Record<string, string>} words
 * @param {TimelineAsks} asks
 */
function paceView(words, asks) {
  const grain = choice(words.next_shows, [["event", words.one_event], ["action", words.whole_action]]);
  grain.select.addEventListener("change", () => asks.setAtOnce(grain.select.value === "action"));
  const speed = choice(words.speed, SPEEDS.map((one) => [one, words[`speed_${one}`]]));
  speed.select.value = "normal";
  speed.select.addEventListener("change", () => {
    asks.setSpeed(/** @type {Speed} */ (speed.select.value));
  });
  return {
    root: element("div", "uk-pace", [grain.root, speed.root]),
    /** @param {boolean} atOnce @param {Speed} pace */
    set(atOnce, pace) {
      grain.select.value = atOnce ? "action" : "event";
      speed.select.value = pace;
    },
  };
}

/** @param {string} label @param {string[][]} values */
function choice(label, values) {
  const select = element("select", "", values.map(([value, text]) => new Option(text, value)));
  return { select, root: element("label", "", [element("span", "", [label]), select]) };
}
