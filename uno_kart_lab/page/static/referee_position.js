/** @import {Book} from "./types.js" */
import { cardPicture, colourSymbol, picture } from "./cards.js";
import { element } from "./dom.js";

/** A discard pile matters by its top; the cards below it are counted. */
const DISCARD_SHOWN = 3;

/**
 * How a table lies, at a glance.
 *
 * @param {Book} book
 */
export function positionView(book) {
  const { words } = book;
  const title = element("p", "uk-ref-title");
  const rows = element("ul", "uk-ref-rows");
  const root = element("div", "uk-ref-table", [title, rows]);

  /** @param {string} name @param {(Node | string)[]} marks @param {(Node | string)[]} content */
  function row(name, marks, content) {
    const called = element("span", "uk-ref-name", [name]);
    called.dir = "auto";
    return element("li", "uk-ref-row", [
      element("div", "uk-ref-who", [called, ...marks]),
      element("div", "uk-ref-what", content),
    ]);
  }

  /** @param {string[]} codes @returns {Node[]} */
  function cards(codes) {
    const names = codes.map((code) => book.cards[code].name).join(", ");
    return [
      element("span", "uk-hidden", [names]),
      element("span", "uk-ref-cards", codes.map((code) => cardPicture(book, code))),
    ];
  }

  /** @param {string} word @param {string} kind */
  const tag = (word, kind) => element("span", `uk-tag uk-tag-${kind}`, [words[word]]);

  return {
    root,
    /** @param {any} scenario As in files. */
    update(scenario) {
      title.textContent = scenario.title;
      title.hidden = !scenario.title;
      const top = scenario.discard.at(-1);
      rows.replaceChildren(
        ...scenario.players.map((/** @type {string} */ name, /** @type {number} */ seat) =>
          row(name, [
            ...(scenario.turn === seat && top ? [tag("tag_turn", "turn")] : []),
            ...(scenario.dealer === seat ? [tag("tag_dealer", "dealer")] : []),
          ], cards(scenario.hands[seat]))),
        row(words.discard_pile, [], top ? [
          ...cards(scenario.discard.slice(-DISCARD_SHOWN)),
          ...(scenario.colour ? [picture("uk-badge", colourSymbol(scenario.colour)), book.words[scenario.colour]] : []),
        ] : [words.ref_to_open]),
      );
    },
  };
}
