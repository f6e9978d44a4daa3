/** @import {Action, Book, Choice, Claims} from "./types.js" */
import { keyOf } from "./choices.js";
import { button, element, holdsFocus, list, oneTabStop, setText } from "./dom.js";
import { claimForm } from "./referee_claim.js";

/** More is not judged at once, by the kernel either. */
const MOST_ACTIONS = 12;

/**
 * @typedef {object} DoneAsks
 * @property {(action: Action) => void} add
 * @property {() => void} takeBack
 */

/**
 * What was done at the table, and what can have been done next.
 *
 * @param {Book} book
 * @param {Claims} claims
 * @param {DoneAsks} asks
 */
export function doneView(book, claims, asks) {
  const { words } = book;
  const nothing = element("p", "uk-note", [words.ref_nothing_done]);
  const done = element("ol", "uk-ref-done");
  const back = button("uk-quiet", [words.ref_take_back], asks.takeBack);
  const question = element("h3", "", [words.ref_next]);
  const choices = element("div", "uk-ref-choices");
  choices.setAttribute("role", "group");
  choices.setAttribute("aria-label", words.ref_next);
  const none = element("p", "uk-note");
  const settle = oneTabStop(choices);
  const showChoices = list(
    choices,
    keyOf,
    ({ text, ...action }) => button("", [text], () => asks.add(action)),
    () => {},
  );
  const claim = claimForm(book, claims, (action) => asks.add(action));
  const error = element("p", "uk-form-error");
  error.setAttribute("role", "alert");
  const more = element("div", "uk-ref-more", [question, choices, none, claim.root]);
  const root = element("div", "uk-ref-did", [nothing, done, back, error, more]);

  return {
    root,
    /** @param {any} scenario As in files. */
    setTable: (scenario) => claim.update(scenario),
    /**
     * @param {string[]} texts What was done, or tried.
     * @param {Choice[]} next
     * @param {boolean} ended What was tried is refused: nothing comes after it.
     */
    update(texts, next, ended) {
      const focused = root.contains(document.activeElement);
      setText(error, "");
      nothing.hidden = texts.length > 0;
      back.hidden = texts.length === 0;
      done.replaceChildren(...texts.map((text) => {
        const said = element("span", "", [text]);
        said.dir = "auto";
        return element("li", "", [said]);
      }));
      const full = texts.length >= MOST_ACTIONS;
      more.hidden = ended;
      claim.root.hidden = full;
      choices.hidden = full || next.length === 0;
      none.hidden = !choices.hidden;
      setText(none, full ? words.ref_most : words.ref_nothing_can);
      showChoices(next);
      settle();
      // What was pressed may be gone.
      if (focused && !holdsFocus(root)) focusFirst();
    },
    /** @param {string} text */
    refuse: (text) => setText(error, text),
  };

  function focusFirst() {
    const first = more.hidden || choices.hidden ? back : choices.querySelector("button");
    if (first instanceof HTMLElement) first.focus();
  }
}
