import { element, setAttribute } from "./dom.js";

/**
 * @typedef {object} Panel
 * @property {string} name
 * @property {HTMLElement} root
 * @property {() => void} onShow
 */

let panelled = 0;

/**
 * Parts of which one is shown: a list of tabs, with the arrow keys from one to the next.
 *
 * @param {string} label
 * @param {Panel[]} panels
 */
export function panelsView(label, panels) {
  const id = `uk-panels-${(panelled += 1)}`;
  const tabs = panels.map(({ name, root }, place) => {
    const tab = element("button", "uk-tab", [name]);
    tab.type = "button";
    tab.id = `${id}-tab-${place}`;
    root.id = `${id}-${place}`;
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", root.id);
    root.setAttribute("role", "tabpanel");
    root.setAttribute("aria-labelledby", tab.id);
    tab.addEventListener("click", () => show(place));
    return tab;
  });
  const list = element("div", "uk-tabs", tabs);
  list.setAttribute("role", "tablist");
  list.setAttribute("aria-label", label);
  list.addEventListener("keydown", (event) => {
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    const last = tabs.length - 1;
    const to = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at + last) % tabs.length,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    tabs[to].focus();
    show(to);
  });
  let shown = -1;

  /** @param {number} place */
  function show(place) {
    shown = place;
    panels.forEach(({ root }, each) => {
      root.hidden = each !== place;
      setAttribute(tabs[each], "aria-selected", String(each === place));
      tabs[each].tabIndex = each === place ? 0 : -1;
    });
    panels[place].onShow();
  }

  return {
    root: element("div", "uk-panels", [list, ...panels.map(({ root }) => root)]),
    show,
    /** @returns {number} The place of the one that is shown; -1 for none. */
    shown: () => shown,
  };
}
