import { isApp } from "./home.js";

/** @typedef {{lang: string, name: string}} Language A language, and how it calls itself. */
/**
 * @typedef {object} Speech What a page is told of its language.
 * @property {string} lang
 * @property {boolean} [settled] Somebody wished for it.
 * @property {Language[]} [languages] Those that can be chosen; none where there is no kernel.
 */

/** A cookie, so that the app's next page comes in the language that was chosen here. */
const COOKIE = "uno-kart-lab-language";
const YEAR = 365 * 24 * 60 * 60;
/** Tells every widget of the page. */
const CHOSEN = "uno-kart-lab language";

/**
 * The language that a page should speak when it opens: the one that its address asks for, else the
 * one that was chosen on another page, else, unless somebody settled it, what the browser prefers.
 *
 * @param {Speech} speech
 * @param {{search: string, cookie: string, preferred: readonly string[]}} given
 */
function wanted({ lang, settled, languages = [] }, { search, cookie, preferred }) {
  const known = (/** @type {string | null | undefined} */ one) => languages.find((each) => each.lang === one)?.lang;
  const chosen = cookie.split("; ").find((one) => one.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
  const liked = settled ? [] : preferred.map((tag) => known(tag.split("-")[0].toLowerCase()));
  return known(new URLSearchParams(search).get("lang")) ?? known(chosen) ?? liked.find(Boolean) ?? lang;
}

/** Which language this page should speak. @param {Speech} speech */
export function wantedHere(speech) {
  const { search } = location;
  // What the address asks for holds for the pages that it leads to.
  const asked = new URLSearchParams(search).get("lang");
  if (speech.languages?.some(({ lang }) => lang === asked)) keep(String(asked));
  return wanted(speech, { search, cookie: cookies(), preferred: navigator.languages ?? [] });
}

/**
 * Have every widget of the page speak a language, and the pages that follow.
 *
 * @param {string} lang
 */
export function choose(lang) {
  keep(lang);
  const address = new URL(location.href);
  if (address.searchParams.has("lang")) {
    address.searchParams.set("lang", lang);
    history.replaceState(history.state, "", address);
  }
  if (hasProse()) location.reload();
  else document.dispatchEvent(new CustomEvent(CHOSEN, { detail: lang }));
}

/** Whether the app's page has texts on it that come with the page alone. */
function hasProse() {
  return isApp() && document.querySelector(".jp-RenderedMarkdown, .uk-welcome") !== null;
}

/**
 * @param {(lang: string) => void} call Called when a language is chosen anywhere on the page.
 * @returns {() => void} Ends it.
 */
export function onChosen(call) {
  const listen = (/** @type {Event} */ event) => call(/** @type {CustomEvent} */ (event).detail);
  document.addEventListener(CHOSEN, listen);
  return () => document.removeEventListener(CHOSEN, listen);
}

function cookies() {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}

/** @param {string} lang */
function keep(lang) {
  try {
    document.cookie = `${COOKIE}=${lang}; path=/; max-age=${YEAR}; samesite=lax`;
  } catch {
    // A page that may keep nothing speaks it as long as it is there.
  }
}
