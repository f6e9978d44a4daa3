import { button, element, setText } from "./dom.js";
import { LONGEST_LINK, linkTo } from "./link.js";
import { fill } from "./words.js";

const THIS_MACHINE = /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/;

/**
 * A link to the game, to be copied.
 *
 * @param {Record<string, string>} words
 * @param {boolean} isApp Whether it opens on the game at once.
 * @param {() => string} address Where it leads to.
 */
export function linkField(words, isApp, address = () => location.href) {
  const link = element("input", "uk-link");
  link.readOnly = true;
  link.setAttribute("aria-label", words.link_itself);
  link.addEventListener("focus", () => link.select());
  const said = element("span", "uk-link-said");
  said.setAttribute("role", "status");
  const copy = button("uk-copy", [words.copy_link], async () => {
    setText(said, "");
    setText(said, (await copied(link)) ? words.link_copied : words.link_not_copied);
  });
  const note = element("p", "uk-note");
  const root = element("div", "uk-link-field", [link, copy, said, note]);

  /**
   * @param {string} text Of the game, as in a file.
   * @returns {Promise<string | null>} The link, if this browser can make one.
   */
  async function show(text) {
    setText(said, "");
    link.value = "";
    const made = await linkTo(text, address()).catch(() => null);
    link.value = made ?? "";
    link.hidden = copy.hidden = made === null;
    setText(note, made === null ? words.link_impossible : notesOn(made).join(" "));
    return made;
  }

  /** @param {string} made */
  function notesOn(made) {
    return [
      made.length > LONGEST_LINK ? fill(words.link_too_long, { length: made.length }) : "",
      THIS_MACHINE.test(new URL(made).hostname) ? words.link_on_this_machine : "",
      isApp ? "" : words.link_to_notebook,
    ].filter(Boolean);
  }

  return { root, show };
}

/** @param {HTMLInputElement} field */
async function copied(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Only pages that came over https, or from this machine, have a clipboard.
    field.select();
    return document.execCommand("copy");
  }
}
