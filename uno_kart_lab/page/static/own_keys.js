const MARK = "data-lm-suppress-shortcuts";

/**
 * Keep JupyterLab's shortcuts from answering the keys that are pressed here; those with Ctrl, Alt
 * or Cmd, such as to save the notebook, stay its own.
 *
 * It looks for a mark on the element that has the focus and on those around it, but some of its
 * shortcuts go by the focus alone, so the mark is needed on that very element. It looks as the
 * first, at the document, so the mark is put there from the window.
 *
 * @param {HTMLElement} root
 */
export function ownKeys(root) {
  /** @param {KeyboardEvent} event */
  function mark({ target, ctrlKey, altKey, metaKey }) {
    // What goes with the focus in it is not told that it loses it.
    if (!root.isConnected) return window.removeEventListener("keydown", mark, true);
    if (!(target instanceof Element) || !root.contains(target)) return;
    target.toggleAttribute(MARK, !(ctrlKey || altKey || metaKey));
  }
  root.addEventListener("focusin", () => window.addEventListener("keydown", mark, true));
  root.addEventListener("focusout", () => window.removeEventListener("keydown", mark, true));
}
