import { button, setAttribute } from "./dom.js";

/**
 * @typedef {object} PresenterAsks
 * @property {() => void} project
 * @property {() => void} cover
 * @property {() => void} help
 */

/**
 * The bar's buttons for whoever shows the page to others.
 *
 * @param {Record<string, string>} words
 * @param {PresenterAsks} asks
 */
export function presenterButtons(words, asks) {
  const cover = button("uk-cover", [words.cover], asks.cover);
  const help = button("uk-help", ["?"], asks.help);
  help.setAttribute("aria-label", words.keys);
  return {
    buttons: [button("uk-project", [words.projector], asks.project), cover, help],
    /** @param {boolean} covering */
    update: (covering) => setAttribute(cover, "aria-pressed", String(covering)),
  };
}
