/** @import {Action, Book, Checked, Choice, Draft, TakenOver} from "./types.js" */
import { cardsAt, codesIn, faultAt, handOf, newestOnly, placesOf, withCards } from "./builder.js";
import { builderPalette } from "./builder_palette.js";
import { builderPlaces, placeInWords } from "./builder_places.js";
import { builderTable, seatField } from "./builder_table.js";
import { element, setAttribute, setText } from "./dom.js";
import { labelled, optionOf, select } from "./fields.js";
import { textOf } from "./session.js";
import { fill } from "./words.js";

/**
 * @typedef {object} BuilderAsks
 * @property {(draft: Draft) => void} check `update` is the answer.
 * @property {() => void} [change] What was built has changed.
 */

const NOTHING = "";

/**
 * A position to be built by clicks and codes. The kernel is asked after each change whether it can
 * be played.
 *
 * @param {Book} book
 * @param {BuilderAsks} asks
 * @param {HTMLElement[]} ways What can be done with it: buttons that stay in sight, as what is in the
 *   way of it does.
 */
export function builderView(book, asks, ways = []) {
  const { words } = book;
  /** @type {Draft | null} */
  let draft = null;
  /** @type {Checked | null} Of the draft as it is; null until it is checked. */
  let checked = null;
  /** @type {Action | null} */
  let then = null;
  let reader = "teacher";
  let chosen = handOf(0);
  let isWild = false;
  const checks = newestOnly(asks.check);

  const title = element("input");
  title.maxLength = 200;
  title.addEventListener("input", () => change((now) => ({ ...now, title: title.value })));
  const palette = builderPalette(book, Object.keys(book.cards).filter((code) => code !== "??"), (code) =>
    change((now) => withCards(now, chosen, [...cardsAt(now, chosen), code])));
  const codes = element("input", "uk-codes");
  codes.autocapitalize = "characters";
  codes.autocomplete = "off";
  codes.spellcheck = false;
  codes.addEventListener("input", () =>
    change((now) => withCards(now, chosen, codesIn(codes.value))));
  codes.addEventListener("blur", () => draw());
  const note = element("p", "uk-note");
  note.id = `uk-codes-note-${(builders += 1)}`;
  codes.setAttribute("aria-describedby", note.id);
  const rest = element("input");
  rest.type = "checkbox";
  rest.addEventListener("change", () => change((now) => ({ ...now, rest: rest.checked })));
  const restField = element("label", "uk-tick", [rest, words.build_rest]);
  const editor = element("div", "uk-build-editor", [codes, note, palette.root, restField]);
  const places = builderPlaces(book, editor, {
    choose(place) {
      chosen = place;
      draw();
    },
    takeAway: (place, card) => change((now) =>
      withCards(now, place, cardsAt(now, place).filter((_, index) => index !== card))),
  });
  const table = builderTable(book, change);
  const shown = seatField(words.build_shown, [
    { value: "teacher", label: words.build_all_hands },
    { value: "table", label: words.build_no_hand },
  ], (value) => {
    reader = value;
    asks.change?.();
  });
  const next = select([]);
  next.addEventListener("change", () => {
    then = next.value === NOTHING ? null : withoutWords((checked?.legal ?? [])[Number(next.value)]);
    asks.change?.();
  });
  const said = element("p", "uk-build-said");
  said.setAttribute("role", "status");
  const root = element("section", "uk-builder", [
    labelled(words.build_name, title),
    element("p", "uk-note", [words.build_hint]),
    places.root,
    table.first,
    element("div", "uk-build-fields", [shown.root, labelled(words.build_then, next)]),
    ...table.more,
    element("div", "uk-build-end", [said, ...ways]),
  ]);
  root.setAttribute("aria-label", words.build_title);

  /** @param {(now: Draft) => Draft} how */
  function change(how) {
    if (!draft) return;
    draft = how(draft);
    checked = null;
    if (!placesOf(draft).includes(chosen)) chosen = handOf(0);
    draw();
    checks.ask(draft);
    asks.change?.();
  }

  function draw() {
    if (!draft) return;
    const error = checked?.error ?? null;
    places.update({ draft, chosen, fault: error && faultAt(error.place) });
    const place = placeInWords(book, draft, chosen);
    palette.addTo(place);
    setAttribute(codes, "aria-label", fill(words.build_codes, { place }));
    // Not while somebody writes there.
    if (document.activeElement !== codes) codes.value = cardsAt(draft, chosen).join(" ");
    setText(note, noteOn(chosen));
    restField.hidden = chosen !== "stock";
    rest.checked = draft.rest;
    table.update(draft, isWild);
    shown.update(draft.players.map((name) => fill(words.build_one_hand, { name })), reader);
    root.classList.toggle("uk-refused", error !== null);
    if (checked) setText(said, error?.text ?? words.build_stands);
  }

  /** @param {string} place */
  function noteOn(place) {
    if (place === "discard") return words.build_discard_note;
    return place === "stock" ? words.build_stock_note : words.build_codes_note;
  }

  /** @param {Choice[]} legal */
  function offer(legal) {
    const at = legal.findIndex((choice) => then !== null && sameAction(choice, then));
    if (at < 0) then = null;
    next.replaceChildren(
      ...[{ value: NOTHING, label: words.build_nothing },
        ...legal.map(({ text }, place) => ({ value: String(place), label: text }))].map(optionOf),
    );
    next.value = at < 0 ? NOTHING : String(at);
  }

  return {
    root,
    /**
     * Build on a position that there is.
     *
     * @param {TakenOver} taken
     */
    show({ reader: looks, then: follows, ...position }) {
      const { rules } = position;
      draft = { ...position, rules: typeof rules === "string" ? { preset: rules, options: {} } : rules };
      checked = null;
      then = follows;
      reader = looks;
      chosen = handOf(draft.turn);
      title.value = draft.title;
      table.write(draft);
      draw();
      checks.ask(draft);
    },
    /**
     * Take in what the kernel says of a draft.
     *
     * @param {Checked} answer
     */
    update(answer) {
      palette.update(answer.left);
      if (!checks.answered()) return;
      checked = answer;
      isWild = answer.wild;
      if (!answer.error) offer(answer.legal);
      draw();
      asks.change?.();
    },
    /** As it stands now, to be built on. @returns {TakenOver | null} */
    takenOver: () => draft && { ...draft, reader, then },
    /** @param {string} name @param {string} before Only if that is its name. */
    rename(name, before) {
      if (draft?.title !== before) return;
      title.value = name;
      change((now) => ({ ...now, title: name }));
    },
    /** Where something is in the way. */
    focusFault() {
      /** @type {HTMLElement | null} */ (root.querySelector(".uk-faulty .uk-build-place-name") ?? codes)?.focus();
    },
    /**
     * What was built, if it can be played: the scenario as a file's text, without actions.
     *
     * @returns {{scenario: string, then: Action | null, reader: string, legal: Choice[]} | null}
     */
    built() {
      if (!checked?.scenario) return null;
      return { scenario: checked.scenario, then, reader, legal: checked.legal };
    },
    /**
     * The same as a session's file: at the start, with what is done next to come.
     *
     * @param {string} lang
     * @returns {string | null}
     */
    session(lang) {
      if (!checked?.scenario) return null;
      const nodes = then ? [JSON.stringify({ parent: null, action: then })] : [];
      const at = { node: null, event: null };
      return textOf({ start: checked.scenario, nodes, names: {}, at, reader, lang });
    },
  };
}

let builders = 0;

/** @param {Choice} choice @returns {Action} */
function withoutWords({ text, say_uno, ...action }) {
  return say_uno ? { ...action, say_uno } : action;
}

/** @param {Action} one @param {Action} other */
function sameAction(one, other) {
  return (
    one.seat === other.seat &&
    one.do === other.do &&
    one.card === other.card &&
    one.colour === other.colour &&
    one.target === other.target &&
    Boolean(one.say_uno) === Boolean(other.say_uno)
  );
}
