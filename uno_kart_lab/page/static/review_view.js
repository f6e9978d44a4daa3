/** @import {Book} from "./types.js" */
import { button, element, setText } from "./dom.js";
import { languageView } from "./language_view.js";
import { fill } from "./words.js";

/**
 * What has come back to be asked again: how much of it, and the way to the next.
 *
 * @param {Book} book
 * @param {{next: () => void, openProgress: () => void}} asks
 */
export function reviewView(book, asks) {
  const { words } = book;
  const title = element("h2", "uk-review-title", [words.review]);
  const left = element("p", "uk-review-left");
  left.setAttribute("role", "status");
  const next = button("uk-review-next", [words.review_next], asks.next);
  const progress = button("", [words.progress], asks.openProgress);
  progress.setAttribute("aria-haspopup", "dialog");
  const language = languageView(book, words);
  const root = element("div", "uk-review", [title, left, next, progress, language]);

  /** @param {number} count How many are due. @param {boolean} isAsking One is on the page. */
  function update(count, isAsking) {
    setText(left, count ? fill(words.progress_due, { count }) : words[isAsking ? "review_last" : "review_none"]);
    next.hidden = count === 0;
  }

  return { root, update };
}
