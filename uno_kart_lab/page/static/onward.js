/** @import {Setup, State} from "./types.js" */

/**
 * Where one can go from the end of a scene, or of what was kept of a game.
 *
 * @typedef {object} Onward
 * @property {"scene" | "lesson" | "all" | "first"} says By which word it is called.
 * @property {string | null} link The notebook that it leads to; null for the page's next scene.
 */

/**
 * @typedef {object} Reached How far it has come.
 * @property {boolean} isSceneDone
 * @property {boolean} isPlayingOn Somebody wished to play on after the scene's end.
 * @property {boolean} isAsked Something is asked, or is going to be, before it goes on.
 * @property {boolean} hasNextScene The page has another scene below.
 */

/**
 * Whether it is for the reader to decide what is done now: in a lesson nobody else does.
 *
 * @param {Setup} setup
 * @param {State} state
 * @param {number} at
 */
export function isYours(setup, state, at) {
  return isPlayed(setup, state) && isEnd(state, at) && state.asks.seat === Number(state.reader);
}

/**
 * Where one can go from what is shown; null where it just goes on.
 *
 * @param {Setup} setup
 * @param {State} state
 * @param {number} at
 * @param {Reached} reached
 * @returns {Onward | null}
 */
export function onwardFrom(setup, state, at, { isSceneDone, isPlayingOn, isAsked, hasNextScene }) {
  if (isAsked || !isEnd(state, at) || (setup.lesson && !isSceneDone)) return null;
  const leads = setup.onward ?? (setup.lesson && hasNextScene ? SCENE : null);
  if (state.over || isYours(setup, state, at)) return leads;
  return setup.lesson && !isPlayed(setup, state) && !isPlayingOn ? leads : null;
}

/** @type {Onward} */
const SCENE = { says: "scene", link: null };

/** A scene that is played from a seat. @param {Setup} setup @param {State} state */
function isPlayed({ lesson }, { reader }) {
  return lesson !== null && /^\d+$/.test(reader);
}

/** @param {State} state @param {number} at */
function isEnd({ frames, forward }, at) {
  return at === frames.length - 1 && !forward;
}

/**
 * Go to the scene below, with what is said before it in sight.
 *
 * @param {Element} root Of this one.
 * @returns {boolean} Whether there is one.
 */
export function goToNextScene(root) {
  const next = nextSceneOf(root);
  if (!next) return false;
  /** @type {HTMLElement} */ (next.querySelector(".uk-next:not([hidden])")).focus({ preventScroll: true });
  const headings = [...document.querySelectorAll("h2")].filter((one) => comes(root, one) && comes(one, next));
  // Those of this scene's own page come before it.
  const heading = headings.filter((one) => !one.closest(".uk")).at(-1);
  (heading ?? next).scrollIntoView({ block: "start" });
  return true;
}

/** @param {Element} root Of a scene. @returns {Element | undefined} */
export function nextSceneOf(root) {
  return [...document.querySelectorAll(".uk[data-scene]")].find((other) => comes(root, other));
}

/** @param {Element} one @param {Element} other */
function comes(one, other) {
  return Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
}
