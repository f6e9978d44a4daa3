import { button, element } from "./dom.js";

/**
 * @typedef {object} Banner What is said above the page until it is settled.
 * @property {"found" | "elsewhere" | "storage" | "opening" | "kernel"} about One of each is shown.
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
  /** @type {Map<Banner["about"], HTMLElement>} */
  const shown = new Map();

  /** @param {Banner["about"]} about */
  function hide(about) {
    const banner = shown.get(about);
    if (!banner) return;
    const had = banner.contains(document.activeElement);
    shown.delete(about);
    banner.remove();
    if (had) refocus();
  }

  /** @param {Banner} banner */
  function show({ about, text, ways, isQuiet = false }) {
    hide(about);
    const buttons = ways.map(([says, act]) => button("uk-banner-way", [says], act));
    const banner = element("div", `uk-banner uk-banner-${about}`, [
      element("p", "", [text]),
      element("div", "uk-banner-ways", buttons),
    ]);
    banner.setAttribute("role", isQuiet ? "status" : "alert");
    shown.set(about, banner);
    root.append(banner);
  }

  return { root, show, hide };
}
