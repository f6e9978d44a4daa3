/** @import {Choices} from "./choices.js" */
/** @import {Box} from "./ring.js" */
/** @import {SeatAsks, SeatNews} from "./seat_view.js" */
/** @import {Book, Frame, Table} from "./types.js" */
import { targetsOf } from "./choices.js";
import { element, list, oneTabStop, setText } from "./dom.js";
import { flightsView } from "./flights_view.js";
import { tableInWords, pilesView } from "./piles_view.js";
import { arrowPlaces, seatBoxes } from "./ring.js";
import { seatView } from "./seat_view.js";

/**
 * @typedef {object} Scene What the table shows.
 * @property {Table} table
 * @property {Table} before The table one event earlier, to tell what is new.
 * @property {Frame[]} frames Of the step, to the one that is shown.
 * @property {number} from The seat at the bottom.
 * @property {Choices} choices
 */

/** @typedef {{seat: number, x: number, y: number, angle: number}} Arrow */

/**
 * The table: seats in a ring around the piles.
 *
 * @param {Book} book
 * @param {SeatAsks} asks
 */
export function tableView(book, asks) {
  const piles = pilesView(book, asks.choose);
  const seats = seatsView(book, asks);
  const arrows = arrowsView();
  const words = element("p", "uk-hidden");
  const flights = flightsView(book, {
    from: (spot) => (typeof spot === "number" ? seats.handOf(spot) : piles[spot]()),
    to: (spot) => (typeof spot === "number" ? seats.arrivedAt(spot) : [piles[spot]()]),
    stock: piles.stock(),
  });
  const root = element("section", "uk-table", [
    words,
    seats.root,
    arrows.root,
    piles.root,
    flights.root,
  ]);
  root.setAttribute("aria-label", book.words.the_table);
  /** @type {Scene | null} */
  let scene = null;
  // Measured only when it changes: to measure between two changes is to lay out the page twice.
  let room = { width: 0, height: 0, letter: 0, inLine: true };

  function draw() {
    if (!scene) return;
    const { table, frames, from, choices } = scene;
    const { width, height, letter, inLine } = room;
    const boxes = inLine ? [] : seatBoxes(table.seats.length, width, height, from);
    seats.update(scene, boxes, letter);
    arrows.update(boxes, width, height, table.direction === "left");
    piles.update(table, frames.at(-1) ?? null, choices);
    setText(words, tableInWords(book, table));
    flights.update(frames, table);
  }

  new ResizeObserver(() => {
    room = roomOf(root);
    draw();
  }).observe(root);
  return {
    root,
    /** @param {Scene} next */
    update(next) {
      scene = next;
      draw();
    },
  };
}

/** @param {Element} table */
function roomOf(table) {
  const look = getComputedStyle(table);
  return {
    width: table.clientWidth,
    height: table.clientHeight,
    letter: parseFloat(look.fontSize),
    // The style sheet decides when there is no room for a ring and for hands.
    inLine: look.getPropertyValue("--uk-seats") === "line",
  };
}

/** @param {Book} book @param {SeatAsks} asks */
function seatsView(book, asks) {
  const root = element("ul", "uk-seats");
  /** @type {Map<Element, ReturnType<typeof seatView>>} */
  const views = new Map();
  const show = list(
    root,
    (/** @type {{news: SeatNews, box: Box | null}} */ { news }) => String(news.seat),
    () => {
      const view = seatView(book, asks);
      views.set(view.root, view);
      return view.root;
    },
    (node, { news, box }) => views.get(node)?.update(news, box),
  );
  const settle = oneTabStop(root);
  const viewOf = (/** @type {number} */ seat) =>
    /** @type {ReturnType<typeof seatView>} */ (views.get(root.children[seat]));
  return {
    root,
    /** @param {number} seat */
    handOf: (seat) => viewOf(seat).hand(),
    /** @param {number} seat */
    arrivedAt: (seat) => viewOf(seat).arrived(),
    /** @param {Scene} scene @param {Box[]} boxes @param {number} letter */
    update(scene, boxes, letter) {
      const targets = targetsOf(scene.choices);
      const places = scene.table.seats.map((_, seat) => ({
        news: { ...newsOf(scene, seat, letter), target: targets.get(seat) ?? null },
        box: boxes[seat] ?? null,
      }));
      show(places);
      settle();
    },
  };
}

/** @param {Scene} scene @param {number} seat @param {number} letter */
function newsOf({ table, before, frames, choices }, seat, letter) {
  const frame = frames.at(-1);
  const marked = frame?.marks.seats.includes(seat) ?? false;
  return {
    seat,
    table,
    before,
    marked,
    letter,
    markedCards: marked && frame ? frame.marks.cards : [],
    playable: choices.seat === seat ? new Set(choices.plays.keys()) : null,
    jump: choices.jumps.find((jump) => jump.seat === seat) ?? null,
  };
}

/** The way play goes round, as an arrow from each seat to the next. */
function arrowsView() {
  const root = element("div", "uk-arrows");
  root.setAttribute("aria-hidden", "true");
  const show = list(
    root,
    (/** @type {Arrow} */ { seat }) => String(seat),
    () => element("span", "uk-arrow", ["\u276f"]),
    (node, { x, y, angle }) => {
      node.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${angle}deg)`;
    },
  );
  return {
    root,
    /** @param {Box[]} boxes @param {number} width @param {number} height @param {boolean} left */
    update(boxes, width, height, left) {
      const places = arrowPlaces(boxes, width, height);
      show(places.map((place, seat) => ({ ...place, seat, angle: place.angle + (left ? 0 : 180) })));
    },
  };
}
