/** @import {PresenterAsks} from "./presenter.js" */
/** @import {Book, Setup, State} from "./types.js" */
import { rulesInWords } from "./bar_view.js";
import { element, oneTabStop, setText } from "./dom.js";
import { presenterButtons } from "./presenter.js";

/**
 * What is played back, and by whose leave it is looked at.
 *
 * @param {Book} book
 * @param {PresenterAsks} asks
 */
export function replayBar(book, asks) {
  const { words } = book;
  const title = element("h1", "uk-title");
  const rules = element("span", "uk-bar-rules");
  const reader = element("span", "uk-reader-label");
  const presenter = presenterButtons(words, asks);
  const buttons = element("div", "uk-bar-buttons", presenter.buttons);
  oneTabStop(buttons)();
  const root = element("header", "uk-bar", [title, rules, reader, buttons]);

  // A file that does not ask at first never does.
  let canAsk = false;

  /** @param {Setup} setup @param {State} state @param {boolean} covering */
  function update(setup, state, covering) {
    canAsk ||= state.questions !== undefined;
    presenter.update(covering, canAsk ? state.questions !== undefined : null);
    setText(title, setup.title || words.title);
    setText(rules, rulesInWords(book, setup));
    setText(reader, `${words.who_looks}: ${readerName(words, setup, state)}`);
  }

  return { root, update };
}

/** @param {Record<string, string>} words @param {Setup} setup @param {State} state */
function readerName(words, { players }, { reader }) {
  return players[Number(reader)] ?? words[`reader_${reader}`];
}
