import { wantedHere } from "./language.js";

// The site's root leads on to the first page in the visitor's language.
const known = String(document.body.dataset.languages).split(" ");
const lang = wantedHere({ lang: "en", languages: known.map((one) => ({ lang: one, name: one })) });
location.replace(`${lang}/index.html`);
