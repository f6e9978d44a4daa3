/** @import {Speech} from "./language.js" */
import { element } from "./dom.js";
import { isApp } from "./home.js";
import { choose } from "./language.js";

/**
 * Where the language is chosen. Each calls itself by its own name.
 *
 * @param {Speech} speech
 * @param {Record<string, string>} words
 */
export function languageView({ lang, languages = [] }, words) {
  const select = element("select", "uk-language", languages.map((each) => {
    const option = new Option(each.name, each.lang, false, each.lang === lang);
    option.lang = each.lang;
    return option;
  }));
  select.setAttribute("aria-label", words.language);
  select.addEventListener("change", () => choose(select.value));
  return select;
}

/**
 * Say of what is shown in which language it is, and, where the whole page is ours, of that too.
 *
 * @param {HTMLElement} root
 * @param {Speech} speech
 * @param {string} [title] What the page is called in that language.
 */
export function markLanguage(root, { lang }, title) {
  root.lang = lang;
  // All of ours run from left to right, whatever the page around does.
  root.dir = "ltr";
  if (!isApp()) return;
  document.documentElement.lang = lang;
  if (title) document.title = title;
}
