/** @import {Flight, Spot} from "./flights.js" */
/** @import {Book, Frame, Table} from "./types.js" */
import { cardPicture } from "./cards.js";
import { element } from "./dom.js";
import { flightsOf, isShuffled, toldSince } from "./flights.js";

/** In milliseconds. A step that follows another sooner than that is shown without motion. */
const CALM = 250;
const TAKES = 320;
const BETWEEN_CARDS = 55;
const BETWEEN_EVENTS = 200;
const EASING = "cubic-bezier(0.3, 0, 0.3, 1)";
const SHAKE = [0, -7, 7, -5, 5, 0].map((angle) => ({ transform: `rotate(${angle}deg)` }));

/**
 * Where cards leave and arrive.
 *
 * @typedef {object} Spots
 * @property {(spot: Spot) => Element} from
 * @property {(spot: Spot) => Element[]} to Those that have arrived there, or the place.
 * @property {Element} stock
 */

/**
 * Cards that travel over the table. It is decoration: the table already is as it will be, a step
 * never waits for it, and the next step ends it.
 *
 * @param {Book} book
 * @param {Spots} spots
 */
export function flightsView(book, spots) {
  const root = element("div", "uk-flights");
  root.setAttribute("aria-hidden", "true");
  const still = window.matchMedia("(prefers-reduced-motion: reduce)");
  /** @type {Animation[]} */
  let running = [];
  let shown = NaN;
  let at = -CALM;

  /** @param {Frame[]} frames Of the step, to the one that is shown. @param {Table} table */
  function update(frames, table) {
    // What is covered is not told yet.
    const seen = frames.filter(({ kind }) => kind);
    const told = toldSince(seen, shown);
    const last = seen.at(-1);
    if (last?.number === shown) return;
    shown = last?.number ?? NaN;
    const calm = performance.now() - at >= CALM;
    at = performance.now();
    end();
    if (!told.length || !calm || still.matches) return;
    const flights = told.map((frame) => flightsOf(frame, table));
    const shuffled = told.some(isShuffled);
    if (!shuffled && !flights.flat().length) return;
    hideArrivals(flights);
    const step = at;
    // Only when the step has been painted: to measure before is to lay the page out twice.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (step === at) start(flights, shuffled);
      }),
    );
  }

  function end() {
    for (const animation of running) animation.cancel();
    running = [];
    if (root.firstChild) root.replaceChildren();
  }

  /** @param {Flight[][]} flights By event. */
  function hideArrivals(flights) {
    flights.forEach((some, event) => {
      for (const { to } of some) {
        if (to === "stock") continue;
        spots.to(to).filter((one) => one.matches("img")).forEach((card, i) => {
          const duration = TAKES + event * BETWEEN_EVENTS + i * BETWEEN_CARDS;
          running.push(card.animate([{ opacity: 0 }, { opacity: 0 }], duration));
        });
      }
    });
  }

  /** @param {Flight[][]} flights By event. @param {boolean} shuffled */
  function start(flights, shuffled) {
    const over = root.getBoundingClientRect();
    const ways = flights.flatMap((some, event) =>
      some.flatMap(({ from, to, cards }) => {
        const start = spots.from(from).getBoundingClientRect();
        const ends = spots.to(to).map((one) => one.getBoundingClientRect());
        return cards.map((code, i) => ({
          card: cardPicture(book, code),
          start,
          end: ends[Math.min(i, ends.length - 1)],
          delay: event * BETWEEN_EVENTS + i * BETWEEN_CARDS,
        }));
      }),
    );
    root.replaceChildren(...ways.map(({ card }) => card));
    for (const { card, start, end, delay } of ways) running.push(fly(card, start, end, over, delay));
    if (shuffled) running.push(spots.stock.animate(SHAKE, { duration: TAKES, delay: TAKES / 2 }));
  }

  return { root, update };
}

/**
 * @param {HTMLElement} card
 * @param {DOMRect} start
 * @param {DOMRect} end
 * @param {DOMRect} over
 * @param {number} delay
 */
function fly(card, start, end, over, delay) {
  const width = Math.min(start.width, start.height / 1.5, end.width, end.height / 1.5) || end.width;
  const [from, to] = [start, end].map((box) => {
    const x = box.left - over.left + (box.width - width) / 2;
    const y = box.top - over.top + (box.height - width * 1.5) / 2;
    return { transform: `translate(${x}px, ${y}px)` };
  });
  card.style.width = `${width}px`;
  const animation = card.animate([from, to], { duration: TAKES, delay, easing: EASING, fill: "backwards" });
  animation.onfinish = () => card.remove();
  return animation;
}
