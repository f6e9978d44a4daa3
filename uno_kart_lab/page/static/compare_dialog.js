/** @import {GameTree} from "./game_tree.js" */
/** @import {Book, Comparison} from "./types.js" */
import { cardPicture, colourSymbol, picture } from "./cards.js";
import { dialog } from "./dialog.js";
import { button, element, setAttribute, setText } from "./dom.js";
import { nameAt, parting, wayTo } from "./lines.js";
import { stepInWords } from "./steps.js";
import { arrivals, keyed } from "./table.js";
import { fill } from "./words.js";

/** @typedef {Comparison["rows"][number]} Row */

/**
 * Two lines of a game side by side: where they part, and how the table differs. At first as many
 * actions after that on both sides; each can be moved along its line.
 *
 * @param {Book} book
 * @param {(node: number, other: number) => void} compare Ask; `show` is the answer.
 */
export function compareDialog(book, compare) {
  const { words } = book;
  const { root, title, body } = dialog(words.close, "compare");
  setText(title, words.compare_title);
  const part = element("p", "uk-note");
  const sides = [sideView(book, ask), sideView(book, ask)];
  const heads = sides.map((side) => {
    const cell = element("th", "", [side.root]);
    cell.scope = "col";
    return cell;
  });
  const differing = element("tbody");
  const same = element("tbody");
  const none = element("p", "uk-note", [words.no_difference]);
  const more = button("uk-quiet", [], () => unfold(more.ariaExpanded !== "true"));
  body.append(
    part,
    element("table", "uk-comparison", [
      element("thead", "", [element("tr", "", [element("td"), ...heads])]),
      differing,
      same,
    ]),
    none,
    more,
  );

  /** @param {boolean} open Whether what is the same is shown too. */
  function unfold(open) {
    same.hidden = !open;
    setAttribute(more, "aria-expanded", String(open));
  }

  function ask() {
    compare(sides[0].node, sides[1].node);
  }

  return {
    root,
    /** @param {GameTree} tree @param {number} shown @param {number} end Of the other line. */
    open(tree, shown, end) {
      const ends = [Number(tree.line(shown).at(-1)), end];
      const from = parting(tree, ends[0], end);
      const ways = ends.map((one) => wayTo(tree, from, one));
      const steps = Math.min(ways[0].length, ways[1].length);
      setText(part, fill(words.they_part, { step: stepInWords(book, tree.at(from)) }));
      sides.forEach((side, i) => {
        const called = nameAt(tree, ends[i]) || (i === 0 ? words.this_line : words.other_line);
        side.update(tree, called, ways[i], steps - 1);
      });
      differing.replaceChildren();
      same.replaceChildren();
      none.hidden = more.hidden = true;
      unfold(false);
      root.showModal();
      ask();
    },
    /** @param {Comparison} comparison */
    show({ lines, rows }) {
      // An older answer would be about what is no longer asked.
      if (sides.some((side, i) => side.node !== lines[i].node)) return;
      const [equal, unequal] = [true, false].map((is) => rows.filter((row) => row.same === is));
      differing.replaceChildren(...unequal.map((row) => rowView(book, row)));
      same.replaceChildren(...equal.map((row) => rowView(book, row)));
      setText(more, fill(words.the_same, { count: equal.length }));
      none.hidden = unequal.length > 0;
      more.hidden = equal.length === 0;
    },
  };
}

/** @param {Book} book @param {() => void} change */
function sideView(book, change) {
  const name = element("p", "uk-side-name");
  name.dir = "auto";
  const step = element("p", "uk-side-step");
  const slider = element("input", "uk-scrubber");
  slider.type = "range";
  slider.min = "0";
  const root = element("div", "uk-side", [name, slider, step]);
  /** @type {number[]} */
  let way = [];
  /** @type {GameTree} */
  let tree;

  function say() {
    const said = stepInWords(book, tree.at(way[Number(slider.value)]));
    setText(step, said);
    setAttribute(slider, "aria-valuetext", said);
  }

  slider.addEventListener("input", say);
  slider.addEventListener("change", change);
  return {
    root,
    get node() {
      return way[Number(slider.value)];
    },
    /** @param {GameTree} game @param {string} called @param {number[]} nodes @param {number} at */
    update(game, called, nodes, at) {
      tree = game;
      way = nodes;
      setText(name, called);
      slider.setAttribute("aria-label", called);
      slider.max = String(nodes.length - 1);
      slider.value = String(at);
      slider.hidden = nodes.length < 2;
      say();
    },
  };
}

/** @param {Book} book @param {Row} row */
function rowView(book, row) {
  const label = element("th", "", [element("span", "uk-row-name", [row.label])]);
  label.scope = "row";
  const [one, other] = row.values;
  return element("tr", "", [
    label,
    element("td", "", valueView(book, row.kind, one, other)),
    element("td", "", valueView(book, row.kind, other, one)),
  ]);
}

/**
 * @param {Book} book
 * @param {string} kind
 * @param {any} value
 * @param {any} other On the other side.
 * @returns {(Node | string)[]}
 */
function valueView(book, kind, value, other) {
  if (kind === "hand") return handView(book, value, other);
  if (kind === "colour") {
    if (!value) return [book.words.no_colour];
    return [picture("uk-badge", colourSymbol(value)), book.words[value]];
  }
  return [String(value)];
}

/** @param {Book} book @param {string[]} hand @param {string[]} other */
function handView(book, hand, other) {
  const own = arrivals(other, hand);
  const names = hand.map((card) => book.cards[card].name).join(", ");
  const cards = keyed(hand).map(({ key, code }) => {
    const card = cardPicture(book, code);
    card.classList.toggle("uk-fresh", own.has(key));
    return card;
  });
  return [
    element("span", "uk-side-count", [book.counts[hand.length]]),
    element("span", "uk-hidden", [names]),
    element("div", "uk-side-hand", cards),
  ];
}
