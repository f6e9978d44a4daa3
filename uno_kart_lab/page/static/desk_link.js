/** @import {Book, DeskRequest, Told} from "./types.js" */
import { dialog } from "./dialog.js";
import { button, element, setOff, setText } from "./dom.js";
import { download } from "./download.js";
import { linkField } from "./link_field.js";

const PLAYED_IN = "play.ipynb";
const APP_PAGES = "voila/render/";

/**
 * Where a position is opened by others: in the app, whose address for others the kernel may know.
 *
 * @param {string | null} root Of the app for others.
 * @param {string} here The address of this page.
 * @param {boolean} isApp Whether this page is the app's.
 * @returns {string | null} Null if there is none.
 */
export function playAddress(root, here, isApp) {
  if (root) return new URL(APP_PAGES + PLAYED_IN, root).href;
  return isApp ? new URL(PLAYED_IN, here).href : null;
}

/**
 * The part of the desk that hands on the position of the table: as a link, and as a code.
 *
 * @param {Book} book
 * @param {(request: DeskRequest) => void} ask
 * @param {string | null} address Where it is opened.
 */
export function deskLink({ words }, ask, address) {
  const { root: code, title, body } = dialog(words.close, "code");
  setText(title, words.desk_code_title);
  const picture = element("img", "uk-code");
  picture.alt = words.desk_code_is;
  const note = element("p", "uk-note");
  const written = element("input", "uk-link uk-code-link");
  written.readOnly = true;
  written.setAttribute("aria-label", words.link_itself);
  let svg = "";
  body.append(
    picture,
    note,
    written,
    button("", [words.desk_code_save], () =>
      download({ name: "uno-kart-code.svg", type: "image/svg+xml", text: svg })),
  );
  const field = linkField(words, true, () => String(address));
  const error = element("p", "uk-form-error");
  error.setAttribute("role", "alert");
  /** @type {string | null} */
  let link = null;
  const showCode = button("", [words.desk_code], () => {
    if (link) ask({ do: "code", link });
  });
  const parts = address
    ? [element("p", "uk-note", [words.desk_link_note]), field.root, showCode, error]
    : [element("p", "", [words.desk_no_address])];

  return {
    root: element("div", "uk-desk-link", parts),
    code,
    /** @param {Told} told */
    async show({ game }) {
      if (!address) return;
      setText(error, "");
      link = await field.show(game);
      setOff(showCode, link === null);
    },
    /** @param {{svg: string, note: string}} made */
    showCode(made) {
      svg = made.svg;
      if (picture.src) URL.revokeObjectURL(picture.src);
      picture.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
      setText(note, made.note);
      written.value = link ?? "";
      code.showModal();
    },
    /** @param {string} why */
    refuse: (why) => setText(error, why),
  };
}
