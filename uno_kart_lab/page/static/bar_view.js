/** @import {Move} from "./moves.js" */
/** @import {Book, Setup, State} from "./types.js" */
import { button, element, list, oneTabStop, setOff, setText } from "./dom.js";
import { outcomeOf } from "./moves.js";
import { fill } from "./words.js";

/**
 * What is played, by whose leave it is looked at, and the way to a new game.
 *
 * @param {Book} book
 * @param {{newGame: () => void, readAs: (reader: string) => void}} asks
 */
export function barView(book, asks) {
  const { words } = book;
  const rules = element("span", "uk-bar-rules");
  const reader = element("select", "uk-reader");
  reader.addEventListener("change", () => asks.readAs(reader.value));
  const showReaders = list(
    reader,
    (/** @type {{value: string, label: string}} */ one) => `${one.value} ${one.label}`,
    ({ value, label }) => {
      const option = element("option", "", [label]);
      option.value = value;
      return option;
    },
    () => {},
  );
  const root = element("header", "uk-bar", [
    element("h1", "uk-title", [words.title]),
    rules,
    element("label", "uk-reader-label", [element("span", "", [words.who_looks]), reader]),
    button("uk-new", [words.new_game], asks.newGame),
  ]);

  /** @param {Setup} setup @param {State} state */
  function update(setup, state) {
    setText(rules, rulesInWords(book, setup));
    showReaders([
      { value: "teacher", label: words.reader_teacher },
      { value: "table", label: words.reader_table },
      ...setup.players.map((name, seat) => ({ value: String(seat), label: name })),
    ]);
    reader.value = state.reader;
  }

  return { root, update };
}

/** @param {Book} book @param {Setup} setup */
function rulesInWords(book, { rules, seed }) {
  const { words } = book;
  const preset = book.presets.find(({ value }) => value === rules.preset)?.label ?? rules.preset;
  const changed = Object.keys(rules.options).length;
  const parts = [preset];
  if (changed) parts.push(fill(words.options_changed, { count: changed }));
  parts.push(fill(words.seed_is, { seed }));
  return parts.join(" \u00b7 ");
}

/** @type {[Move, string][]} */
const WAYS = [
  ["first", "go_first"],
  ["actionBack", "go_back"],
  ["actionForward", "go_forward"],
  ["last", "go_last"],
];

/**
 * The way through the game, action by action.
 *
 * @param {Book} book
 * @param {(move: Move) => void} go
 */
export function timelineView({ words }, go) {
  const place = element("span", "uk-place");
  const ways = WAYS.map(([move, word]) => ({
    move,
    root: button(`uk-go uk-go-${move}`, [words[word]], () => go(move)),
  }));
  const buttons = ways.map(({ root }) => root);
  const root = element("nav", "uk-timeline", [...buttons.slice(0, 2), place, ...buttons.slice(2)]);
  root.setAttribute("aria-label", words.timeline);
  const settle = oneTabStop(root);

  /** @param {State} state @param {number} at */
  function update(state, at) {
    setText(place, fill(words.step_of, { step: state.step }));
    for (const way of ways) setOff(way.root, !outcomeOf(way.move, state, at));
    settle();
  }

  return { root, update };
}
