import { button, element } from "./dom.js";

/** How long the way out stays in sight after the pointer was moved, in milliseconds. */
const IN_SIGHT = 3000;

/**
 * The way out for whoever does not know of Escape, which comes into sight with the pointer or the
 * focus.
 *
 * @param {Record<string, string>} words
 * @param {() => void} leave
 */
export function wayOut(words, leave) {
  const root = element("div", "uk-leave", [button("uk-quiet", [words.leave_projector], leave)]);
  let timer = 0;
  return {
    root,
    /** The pointer is moved. */
    show() {
      root.classList.add("uk-in-sight");
      window.clearTimeout(timer);
      timer = window.setTimeout(() => root.classList.remove("uk-in-sight"), IN_SIGHT);
    },
  };
}

/**
 * The page as it is shown to an audience: on the whole screen, or where that is not allowed in the
 * whole window. Escape leaves it.
 *
 * @param {HTMLElement} root What is shown.
 * @param {(on: boolean) => void} onChange
 */
export function projector(root, onChange) {
  const isOn = () => "projector" in root.dataset;
  const isFull = () => document.fullscreenElement === root;

  /** @param {boolean} on */
  function set(on) {
    if (on === isOn()) return;
    if (on) root.dataset.projector = "";
    else delete root.dataset.projector;
    onChange(on);
  }

  function leave() {
    set(false);
    if (isFull()) document.exitFullscreen();
  }

  /** It may have been left before the screen was given. */
  function leaveIfOff() {
    if (!isOn()) leave();
  }

  function enter() {
    set(true);
    root.requestFullscreen?.().then(leaveIfOff, () => {});
  }

  root.addEventListener("fullscreenchange", () => {
    if (!isFull()) set(false);
  });
  return {
    get isOn() {
      return isOn();
    },
    toggle: () => (isOn() ? leave() : enter()),
    /** @returns {boolean} Whether there was anything to leave. */
    leave() {
      const was = isOn();
      if (was) leave();
      return was;
    },
  };
}
