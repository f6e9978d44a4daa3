/** @import {Onward} from "./onward.js" */
/** @import {Book} from "./types.js" */
import { button, element, setAttribute, setHidden, setOff, setText } from "./dom.js";

/**
 * @typedef {object} OnwardAsks
 * @property {() => void} next
 * @property {() => void} playOn
 * @property {(notebook: string) => string} linkOf
 *
 * @typedef {object} WayOn
 * @property {string} label Of the button, where that is no way to somewhere else.
 * @property {boolean} isOff
 * @property {string} why It is off.
 * @property {Onward | null} onward
 * @property {boolean} canPlayOn
 */

/**
 * The page's main button. It goes on, or, at the end of a scene, to where one can go from there.
 *
 * @param {Book} book
 * @param {OnwardAsks} asks
 */
export function onwardView({ words }, asks) {
  const next = button("uk-next", [], asks.next);
  const link = element("a", "uk-next uk-next-link");
  // It may stand in a frame.
  link.target = "_top";
  const playOn = button("uk-quiet uk-play-on", [words.play_on], asks.playOn);
  const why = element("p", "uk-next-why");

  /** @param {WayOn} way */
  function update({ label, isOff, why: reason, onward, canPlayOn }) {
    const notebook = onward?.link;
    setHidden(next, Boolean(notebook));
    setHidden(link, !notebook);
    setAttribute(link, "href", notebook ? asks.linkOf(notebook) : null);
    setText(notebook ? link : next, onward ? words[`onward_${onward.says}`] : label);
    next.classList.toggle("uk-next-scene", Boolean(onward && !notebook));
    setOff(next, isOff && !onward);
    setHidden(playOn, !canPlayOn);
    setHidden(why, !reason);
    setText(why, reason);
  }

  return {
    next,
    link,
    playOn,
    why,
    update,
    focus: () => (next.hidden ? link : next).focus(),
    press: () => (next.hidden ? link : next).click(),
  };
}
