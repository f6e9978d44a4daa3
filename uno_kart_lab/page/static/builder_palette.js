/** @import {Book} from "./types.js" */
import { cardPicture } from "./cards.js";
import { button, element, oneTabStop, setAttribute, setOff, setText } from "./dom.js";
import { fill } from "./words.js";

/**
 * Every different card, to be laid somewhere; with how many of it are left.
 *
 * @param {Book} book
 * @param {string[]} codes
 * @param {(code: string) => void} onCard
 */
export function builderPalette(book, codes, onCard) {
  const { words } = book;
  /** @type {Record<string, number>} */
  let left = {};
  const cards = new Map(codes.map((code) => [code, paletteCard(book, code, () => {
    if (left[code]) onCard(code);
  })]));
  const rows = [...new Set(codes.map(([colour]) => colour))].map((colour) =>
    element("div", "uk-palette-row", codes.filter((code) => code[0] === colour).map((code) =>
      /** @type {{root: HTMLElement}} */ (cards.get(code)).root)));
  const root = element("div", "uk-palette", rows);
  root.setAttribute("role", "group");
  goByRow(rows);
  oneTabStop(root)();

  return {
    root,
    /** @param {string} place In words. */
    addTo: (place) => setAttribute(root, "aria-label", fill(words.build_palette, { place })),
    /** @param {Record<string, number>} counts */
    update(counts) {
      left = counts;
      for (const [code, card] of cards) card.update(counts[code]);
    },
  };
}

/** @param {Book} book @param {string} code @param {() => void} onPress */
function paletteCard(book, code, onPress) {
  const { words, cards } = book;
  const count = element("span", "uk-palette-count");
  const root = button("uk-palette-card", [cardPicture(book, code), count], onPress);
  return {
    root,
    /** @param {number} left */
    update(left) {
      setText(count, String(left));
      setOff(root, left === 0);
      setAttribute(root, "aria-label", fill(words.build_left, { card: cards[code].name, count: left }));
    },
  };
}

/**
 * Let the arrow keys go up and down as well.
 *
 * @param {HTMLElement[]} rows
 */
function goByRow(rows) {
  rows.forEach((row, number) => {
    row.addEventListener("keydown", (event) => {
      const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!way || event.ctrlKey || event.altKey || event.metaKey) return;
      const onto = rows[(number + way + rows.length) % rows.length].children;
      const at = [...row.children].indexOf(/** @type {Element} */ (document.activeElement));
      /** @type {HTMLElement} */ (onto[Math.min(at, onto.length - 1)]).focus();
      event.preventDefault();
      event.stopPropagation();
    });
  });
}
