/**
 * Elements. Whatever text is put into one stays text: nothing here reads markup.
 */

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {string} [className]
 * @param {(Node | string)[]} [children]
 * @returns {HTMLElementTagNameMap[T]}
 */
export function element(tag, className = "", children = []) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

/**
 * @param {string} className
 * @param {(Node | string)[]} children
 * @param {() => void} onClick
 */
export function button(className, children, onClick) {
  const made = element("button", className, children);
  made.type = "button";
  made.addEventListener("click", onClick);
  return made;
}

/**
 * Set a text only if it changes, so that nothing is drawn or read out again.
 *
 * @param {Element} node
 * @param {string} text
 */
export function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/**
 * @param {Element} node
 * @param {string} name
 * @param {string | number | null} value Null takes the attribute away.
 */
export function setAttribute(node, name, value) {
  if (value === null) node.removeAttribute(name);
  else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, String(value));
}

/**
 * Set only what changes: a browser works out anew how an element looks whenever this is set.
 *
 * @param {HTMLElement} node
 * @param {boolean} isHidden
 */
export function setHidden(node, isHidden) {
  if (node.hidden !== isHidden) node.hidden = isHidden;
}

/**
 * Let one of a group be a tab stop, and no other.
 *
 * @param {HTMLElement[]} group
 * @param {HTMLElement | undefined} stop
 */
export function setTabStop(group, stop) {
  for (const one of group) setAttribute(one, "tabindex", one === stop ? 0 : -1);
}

/**
 * Show a button as not to be pressed now. It keeps the focus, which a disabled one would lose.
 *
 * @param {HTMLButtonElement} node
 * @param {boolean} off
 */
export function setOff(node, off) {
  setAttribute(node, "aria-disabled", off ? "true" : null);
}

/**
 * Whether the focus is in there, on something that is shown.
 *
 * @param {Element} root
 */
export function holdsFocus(root) {
  const focused = document.activeElement;
  return root.contains(focused) && !focused?.closest("[hidden]");
}

/**
 * A list of elements that is brought in line with a list of things: elements of things that stay
 * stay, so that focus, transitions and whatever a screen reader is at are kept.
 *
 * @template T
 * @template {Element} E
 * @param {Element} parent
 * @param {(thing: T) => string} keyOf
 * @param {(thing: T) => E} make
 * @param {(element: E, thing: T, index: number) => void} update
 * @returns {(things: T[]) => void}
 */
export function list(parent, keyOf, make, update) {
  /** @type {Map<string, E>} */
  let shown = new Map();
  return (things) => {
    /** @type {Map<string, E>} */
    const next = new Map(things.map((thing) => {
      const key = keyOf(thing);
      return [key, shown.get(key) ?? make(thing)];
    }));
    // What goes, goes first: an element that is moved loses the focus.
    for (const [key, node] of shown) if (!next.has(key)) node.remove();
    [...next.values()].forEach((node, index) => {
      update(node, things[index], index);
      const there = parent.children[index];
      if (there !== node) parent.insertBefore(node, there ?? null);
    });
    shown = next;
  };
}

/**
 * Make a group of buttons one tab stop; the arrow keys go from one to the next.
 *
 * @param {HTMLElement} group
 * @returns {() => void} To be called after its buttons have changed.
 */
export function oneTabStop(group) {
  const buttons = () => [...group.querySelectorAll("button")].filter((one) => !one.closest("[hidden]"));
  const settle = () => {
    const all = buttons();
    const stop = all.find((one) => one === document.activeElement) ?? all[0];
    setTabStop(all, stop);
  };
  group.addEventListener("focusin", settle);
  group.addEventListener("keydown", (event) => {
    const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!way || event.ctrlKey || event.altKey || event.metaKey) return;
    const all = buttons();
    const at = all.findIndex((one) => one === document.activeElement);
    all[(at + way + all.length) % all.length]?.focus();
    event.preventDefault();
    event.stopPropagation();
  });
  return settle;
}
