/** @import {Book} from "./types.js" */
import { element } from "./dom.js";
import { flattened } from "./flatten.js";

const SVG = "http://www.w3.org/2000/svg";

/** @type {Document} */
let sheet;
/** @type {Map<string, HTMLImageElement>} An image of each symbol, kept so that it stays decoded. */
const images = new Map();

/**
 * Take over the drawings, once for all that is on the page.
 *
 * @param {string} source Our own SVG.
 */
export function layOut(source) {
  if (sheet) return;
  sheet = new DOMParser().parseFromString(source, "image/svg+xml");
  // Ahead of its first use, or a card would come a moment after its place.
  const all = [...sheet.querySelectorAll("symbol")].map(({ id }) => id);
  whenIdle(() => all.forEach(imageOf));
  void flattenAll(all);
}

/** @param {() => void} call */
function whenIdle(call) {
  // Safari has no such thing.
  if ("requestIdleCallback" in window) requestIdleCallback(call);
  else setTimeout(call);
}

/**
 * One after the other, so that none is in the way of a step, and those that are shown first. Where
 * it can't be done, the drawings stay.
 *
 * @param {string[]} symbols
 */
async function flattenAll(symbols) {
  const left = new Set(symbols);
  try {
    while (left.size) {
      await new Promise((resolve) => whenIdle(() => resolve(null)));
      const shown = new Set([...document.images].map(({ src }) => src));
      const all = [...left];
      const symbol = all.find((one) => shown.has(imageOf(one).src)) ?? all[0];
      left.delete(symbol);
      const drawing = imageOf(symbol);
      const flat = await flattened(drawing);
      images.set(symbol, flat);
      for (const shown of document.images) if (shown.src === drawing.src) shown.src = flat.src;
    }
  } catch {
    return;
  }
}

/**
 * A picture of the sheet; decoration, as the words beside it say the same.
 *
 * It is an image of its own: of a reference into the page, the browser would lay out and style
 * each part of each card anew.
 *
 * @param {string} className
 * @param {string} symbol
 */
export function picture(className, symbol) {
  const made = element("img", className);
  made.alt = "";
  made.draggable = false;
  made.decoding = "sync";
  made.src = imageOf(symbol).src;
  return made;
}

/**
 * @param {HTMLImageElement} made By `picture`.
 * @param {string} symbol
 */
export function repaint(made, symbol) {
  const { src } = imageOf(symbol);
  if (made.src !== src) made.src = src;
}

/** @param {string} symbol */
function imageOf(symbol) {
  const known = images.get(symbol);
  if (known) return known;
  const image = new Image();
  // No blob: to name one, the page waits for the browser, a millisecond for each card.
  image.src = `data:image/svg+xml,${encodeURIComponent(alone(symbol))}`;
  images.set(symbol, image);
  return image;
}

/**
 * A symbol as an SVG of its own, with the parts of the sheet that it refers to.
 *
 * @param {string} name
 */
function alone(name) {
  const symbol = part(name);
  const root = sheet.createElementNS(SVG, "svg");
  const box = String(symbol.getAttribute("viewBox"));
  const [, , width, height] = box.split(" ");
  root.setAttribute("viewBox", box);
  root.setAttribute("width", width);
  root.setAttribute("height", height);
  const parts = sheet.createElementNS(SVG, "defs");
  parts.append(...[...partsOf(symbol)].map((one) => part(one).cloneNode(true)));
  root.append(parts, ...[...symbol.childNodes].map((one) => one.cloneNode(true)));
  return new XMLSerializer().serializeToString(root);
}

/** @param {string} name */
function part(name) {
  return /** @type {Element} */ (sheet.getElementById(name));
}

/**
 * The names of all that a drawing refers to, and that this refers to in turn.
 *
 * @param {Element} drawing
 * @param {Set<string>} [names]
 */
function partsOf(drawing, names = new Set()) {
  for (const use of drawing.querySelectorAll("use")) {
    const name = String(use.getAttribute("href")).slice(1);
    names.add(name);
    partsOf(part(name), names);
  }
  return names;
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
