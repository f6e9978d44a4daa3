/** @import {Action, Book, Claims, OtherRules, RefereeAnswer, RefereeRequest, RefereeTable, Ruling, RulesGiven} from "./types.js" */
import { builderView } from "./builder_view.js";
import { dialog } from "./dialog.js";
import { button, element, setAttribute, setText } from "./dom.js";
import { download } from "./download.js";
import { isolating } from "./isolate.js";
import { languageView, markLanguage } from "./language_view.js";
import { libraryDialog } from "./library_dialog.js";
import { linkTo } from "./link.js";
import { ownKeys } from "./own_keys.js";
import { doneView } from "./referee_done.js";
import { positionView } from "./referee_position.js";
import { otherRulesFields } from "./referee_rules.js";
import { rulingView } from "./referee_ruling.js";
import { ruleDialog } from "./rule_dialog.js";
import { textOf } from "./session.js";
import { fill } from "./words.js";

/** The notebook of a Lab, beside this one. */
const PLAY = "play.ipynb";

let parts = 0;

/**
 * The referee: how the table lay, what was done, and the ruling, which follows each change.
 *
 * @param {Book} book
 * @param {Claims} claims
 * @param {(request: RefereeRequest) => void} ask
 */
export function refereePage(book, claims, ask) {
  const { words } = book;
  /** @type {Action[]} What was done, or tried. */
  let actions = [];
  /** @type {Ruling | null} */
  let ruling = null;
  /** Nobody has said yet what was done: it is the example's. */
  let isExample = false;
  /** @type {string | null} The example's position; null until it is known. */
  let example = null;

  const position = positionView(book);
  const problem = element("p", "uk-form-error");
  problem.setAttribute("role", "alert");
  const done = doneView(book, claims, {
    add: (action) => say([...actions, action]),
    takeBack: () => say(actions.slice(0, -1)),
  });
  const rules = ruleDialog(book);
  const shown = rulingView(book, (rule, options, set) => {
    if (ruling) rules.open(rule, options, /** @type {any} */ ({ rules: ruling.settings[set] }));
  });
  const others = otherRulesFields(book, () => judge(actions));
  const said = element("p", "uk-ref-said");
  said.setAttribute("role", "status");
  const watch = element("a", "uk-ref-watch", [words.ref_watch]);
  watch.target = "_blank";
  watch.rel = "noopener";

  const builder = builderView(book, {
    check: (draft) => ask({ do: "check", draft }),
    change: () => {
      leaveExample();
      judge(actions);
    },
  });
  const building = dialog(words.close, "building");
  setText(building.title, words.ref_change);
  // Told where it happens, and to be read where it is missed.
  const [cleared, clearedNote] = [element("p", "uk-ref-said"), element("p", "uk-note")];
  cleared.setAttribute("role", "status");
  building.body.append(cleared, builder.root);
  const library = libraryDialog(book, {
    find: (query) => ask({ do: "find", ...query }),
    open: (id) => ask({ do: "open_case", id }),
  });

  const body = element("div", "uk-ref-body", [
    part(words.ref_position, "position", [
      position.root,
      clearedNote,
      problem,
      element("div", "uk-ref-ways", [
        button("", [words.ref_change], () => building.root.showModal()),
        button("", [words.ref_from_case], () => library.open()),
      ]),
    ]),
    part(words.ref_done, "done", [done.root]),
    part(words.ref_ruling, "ruling", [
      others.root,
      shown.root,
      element("div", "uk-ref-ways", [
        button("", [words.ref_save], () => askFor("write_ruling")),
        watch,
      ]),
      said,
    ]),
  ]);
  const head = element("header", "uk-ref-head", [
    element("h1", "uk-title", [words.ref_title]),
    languageView(book, words),
    element("p", "uk-note", [words.ref_help]),
  ]);
  const root = element("div", "uk uk-referee", [head, body, building.root, library.root, rules.root]);
  markLanguage(root, book, words.ref_title);
  ownKeys(root);

  /** @param {Action[]} now What somebody says was done. */
  function say(now) {
    isExample = false;
    judge(now);
  }

  /** What an example is called, and what is done in it, is not about another position. */
  function leaveExample() {
    const built = builder.built();
    if (!built || !isExample) return;
    const { title, rules: _, ...lies } = JSON.parse(built.scenario);
    example ??= JSON.stringify(lies);
    if (example === JSON.stringify(lies)) return;
    isExample = false;
    actions = [];
    tellCleared(words.ref_cleared);
    builder.rename("", title);
  }

  /** @param {string} text */
  function tellCleared(text) {
    setText(cleared, text);
    setText(clearedNote, text);
    clearedNote.hidden = !text;
  }

  /** @param {Action[]} now */
  function judge(now) {
    actions = now;
    askFor("judge");
  }

  /** @param {"judge" | "write_ruling"} what */
  function askFor(what) {
    const built = builder.built();
    if (!built) return;
    const { scenario, reader } = built;
    setText(said, "");
    const own = /** @type {{rules: RulesGiven}} */ (JSON.parse(scenario)).rules;
    ask({ do: what, scenario, actions, others: others.read(own), reader });
  }

  /** @param {Ruling} told */
  function show(told) {
    const built = builder.built();
    if (!built) return;
    const scenario = JSON.parse(built.scenario);
    const isolate = isolating(scenario.players);
    ruling = isolate(told);
    position.update(scenario);
    done.setTable(isolate(scenario));
    const refused = told.groups[0].refusal !== null;
    done.update(ruling.done, ruling.next, refused);
    shown.update(ruling);
    void link(built, refused);
  }

  /** @param {{scenario: string, reader: string}} built @param {boolean} refused */
  async function link({ scenario, reader }, refused) {
    const legal = refused ? actions.slice(0, -1) : actions;
    const nodes = legal.map((action, at) => JSON.stringify({ parent: at ? at - 1 : null, action }));
    const at = { node: null, event: null };
    const text = textOf({ start: scenario, nodes, names: {}, at, reader, lang: book.lang });
    const made = await linkTo(text, new URL(PLAY, location.href).href).catch(() => null);
    watch.hidden = made === null;
    setAttribute(watch, "href", made);
  }

  return {
    root,
    /** What is judged, to go on with in another language. @returns {RefereeTable | null} */
    kept() {
      const draft = builder.takenOver();
      return draft && { draft, actions };
    },
    /** @param {RefereeTable} table @param {OtherRules[]} sets */
    begin(table, sets) {
      others.offer(sets);
      open(table);
    },
    /** @param {RefereeAnswer} answer */
    hear(answer) {
      if ("checked" in answer) {
        const { error } = answer.checked;
        setText(problem, error ? fill(words.ref_no_position, { why: error.text }) : "");
        builder.update(answer.checked);
      } else if ("ruling" in answer) show(answer.ruling);
      else if ("cases" in answer) library.show(answer.cases);
      else if ("table" in answer) open(answer.table);
      else if ("file" in answer) {
        download(answer.file);
        setText(said, fill(words.file_saved, answer.file));
      } else refuse(answer.of, answer.refusal.text);
    },
  };

  /** @param {RefereeTable} table */
  function open(table) {
    library.root.close();
    ({ actions } = table);
    isExample = actions.length > 0 && table.draft.title !== "";
    example = null;
    tellCleared("");
    builder.show(table.draft);
  }

  /** @param {string} of @param {string} why */
  function refuse(of, why) {
    library.root.close();
    if (of === "judge" || of === "write_ruling") done.refuse(why);
    else setText(problem, why);
  }
}

/** @param {string} name @param {string} kind @param {Node[]} children */
function part(name, kind, children) {
  const title = element("h2", "", [name]);
  title.id = `uk-part-${(parts += 1)}`;
  const root = element("section", `uk-ref-part uk-ref-part-${kind}`, [title, ...children]);
  root.setAttribute("aria-labelledby", title.id);
  return root;
}
