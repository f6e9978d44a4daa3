/** @import {Choices} from "./choices.js" */
/** @import {Book, Choice, Table} from "./types.js" */
import { cardPicture } from "./cards.js";
import { canSayUno, playsOf } from "./choices.js";
import { button, element, list, oneTabStop, setAttribute, setHidden } from "./dom.js";
import { goByLetter, goToEnds } from "./group_keys.js";
import { keyed } from "./table.js";
import { fill } from "./words.js";

/** Above so many cards they overlap, and above so many more. */
const LOOSE = 10;
const CLOSE = 20;

/**
 * @typedef {object} HandAsks
 * @property {(plays: Choice[], anchor: Element) => void} play One way to play a card, or several.
 * @property {(seat: number, card: string) => void} why Ask why a card can't be played.
 */

/**
 * The hand of the player that is asked. A card that can be played stands out and is played; of one
 * that can't it is told why.
 *
 * @param {Book} book
 * @param {HandAsks} asks
 */
export function handView(book, asks) {
  const { words } = book;
  let saying = true;
  /** @type {Choices} */
  let choices = { seat: null, plays: new Map(), others: [], jumps: [], window: [] };
  const uno = button("uk-say-uno", [words.say_uno_with_it], () => {
    saying = !saying;
    setAttribute(uno, "aria-pressed", String(saying));
    show(shown);
  });
  const cards = element("div", "uk-hand-cards");
  cards.setAttribute("role", "group");
  const root = element("div", "uk-own-hand", [uno, cards]);
  /** @type {{key: string, code: string}[]} */
  let shown = [];
  /** @type {Map<Element, string>} */
  const codes = new Map();
  const show = list(
    cards,
    (/** @type {{key: string, code: string}} */ card) => card.key,
    ({ code }) => {
      const made = button("uk-hand-card", [cardPicture(book, code)], () => press(code, made));
      codes.set(made, code);
      return made;
    },
    (node, { code }) => name(node, code),
  );
  const settle = oneTabStop(cards);
  goByLetter(cards, (node) => letterOf(codes.get(node) ?? ""));
  goToEnds(cards);

  /** @param {Element} node @param {string} code */
  function name(node, code) {
    const plays = playsOf(choices, code, saying);
    const card = book.cards[code].name;
    const text = !plays.length ? words.not_now : plays[0].say_uno ? words.card_and_uno : "{card}";
    setAttribute(node, "aria-label", fill(text, { card }));
    setAttribute(node, "title", fill(text, { card }));
    setAttribute(node, "aria-haspopup", plays.length > 1 ? "dialog" : null);
    node.classList.toggle("uk-idle", plays.length === 0);
  }

  /** @param {string} code @param {Element} anchor */
  function press(code, anchor) {
    if (choices.seat === null) return;
    const plays = playsOf(choices, code, saying);
    mark(plays.length ? undefined : nodeOf(code, anchor));
    if (plays.length) asks.play(plays, anchor);
    else asks.why(choices.seat, code);
  }

  /** @param {string} code @param {Element} pressed Here, or the same card elsewhere. */
  function nodeOf(code, pressed) {
    return codes.has(pressed) ? pressed : [...codes.keys()].find((node) => codes.get(node) === code);
  }

  /** @param {Element} [asked] The card of which it is told why. */
  function mark(asked) {
    for (const node of codes.keys()) node.classList.toggle("uk-asked-of", node === asked);
  }

  /** @param {Choices} next @param {Table} table @param {boolean} anew Something else is decided. */
  function update(next, table, anew) {
    choices = next;
    saying ||= anew;
    setAttribute(uno, "aria-pressed", String(saying));
    setHidden(uno, !canSayUno(choices));
    const owner = choices.seat === null ? null : table.seats[choices.seat];
    shown = keyed(owner?.hand ?? []);
    setHidden(root, !owner);
    if (owner) {
      const counted = { name: owner.name, cards: book.counts[owner.hand.length] };
      setAttribute(cards, "aria-label", fill(words.hand_of, counted));
    }
    setAttribute(cards, "data-held", shown.length > CLOSE ? "close" : shown.length > LOOSE ? "loose" : null);
    cards.classList.toggle("uk-resting", choices.plays.size === 0);
    show(shown);
    for (const node of codes.keys()) if (!node.isConnected) codes.delete(node);
    mark();
    settle();
  }

  /** Go to the first card that can be played, if there is one. */
  function focus() {
    const playable = /** @type {HTMLElement | null} */ (cards.querySelector("button:not(.uk-idle)"));
    playable?.focus();
    return Boolean(playable);
  }

  return { root, update, press, focus };
}

/** @param {string} code Of a card: its colour's letter comes first, as a wild card's does. */
function letterOf(code) {
  return code.charAt(0).toLowerCase();
}
