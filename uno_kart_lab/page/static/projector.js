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

  function enter() {
    set(true);
    root.requestFullscreen?.().catch(() => {});
  }

  root.addEventListener("fullscreenchange", () => set(isFull()));
  return {
    toggle: () => (isOn() ? leave() : enter()),
    /** @returns {boolean} Whether there was anything to leave. */
    leave() {
      const was = isOn();
      if (was) leave();
      return was;
    },
  };
}
