/** @import {Book} from "./types.js" */
import { element, list } from "./dom.js";
import { labelled, select } from "./fields.js";

/**
 * Which computer player plays for each seat.
 *
 * @param {Book} book
 */
export function computerFields({ computers, words }) {
  const usual = computers[0].value;
  /** @type {Map<string, HTMLSelectElement>} */
  const chosen = new Map();
  const fields = element("div", "uk-names");
  const show = list(
    fields,
    (/** @type {{seat: string, name: string}} */ { seat, name }) => `${seat} ${name}`,
    ({ seat, name }) => {
      const choice = select(computers);
      choice.value = chosen.get(seat)?.value ?? usual;
      chosen.set(seat, choice);
      return labelled(name, choice);
    },
    () => {},
  );
  const kinds = element("dl", "uk-computer-kinds", computers.flatMap(({ label, help }) => [
    element("dt", "", [label]),
    element("dd", "", [help]),
  ]));
  let seats = 0;

  return {
    root: element("div", "uk-computers", [
      element("p", "uk-note", [words.computers_note]),
      fields,
      kinds,
    ]),
    /** Its parts, for a form that is about nothing else. */
    fields,
    kinds,
    /** @param {string[]} players */
    show(players) {
      seats = players.length;
      show(players.map((name, seat) => ({ seat: String(seat), name })));
    },
    read: () => Array.from({ length: seats }, (_, seat) => chosen.get(String(seat))?.value ?? usual),
    /** @param {string[]} names By seat, those of all seats that are shown. */
    write(names) {
      names.forEach((name, seat) => {
        const choice = chosen.get(String(seat));
        if (choice) choice.value = name;
      });
    },
  };
}
