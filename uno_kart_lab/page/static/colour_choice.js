/** @import {Book, Choice} from "./types.js" */
import { colourSymbol, picture } from "./cards.js";
import { button, element, oneTabStop, setText } from "./dom.js";
import { goByLetter } from "./group_keys.js";
import { fill } from "./words.js";

const MARGIN = 8;

/**
 * The colours that a card can be played with, beside the card. Escape, or a click elsewhere, closes
 * it, and the focus goes back to the card.
 *
 * @param {Book} book
 * @param {(play: Choice) => void} choose
 */
export function colourChoice(book, choose) {
  const { words } = book;
  const title = element("p", "uk-colours-name");
  const colours = element("div", "uk-colours");
  const root = element("div", "uk-colour-choice", [title, colours]);
  root.popover = "auto";
  root.setAttribute("role", "dialog");
  const settle = oneTabStop(colours);
  goByLetter(colours, (node) => node.dataset.letter ?? "");
  /** @type {Element | null} */
  let card = null;
  // It would stay where it is while the card goes away under it.
  root.addEventListener("toggle", () => {
    const how = root.matches(":popover-open") ? "addEventListener" : "removeEventListener";
    window[how]("scroll", follow, { capture: true, passive: true });
  });

  function follow() {
    if (!card) return;
    const { left, top } = beside(card.getBoundingClientRect(), root.getBoundingClientRect());
    root.style.translate = `${left}px ${top}px`;
  }

  /** @param {Choice} play */
  function colourButton(play) {
    const colour = play.colour ?? "red";
    const inside = [picture("uk-badge", colourSymbol(colour)), element("span", "", [words[colour]])];
    const made = button("uk-colour", inside, () => {
      root.hidePopover();
      choose(play);
    });
    made.dataset.letter = colour.charAt(0);
    made.title = play.text;
    return made;
  }

  /** @param {Choice[]} plays One a colour. @param {Element} anchor The card. */
  function open(plays, anchor) {
    const [{ card: code = "??", say_uno }] = plays;
    const text = fill(say_uno ? words.colour_and_uno : words.colour_with, { card: book.cards[code].name });
    setText(title, text);
    root.setAttribute("aria-label", text);
    colours.replaceChildren(...plays.map(colourButton));
    settle();
    card = anchor;
    root.showPopover();
    follow();
    /** @type {HTMLElement} */ (colours.children[0]).focus({ preventScroll: true });
  }

  return { root, open };
}

/**
 * Above the card if there is room, else below it, and inside the window.
 *
 * @param {DOMRect} card
 * @param {DOMRect} box
 */
function beside(card, box) {
  const middle = card.left + card.width / 2 - box.width / 2;
  const above = card.top - box.height - MARGIN;
  return {
    left: Math.max(MARGIN, Math.min(middle, document.documentElement.clientWidth - box.width - MARGIN)),
    top: above >= MARGIN ? above : card.bottom + MARGIN,
  };
}
