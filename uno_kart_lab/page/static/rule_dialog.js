/** @import {Book, Setup} from "./types.js" */
import { dialog } from "./dialog.js";
import { element, setText } from "./dom.js";
import { valueInWords } from "./settings.js";
import { fill } from "./words.js";

/**
 * A rule of the rulebook: what it says, where it stands, and how this table plays it.
 *
 * @param {Book} book
 */
export function ruleDialog(book) {
  const { words } = book;
  const { root, title, body } = dialog(words.close, "rule");
  const id = element("p", "uk-rule-id");
  const text = element("p", "uk-rule-text");
  const played = element("ul", "uk-rule-options");
  const source = element("strong");
  const note = element("p", "uk-rule-note");
  body.append(
    id,
    text,
    played,
    element("p", "", [words.source, " ", source]),
    note,
  );

  /** @param {string} rule @param {string[]} options Those that decided. @param {Setup} setup */
  function open(rule, options, setup) {
    const { title: name, text: says, source: from, note: why } = book.rules[rule];
    setText(title, name);
    setText(id, rule);
    setText(text, says);
    setText(source, from);
    setText(note, why);
    note.hidden = !why;
    played.hidden = options.length === 0;
    played.replaceChildren(
      ...options.map((option) => element("li", "", [optionInWords(book, option, setup)])),
    );
    root.showModal();
  }

  return { root, open };
}

/**
 * @param {Book} book
 * @param {string} name
 * @param {Setup} setup
 */
function optionInWords(book, name, { rules }) {
  const option = book.options.find((one) => one.name === name);
  if (!option) return name;
  const value = rules.options[name] ?? option.presets[rules.preset];
  return fill(book.words.played_here, {
    option: option.label,
    value: valueInWords(option, value),
  });
}
