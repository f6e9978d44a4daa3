/** @import {Book, Parting, Ruling, RulingGroup, RulingStep} from "./types.js" */
import { ruleChip } from "./chip.js";
import { element, setText } from "./dom.js";
import { checkRow } from "./refusal_view.js";
import { fill } from "./words.js";

/** @typedef {(rule: string, options: string[], set: number) => void} OpenRule */

/**
 * A ruling: what all the rule sets say first, then side by side what they say differently.
 *
 * @param {Book} book
 * @param {OpenRule} openRule
 */
export function rulingView(book, openRule) {
  const { words } = book;
  const sets = element("p", "uk-ref-sets-said");
  const shared = element("div", "uk-ref-shared");
  const parting = element("p", "uk-ref-parting");
  const courses = element("div", "uk-ref-courses");
  const rules = element("ul", "uk-ref-rules");
  const counted = element("summary");
  const behind = element("details", "uk-ref-behind", [counted, rules]);
  const root = element("div", "uk-ref-ruling", [sets, shared, parting, courses, behind]);

  /** @param {Ruling} ruling */
  function update(ruling) {
    const [first, ...others] = ruling.groups;
    const apart = others.length > 0;
    setText(sets, apart ? words.ref_shared : oneGroup(ruling, first));
    sets.hidden = apart && ruling.shared.every(isEmpty);
    shared.replaceChildren(...stepsView(ruling.shared, first.rules[0]));
    parting.hidden = !apart;
    if (first.parting) setText(parting, words[`ref_part_${first.parting.kind}`]);
    courses.classList.toggle("uk-apart", apart);
    courses.replaceChildren(...ruling.groups.map((group) => courseView(ruling, group, apart)));
    showRules(ruling);
  }

  /** @param {Ruling} ruling @param {RulingGroup} group */
  function oneGroup(ruling, group) {
    const named = called(ruling, group).join("; ");
    return group.rules.length > 1 ? `${words.ref_same} ${named}` : named;
  }

  /** @param {Ruling} ruling @param {RulingGroup} group */
  function called(ruling, group) {
    const names = new Set(group.rules.map((set) => ruling.rules[set]));
    return [...names].map((rules) =>
      rules === ruling.rules[0] ? fill(words.ref_table_with, { rules }) : rules);
  }

  /** @param {Ruling} ruling @param {RulingGroup} group @param {boolean} apart */
  function courseView(ruling, group, apart) {
    const [set] = group.rules;
    const course = element("section", "uk-ref-course", [
      ...(apart ? [
        element("h3", "", called(ruling, group).map((name) => element("span", "", [name]))),
        ...decidedBy(group.parting, set),
      ] : []),
      ...(group.impossible ? [
        element("p", "uk-form-error", [fill(words.ref_impossible, { why: group.impossible })]),
      ] : []),
      ...stepsView(group.steps, set),
      ...refusalView(group, set),
      ...endView(group),
    ]);
    if (apart) course.setAttribute("aria-label", called(ruling, group).join("; "));
    return course;
  }

  /** @param {Parting | null} by @param {number} set @returns {Node[]} */
  function decidedBy(by, set) {
    if (!by?.options.length) return [];
    return [element("div", "uk-ref-decided", [
      element("p", "uk-note", [words.ref_comes_of]),
      element("ul", "", by.options.map(({ text, rule }) => element("li", "", [
        element("span", "", [text]),
        ruleChip(book, rule, () => openRule(rule, [], set)),
      ]))),
    ])];
  }

  /** @param {RulingStep[]} steps @param {number} set @returns {Node[]} */
  function stepsView(steps, set) {
    return steps.filter((step) => !isEmpty(step)).map(({ text, events }) =>
      element("div", "uk-ref-step", [
        ...(text ? [element("p", "uk-ref-act", [text])] : []),
        element("ol", "uk-ref-events", events.map(({ text: said, rule, options }) =>
          element("li", "", [
            element("p", "", [said]),
            citation(rule, options, set),
          ]))),
      ]));
  }

  /** @param {string} rule @param {string[]} options @param {number} set */
  function citation(rule, options, set) {
    return element("div", "uk-ref-cited", [
      ruleChip(book, rule, () => openRule(rule, options, set)),
      element("span", "uk-ref-source", [`${words.source} ${book.rules[rule].source}`]),
    ]);
  }

  /** @param {RulingGroup} group @param {number} set @returns {Node[]} */
  function refusalView({ refused, refusal }, set) {
    if (!refusal) return [];
    return [element("div", "uk-refusal", [
      element("p", "uk-ref-act", [fill(words.ref_refused, { action: refused })]),
      element("ul", "uk-checks", refusal.checks.map((check) =>
        checkRow(book, check, (rule) => openRule(rule, [], set)))),
    ])];
  }

  /** @param {RulingGroup} group @returns {Node[]} */
  function endView({ refusal, asks, choices }) {
    if (refusal || !asks) return [];
    return [
      element("p", "uk-ref-then", [fill(words.ref_then, { asks })]),
      ...(choices.length ? [
        element("p", "uk-note", [words.ref_choices]),
        element("ul", "uk-ref-can", choices.map((choice) => element("li", "", [choice]))),
      ] : []),
    ];
  }

  /** @param {Ruling} ruling */
  function showRules(ruling) {
    const cited = citedBy(ruling);
    const all = Object.entries(book.rules).filter(([id]) => cited.has(id));
    behind.hidden = all.length === 0;
    setText(counted, fill(words.ref_rules, { count: all.length }));
    rules.replaceChildren(...all.map(([id, { title, text, source, note }]) =>
      element("li", "", [
        element("p", "", [element("strong", "", [title]), " ", element("span", "uk-chip-id", [id])]),
        element("p", "", [text]),
        element("p", "uk-note", [`${words.source} ${source}. ${note}`]),
      ])));
  }

  return { root, update };
}

/** @param {RulingStep} step */
const isEmpty = ({ text, events }) => !text && events.length === 0;

/**
 * Every rule that had a say.
 *
 * @param {Ruling} ruling
 * @returns {Set<string>}
 */
export function citedBy({ shared, groups }) {
  const events = [...shared, ...groups.flatMap(({ steps }) => steps)].flatMap((step) => step.events);
  return new Set([
    ...events.flatMap(({ rule, also }) => [rule, ...also]),
    ...groups.flatMap(({ refusal }) => refusal?.checks ?? []).map(({ rule }) => rule),
    ...groups.flatMap(({ parting }) => parting?.options ?? []).map(({ rule }) => rule),
  ]);
}
