/** @import {Speech} from "./language.js" */
import { onChosen, wantedHere } from "./language.js";

/**
 * Have a kernel say everything in the language that its page wants, now and whenever that changes.
 *
 * @param {() => Speech} speech What it says now.
 * @param {(request: {do: "speak", lang: string}) => void} ask
 * @returns {() => void} Ends it.
 */
export function speaking(speech, ask) {
  /** @param {string} lang */
  function speak(lang) {
    if (lang !== speech().lang) ask({ do: "speak", lang });
  }
  speak(wantedHere(speech()));
  return onChosen(speak);
}

/**
 * Show the same in another language; the focus stays where that is chosen.
 *
 * @param {HTMLElement} el
 * @param {Node[]} parts
 */
export function replaceIn(el, parts) {
  const focused = document.activeElement;
  const wasChoosing = el.contains(focused) && focused?.matches(".uk-language");
  el.replaceChildren(...parts);
  if (wasChoosing) el.querySelector(/** @type {"select"} */ (".uk-language"))?.focus();
}
