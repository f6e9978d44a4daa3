import assert from "node:assert/strict";
import { test } from "node:test";

const KERNEL = "@jupyterlite/pyodide-kernel-extension:kernel";

test("a notebook's page is told the visitor's language and shade before Jupyter reads it", async () => {
  const site = {
    languages: [{ lang: "en", name: "English" }, { lang: "nl", name: "Nederlands" }],
    starting: { en: "It starts", nl: "Het begint" },
    variable: "SPEAKS",
  };
  const loadPyodideOptions = { packages: ["uno-kart-lab"] };
  const config = { unoKartLab: site, litePluginSettings: { [KERNEL]: { loadPyodideOptions } } };
  const told = { textContent: JSON.stringify(config) };
  const said = { textContent: "" };
  const body = { dataset: /** @type {any} */ ({}), classList: { toggle() {} } };
  const navigator = /** @type {any} */ ({ languages: ["nl-BE", "en"] });
  Object.defineProperty(globalThis, "navigator", { value: navigator });
  Object.assign(globalThis, {
    location: { search: "" },
    matchMedia: () => ({ matches: true, addEventListener() {} }),
    document: {
      body,
      cookie: "",
      documentElement: {},
      addEventListener() {},
      getElementById: (/** @type {string} */ id) => (id === "loading_text" ? said : told),
    },
  });
  await import("../../uno_kart_lab/page/static/site_main.js");
  const now = JSON.parse(told.textContent);
  assert.deepEqual(now.litePluginSettings[KERNEL].loadPyodideOptions, {
    packages: ["uno-kart-lab"],
    env: { SPEAKS: "nl" },
  });
  assert.equal(now.jpThemeName, "JupyterLab Dark");
  assert.equal(body.dataset.jpThemeLight, "false");
  assert.equal(said.textContent, "Het begint");
  // Whoever waits for a service worker is answered, with none.
  assert.equal(await navigator.serviceWorker.register(), null);
});
