/** @import {Book, Seat, Table} from "./types.js" */
import { cardPicture, picture, repaint } from "./cards.js";
import { dialog } from "./dialog.js";
import { button, element, oneTabStop, setText } from "./dom.js";
import { fill } from "./words.js";

/**
 * A place where a card lies: the top of the stock, or a card of a hand.
 *
 * @typedef {{seat: number | null, card?: string}} Place
 *
 * @typedef {object} WhatIfAsks
 * @property {(seat: number | null) => void} look What can be wanted there; `offer` is the answer.
 * @property {(place: Place, wanted: string) => void} arrange
 */

/**
 * Another card in the place of one: first the place is chosen, then the card.
 *
 * @param {Book} book
 * @param {WhatIfAsks} asks
 */
export function whatIfDialog(book, asks) {
  const { words } = book;
  const { root, title, body } = dialog(words.close, "what-if");
  setText(title, words.what_if_title);
  const refusal = element("p", "uk-form-error");
  refusal.setAttribute("role", "alert");
  /** @type {Place} */
  let place = { seat: null };
  const places = placesView(book, (chosen, name) => {
    place = chosen;
    turnTo(wanted.root);
    wanted.ask(fill(words.instead_of, { place: name }), chosen.card ?? "??");
    asks.look(chosen.seat);
  });
  const wanted = wantedView(book, {
    choose: (card) => asks.arrange(place, card),
    back: () => {
      turnTo(places.root);
      places.focus();
    },
  });
  body.append(places.root, refusal, wanted.root);

  /** @param {HTMLElement} step Of the two. */
  function turnTo(step) {
    setText(refusal, "");
    for (const one of [places.root, wanted.root]) one.hidden = one !== step;
    root.scrollTop = 0;
  }

  return {
    root,
    /** @param {Table} table After the action that is shown. */
    open(table) {
      turnTo(places.root);
      places.update(table);
      root.showModal();
      places.focus();
    },
    /**
     * @param {number | null} seat
     * @param {string[]} cards That can be wanted there.
     */
    offer(seat, cards) {
      if (place.seat === seat) wanted.offer(cards.filter((card) => card !== place.card));
    },
    /** @param {string} text */
    refuse(text) {
      setText(refusal, text);
    },
  };
}

/**
 * The places that cards lie in.
 *
 * @param {Book} book
 * @param {(place: Place, name: string) => void} choose
 */
function placesView(book, choose) {
  const { words } = book;
  const group = element("div", "uk-whose");
  group.setAttribute("role", "group");
  group.setAttribute("aria-label", words.which_card);
  const root = element("div", "", [element("p", "uk-note", [words.what_if_note]), group]);
  const settle = oneTabStop(group);
  /** @type {HTMLElement | null} */
  let pressed = null;

  /** @param {Place} place @param {string} name @param {(Node | string)[]} inside */
  function placeButton(place, name, inside) {
    const made = button("uk-place-card", inside, () => {
      pressed = made;
      choose(place, name);
    });
    made.setAttribute("aria-label", name);
    made.title = name;
    return made;
  }

  /** @param {Seat} of @param {number} seat */
  function handOf({ name, hand }, seat) {
    const cards = hand.map((card) => {
      const called = fill(words.card_of, { card: book.cards[card].name, name });
      return placeButton({ seat, card }, called, [cardPicture(book, card)]);
    });
    return element("div", "uk-whose-hand", [
      element("span", "uk-whose-name", [name]),
      element("div", "uk-whose-cards", cards),
    ]);
  }

  return {
    root,
    focus: () => pressed?.focus(),
    /** @param {Table} table */
    update({ seats }) {
      const stock = placeButton({ seat: null }, words.next_of_stock, [
        cardPicture(book, "??"),
        element("span", "", [words.next_of_stock]),
      ]);
      pressed = stock;
      group.replaceChildren(stock, ...seats.map(handOf));
      settle();
    },
  };
}

/**
 * The face of every card, by colour. One that can't be had is dimmed, but says why.
 *
 * @param {Book} book
 * @param {{choose: (card: string) => void, back: () => void}} asks
 */
function wantedView(book, asks) {
  const { words } = book;
  const place = picture("uk-card", book.cards["??"].symbol);
  const question = element("h3");
  question.tabIndex = -1;
  const none = element("p", "uk-note", [words.nothing_there]);
  const faces = element("div", "uk-faces");
  faces.setAttribute("role", "group");
  const root = element("div", "uk-wanted", [
    element("div", "uk-wanted-head", [place, question, button("uk-quiet", [words.another_place], asks.back)]),
    none,
    faces,
  ]);
  const codes = Object.keys(book.cards).filter((code) => code !== "??");
  const buttons = codes.map((code) => {
    const made = button("uk-face", [cardPicture(book, code)], () => asks.choose(code));
    made.dataset.suit = code[0];
    return made;
  });
  for (const suit of new Set(codes.map((code) => code[0]))) {
    const row = buttons.filter((one) => one.dataset.suit === suit);
    faces.append(element("div", "uk-face-row", row));
  }
  const settle = oneTabStop(faces);

  /** @param {string[]} cards */
  function offer(cards) {
    none.hidden = cards.length > 0;
    buttons.forEach((made, i) => {
      const { name } = book.cards[codes[i]];
      const can = cards.includes(codes[i]);
      const said = can ? name : fill(words.not_now, { card: name });
      made.classList.toggle("uk-face-off", !can);
      made.setAttribute("aria-label", said);
      made.title = said;
    });
  }

  return {
    root,
    /** @param {string} text @param {string} card That lies there. */
    ask(text, card) {
      repaint(place, book.cards[card].symbol);
      setText(question, text);
      faces.setAttribute("aria-label", text);
      offer([]);
      none.hidden = true;
      settle();
      question.focus();
    },
    offer,
  };
}
