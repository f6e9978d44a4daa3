/** @import {HandoutSheet} from "./desk_questions.js" */
/** @import {Lab} from "./lab.js" */
/** @import {Answer, Book, DeskAnswer, DeskRequest, Request, Setup, State, Told} from "./types.js" */
import { newestOnly } from "./builder.js";
import { deskBuild } from "./desk_build.js";
import { deskLink } from "./desk_link.js";
import { deskQuestions } from "./desk_questions.js";
import { button, element, setText } from "./dom.js";
import { markLanguage } from "./language_view.js";
import { libraryView } from "./library_view.js";
import { ownKeys } from "./own_keys.js";
import { panelsView } from "./panels.js";

/**
 * The teacher's desk, beside the Lab that shows what is on the table.
 *
 * @param {Book} book
 * @param {Lab} lab
 * @param {(request: Request | DeskRequest) => void} ask
 * @param {string | null} address Where others open a position.
 */
export function deskView(book, lab, ask, address) {
  /** @type {{setup: Setup, state: State} | null} */
  let now = null;
  /** @type {HandoutSheet[]} */
  const sheets = [];
  let isLaying = false;
  const excerpts = newestOnly((/** @type {DeskRequest} */ request) => ask(request));
  const doings = {
    ask,
    pose,
    excerpt: () => excerpts.ask({ do: "excerpt" }),
    lay: (/** @type {string} */ text) => {
      isLaying = true;
      ask({ do: "open", text });
    },
  };
  let side = sideView(book, doings, sheets, address);
  const root = element("div", "uk-desk", [side.root, lab.root]);
  const isProjected = () => "projector" in lab.root.dataset;

  /**
   * Show it to the class, and ask.
   *
   * @param {string | null} game
   * @param {number} question
   */
  function pose(game, question) {
    // Here, as a browser lets a page fill the screen only at once after it was pressed.
    if (!isProjected()) lab.do("projector");
    ask({ do: "pose", game, question });
  }

  return {
    root,
    begin: () => side.show(0),
    /** @param {Book} other The same in another language. */
    translate(other) {
      lab.translate(other);
      const before = side;
      side = sideView(other, doings, sheets, address);
      before.root.replaceWith(side.root);
      side.resume(before);
    },
    /** @param {Setup} setup @param {State} state */
    show(setup, state) {
      const before = now;
      now = { setup, state };
      lab.show(setup, state);
      if (before?.setup !== setup || before.state !== state) side.arrive();
      if (before?.setup === setup || !isLaying) return;
      isLaying = false;
      side.tellLaid();
      lab.root.scrollIntoView({ block: "nearest" });
    },
    /** @param {Answer | DeskAnswer} answer */
    hear(answer) {
      if ("refusal" in answer) isLaying = false;
      if ("posed" in answer) lab.askHere();
      else if ("excerpt" in answer) {
        if (excerpts.answered()) side.tell(answer.excerpt);
      } else if ("refusal" in answer && isDesks(answer.of)) {
        // It is said on the desk, which has to be seen then.
        if (answer.of === "pose" && isProjected()) lab.do("projector");
        side.refuse(answer.of, answer.refusal.text);
      } else if (!side.hear(answer)) lab.hear(/** @type {Answer} */ (answer));
    },
  };
}

/**
 * @typedef {object} Doings
 * @property {(request: Request | DeskRequest) => void} ask
 * @property {(game: string | null, question: number) => void} pose
 * @property {() => void} excerpt
 * @property {(text: string) => void} lay
 */

/** The first of the parts that are about what is on the table. */
const QUESTIONS = 2;

/**
 * What is beside the Lab.
 *
 * @param {Book} book
 * @param {Doings} doings
 * @param {HandoutSheet[]} sheets
 * @param {string | null} address
 */
function sideView(book, { ask, pose, excerpt, lay }, sheets, address) {
  const { words } = book;
  const cases = libraryView(book, {
    find: (query) => ask({ do: "find", ...query }),
    open: (id) => ask({ do: "open_case", id }),
  });
  const build = deskBuild(book, { ask, lay });
  const error = element("p", "uk-form-error");
  error.setAttribute("role", "alert");
  const poseAnew = (/** @type {string | null} */ game, /** @type {number} */ question) => {
    setText(error, "");
    pose(game, question);
  };
  const questions = deskQuestions(book, { ask, pose: poseAnew }, sheets);
  const link = deskLink(book, ask, address);
  const panels = panelsView(words.desk_parts, [
    { name: words.desk_cases, root: panel(cases.root), onShow: cases.start },
    { name: words.desk_build, root: panel(build.root), onShow: build.onShow },
    { name: words.desk_questions, root: panel(questions.root), onShow: excerpt },
    { name: words.desk_link, root: panel(link.root), onShow: excerpt },
  ]);
  const project = button("uk-next uk-desk-project", [words.desk_project], () => poseAnew(null, 0));
  const title = element("h1", "uk-title", [words.desk_title]);
  const head = element("div", "uk-desk-head", [title, project]);
  const root = element("div", "uk uk-desk-side", [head, error, panels.root, link.code]);
  markLanguage(root, book, words.desk_title);
  ownKeys(root);

  return {
    root,
    show: panels.show,
    shown: panels.shown,
    takenOver: build.takenOver,
    /** @param {Pick<ReturnType<typeof panelsView>, "shown"> & Pick<typeof build, "takenOver">} before */
    resume(before) {
      const begun = before.takenOver();
      if (begun) build.show(begun);
      panels.show(before.shown());
    },
    /** Something else is on the table. */
    arrive() {
      build.say("");
      if (panels.shown() >= QUESTIONS) excerpt();
    },
    tellLaid: () => build.say(words.desk_laid),
    /** @param {Told} told */
    tell(told) {
      questions.show(told);
      void link.show(told);
    },
    /** @param {Answer | DeskAnswer} answer @returns {boolean} Whether it was for this side alone. */
    hear(answer) {
      if ("checked" in answer) build.update(answer.checked);
      else if ("draft" in answer) build.show(answer.draft);
      else if ("handout" in answer) questions.saved(answer.handout);
      else if ("code" in answer) link.showCode(answer.code);
      else {
        if ("cases" in answer) cases.show(answer.cases);
        return false;
      }
      return true;
    },
    /** @param {DeskRequest["do"]} of @param {string} why */
    refuse(of, why) {
      if (of === "take_over") build.refuse(why);
      else if (of === "handout") questions.refuse(why);
      else if (of === "code") link.refuse(why);
      else setText(error, why);
    },
  };
}

/** @param {HTMLElement} root */
function panel(root) {
  return element("div", "uk-panel", [root]);
}

const ASKED = ["check", "take_over", "excerpt", "pose", "handout", "code"];

/** @param {string} of @returns {of is DeskRequest["do"]} */
function isDesks(of) {
  return ASKED.includes(of);
}
