import assert from "node:assert/strict";
import { test } from "node:test";
import { homeOf, placeOf } from "../../uno_kart_lab/page/static/home.js";

/** @param {Record<string, any>} there What a page has. */
function inPage(there) {
  Object.assign(globalThis, {
    location: { pathname: there.pathname ?? "/voila/render/play.ipynb" },
    document: { getElementById: () => there.config && { textContent: JSON.stringify(there.config) } },
  });
}

/** A kernel's signal, or a model's events. */
class Calls {
  /** @type {Function[]} */
  calls = [];

  /** @param {Function} call */
  connect(call) {
    this.calls.push(call);
  }

  /** @param {Function} call */
  disconnect(call) {
    this.calls = this.calls.filter((one) => one !== call);
  }

  /** @param {string} status */
  emit(status) {
    for (const call of this.calls) call(null, status);
  }
}

/** @param {any} [manager] */
function modelWith(manager) {
  const live = new Calls();
  const on = (/** @type {string} */ _, /** @type {Function} */ call) => live.connect(call);
  const off = (/** @type {string} */ _, /** @type {Function} */ call) => live.disconnect(call);
  return { live, model: /** @type {any} */ ({ on, off, widget_manager: manager }) };
}

test("a place is the same each time, whatever a hub or a workspace is called", () => {
  assert.equal(placeOf("/voila/render/play.ipynb"), "/voila/render/play.ipynb");
  assert.equal(placeOf("/user/ana-x7k2/voila/render/a/play.ipynb"), "/voila/render/a/play.ipynb");
  assert.equal(placeOf("/lab/workspaces/auto-P/tree/play.ipynb"), "/lab/tree/play.ipynb");
});

test("in JupyterLab the notebook itself tells its place, not the address", () => {
  inPage({ pathname: "/lab/tree/other.ipynb", config: { appName: "JupyterLab" } });
  const { model } = modelWith({ context: { path: "a/play.ipynb" }, kernel: { id: "k" } });
  const { place, kernel, isApp } = homeOf(model);
  assert.deepEqual({ place, kernel, isApp }, { place: "a/play.ipynb", kernel: "k", isApp: false });
});

test("in the app a page brings its kernel with it", () => {
  inPage({ config: { kernelId: "k" } });
  const { place, isApp } = homeOf(modelWith({ kernel: { id: "k" } }).model);
  assert.deepEqual({ place, isApp }, { place: "/voila/render/play.ipynb", isApp: true });
});

test("where nothing is told the page does without", () => {
  inPage({});
  const home = homeOf(modelWith().model);
  assert.deepEqual([home.place, home.kernel, home.isApp], ["/voila/render/play.ipynb", null, false]);
  home.onTrouble(() => {})();
});

test("it is told when the kernel might be gone, until nobody listens", () => {
  inPage({});
  const kernel = { id: "k", statusChanged: new Calls(), connectionStatusChanged: new Calls() };
  const { live, model } = modelWith({ kernel });
  let told = 0;
  const end = homeOf(model).onTrouble(() => (told += 1));
  const steps = () => {
    for (const status of ["busy", "idle", "restarting", "dead"]) kernel.statusChanged.emit(status);
    for (const status of ["connecting", "connected"]) kernel.connectionStatusChanged.emit(status);
    live.emit("");
  };
  steps();
  assert.equal(told, 5);
  end();
  steps();
  assert.equal(told, 5);
});
