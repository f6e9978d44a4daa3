import { button, setAttribute, setHidden } from "./dom.js";

/**
 * @typedef {object} PresenterAsks
 * @property {() => void} project
 * @property {() => void} cover
 * @property {() => void} predict
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
  const predict = button("uk-predict", [words.predict], asks.predict);
  const help = button("uk-help", ["?"], asks.help);
  help.setAttribute("aria-label", words.keys);
  return {
    buttons: [button("uk-project", [words.projector], asks.project), predict, cover, help],
    /** @param {boolean} covering @param {boolean | null} asking Null if nothing can be asked. */
    update(covering, asking) {
      setAttribute(cover, "aria-pressed", String(covering));
      setAttribute(predict, "aria-pressed", String(asking));
      setHidden(predict, asking === null);
    },
  };
}
