/** @import {PresenterAsks} from "./presenter.js" */
/** @import {Book, Setup, State} from "./types.js" */
import { button, element, oneTabStop, setAttribute, setText } from "./dom.js";
import { optionsIn } from "./fields.js";
import { languageView } from "./language_view.js";
import { presenterButtons } from "./presenter.js";
import { fill } from "./words.js";

/**
 * @typedef {object} GameAsks
 * @property {() => void} newGame
 * @property {() => void} cases
 * @property {() => void} share
 * @property {(reader: string) => void} readAs
 *
 * @typedef {GameAsks & PresenterAsks} BarAsks
 */

/**
 * What is played, by whose leave it is looked at, and the way to a new game.
 *
 * @param {Book} book
 * @param {BarAsks} asks
 */
export function barView(book, asks) {
  const { words } = book;
  const rules = element("span", "uk-bar-rules");
  const reader = element("select", "uk-reader");
  // What stands beside it is left out where there is little room.
  reader.setAttribute("aria-label", words.who_looks);
  reader.addEventListener("change", () => asks.readAs(reader.value));
  const showReaders = optionsIn(reader);
  const presenter = presenterButtons(words, asks);
  const buttons = element("div", "uk-bar-buttons", [
    button("uk-new", [words.new_game], asks.newGame),
    button("uk-open-cases", [words.cases], asks.cases),
    button("uk-share", [words.share], asks.share),
    ...presenter.buttons,
  ]);
  oneTabStop(buttons)();
  const root = element("header", "uk-bar", [
    element("div", "uk-bar-what", [element("h1", "uk-title", [words.title]), rules]),
    element("label", "uk-reader-label", [element("span", "", [words.who_looks]), reader]),
    languageView(book, words),
    buttons,
  ]);

  /** @param {Setup} setup @param {State} state @param {boolean} covering */
  function update(setup, state, covering) {
    presenter.update(covering, state.questions !== undefined);
    const inWords = rulesInWords(book, setup);
    setText(rules, setup.title ? `${setup.title} \u00b7 ${inWords}` : inWords);
    setAttribute(rules, "title", rules.textContent);
    showReaders([
      { value: "teacher", label: words.reader_teacher },
      { value: "table", label: words.reader_table },
      ...setup.players.map((name, seat) => ({ value: String(seat), label: name })),
    ]);
    reader.value = state.reader;
  }

  return { root, update };
}

/** @param {Book} book @param {Setup} setup */
export function rulesInWords(book, { rules, seed }) {
  const { words } = book;
  const preset = book.presets.find(({ value }) => value === rules.preset)?.label ?? rules.preset;
  const changed = Object.keys(rules.options).length;
  const parts = [preset];
  if (changed) parts.push(fill(words.options_changed, { count: changed }));
  if (seed !== null) parts.push(fill(words.seed_is, { seed }));
  return parts.join(" \u00b7 ");
}
