/** @import {Move} from "./moves.js" */
/** @import {Action, Book, State, Table} from "./types.js" */
import { choicesView } from "./choices_view.js";
import { button, element, setText } from "./dom.js";
import { refusalView } from "./refusal_view.js";
import { spokenHand } from "./spoken_hand.js";
import { fill } from "./words.js";

/**
 * @typedef {object} DecideAsks
 * @property {(action: Action) => void} act
 * @property {(move: Move) => void} move
 * @property {(rule: string) => void} openRule
 */

/**
 * What the player who is asked can do, or, while a step is still being told, the way to its end.
 *
 * @param {Book} book
 * @param {DecideAsks} asks
 */
export function decideView(book, asks) {
  const { words } = book;
  const title = element("h2", "uk-decide-title");
  title.tabIndex = -1;
  const computer = button("uk-quiet", [words.let_computer], () => asks.move("next"));
  const skip = button("uk-quiet", [words.show_all], () => asks.move("actionForward"));
  const choices = choicesView(book, asks.act);
  const refused = refusalView(book, asks.openRule);
  const spoken = spokenHand(book);
  const root = element("section", "uk-decide", [
    element("div", "uk-decide-head", [title, computer, skip]),
    refused.root,
    spoken.root,
    choices.root,
  ]);
  root.setAttribute("aria-label", words.what_can_be_done);

  /** @param {State} state @param {number} at @param {Table} table @param {Table} before */
  function update(state, at, table, before) {
    const had = root.contains(document.activeElement);
    const left = state.frames.length - 1 - at;
    setText(title, left > 0 ? fill(words.still_to_come, { count: left }) : state.asks.text);
    skip.hidden = left <= 0;
    computer.hidden = left > 0 || state.over || state.forward;
    refused.clear();
    choices.update(left > 0 ? [] : state.legal, table);
    const seat = state.frames[at]?.marks.seats[0] ?? state.action?.seat ?? null;
    spoken.update(left > 0 ? seat : null, table, before);
    const focused = document.activeElement;
    if (had && (!root.contains(focused) || focused?.closest("[hidden]"))) title.focus();
  }

  return { root, update, refuse: refused.show };
}
