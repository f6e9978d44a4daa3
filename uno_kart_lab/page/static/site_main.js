import { wantedHere } from "./language.js";

/**
 * What runs on a notebook's page in the site of files alone, before Jupyter reads what it is told.
 *
 * @typedef {object} Site
 * @property {import("./language.js").Language[]} languages
 * @property {Record<string, string>} starting By language, what is said while it starts.
 * @property {string} variable By which a kernel is told what its visitor speaks.
 */

const KERNEL = "@jupyterlite/pyodide-kernel-extension:kernel";

const told = /** @type {HTMLElement} */ (document.getElementById("jupyter-config-data"));
const config = JSON.parse(String(told.textContent));
/** @type {Site} */
const site = config.unoKartLab;
const lang = wantedHere({ lang: "en", languages: site.languages });
const dark = matchMedia("(prefers-color-scheme: dark)");

config.litePluginSettings[KERNEL].loadPyodideOptions.env = { [site.variable]: lang };
config.jpThemeName = `JupyterLab ${dark.matches ? "Dark" : "Light"}`;
told.textContent = JSON.stringify(config);

// Jupyter waits until it has a service worker or is refused one. Over plain HTTP there is none to
// ask, and it would wait for ever; and what one is for, a folder, there is not.
Object.defineProperty(navigator, "serviceWorker", { value: { register: async () => null } });

document.documentElement.lang = lang;
const said = document.getElementById("loading_text");
if (said) said.textContent = site.starting[lang];

function follow() {
  document.body.dataset.jpThemeLight = String(!dark.matches);
  document.body.classList.toggle("theme-dark", dark.matches);
  document.body.classList.toggle("theme-light", !dark.matches);
}
dark.addEventListener("change", follow);
follow();

// Jupyter has every link in a text open another tab; from one notebook to the next it is in the way.
document.addEventListener("click", ({ target }) => {
  const link = target instanceof Element ? target.closest(".jp-RenderedHTMLCommon a[target=_blank]") : null;
  if (link instanceof HTMLAnchorElement && link.origin === location.origin) link.target = "_self";
}, { capture: true });
