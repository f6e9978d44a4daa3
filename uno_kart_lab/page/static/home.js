/** @import {Model} from "./kernel.js" */

/**
 * Where the page is at home.
 *
 * @typedef {object} Home
 * @property {string} place The notebook, the same each time it is opened.
 * @property {string | undefined} notebook Its path in JupyterLab.
 * @property {string | undefined} base What Jupyter's addresses begin with.
 * @property {string | null} kernel That runs the game.
 * @property {boolean} isApp The notebook runs when the page is opened.
 * @property {(call: () => void) => () => void} onTrouble Have it called when the kernel might be
 *   gone, or back; returns how to end that.
 */

/** What a hub or a workspace puts into the address changes from one time to the next. */
const VOLATILE = /^\/user\/[^/]+|\/workspaces\/[^/]+/g;

/** @param {string} path */
export function placeOf(path) {
  return path.replace(VOLATILE, "");
}

/**
 * As far as the widget's manager tells: what there is differs from one place to the next.
 *
 * @param {Model} model
 * @returns {Home}
 */
export function homeOf(model) {
  const manager = model.widget_manager;
  const kernel = manager?.kernel;
  return {
    // In JupyterLab the address tells which notebook was opened last, not which one this is.
    place: manager?.context?.path ?? placeOf(location.pathname),
    notebook: manager?.context?.path,
    base: pageConfig().baseUrl,
    kernel: kernel?.id ?? null,
    isApp: isApp(),
    onTrouble(call) {
      const signals = [kernel?.statusChanged, kernel?.connectionStatusChanged];
      const onSignal = (/** @type {any} */ _, /** @type {string} */ status) => {
        if (TROUBLE.includes(status)) call();
      };
      for (const signal of signals) signal?.connect(onSignal);
      model.on("comm_live_update", call);
      return () => {
        for (const signal of signals) signal?.disconnect(onSignal);
        model.off("comm_live_update", call);
      };
    },
  };
}

/** Of a kernel, and of the connection to it; the last may be the end of trouble. */
const TROUBLE = ["dead", "restarting", "autorestarting", "connecting", "disconnected", "connected"];

/** Whether the notebook runs when the page is opened. */
export function isApp() {
  return "kernelId" in pageConfig();
}

/** What Jupyter tells its pages. */
function pageConfig() {
  const config = document.getElementById("jupyter-config-data")?.textContent;
  return config ? JSON.parse(config) : {};
}
