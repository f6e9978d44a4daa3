/** @import {Book, Case, CaseQuery} from "./types.js" */
import { button, element, list, oneTabStop, setAttribute, setText } from "./dom.js";
import { labelled } from "./fields.js";
import { fill } from "./words.js";

/**
 * @typedef {object} LibraryAsks
 * @property {(query: CaseQuery) => void} find `show` is the answer.
 * @property {(id: string) => void} open
 */

const LONGEST = 200;
/** Words are looked for when whoever writes them pauses; in milliseconds. */
const PAUSE = 200;
const DIFFICULTIES = [1, 2, 3];

let views = 0;

/**
 * The library of cases, to look for one and open it. How a case turns out is shown only when that
 * is asked for: a class may be asked it.
 *
 * @param {Book} book
 * @param {LibraryAsks} asks
 */
export function libraryView(book, asks) {
  const { words } = book;
  const name = `uk-library-${(views += 1)}`;
  const sought = element("input");
  sought.type = "search";
  sought.maxLength = LONGEST;
  const rule = element("select", "", [
    new Option(words.cases_any_rule, ""),
    ...Object.entries(book.rules).map(([id, { title }]) =>
      new Option(fill(words.cases_rule_called, { rule: id, title }), id)),
  ]);
  const difficulty = element("select", "", [
    new Option(words.cases_any_difficulty, ""),
    ...DIFFICULTIES.map((one) => new Option(words[`cases_difficulty_${one}`], String(one))),
  ]);
  const status = element("p", "uk-note");
  status.setAttribute("role", "status");
  const rows = element("ul", "uk-cases");
  rows.setAttribute("aria-label", words.cases_title);
  const settle = oneTabStop(rows);
  const showRows = list(rows, ({ id }) => id, (/** @type {Case} */ one) => caseRow(one), () => {});
  const root = element("section", "uk-library", [
    element("div", "uk-library-search", [
      labelled(words.cases_words, sought),
      labelled(words.cases_rule, rule),
      labelled(words.cases_difficulty, difficulty),
    ]),
    status,
    rows,
  ]);
  root.setAttribute("aria-label", words.cases_title);
  let timer = 0;
  let asked = false;

  function find() {
    clearTimeout(timer);
    asked = true;
    asks.find({
      words: sought.value,
      rule: rule.value || null,
      difficulty: Number(difficulty.value) || null,
    });
  }

  sought.addEventListener("input", () => {
    clearTimeout(timer);
    timer = window.setTimeout(find, PAUSE);
  });
  // The keys of the page around it are letters too; Enter would send a form that is around it.
  sought.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    find();
  });
  rule.addEventListener("change", find);
  difficulty.addEventListener("change", find);

  /** @param {Case} one */
  function caseRow({ id, title, shows, rules, difficulty: how }) {
    const outcome = element("div", "uk-case-outcome", [
      element("p", "", [shows]),
      element("ul", "uk-case-rules", rules.map((each) => element("li", "", [
        element("strong", "", [book.rules[each].title]),
        " ",
        element("span", "uk-chip-id", [each]),
      ]))),
    ]);
    outcome.id = `${name}-${id}`;
    outcome.hidden = true;
    const open = button("uk-case-open", [
      element("span", "uk-case-title", [title]),
      element("span", "uk-case-about", [
        element("span", "uk-case-difficulty", [words[`cases_difficulty_${how}`]]),
        element("span", "", [rules.join(" \u00b7 ")]),
      ]),
    ], () => asks.open(id));
    const more = button("uk-quiet uk-case-more", [words.case_outcome], () => {
      outcome.hidden = !outcome.hidden;
      setAttribute(more, "aria-expanded", String(!outcome.hidden));
    });
    setAttribute(more, "aria-label", fill(words.case_outcome_of, { title }));
    setAttribute(more, "aria-expanded", "false");
    setAttribute(more, "aria-controls", outcome.id);
    return element("li", "uk-case", [open, more, outcome]);
  }

  return {
    root,
    /** Ask for the cases, unless that was done. */
    start() {
      if (!asked) find();
    },
    focus: () => sought.focus(),
    /** @param {Case[]} cases */
    show(cases) {
      showRows(cases);
      settle();
      const said = cases.length ? fill(words.cases_found, { count: cases.length }) : words.cases_none;
      setText(status, said);
    },
  };
}
