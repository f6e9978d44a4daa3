/** @import {Choices} from "./choices.js" */
/** @import {Book, Choice, Table} from "./types.js" */
import { cardPicture, colourSymbol, picture } from "./cards.js";
import { keyOf } from "./choices.js";
import { button, element, list, oneTabStop, setHidden } from "./dom.js";
import { fill } from "./words.js";

/** What is drawn beside an action that names no card. */
const SIGNS = /** @type {Record<string, string>} */ ({ draw: "??" });

/**
 * What the player who is asked can do without a card.
 *
 * @param {Book} book
 * @param {(choice: Choice) => void} act
 */
export function otherChoices(book, act) {
  const { root, show } = buttons("uk-others", book.words.other_choices, book, act);
  return {
    root,
    /** @param {Choices} choices */
    update: ({ others }) => show(others),
  };
}

/**
 * What can be played out of turn. The words say who would.
 *
 * @param {Book} book
 * @param {(choice: Choice) => void} act
 */
export function jumpChoices(book, act) {
  const { root, show } = buttons("uk-jumps", book.words.jumping_in, book, act);
  return {
    root,
    /** @param {Choices} choices */
    update: ({ jumps }) => show(jumps),
  };
}

/**
 * What anybody may do because UNO was not said. So it is said who would.
 *
 * @param {Book} book
 * @param {(choice: Choice) => void} act
 */
export function unoChoices(book, act) {
  const { words } = book;
  const { root, show } = buttons("uk-window", words.uno_window, book, act);
  return {
    root,
    /** @param {Choices} choices @param {Table} table */
    update: ({ window }, { seats }) =>
      show(
        window.map((choice) => ({
          ...choice,
          text: fill(words.of_player, { name: seats[choice.seat].name, action: choice.text }),
        })),
      ),
  };
}

/**
 * @param {string} className
 * @param {string} name
 * @param {Book} book
 * @param {(choice: Choice) => void} act
 */
function buttons(className, name, book, act) {
  const root = element("div", className);
  root.setAttribute("role", "group");
  root.setAttribute("aria-label", name);
  const fillIn = list(root, keyOf, (choice) => choiceButton(choice, book, act), () => {});
  const settle = oneTabStop(root);
  /** @param {Choice[]} choices */
  function show(choices) {
    fillIn(choices);
    setHidden(root, choices.length === 0);
    settle();
  }
  return { root, show };
}

/** @param {Choice} choice @param {Book} book @param {(choice: Choice) => void} act */
function choiceButton(choice, book, act) {
  /** @type {(Node | string)[]} */
  const inside = [element("span", "", [choice.text])];
  const card = choice.card ?? SIGNS[choice.do];
  if (card) inside.unshift(cardPicture(book, card));
  if (choice.colour) inside.unshift(picture("uk-badge", colourSymbol(choice.colour)));
  return button("uk-other", inside, () => act(choice));
}
