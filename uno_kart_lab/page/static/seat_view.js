/** @import {Book, Table} from "./types.js" */
/** @import {Box} from "./ring.js" */
import { cardPicture } from "./cards.js";
import { button, element, list, setAttribute, setText } from "./dom.js";
import { fan, CARD_HEIGHT } from "./fan.js";
import { arrivals, keyed } from "./table.js";
import { fill } from "./words.js";

/** What the name above a hand and the counts below it take, in letter heights; as in table.css. */
const AROUND_HAND = 1.65 + 1.35;
/** In pixels, with the border. */
const PADDING = 8;
const LARGEST_CARD = 120;

/**
 * @typedef {object} SeatNews What there is to be shown at a seat.
 * @property {number} seat
 * @property {Table} table
 * @property {Table} before The table one event earlier.
 * @property {boolean} marked
 * @property {string[]} markedCards
 * @property {number} letter The height of a letter, in pixels.
 */

/**
 * A player's place: the name, the hand, the counts, and what is the matter with it.
 *
 * @param {Book} book
 * @param {(seat: number) => void} onOpen
 */
export function seatView(book, onOpen) {
  let seat = 0;
  const name = element("span", "uk-seat-name");
  const tags = element("span", "uk-tags");
  const head = button("uk-seat-head", [name, tags], () => onOpen(seat));
  const hand = handView(book);
  const count = element("span", "uk-seat-count");
  const score = element("span", "uk-seat-score");
  const foot = element("div", "uk-seat-foot", [count, score]);
  const root = element("li", "uk-seat", [head, hand.root, foot]);
  const showTags = list(tags, (/** @type {Tag} */ tag) => tag.kind, makeTag, (node, tag) => {
    setText(node, tag.text);
  });

  /** @param {SeatNews} news @param {Box | null} box Null where hands are not drawn. */
  function update(news, box) {
    const { table } = news;
    seat = news.seat;
    const { name: called, hand: held, score: points } = table.seats[seat];
    setText(name, called);
    setAttribute(head, "title", fill(book.words.show_hand, { name: called }));
    setText(count, book.counts[held.length]);
    setText(score, fill(book.words.points, { score: points }));
    score.classList.toggle("uk-nothing", points === 0);
    showTags(tagsOf(book.words, table, seat));
    root.classList.toggle("uk-turn", table.turn === seat);
    root.classList.toggle("uk-asked", table.asked === seat);
    root.classList.toggle("uk-marked", news.marked);
    if (!box) return;
    for (const side of /** @type {const} */ (["x", "y", "width", "height"])) {
      root.style.setProperty(`--${side}`, `${Math.round(box[side])}px`);
    }
    const fresh = arrivals(news.before.seats[seat].hand, held);
    const room = {
      width: box.width - 2 * PADDING,
      height: box.height - 2 * PADDING - AROUND_HAND * news.letter,
    };
    hand.update(held, fresh, news.markedCards, room);
  }

  return { root, update };
}

/** @typedef {{kind: string, text: string}} Tag */

/** @param {Tag} tag */
function makeTag(tag) {
  return element("span", `uk-tag uk-tag-${tag.kind}`);
}

/**
 * @param {Record<string, string>} words
 * @param {Table} table
 * @param {number} seat
 * @returns {Tag[]}
 */
function tagsOf(words, table, seat) {
  const kinds = [
    ["won", table.winner === seat || table.winners.includes(seat)],
    ["asked", table.asked === seat && table.turn !== seat],
    ["turn", table.turn === seat],
    ["uno", table.uno === seat],
    ["dealer", table.dealer === seat],
  ];
  return kinds
    .filter(([, here]) => here)
    .map(([kind]) => ({ kind: String(kind), text: words[`tag_${kind}`] }));
}

/** @param {Book} book */
function handView(book) {
  const root = element("div", "uk-hand");
  root.setAttribute("aria-hidden", "true");
  const show = list(
    root,
    (/** @type {Placed} */ card) => card.key,
    (card) => cardPicture(book, card.code),
    (node, card) => {
      node.style.transform = `translate(${card.x}px, ${card.y}px)`;
      node.style.width = `${card.width}px`;
      node.style.height = `${card.width * CARD_HEIGHT}px`;
      node.classList.toggle("uk-fresh", card.fresh);
      node.classList.toggle("uk-marked", card.marked);
    },
  );
  return {
    root,
    /**
     * @param {string[]} hand
     * @param {Set<string>} fresh
     * @param {string[]} marked
     * @param {{width: number, height: number}} room
     */
    update(hand, fresh, marked, room) {
      const laid = fan(hand.length, room.width, room.height, LARGEST_CARD);
      const used = (laid.places.at(-1)?.y ?? 0) + laid.width * CARD_HEIGHT;
      const down = Math.max(0, (room.height - used) / 2);
      show(
        keyed(hand).map((card, i) => ({
          ...card,
          x: laid.places[i].x,
          y: laid.places[i].y + down,
          width: laid.width,
          fresh: fresh.has(card.key),
          marked: marked.includes(card.code),
        })),
      );
    },
  };
}

/**
 * @typedef {{key: string, code: string, x: number, y: number, width: number, fresh: boolean,
 *   marked: boolean}} Placed
 */
