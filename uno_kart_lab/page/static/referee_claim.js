/** @import {Action, Book, Claims} from "./types.js" */
import { element } from "./dom.js";
import { colours, labelled, optionOf, select } from "./fields.js";

/**
 * Say what was done at a table, whether it is allowed or not.
 *
 * @param {Book} book
 * @param {Claims} claims
 * @param {(action: Action) => void} claim
 */
export function claimForm(book, claims, claim) {
  const { words } = book;
  const who = select([]);
  const what = select(claims.kinds.map((kind) => ({ value: kind.do, label: kind.label })));
  const card = select([]);
  const colour = select(colours(words));
  const target = select([]);
  const said = element("input");
  said.type = "checkbox";
  /** By what it is called in an action. */
  const fields = {
    card: labelled(words.ref_card, card),
    colour: labelled(words.ref_colour, colour),
    target: labelled(words.ref_target, target),
    say_uno: element("label", "uk-tick", [said, words.ref_said_uno]),
  };
  const form = element("form", "uk-claim", [
    element("p", "uk-note", [words.ref_claim_note]),
    element("div", "uk-claim-fields", [
      labelled(words.ref_who, who),
      labelled(words.ref_did, what),
      ...Object.values(fields),
    ]),
    element("button", "", [words.ref_judge]),
  ]);
  /** @type {string[][]} */
  let hands = [];

  /** @returns {Set<string>} */
  function asked() {
    const kind = claims.kinds.find((one) => one.do === what.value);
    const names = new Set(kind?.fields);
    if (names.has("card") && claims.coloured.includes(card.value)) names.add("colour");
    return names;
  }

  function showFields() {
    const names = asked();
    for (const [name, field] of Object.entries(fields)) field.hidden = !names.has(name);
  }

  /** The cards of the hand first: most likely it was one of them. */
  function showCards() {
    const hand = [...new Set(hands[Number(who.value)] ?? [])];
    const others = Object.keys(book.cards).filter((code) => code !== "??" && !hand.includes(code));
    const options = (/** @type {string[]} */ codes) =>
      codes.map((code) => optionOf({ value: code, label: book.cards[code].name }));
    card.replaceChildren(...options(hand), element("hr"), ...options(others));
  }

  what.addEventListener("change", showFields);
  card.addEventListener("change", showFields);
  who.addEventListener("change", () => {
    showCards();
    showFields();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const names = asked();
    claim({
      seat: Number(who.value),
      do: what.value,
      ...(names.has("card") && { card: card.value }),
      ...(names.has("colour") && { colour: /** @type {Action["colour"]} */ (colour.value) }),
      ...(names.has("target") && { target: Number(target.value) }),
      ...(names.has("say_uno") && said.checked && { say_uno: true }),
    });
    said.checked = false;
  });
  const root = element("details", "uk-claiming", [element("summary", "", [words.ref_claim]), form]);
  return {
    root,
    /** @param {any} scenario As in files. */
    update(scenario) {
      hands = scenario.hands;
      for (const seats of [who, target]) {
        const { value } = seats;
        seats.replaceChildren(...scenario.players.map((/** @type {string} */ label, /** @type {number} */ seat) =>
          optionOf({ value: String(seat), label })));
        if (Number(value) < hands.length && value) seats.value = value;
      }
      showCards();
      showFields();
    },
  };
}
