/** @import {Book, DeskRequest, SavedFile, Sheet, Told} from "./types.js" */
import { button, element, list, setOff, setText } from "./dom.js";
import { download } from "./download.js";
import { fill } from "./words.js";

/**
 * @typedef {{sheet: Sheet, title: string, number: number}} HandoutSheet
 *
 * @typedef {object} QuestionAsks
 * @property {(request: DeskRequest) => void} ask
 * @property {(game: string, question: number) => void} pose
 */

/** What happens is asked about more than what lies there. @type {Told["questions"][number]["about"][]} */
const ABOUT = ["next", "opening", "position"];

/**
 * The part of the desk with what can be asked where the table stands: of the class, or on paper.
 *
 * @param {Book} book
 * @param {QuestionAsks} asks
 * @param {HandoutSheet[]} sheets What is to go onto the paper, which is kept there.
 */
export function deskQuestions(book, asks, sheets) {
  const { words } = book;
  /** @type {Told | null} */
  let told = null;
  const nothing = element("p", "uk-note", [words.desk_nothing_to_ask]);
  const rows = element("div", "uk-desk-list");
  const handout = handoutView(book, asks.ask, sheets);
  const picked = () => /** @type {HTMLInputElement[]} */ ([...rows.querySelectorAll("input")])
    .flatMap((box) => (box.checked ? [Number(box.value)] : []));
  const add = button("", [words.desk_add], () => {
    const questions = picked();
    if (!told || !questions.length) return;
    handout.add({ game: told.game, questions }, told.title);
    for (const box of rows.querySelectorAll("input")) box.checked = false;
    settle();
  });
  const all = button("uk-quiet", [words.desk_all], () => {
    const boxes = rows.querySelectorAll("input");
    const on = picked().length < boxes.length;
    for (const box of boxes) box.checked = on;
    settle();
  });
  rows.addEventListener("change", settle);
  const ways = element("div", "uk-share-ways", [all, add]);
  const root = element("div", "uk-desk-ask", [
    element("p", "uk-note", [words.desk_questions_note]),
    nothing,
    rows,
    ways,
    handout.root,
  ]);

  function settle() {
    const count = picked().length;
    setOff(add, count === 0);
    setText(all, count < rows.querySelectorAll("input").length ? words.desk_all : words.desk_none);
  }

  /** @param {Told["questions"][number]["about"]} about @param {Told} now */
  function group(about, { questions }) {
    const asked = questions.flatMap((question, place) =>
      question.about === about ? [row(question, place)] : []);
    return asked.length
      ? [element("h2", "", [words[`desk_about_${about}`]]), element("ul", "", asked)]
      : [];
  }

  /** @param {Told["questions"][number]} question @param {number} place */
  function row({ ask, rule, choices }, place) {
    const box = element("input");
    box.type = "checkbox";
    box.value = String(place);
    box.setAttribute("aria-label", fill(words.desk_pick, { ask }));
    const pose = button("uk-quiet", [words.desk_ask], () => {
      if (told) asks.pose(told.game, place);
    });
    pose.setAttribute("aria-label", fill(words.desk_ask_this, { ask }));
    return element("li", "uk-desk-question", [
      element("label", "uk-tick", [box, element("span", "", [
        ask,
        " ",
        element("span", "uk-chip-id", [rule]),
        element("span", "uk-desk-choices", [choices.join(" \u00b7 ")]),
      ])]),
      pose,
    ]);
  }

  return {
    root,
    /** @param {Told} now */
    show(now) {
      if (told?.game === now.game) return;
      told = now;
      nothing.hidden = now.questions.length > 0;
      ways.hidden = !nothing.hidden;
      rows.hidden = !nothing.hidden;
      rows.replaceChildren(...ABOUT.flatMap((about) => group(about, now)));
      settle();
    },
    saved: handout.saved,
    refuse: handout.refuse,
  };
}

/**
 * What is to go onto the paper.
 *
 * @param {Book} book
 * @param {(request: DeskRequest) => void} ask
 * @param {HandoutSheet[]} sheets
 */
function handoutView({ words }, ask, sheets) {
  const empty = element("p", "uk-note", [words.desk_handout_empty]);
  const said = element("p", "uk-desk-said");
  said.setAttribute("role", "status");
  const error = element("p", "uk-form-error");
  error.setAttribute("role", "alert");
  const rows = element("ol", "uk-desk-sheets");
  const show = list(
    rows,
    (/** @type {HandoutSheet} */ { number }) => String(number),
    (one) => {
      const { sheet, title } = one;
      const remove = button("uk-close", ["\u2715"], () => {
        sheets.splice(sheets.indexOf(one), 1);
        update();
        heading.focus();
      });
      remove.setAttribute("aria-label", fill(words.desk_remove, { title }));
      const name = fill(words.desk_sheet, { title, count: sheet.questions.length });
      return element("li", "", [element("span", "", [name]), remove]);
    },
    () => {},
  );
  const heading = element("h2", "", [words.desk_handout]);
  heading.tabIndex = -1;
  const ways = element("div", "uk-share-ways", [
    writing(words.desk_print, "html"),
    writing(words.desk_markdown, "markdown"),
  ]);
  const note = element("p", "uk-note", [words.desk_handout_note]);
  const root = element("section", "uk-desk-handout", [heading, empty, rows, ways, note, said, error]);

  /** @param {string} says @param {"html" | "markdown"} form */
  function writing(says, form) {
    return button("", [says], () => {
      setText(said, words.file_being_made);
      setText(error, "");
      ask({ do: "handout", form, sheets: sheets.map(({ sheet }) => sheet) });
    });
  }

  function update() {
    show(sheets);
    empty.hidden = sheets.length > 0;
    ways.hidden = note.hidden = sheets.length === 0;
    setText(said, "");
  }

  update();
  return {
    root,
    /** @param {Sheet} sheet @param {string} title */
    add(sheet, title) {
      const number = (sheets.at(-1)?.number ?? 0) + 1;
      sheets.push({ sheet, title: title || words.desk_untitled, number });
      update();
    },
    /** @param {SavedFile} file */
    saved(file) {
      download(file);
      setText(said, fill(words.desk_saved, { name: file.name }));
    },
    /** @param {string} why */
    refuse(why) {
      setText(said, "");
      setText(error, why);
    },
  };
}
