/** @import {Move} from "./moves.js" */
/** @import {Book, Frame, State} from "./types.js" */
import { cardPicture, itemSymbol, picture } from "./cards.js";
import { ruleChip } from "./chip.js";
import { button, element, list, setAttribute, setOff, setText } from "./dom.js";
import { outcomeOf } from "./moves.js";
import { chainAt } from "./table.js";
import { fill } from "./words.js";

/**
 * @typedef {object} StoryAsks
 * @property {(move: Move) => void} move
 * @property {(at: number) => void} show Go to a frame of this step.
 * @property {(rule: string, options: string[]) => void} openRule
 */

/** More cards than this beside the sentence would push it out of sight. */
const CARDS_SHOWN = 7;

/**
 * What happened: the sentence that is being told, those before it, and the way on.
 *
 * @param {Book} book
 * @param {StoryAsks} asks
 */
export function storyView(book, asks) {
  const { words } = book;
  const title = element("h2", "uk-story-title");
  const place = element("span", "uk-story-place");
  const chain = chainStrip(book);
  const earlier = earlierSentences(book, asks);
  const current = currentSentence(book, asks);
  const spoken = element("div", "uk-hidden");
  spoken.setAttribute("aria-live", "polite");
  const next = button("uk-next", [words.next], () => asks.move("next"));
  const back = button("uk-step-back", [words.back], () => asks.move("back"));
  const hint = element("p", "uk-hint", [words.hint]);
  const root = element("section", "uk-story", [
    element("div", "uk-steps", [next, back]),
    element("div", "uk-story-head", [title, place]),
    chain.root,
    earlier.root,
    current.root,
    hint,
    spoken,
  ]);
  root.setAttribute("aria-label", words.what_happened);

  /** @param {State} state @param {number} at */
  function update(state, at) {
    const { frames } = state;
    setAttribute(root, "data-shown", `${state.node}.${at}`);
    setText(title, state.action?.text ?? words.the_start);
    setText(place, frames.length ? fill(words.event_of, { at: at + 1, count: frames.length }) : "");
    chain.update(state, at);
    earlier.update(frames.slice(0, Math.max(at, 0)));
    const frame = frames[at] ?? null;
    current.update(frame, frame?.text ?? state.asks.text);
    setText(spoken, frame?.text ?? state.asks.text);
    setOff(next, !outcomeOf("next", state, at));
    setOff(back, !outcomeOf("back", state, at));
  }

  return { root, update, next, hideHint: () => hint.remove() };
}

/** @param {Book} book @param {StoryAsks} asks */
function earlierSentences(book, asks) {
  const root = element("ol", "uk-earlier");
  root.setAttribute("aria-label", book.words.earlier);
  const show = list(
    root,
    (/** @type {Frame} */ frame) => `${frame.number} ${frame.text}`,
    (frame) => {
      const sentence = button("uk-sentence", [frame.text], () => asks.show(frames.indexOf(frame)));
      return element("li", "", [
        sentence,
        ruleChip(book, frame.rule, () => asks.openRule(frame.rule, frame.options ?? [])),
      ]);
    },
    () => {},
  );
  /** @type {Frame[]} */
  let frames = [];
  return {
    root,
    /** @param {Frame[]} next */
    update(next) {
      frames = next;
      show(frames);
      root.scrollTop = root.scrollHeight;
    },
  };
}

/** @param {Book} book @param {StoryAsks} asks */
function currentSentence(book, asks) {
  const pictures = element("div", "uk-spoken-cards");
  const text = element("p", "uk-current-text");
  const details = element("ul", "uk-details");
  const chips = element("div", "uk-chips");
  const root = element("div", "uk-current", [pictures, text, details, chips]);
  const showDetails = list(
    details,
    (/** @type {string} */ line) => line,
    (line) => element("li", "", [line]),
    () => {},
  );
  const showPictures = list(
    pictures,
    (/** @type {string} */ picture) => picture,
    (shown) => {
      const [, kind, name] = shown.split(" ");
      return kind === "item" ? picture("uk-item", itemSymbol(name)) : cardPicture(book, name);
    },
    () => {},
  );
  /** @type {string[]} */
  let options = [];
  const showChips = list(
    chips,
    (/** @type {string} */ rule) => rule,
    (rule) => ruleChip(book, rule, () => asks.openRule(rule, options)),
    (node, _, index) => node.classList.toggle("uk-chip-also", index > 0),
  );
  return {
    root,
    /** @param {Frame | null} frame @param {string} sentence */
    update(frame, sentence) {
      options = frame?.options ?? [];
      setText(text, sentence);
      const cards = frame?.marks.cards.slice(0, CARDS_SHOWN).map((code, i) => `${i} card ${code}`) ?? [];
      showPictures(frame?.item ? [...cards, `0 item ${frame.item}`] : cards);
      showDetails(frame?.details ?? []);
      showChips(frame ? [frame.rule, ...frame.also] : []);
    },
  };
}

/**
 * The boxes of a chain, each with the card it turned up: what belongs together, over many steps.
 *
 * @param {Book} book
 */
function chainStrip(book) {
  const links = element("ol", "uk-links");
  const root = element("div", "uk-chain", [element("span", "", [book.words.chain]), links]);
  const show = list(
    links,
    (/** @type {{key: string, code: string}} */ card) => card.key,
    ({ code: card }) => {
      const name = element("span", "uk-hidden", [book.cards[card].name]);
      return element("li", "", [cardPicture(book, card), name]);
    },
    () => {},
  );
  return {
    root,
    /** @param {State} state @param {number} at */
    update({ chain, frames }, at) {
      const cards = chainAt(chain, frames, at);
      root.hidden = cards.length < 2;
      show(cards.map((code, i) => ({ code, key: `${i} ${code}` })));
    },
  };
}
