/** @import {LibraryAsks} from "./library_view.js" */
/** @import {Book} from "./types.js" */
import { dialog } from "./dialog.js";
import { setText } from "./dom.js";
import { libraryView } from "./library_view.js";

/**
 * The library of cases over the page.
 *
 * @param {Book} book
 * @param {LibraryAsks} asks
 */
export function libraryDialog(book, asks) {
  const { root, title, body } = dialog(book.words.close, "library");
  const library = libraryView(book, asks);
  setText(title, book.words.cases_title);
  body.append(library.root);
  return {
    root,
    open() {
      root.showModal();
      library.focus();
      library.start();
    },
    show: library.show,
  };
}
