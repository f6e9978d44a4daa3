/** @import {Choices} from "./choices.js" */
/** @import {Move} from "./moves.js" */
/** @import {Action, Book, Choice, Refusal, State, Table} from "./types.js" */
import { jumpChoices, otherChoices, unoChoices } from "./choices_view.js";
import { button, element, holdsFocus, setHidden, setText } from "./dom.js";
import { handView } from "./hand_view.js";
import { outcomesView } from "./outcomes_view.js";
import { refusalView } from "./refusal_view.js";
import { spokenHand } from "./spoken_hand.js";
import { fill } from "./words.js";

/**
 * @typedef {object} DecideAsks
 * @property {(action: Action) => void} act
 * @property {(choice: Choice) => void} choose
 * @property {(plays: Choice[], anchor: Element) => void} chooseColour
 * @property {(move: Move) => void} move
 * @property {(rule: string) => void} openRule
 * @property {() => void} seatComputers
 */

/**
 * @typedef {object} Decision What there is to be decided.
 * @property {State} state
 * @property {number} at
 * @property {Table} table
 * @property {Table} before
 * @property {Choices} choices
 * @property {boolean} asking Something is asked first.
 * @property {boolean} canGoOn Somebody else may decide.
 */

/**
 * What the player who is asked can do, or, while a step is still being told, the way to its end.
 *
 * @param {Book} book
 * @param {DecideAsks} asks
 */
export function decideView(book, asks) {
  const { words } = book;
  const title = element("h2", "uk-decide-title");
  title.tabIndex = -1;
  const computer = button("uk-quiet", [words.let_computer], () => asks.move("next"));
  const who = button("uk-quiet uk-who", [words.computers_who], asks.seatComputers);
  const skip = button("uk-quiet", [words.show_all], () => asks.move("actionForward"));
  const window = unoChoices(book, asks.choose);
  const hand = handView(book, {
    play: (plays, anchor) => (plays.length > 1 ? asks.chooseColour(plays, anchor) : asks.choose(plays[0])),
    why: (seat, card) => asks.act({ seat, do: "play", card }),
  });
  const others = otherChoices(book, asks.choose);
  const jumps = jumpChoices(book, asks.choose);
  const outcomes = outcomesView(book, asks);
  const refused = refusalView(book, asks.openRule);
  const spoken = spokenHand(book);
  const root = element("section", "uk-decide", [
    element("div", "uk-decide-head", [title, computer, who, skip]),
    outcomes.root,
    spoken.root,
    window.root,
    element("div", "uk-choices", [hand.root, element("div", "uk-beside", [others.root, jumps.root])]),
    refused.root,
  ]);
  root.setAttribute("aria-label", words.what_can_be_done);
  let node = -1;

  /** @param {Decision} decision */
  function update({ state, at, table, before, choices, asking, canGoOn }) {
    const had = holdsFocus(root);
    const left = state.frames.length - 1 - at;
    const told = left > 0 ? fill(words.still_to_come, { count: left }) : state.asks.text;
    setText(title, asking ? words.ask_first : told);
    setHidden(skip, asking || left <= 0);
    const canAct = canGoOn && left <= 0 && !state.over && !state.forward;
    setHidden(computer, !canAct);
    setHidden(who, !canAct);
    refused.clear();
    outcomes.update(state, at);
    window.update(choices, table);
    hand.update(choices, table, node !== state.node);
    others.update(choices);
    jumps.update(choices);
    node = state.node;
    const seat = state.frames[at]?.marks.seats[0] ?? state.entry.seat;
    const asked = asking ? state.asks.seat : null;
    spoken.update(left > 0 ? seat : asked, table, before);
    if (had && !holdsFocus(root)) title.focus();
  }

  /** @param {Refusal} refusal */
  function refuse(refusal) {
    refused.show(refusal);
    refused.root.scrollIntoView({ block: "nearest" });
  }

  /** Go to the first card that can be played, or else to whatever can be done. */
  function focus() {
    if (hand.focus()) return;
    const buttons = [...root.querySelectorAll("button")];
    (buttons.find((one) => one.tabIndex === 0 && !one.closest("[hidden]")) ?? title).focus();
  }

  return { root, update, refuse, focus, pressCard: hand.press };
}
