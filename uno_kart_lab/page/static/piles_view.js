/** @import {Choices} from "./choices.js" */
/** @import {Book, Choice, Frame, Table} from "./types.js" */
import { cardPicture, colourSymbol, picture, repaint } from "./cards.js";
import { element, list, setAttribute, setHidden, setText } from "./dom.js";
import { fill } from "./words.js";

/**
 * The middle of the table: stock, discard pile, active colour and direction. Where a card can be
 * drawn, the stock can be pointed at.
 *
 * @param {Book} book
 * @param {(choice: Choice) => void} choose
 */
export function pilesView(book, choose) {
  const { words } = book;
  const stock = element("span", "uk-count");
  const stack = element("div", "uk-stack", [cardPicture(book, "??")]);
  /** @type {Choice | undefined} */
  let draw;
  stack.addEventListener("click", () => draw && choose(draw));
  const cards = element("div", "uk-discard-cards");
  const colour = colourLabel();
  const due = element("div", "uk-due");
  const ring = element("div", "uk-ring", [cards, due, colour.root]);
  const direction = directionSign();
  const root = element("div", "uk-piles", [
    element("div", "uk-pile", [
      stack,
      element("div", "uk-pile-name", [words.stock, " ", stock]),
    ]),
    element("div", "uk-pile", [ring, element("div", "uk-pile-name", [words.discard_pile])]),
    direction.root,
  ]);
  root.setAttribute("aria-hidden", "true");

  const showCards = list(
    cards,
    (/** @type {{code: string, place: number}} */ card) => `${card.place} ${card.code}`,
    ({ code }) => cardPicture(book, code),
    () => {},
  );

  /** @param {Table} table @param {Frame | null} frame @param {Choices} choices */
  function update(table, frame, choices) {
    draw = choices.others.find((choice) => choice.do === "draw");
    stack.classList.toggle("uk-can-draw", Boolean(draw));
    setText(stock, String(table.stock));
    root.classList.toggle("uk-stock-empty", table.stock === 0);
    showCards(table.discard.map((code, i) => ({ code, place: table.buried + i })));
    const top = table.discard.at(-1);
    ring.classList.toggle("uk-marked", Boolean(top && frame && "discard" in frame.set));
    setAttribute(ring, "data-colour", table.colour ?? "none");
    colour.update(table.colour, table.colour ? words[table.colour] : words.no_colour);
    setHidden(due, table.due === null);
    if (table.due !== null) setText(due, fill(words.to_draw, { cards: book.counts[table.due] }));
    direction.update(table.direction, words[`direction_${table.direction}`]);
  }

  return {
    root,
    update,
    stock: () => stack,
    /** The card on top, or the place for it. */
    discard: () => cards.lastElementChild ?? cards,
  };
}

function colourLabel() {
  const badge = picture("uk-badge", "uk-colour-red");
  const name = element("span");
  const root = element("div", "uk-colour-name", [badge, name]);
  return {
    root,
    /** @param {string | null} colour @param {string} text */
    update(colour, text) {
      badge.style.display = colour ? "" : "none";
      if (colour) repaint(badge, colourSymbol(colour));
      setText(name, text);
    },
  };
}

function directionSign() {
  const arrow = element("span", "uk-turning", ["\u21bb"]);
  const name = element("span");
  const root = element("div", "uk-direction", [arrow, name]);
  return {
    root,
    /** @param {string} direction @param {string} text */
    update(direction, text) {
      setText(arrow, direction === "left" ? "\u21bb" : "\u21ba");
      setText(name, text);
    },
  };
}

/**
 * The table in words, for whoever does not see it.
 *
 * @param {Book} book
 * @param {Table} table
 */
export function tableInWords(book, table) {
  const { words, counts } = book;
  const top = table.discard.at(-1);
  const parts = [
    top ? fill(words.top_card_is, { card: book.cards[top].name }) : words.no_card_is_up,
    fill(words.colour_is, { colour: table.colour ? words[table.colour] : words.no_colour }),
    fill(words.direction_is, { direction: words[`direction_${table.direction}`] }),
    ...(table.due === null ? [] : [fill(words.to_draw_is, { cards: counts[table.due] })]),
    fill(words.stock_is, { cards: counts[table.stock] }),
    ...table.seats.map(({ name, hand, score }) =>
      fill(words.seat_is, { name, cards: counts[hand.length], score }),
    ),
  ];
  return parts.join(" ");
}
