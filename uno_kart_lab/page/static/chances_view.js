/** @import {Row} from "./odds.js" */
/** @import {Book} from "./types.js" */
import { itemSymbol, picture } from "./cards.js";
import { element, list, setAttribute, setText } from "./dom.js";
import { fill } from "./words.js";

/**
 * Chances, one a row, each as a bar with the range in which it lies.
 *
 * @param {Book} book
 * @param {string} className
 * @param {string} name
 */
export function chancesView({ lang, words }, className, name) {
  const percent = new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 });
  const exact = new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 1 });
  const title = element("h3", "uk-odds-title", [name]);
  const note = element("p", "uk-odds-note");
  const rows = element("ul", "uk-odds-rows");
  const root = element("section", `uk-odds-part ${className}`, [title, note, rows]);
  root.setAttribute("aria-label", name);
  const show = list(
    rows,
    (/** @type {Row} */ row) => row.key,
    () => element("li", "uk-odds-row", [
      element("span", "uk-odds-name"),
      element("strong", "uk-odds-share"),
      element("span", "uk-odds-bar", [element("span", "uk-odds-range")]),
      element("span", "uk-odds-bounds"),
    ]),
    (row, { item, name: called, share, low, high }) => {
      const [label, shown, bar, bounds] = /** @type {HTMLElement[]} */ ([...row.children]);
      if (label.textContent !== called) {
        label.replaceChildren(...(item ? [picture("uk-item", itemSymbol(item))] : []), called);
      }
      const isExact = low === undefined || high === undefined;
      setText(shown, (isExact ? exact : percent).format(share));
      const range = isExact ? null : { low: percent.format(low), high: percent.format(high) };
      setText(bounds, range ? fill(words.odds_range, range) : "");
      bar.style.setProperty("--share", String(share));
      bar.style.setProperty("--low", String(low ?? share));
      bar.style.setProperty("--high", String(high ?? share));
    },
  );
  return {
    root,
    /**
     * @param {Row[]} things
     * @param {string} said How sure it is.
     * @param {boolean} isOld It is of the step before.
     * @param {boolean} [isThere] It has been worked out; else what was shown is old.
     */
    update(things, said, isOld, isThere = true) {
      setAttribute(root, "data-old", isOld || !isThere ? "" : null);
      if (!isThere) return;
      setText(note, said);
      show(things);
    },
  };
}
