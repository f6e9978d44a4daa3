/** @import {Book, Request} from "./types.js" */
import { dialog } from "./dialog.js";
import { button, element, setText } from "./dom.js";
import { fileField } from "./file_field.js";
import { linkField } from "./link_field.js";

/** @typedef {Extract<Request, {do: "export"}>["what"]} Exported */

/**
 * @typedef {object} ShareAsks
 * @property {() => void} save
 * @property {(text: string) => void} open
 * @property {() => void} bringBack
 * @property {(what: Exported) => void} exportAs
 */

/**
 * The game on its way: as a link, as a file, as something to read.
 *
 * @param {Book} book
 * @param {ShareAsks} asks
 * @param {boolean} isApp Whether a link opens on the game at once.
 */
export function shareDialog(book, asks, isApp) {
  const { words } = book;
  const { root, title, body } = dialog(words.close, "share");
  setText(title, words.share);
  const link = linkField(words, isApp);
  const before = button("uk-bring-back", [words.bring_back], asks.bringBack);
  const said = element("p", "uk-share-said");
  said.setAttribute("role", "status");
  const error = element("p", "uk-form-error");
  error.setAttribute("role", "alert");
  const say = (/** @type {string} */ text) => {
    setText(said, text);
    setText(error, "");
  };
  const refuse = (/** @type {string} */ text) => {
    setText(said, "");
    setText(error, text);
  };
  const file = fileField(words.open_file, asks.open, () => refuse(words.file_too_large));
  body.append(
    part(words.share_link, [link.root]),
    part(words.share_file, [
      element("div", "uk-share-ways", [button("", [words.save_game], asks.save), file, before]),
      element("p", "uk-note", [words.open_note]),
    ]),
    part(words.share_export, [
      element("div", "uk-share-ways", [
        exporting(words.export_html, "html"),
        exporting(words.export_markdown, "markdown"),
        exporting(words.export_replay, "replay"),
      ]),
      element("p", "uk-note", [words.export_note]),
    ]),
    said,
    error,
  );

  /** @param {string} says @param {Exported} what */
  function exporting(says, what) {
    return button("", [says], () => {
      say(words.file_being_made);
      asks.exportAs(what);
    });
  }

  return {
    root,
    say,
    refuse,
    /**
     * @param {string} text Of the game, as in a file.
     * @param {boolean} hasBefore
     */
    open(text, hasBefore) {
      say("");
      before.hidden = !hasBefore;
      root.showModal();
      void link.show(text);
    },
  };
}

/** @param {string} name @param {HTMLElement[]} children */
function part(name, children) {
  return element("section", "uk-share-part", [element("h3", "", [name]), ...children]);
}
