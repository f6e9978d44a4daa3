/** @import {Book, Seat} from "./types.js" */
import { cardPicture } from "./cards.js";
import { dialog } from "./dialog.js";
import { element, setText } from "./dom.js";

/**
 * A hand, large enough to be read from afar.
 *
 * @param {Book} book
 */
export function handDialog(book) {
  const { root, title, body } = dialog(book.words.close, "hand");
  const counts = element("p");
  const cards = element("ul", "uk-large-hand");
  body.append(counts, cards);

  /** @param {Seat} seat @param {string} count */
  function open(seat, count) {
    setText(title, seat.name);
    setText(counts, count);
    cards.replaceChildren(
      ...seat.hand.map((code) =>
        element("li", "", [cardPicture(book, code), element("span", "", [book.cards[code].name])]),
      ),
    );
    root.showModal();
  }

  return { root, open };
}
