/** @import {Book, Table} from "./types.js" */
import { cardPicture } from "./cards.js";
import { element, list, setHidden, setText } from "./dom.js";
import { arrivals, keyed } from "./table.js";
import { fill } from "./words.js";

/**
 * The hand of the player that is spoken of, to be watched while a step is told.
 *
 * @param {Book} book
 */
export function spokenHand(book) {
  const name = element("p", "uk-spoken-name");
  const cards = element("div", "uk-spoken-hand");
  cards.setAttribute("aria-hidden", "true");
  const root = element("div", "uk-spoken", [name, cards]);
  const show = list(
    cards,
    (/** @type {{key: string, code: string, fresh: boolean}} */ card) => card.key,
    ({ code }) => cardPicture(book, code),
    (node, { fresh }) => void node.classList.toggle("uk-fresh", fresh),
  );
  return {
    root,
    /** @param {number | null} seat Null for nobody. @param {Table} table @param {Table} before */
    update(seat, table, before) {
      setHidden(root, seat === null);
      if (seat === null) return show([]);
      const { name: called, hand } = table.seats[seat];
      const fresh = arrivals(before.seats[seat].hand, hand);
      setText(name, fill(book.words.hand_of, { name: called, cards: book.counts[hand.length] }));
      show(keyed(hand).map((card) => ({ ...card, fresh: fresh.has(card.key) })));
    },
  };
}
