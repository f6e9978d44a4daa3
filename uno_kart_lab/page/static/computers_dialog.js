/** @import {Book} from "./types.js" */
import { computerFields } from "./computer_fields.js";
import { dialog } from "./dialog.js";
import { setText } from "./dom.js";

/**
 * Who plays where the computer is asked to.
 *
 * @param {Book} book
 * @param {(seats?: string[]) => void} ask Seat these players; without any, tell who sits there.
 */
export function computersDialog(book, ask) {
  const { root, title, body } = dialog(book.words.close, "computers");
  setText(title, book.words.computers);
  const fields = computerFields(book);
  fields.root.addEventListener("change", () => ask(fields.read()));
  body.append(fields.root);
  return {
    root,
    /** @param {string[]} players */
    open(players) {
      fields.show(players);
      ask();
      root.showModal();
    },
    /** @param {string[]} names By seat. */
    show: (names) => fields.write(names),
  };
}
