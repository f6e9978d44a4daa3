import { button, element } from "./dom.js";

/** @typedef {"found" | "elsewhere" | "storage" | "opening" | "kernel"} About One of each is shown. */
/**
 * @typedef {object} Banner What is said above the page until it is settled.
 * @property {string} text
 * @property {[string, () => void][]} ways What can be done, each with what its button says.
 * @property {boolean} [isQuiet] It can wait until a screen reader has nothing else to say.
 */

/**
 * What is said above the page, and asked there. Nothing waits for it.
 *
 * @param {() => void} refocus Called when what has the focus goes.
 */
export function banners(refocus) {
  const root = element("div", "uk-banners");
  /** @type {Map<About, {banner: HTMLElement, tell: () => Banner}>} */
  const shown = new Map();

  /** @param {About} about */
  function hide(about) {
    const banner = shown.get(about)?.banner;
    if (!banner) return;
    const had = banner.contains(document.activeElement);
    shown.delete(about);
    banner.remove();
    if (had) refocus();
  }

  /** @param {About} about @param {() => Banner} tell Called again if the language changes. */
  function show(about, tell) {
    hide(about);
    const { text, ways, isQuiet = false } = tell();
    const buttons = ways.map(([says, act]) => button("uk-banner-way", [says], act));
    const banner = element("div", `uk-banner uk-banner-${about}`, [
      element("p", "", [text]),
      element("div", "uk-banner-ways", buttons),
    ]);
    banner.setAttribute("role", isQuiet ? "status" : "alert");
    shown.set(about, { banner, tell });
    root.append(banner);
  }

  /** Say all that is shown in other words. */
  function retell() {
    for (const [about, { tell }] of [...shown]) show(about, tell);
  }

  return { root, show, hide, retell };
}
