/** @import {GameTree, TreeNode} from "./game_tree.js" */
/** @import {Book} from "./types.js" */
import { button, element, list, setAttribute, setTabStop } from "./dom.js";
import { icon } from "./icons.js";
import { stepInWords } from "./steps.js";
import { stretchAround } from "./stretch.js";
import { fill } from "./words.js";

/** What is marked on a tick: of several the first of these. */
const SIGNS = /** @type {const} */ (["arranged", "round_end", "challenge", "uno", "house_rule", "box"]);
/** The width of a tick, in letter heights, and the fewest pixels that a finger meets. */
const TICK = 1.5;
const SMALLEST_TICK = 24;
const FEWEST = 5;

/** @typedef {{step: TreeNode, sign: string}} Item A tick with its sign, or a fork after one. */

/**
 * @typedef {object} TickAsks
 * @property {(node: number) => void} jump
 * @property {(node: number) => void} openWays
 * @property {(node: number | null) => void} preview Say what a tick stands for; null: none now.
 * @property {() => void} resized There is more room than there was, or less.
 */

/**
 * The actions of a line around the one that is shown, as buttons. However long the line is, there
 * are as many of them as fit.
 *
 * @param {Book} book
 * @param {TickAsks} asks
 */
export function ticksView(book, asks) {
  const root = element("div", "uk-ticks");
  root.setAttribute("role", "group");
  root.setAttribute("aria-label", book.words.actions);
  /** @type {GameTree | null} */
  let tree = null;
  /** @type {readonly number[]} */
  let line = [];
  let at = 0;
  let slots = FEWEST;
  let stretch = { first: 0, last: 0 };
  const show = list(root, keyOf, (item) => makeItem(item, asks), (node, item) => {
    const { step, sign } = item;
    node.tabIndex = -1;
    if (sign === "fork") return setAttribute(node, "aria-label", waysInWords(book, step));
    setAttribute(node, "aria-label", stepInWords(book, step));
    setAttribute(node, "aria-current", step.depth === at ? "step" : null);
    node.classList.toggle("uk-tick-to-come", step.depth > at);
  });

  /** @param {number} depth What has to be in sight. */
  function draw(depth) {
    if (!tree) return;
    const steps = tree;
    const slotsOf = (/** @type {number} */ i) => (isFork(steps.at(line[i])) ? 2 : 1);
    stretch = stretchAround(line.length, depth, slots, slotsOf, stretch.first);
    const had = root.contains(document.activeElement);
    show(line.slice(stretch.first, stretch.last + 1).flatMap((node) => itemsOf(steps.at(node))));
    if (had && !root.contains(document.activeElement)) current().focus();
    settle();
  }

  const buttons = () => /** @type {HTMLButtonElement[]} */ ([...root.children]);
  const current = () => buttons().find((one) => one.ariaCurrent) ?? buttons()[0];

  /** The tab stop is where the focus is, or where the game is. */
  function settle() {
    const stop = buttons().find((one) => one === document.activeElement) ?? current();
    setTabStop(buttons(), stop);
  }

  /** @param {KeyboardEvent} event */
  function walk(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const all = buttons();
    const here = all.findIndex((one) => one === document.activeElement);
    switch (event.key) {
      case "ArrowRight":
        if (here === all.length - 1) draw(Math.min(stretch.last + 1, line.length - 1));
        focusNext("nextElementSibling");
        break;
      case "ArrowLeft":
        if (here === 0) draw(Math.max(stretch.first - 1, 0));
        focusNext("previousElementSibling");
        break;
      case "Home":
        draw(0);
        buttons()[0].focus();
        break;
      case "End":
        draw(line.length - 1);
        buttons().at(-1)?.focus();
        break;
      default:
        return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {"nextElementSibling" | "previousElementSibling"} way */
  function focusNext(way) {
    const next = document.activeElement?.[way];
    if (next instanceof HTMLElement) next.focus();
  }

  /** @param {Event} event */
  const preview = ({ target }) => {
    const tick = target instanceof Element ? target.closest("button") : null;
    if (tick) asks.preview(Number(tick.dataset.node));
  };
  root.addEventListener("keydown", walk);
  root.addEventListener("focusin", (event) => {
    settle();
    preview(event);
  });
  root.addEventListener("pointerover", preview);
  for (const left of ["focusout", "pointerleave"]) {
    root.addEventListener(left, () => asks.preview(null));
  }
  new ResizeObserver(() => {
    // Hidden, while the line of another game is still to be told.
    if (!root.clientWidth) return;
    const tick = Math.max(TICK * parseFloat(getComputedStyle(root).fontSize), SMALLEST_TICK);
    slots = Math.max(FEWEST, Math.floor(root.clientWidth / tick));
    draw(at);
    asks.resized();
  }).observe(root);

  return {
    root,
    /** Whether all of the line is in sight. */
    get whole() {
      return stretch.first === 0 && stretch.last === line.length - 1;
    },
    /** @param {GameTree} game @param {number} node */
    update(game, node) {
      tree = game;
      line = game.line(node);
      at = game.at(node).depth;
      draw(at);
    },
  };
}

/** @param {TreeNode} step */
function isFork({ children }) {
  return children.length > 1;
}

/** @param {TreeNode} step @returns {Item[]} */
function itemsOf(step) {
  const tick = { step, sign: SIGNS.find((mark) => step.entry.marks.includes(mark)) ?? "" };
  return isFork(step) ? [tick, { step, sign: "fork" }] : [tick];
}

/** @param {Item} item */
function keyOf({ step, sign }) {
  return `${step.node} ${sign}`;
}

/** @param {Item} item @param {TickAsks} asks */
function makeItem({ step: { node }, sign }, asks) {
  const made =
    sign === "fork"
      ? button("uk-fork", [], () => asks.openWays(node))
      : button("uk-tick", [], () => asks.jump(node));
  if (sign === "fork") made.setAttribute("aria-haspopup", "dialog");
  if (sign) {
    made.append(icon(sign));
    made.dataset.sign = sign;
  }
  made.dataset.node = String(node);
  return made;
}

/** @param {Book} book @param {TreeNode} step */
function waysInWords({ words }, { depth, children }) {
  return fill(words.ways_after, { step: depth, count: children.length });
}
