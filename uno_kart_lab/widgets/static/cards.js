/** @import {Book} from "./types.js" */

const SVG = "http://www.w3.org/2000/svg";
const SHEET = "uk-sheet";

/**
 * Put the drawings into the page, once for all that is on it.
 *
 * @param {string} sheet Our own SVG.
 */
export function layOut(sheet) {
  if (document.getElementById(SHEET)) return;
  const drawn = new DOMParser().parseFromString(sheet, "image/svg+xml").documentElement;
  drawn.id = SHEET;
  document.body.append(document.importNode(drawn, true));
}

/**
 * A picture of the sheet; decoration, as the words beside it say the same.
 *
 * @param {string} className
 * @param {string} symbol
 */
export function picture(className, symbol) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", className);
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${symbol}`);
  svg.append(use);
  return svg;
}

/**
 * @param {Element} svg Made by `picture`.
 * @param {string} symbol
 */
export function repaint(svg, symbol) {
  const use = /** @type {Element} */ (svg.firstElementChild);
  if (use.getAttribute("href") !== `#${symbol}`) use.setAttribute("href", `#${symbol}`);
}

/**
 * @param {Book} book
 * @param {string} code
 */
export function cardPicture(book, code) {
  return picture("uk-card", book.cards[code].symbol);
}

/** @param {string} item */
export const itemSymbol = (item) => `uk-item-${item}`;

/** @param {string} colour */
export const colourSymbol = (colour) => `uk-colour-${colour}`;
