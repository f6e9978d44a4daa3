import { button, element } from "./dom.js";

let dialogs = 0;

/**
 * A dialog over the page; Escape closes it, and the focus goes back to where it was.
 *
 * @param {string} close What its closing button says.
 * @param {string} name Its kind, for the style sheet.
 */
export function dialog(close, name) {
  const title = element("h2", "uk-dialog-title");
  title.id = `uk-dialog-${(dialogs += 1)}`;
  const body = element("div", "uk-dialog-body");
  const root = element("dialog", `uk-dialog uk-dialog-${name}`);
  const shut = button("uk-close", ["\u2715"], () => root.close());
  shut.setAttribute("aria-label", close);
  root.append(element("div", "uk-dialog-head", [title, shut]), body);
  root.setAttribute("aria-labelledby", title.id);
  root.addEventListener("click", (event) => {
    if (event.target === root) root.close();
  });
  return { root, title, body };
}
