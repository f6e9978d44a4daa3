/** @import {Book, Draft} from "./types.js" */
import { cardsAt, placesOf, seatOf } from "./builder.js";
import { cardPicture } from "./cards.js";
import { button, element, holdsFocus, list, oneTabStop, setAttribute, setText } from "./dom.js";
import { fill } from "./words.js";

/**
 * @typedef {object} PlacesAsks
 * @property {(place: string) => void} choose
 * @property {(place: string, card: number) => void} takeAway
 *
 * @typedef {{place: string, card: number | null}} Fault
 *
 * @typedef {{draft: Draft, chosen: string, fault: Fault | null}} Places
 */

/**
 * Each hand and each pile with its cards, one of them chosen. A card that is pressed is taken away.
 *
 * @param {Book} book
 * @param {HTMLElement} editor Of the place that is chosen, where it is put.
 * @param {PlacesAsks} asks
 */
export function builderPlaces(book, editor, asks) {
  const root = element("ul", "uk-build-places");
  root.setAttribute("aria-label", book.words.build_places);
  /** @type {Map<string, ReturnType<typeof placeRow>>} */
  const rows = new Map();
  const show = list(
    root,
    (/** @type {string} */ place) => place,
    (place) => {
      const row = placeRow(book, place, asks);
      rows.set(place, row);
      return row.root;
    },
    () => {},
  );
  return {
    root,
    /** @param {Places} now */
    update(now) {
      show(placesOf(now.draft));
      for (const place of placesOf(now.draft)) rows.get(place)?.update(now);
      const chosen = rows.get(now.chosen)?.root;
      // To be put where it is already would take the focus from it.
      if (editor.parentElement !== chosen) chosen?.append(editor);
    },
  };
}

/** @param {Book} book @param {string} place @param {PlacesAsks} asks */
function placeRow(book, place, asks) {
  const name = button("uk-build-place-name", [], () => asks.choose(place));
  const cards = element("div", "uk-build-cards");
  cards.setAttribute("role", "group");
  const settle = oneTabStop(cards);
  const show = list(
    cards,
    // By where it lies: a card that goes leaves the focus to the one that takes its place.
    (/** @type {{index: number, code: string}} */ { index }) => String(index),
    ({ index }) => button("uk-build-card", [], () => asks.takeAway(place, index)),
    (card, { code }) => face(book, card, code),
  );
  const root = element("li", "uk-build-place", [name, cards]);

  /** @param {Places} now */
  function update({ draft, chosen, fault }) {
    const codes = cardsAt(draft, place);
    const said = placeInWords(book, draft, place);
    const isFaulty = fault?.place === place;
    setText(name, said);
    setAttribute(name, "aria-pressed", String(place === chosen));
    setAttribute(cards, "aria-label", said);
    root.classList.toggle("uk-faulty", isFaulty);
    const held = holdsFocus(cards);
    show(codes.map((code, index) => ({ index, code })));
    [...cards.children].forEach((card, index) =>
      setAttribute(card, "aria-invalid", isFaulty && fault.card === index ? "true" : null));
    if (held && !holdsFocus(cards)) /** @type {HTMLElement} */ (cards.lastElementChild ?? name).focus();
    settle();
  }

  return { root, update };
}

/** @param {Book} book @param {HTMLElement} card @param {string} code */
function face(book, card, code) {
  if (card.dataset.code === code) return;
  card.dataset.code = code;
  const known = book.cards[code];
  card.replaceChildren(known ? cardPicture(book, code) : code);
  const { build_take_away, build_no_card } = book.words;
  const said = known ? fill(build_take_away, { card: known.name }) : fill(build_no_card, { code });
  setAttribute(card, "aria-label", said);
}

/** @param {Book} book @param {Draft} draft @param {string} place */
export function placeInWords({ words, counts }, draft, place) {
  const seat = seatOf(place);
  const count = cardsAt(draft, place).length;
  const cards = counts[count] ?? String(count);
  if (seat !== null) return fill(words.build_hand, { name: draft.players[seat], cards });
  return fill(place === "discard" ? words.build_discard : words.build_stock, { cards });
}
