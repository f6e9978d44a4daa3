/** @import {Book, Challenge, Setup, State} from "./types.js" */
import { cardPicture, colourSymbol, picture, repaint } from "./cards.js";
import { challengeUntil } from "./challenges.js";
import { button, element, list, setAttribute, setHidden, setText } from "./dom.js";
import { keyed } from "./table.js";
import { fill } from "./words.js";

/** With more, too little of each is seen. */
const MOST_IN_A_ROW = 20;

/**
 * Whether a Wild Draw Four that waits for its answer, or gets it, is a bluff: the verdict, the
 * evidence, and how likely it is; as far as the reader knows.
 *
 * @param {Book} book
 */
export function challengeView(book) {
  const { words } = book;
  const verdict = element("h3", "uk-verdict");
  const evidence = evidenceView(book);
  const chance = chanceView(book);
  const root = element("section", "uk-challenge", [verdict, evidence.root, chance.root]);
  root.setAttribute("aria-label", words.challenge);

  /** @param {Setup} setup @param {State} state @param {number} at */
  function update({ players, lesson }, state, at) {
    const challenge = state.challenge && challengeUntil(state.challenge, at);
    setHidden(root, !challenge);
    if (!challenge) return;
    const name = players[challenge.player];
    setAttribute(verdict, "data-verdict", challenge.verdict);
    setText(verdict, fill(words[`verdict_${challenge.verdict ?? "unknown"}`], { name }));
    evidence.update(challenge, name);
    chance.update(lesson ? null : challenge.chance, book.lang);
  }

  return { root, update };
}

/** @param {Book} book */
function evidenceView(book) {
  const { words, counts } = book;
  const badge = picture("uk-badge", colourSymbol("red"));
  const before = element("span");
  const whose = element("p", "uk-evidence-name");
  const hand = element("ol", "uk-evidence-hand");
  const root = element("div", "uk-evidence", [
    element("p", "uk-colour-before", [badge, before]),
    whose,
    hand,
  ]);
  const show = list(
    hand,
    (/** @type {EvidenceCard} */ { key, guilt }) => `${key} ${guilt}`,
    (card) => evidenceCard(book, card),
    () => {},
  );
  return {
    root,
    /** @param {Challenge} challenge @param {string} name Of the player of the Wild Draw Four. */
    update({ colour, hand: cards, matching }, name) {
      repaint(badge, colourSymbol(colour));
      setText(before, fill(words.colour_before, { colour: words[colour] }));
      const held = fill(words.hand_beside, { name, cards: counts[cards.length] });
      setText(whose, held);
      setAttribute(hand, "aria-label", held);
      hand.style.setProperty("--per-row", String(perRow(cards.length)));
      const counting = fill(words.counts_as, { colour: words[colour] });
      show(keyed(cards).map((card, i) => ({ ...card, guilt: matching.includes(i) ? counting : "" })));
    },
  };
}

/** @param {number} cards So many lie in rows of as many each as can be, up to a bound. */
function perRow(cards) {
  return Math.ceil(cards / Math.max(1, Math.ceil(cards / MOST_IN_A_ROW)));
}

/** @typedef {{key: string, code: string, guilt: string}} EvidenceCard A card, and what it counts as. */

/** @param {Book} book @param {EvidenceCard} card */
function evidenceCard(book, { code, guilt }) {
  const name = element("span", "uk-hidden", [book.cards[code].name, guilt && `, ${guilt}`]);
  return element("li", guilt && "uk-guilty", [cardPicture(book, code), name]);
}

/** @param {Book} book */
function chanceView({ words }) {
  const number = element("strong", "uk-chance-number");
  const whose = element("span", "uk-chance-whose");
  const bar = element("span", "uk-chance-bar", [element("span")]);
  const text = element("p", "uk-chance-text");
  const how = button("uk-chance-how", [words.how_counted], () => unfold(how.getAttribute("aria-expanded") !== "true"));
  const root = element("div", "uk-chance", [number, whose, how, bar, text]);

  /** @param {boolean} open */
  function unfold(open) {
    setHidden(text, !open);
    setAttribute(how, "aria-expanded", String(open));
    if (open) text.scrollIntoView({ block: "nearest" });
  }
  unfold(false);

  return {
    root,
    /** @param {Challenge["chance"]} chance @param {string} language */
    update(chance, language) {
      setHidden(root, !chance);
      if (!chance) return;
      const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
      setText(number, percent.format(chance.share));
      bar.style.setProperty("--share", String(chance.share));
      setText(whose, chance.whose);
      setText(text, chance.text);
    },
  };
}
