/** @import {AskState} from "./story_view.js" */
/** @import {Book} from "./types.js" */
import { button, element, setHidden, setText } from "./dom.js";
import { fill } from "./words.js";

/**
 * How many answers of this sitting were right; the way to what was learned before, if that is kept.
 *
 * @param {Book} book
 * @param {(() => void) | null} openProgress
 */
export function scoreView({ words }, openProgress) {
  const count = openProgress ? button("uk-ask-count", [], openProgress) : element("span");
  if (openProgress) count.setAttribute("aria-haspopup", "dialog");
  const done = element("span", "uk-ask-done", [words.ask_scene_done]);
  const unkept = element("span", "", [words.progress_not_kept]);
  const root = element("div", "uk-ask-score uk-ask-foot", [count, done, unkept]);

  /** @param {AskState} asking */
  function update({ score, isSceneDone, isUnkept }) {
    setHidden(root, score.count === 0 && !isSceneDone);
    setHidden(count, score.count === 0);
    setHidden(done, !isSceneDone);
    // To say so once is enough.
    setHidden(unkept, !isUnkept || score.count !== 1);
    setText(count, fill(words.ask_score, score));
  }

  return { root, update };
}
