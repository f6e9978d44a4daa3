/** @import {Book, Choice, Table} from "./types.js" */
/** @import {Box} from "./ring.js" */
import { cardPicture } from "./cards.js";
import { button, element, list, setAttribute, setHidden, setText } from "./dom.js";
import { fan, CARD_HEIGHT } from "./fan.js";
import { arrivals, keyed } from "./table.js";
import { fill } from "./words.js";

/** What the name above a hand and the counts below it take, in letter heights; as in table.css. */
const AROUND_HAND = 1.65 + 1.35;
/** In pixels, with the border. */
const PADDING = 8;
/** In letter heights. */
const LARGEST_CARD = 7.5;

/**
 * @typedef {object} SeatNews What there is to be shown at a seat.
 * @property {number} seat
 * @property {Table} table
 * @property {Table} before The table one event earlier.
 * @property {boolean} marked
 * @property {string[]} markedCards
 * @property {number} letter The height of a letter, in pixels.
 * @property {Set<string> | null} playable The cards that can be played; null if none are asked for.
 * @property {Choice | null} jump What it can play out of turn.
 * @property {Choice | null} target The choice of this seat, if it can be aimed at.
 */

/**
 * @typedef {object} SeatAsks
 * @property {(seat: number) => void} openHand
 * @property {(card: string, anchor: Element) => void} pressCard
 * @property {(choice: Choice) => void} choose
 */

/**
 * A player's place: the name, the hand, the counts, and what is the matter with it.
 *
 * Its cards can be pointed at, if it is asked for one, and it can be itself, if it can be aimed at;
 * for the keyboard there are buttons beside the table.
 *
 * @param {Book} book
 * @param {SeatAsks} asks
 */
export function seatView(book, asks) {
  let seat = 0;
  let drawn = false;
  /** @type {Choice | null} */
  let target = null;
  /** @type {Choice | null} */
  let jump = null;
  const name = element("span", "uk-seat-name");
  name.dir = "auto";
  const tags = element("span", "uk-tags");
  const head = button("uk-seat-head", [name, tags], () => asks.openHand(seat));
  const hand = handView(book, (card, anchor) => (jump ? asks.choose(jump) : asks.pressCard(card, anchor)));
  const count = element("span", "uk-seat-count");
  const score = element("span", "uk-seat-score");
  const dealer = element("span", "uk-tag", [book.words.tag_dealer]);
  const foot = element("div", "uk-seat-foot", [count, dealer, score]);
  const root = element("li", "uk-seat", [head, hand.root, foot]);
  root.addEventListener("click", (event) => {
    if (target && !head.contains(/** @type {Node} */ (event.target))) asks.choose(target);
  });
  const showTags = list(tags, (/** @type {Tag} */ tag) => tag.kind, makeTag, (node, tag) => {
    setText(node, tag.text);
  });

  /** @param {SeatNews} news @param {Box | null} box Null where hands are not drawn. */
  function update(news, box) {
    const { table } = news;
    seat = news.seat;
    ({ target, jump } = news);
    const { name: called, hand: held, score: points } = table.seats[seat];
    setText(name, called);
    setAttribute(head, "title", fill(book.words.show_hand, { name: called }));
    setText(count, book.counts[held.length]);
    setText(score, fill(book.words.points, { score: points }));
    score.classList.toggle("uk-nothing", points === 0);
    showTags(tagsOf(book.words, table, seat));
    setHidden(dealer, table.dealer !== seat);
    root.classList.toggle("uk-turn", table.turn === seat);
    root.classList.toggle("uk-asked", table.asked === seat);
    root.classList.toggle("uk-marked", news.marked);
    root.classList.toggle("uk-target", Boolean(target));
    drawn = Boolean(box);
    if (!box) return;
    for (const side of /** @type {const} */ (["x", "y", "width", "height"])) {
      root.style.setProperty(`--${side}`, `${Math.round(box[side])}px`);
    }
    const fresh = arrivals(news.before.seats[seat].hand, held);
    const room = {
      width: box.width - 2 * PADDING,
      height: box.height - 2 * PADDING - AROUND_HAND * news.letter,
    };
    hand.update({ ...news, held, fresh, room });
  }

  /** Where the cards are, or, where no hands are drawn, would be. */
  const cards = () => (drawn ? hand.root : root);
  return {
    root,
    update,
    hand: cards,
    /** The cards that have come at this event, or the place of all. */
    arrived: () => (drawn && hand.fresh().length ? hand.fresh() : [cards()]),
  };
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
  ];
  return kinds
    .filter(([, here]) => here)
    .map(([kind]) => ({ kind: String(kind), text: words[`tag_${kind}`] }));
}

/**
 * @param {Book} book
 * @param {(card: string, anchor: Element) => void} press
 */
function handView(book, press) {
  const root = element("div", "uk-hand");
  root.setAttribute("aria-hidden", "true");
  let asked = false;
  /** @type {string | undefined} */
  let jumping;
  const show = list(
    root,
    (/** @type {Placed} */ card) => card.key,
    ({ code }) => {
      const made = cardPicture(book, code);
      made.addEventListener("click", () => (asked || code === jumping) && press(code, made));
      return made;
    },
    (node, card) => {
      node.style.transform = `translate(${card.x}px, ${card.y}px)`;
      node.style.width = `${card.width}px`;
      node.style.height = `${card.width * CARD_HEIGHT}px`;
      node.classList.toggle("uk-fresh", card.fresh);
      node.classList.toggle("uk-marked", card.marked);
      node.classList.toggle("uk-idle", card.idle);
      node.classList.toggle("uk-jumping", card.jumping);
    },
  );
  return {
    root,
    fresh: () => [...root.querySelectorAll(".uk-fresh")],
    /** @param {HandNews} news */
    update({ held, fresh, markedCards, playable, jump, letter, room }) {
      asked = playable !== null;
      jumping = jump?.card;
      root.classList.toggle("uk-can-play", asked);
      const laid = fan(held.length, room.width, room.height, LARGEST_CARD * letter);
      const used = (laid.places.at(-1)?.y ?? 0) + laid.width * CARD_HEIGHT;
      const down = Math.max(0, (room.height - used) / 2);
      show(
        keyed(held).map((card, i) => ({
          ...card,
          x: laid.places[i].x,
          y: laid.places[i].y + down,
          width: laid.width,
          fresh: fresh.has(card.key),
          marked: markedCards.includes(card.code),
          idle: asked && !playable?.has(card.code),
          jumping: card.code === jumping,
        })),
      );
    },
  };
}

/**
 * @typedef {{key: string, code: string, x: number, y: number, width: number, fresh: boolean,
 *   marked: boolean, idle: boolean, jumping: boolean}} Placed
 *
 * @typedef {SeatNews & {held: string[], fresh: Set<string>, room: {width: number, height: number}}} HandNews
 */
