/** @import {AskAsks} from "./ask_view.js" */
/** @import {Open} from "./asking.js" */
/** @import {Move} from "./moves.js" */
/** @import {Onward} from "./onward.js" */
/** @import {Book, Frame, Setup, State} from "./types.js" */
import { askInWords, askView } from "./ask_view.js";
import { cardPicture, itemSymbol, picture } from "./cards.js";
import { chainView } from "./chain_view.js";
import { challengeView } from "./challenge_view.js";
import { ruleChip } from "./chip.js";
import { button, element, holdsFocus, list, oneTabStop, setAttribute, setHidden, setOff, setText } from "./dom.js";
import { outcomeOf } from "./moves.js";
import { onwardView } from "./onward_view.js";
import { scoreView } from "./score_view.js";
import { fill } from "./words.js";

/**
 * @typedef {object} TellingAsks
 * @property {(move: Move) => void} move
 * @property {(at: number) => void} show Go to a frame of this step.
 * @property {(node: number, event: number) => void} goTo
 * @property {(rule: string, options: string[]) => void} openRule
 * @property {() => void} reveal
 * @property {(() => void) | null} openProgress
 * @property {() => void} playOn
 * @property {(notebook: string) => string} linkOf
 *
 * @typedef {TellingAsks & AskAsks} StoryAsks
 *
 * @typedef {object} AskState
 * @property {Open | null} open
 * @property {boolean} voting
 * @property {boolean} more Next asks, or answers.
 * @property {{right: number, count: number}} score
 * @property {boolean} isSceneDone
 * @property {boolean} isUnkept Nothing of it can be kept.
 * @property {Onward | null} onward
 * @property {boolean} canPlayOn Beside that it can go on as well.
 * @property {boolean} isYours Nobody else decides what is done now.
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
  const arranged = element("span", "uk-tag uk-tag-arranged", [words.mark_arranged]);
  const place = element("span", "uk-story-place");
  const why = element("p", "uk-why");
  const chain = chainView(book, asks);
  const challenge = challengeView(book);
  const earlier = earlierSentences(book, asks);
  const current = currentSentence(book, asks);
  const ask = askView(book, asks);
  const score = scoreView(book, asks.openProgress);
  const spoken = element("div", "uk-hidden");
  spoken.setAttribute("aria-live", "polite");
  const main = onwardView(book, {
    next: () => asks.move("next"),
    playOn: asks.playOn,
    linkOf: asks.linkOf,
  });
  const back = button("uk-step-back", [words.back], () => asks.move("back"));
  const hint = element("p", "uk-hint", [words.hint]);
  const root = element("section", "uk-story", [
    element("div", "uk-steps", [main.next, main.link, main.playOn, back]),
    main.why,
    element("div", "uk-story-head", [title, arranged, place]),
    why,
    chain.root,
    challenge.root,
    earlier.root,
    current.root,
    ask.root,
    score.root,
    hint,
    spoken,
  ]);
  root.setAttribute("aria-label", words.what_happened);

  /**
   * @param {Setup} setup
   * @param {State} state
   * @param {number} at
   * @param {boolean} isArranged Cards lie as they were laid.
   * @param {AskState} asking
   */
  function update(setup, state, at, isArranged, asking) {
    const { open } = asking;
    const { entry, frames } = state;
    const had = holdsFocus(root);
    setHidden(arranged, !isArranged);
    setAttribute(root, "data-shown", `${state.node}.${at}`);
    setText(title, entry.arrange ? words.what_if_title : entry.text || words.the_start);
    setText(place, frames.length ? fill(words.event_of, { at: at + 1, count: frames.length }) : "");
    setText(why, state.why ? fill(words.why, { reason: state.why }) : "");
    setHidden(why, !state.why);
    chain.update(setup, state, at);
    challenge.update(setup, state, at);
    earlier.update(frames.slice(0, Math.max(at, 0)));
    const frame = frames[at] ?? null;
    const sentence = frame?.text ?? (entry.arrange ? entry.text : state.asks.text);
    current.update(frame, sentence);
    ask.update(open, asking.voting);
    score.update(asking);
    const off = asking.isYours && !asking.onward ? whyOff(words, state) : "";
    const told = open ? askInWords(book, open) : sentence;
    const done = asking.onward && asking.isSceneDone ? words.ask_scene_done : "";
    setText(spoken, [told, done, off].filter(Boolean).join(" "));
    main.update({
      label: open && !open.settled ? words.ask_show : words.next,
      isOff: asking.isYours || (!asking.more && !outcomeOf("next", state, at)),
      why: off,
      onward: asking.onward,
      canPlayOn: asking.canPlayOn,
    });
    setOff(back, !outcomeOf("back", state, at));
    setHidden(hint, off !== "");
    if (had && !holdsFocus(root)) main.focus();
    // How much of them is seen is known now that all around them is as it will be.
    chain.showNewest();
    earlier.showNewest();
    ask.showNewest();
  }

  return { root, update, main, hideHint: () => hint.remove(), hasHint: () => hint.isConnected };
}

/** @param {Record<string, string>} words @param {State} state */
function whyOff(words, { legal }) {
  return legal.some((choice) => choice.do === "draw") ? words.click_or_draw : words.yours_to_decide;
}

/** @param {Book} book @param {StoryAsks} asks */
function earlierSentences(book, asks) {
  const root = element("ol", "uk-earlier");
  root.setAttribute("aria-label", book.words.earlier);
  const show = list(
    root,
    (/** @type {Frame} */ { number, rule, text }) => `${number} ${rule} ${text}`,
    (frame) => {
      const sentence = button("uk-sentence", [frame.text], () => asks.show(placeOf(frame)));
      return element("li", "", [
        sentence,
        ruleChip(book, frame.rule, () => asks.openRule(frame.rule, frame.options ?? [])),
      ]);
    },
    () => {},
  );
  const settle = oneTabStop(root);
  /** @type {Frame[]} */
  let frames = [];
  // The same step may have come once more since the sentence was made.
  const placeOf = (/** @type {Frame} */ { number }) => frames.findIndex((one) => one.number === number);
  return {
    root,
    /** @param {Frame[]} next */
    update(next) {
      frames = next;
      show(frames);
      settle();
    },
    showNewest() {
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
  const reveal = button("uk-reveal", [book.words.reveal], asks.reveal);
  const root = element("div", "uk-current", [pictures, text, reveal, details, chips]);
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
  const settle = oneTabStop(chips);
  /** @type {string[]} */
  let options = [];
  const showChips = list(
    chips,
    (/** @type {string} */ rule) => rule,
    (rule) => ruleChip(book, rule, () => asks.openRule(rule, options)),
    () => {},
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
      showChips(frame?.rule ? [frame.rule, ...frame.also] : []);
      settle();
    },
  };
}
