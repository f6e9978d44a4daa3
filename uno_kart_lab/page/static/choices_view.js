/** @import {Action, Book, Choice, Table} from "./types.js" */
import { cardPicture, colourSymbol, picture } from "./cards.js";
import { arrange, keyOf } from "./choices.js";
import { button, element, list, oneTabStop } from "./dom.js";
import { keyed } from "./table.js";
import { fill } from "./words.js";

/**
 * What can be done, as buttons; and of the cards that can't be played, why not.
 *
 * @param {Book} book
 * @param {(action: Action) => void} act
 */
export function choicesView(book, act) {
  const { words } = book;
  /** @param {Choice} choice */
  const choose = ({ text, ...action }) => act(action);
  const plays = group("uk-plays", words.cards_to_play);
  const others = group("uk-others", words.other_choices);
  const uno = group("uk-window", words.uno_window);
  const idle = idleCards(book, act);
  const root = element("div", "uk-choices", [uno, plays, others, idle.root]);
  const showPlays = list(plays, playKey, (play) => playView(book, play, choose), () => {});
  const showOthers = list(others, keyOf, (choice) => otherButton(choice, book, choose), () => {});
  const showUno = list(uno, keyOf, (choice) => otherButton(choice, book, choose), () => {});
  const settle = oneTabStop(plays);

  /** @param {Choice[]} legal @param {Table} table */
  function update(legal, table) {
    const arranged = arrange(legal);
    showPlays([...arranged.plays.map((choice) => [choice]), ...arranged.colours]);
    showOthers(arranged.others);
    // Anybody may be the one who speaks up, so it is said who would.
    showUno(
      arranged.window.map((choice) => ({
        ...choice,
        text: fill(words.of_player, { name: table.seats[choice.seat].name, action: choice.text }),
      })),
    );
    idle.update(legal, table);
    others.hidden = arranged.others.length === 0;
    uno.hidden = arranged.window.length === 0;
    settle();
  }

  return { root, update };
}

/** @param {string} className @param {string} name */
function group(className, name) {
  const made = element("div", className);
  made.setAttribute("role", "group");
  made.setAttribute("aria-label", name);
  return made;
}

/**
 * The cards of the hand that can't be played now. Pressed, they are played all the same, which is
 * refused with the reason.
 *
 * @param {Book} book
 * @param {(action: Action) => void} act
 */
function idleCards(book, act) {
  const { words } = book;
  const cards = group("uk-rest-cards", words.not_now);
  const root = element("div", "uk-rest", [element("span", "uk-rest-name", [words.not_now]), cards]);
  let seat = 0;
  const show = list(
    cards,
    (/** @type {{key: string, code: string}} */ card) => card.key,
    ({ code }) => {
      const name = fill(words.why_not, { card: book.cards[code].name });
      const made = button("uk-rest-card", [cardPicture(book, code)], () =>
        act({ seat, do: "play", card: code }),
      );
      made.setAttribute("aria-label", name);
      made.title = name;
      return made;
    },
    () => {},
  );
  const settle = oneTabStop(cards);
  return {
    root,
    /** @param {Choice[]} legal @param {Table} table */
    update(legal, table) {
      seat = table.asked ?? 0;
      const playable = new Set(legal.map(({ card }) => card));
      const hand = legal.length && table.asked !== null ? table.seats[seat].hand : [];
      const idle = keyed(hand).filter(({ code }) => !playable.has(code) && code !== "??");
      show(idle);
      root.hidden = idle.length === 0;
      settle();
    },
  };
}

/** @param {Choice[]} play One card; more than once if a colour is chosen with it. */
function playKey(play) {
  return play.map(keyOf).join("|");
}

/** @param {Book} book @param {Choice[]} play @param {(choice: Choice) => void} act */
function playView(book, play, act) {
  const [first] = play;
  const card = cardPicture(book, first.card ?? "??");
  if (!first.colour) {
    const text = textOf(book, first);
    return button("uk-play", [card, element("span", "", [text])], () => act(first));
  }
  const uno = first.say_uno ? book.words.colour_and_uno : book.words.colour_with;
  const caption = element("span", "uk-colours-name", [
    fill(uno, { card: book.cards[first.card ?? "??"].name }),
  ]);
  const colours = element("div", "uk-colour-choices", play.map((choice) => colourButton(book, choice, act)));
  return element("div", "uk-play-colours", [card, element("div", "", [caption, colours])]);
}

/** @param {Book} book @param {Choice} choice */
function textOf({ words }, { text, say_uno }) {
  return say_uno === false ? fill(words.without_uno, { play: text }) : text;
}

/** @param {Book} book @param {Choice} choice @param {(choice: Choice) => void} act */
function colourButton(book, choice, act) {
  const colour = choice.colour ?? "red";
  const made = button("uk-colour-choice", [
    picture("uk-badge", colourSymbol(colour)),
    element("span", "", [book.words[colour]]),
  ], () => act(choice));
  made.setAttribute("aria-label", textOf(book, choice));
  return made;
}

/** What is drawn beside an action that plays no card. */
const SIGNS = /** @type {Record<string, string>} */ ({ draw: "??" });

/** @param {Choice} choice @param {Book} book @param {(choice: Choice) => void} act */
function otherButton(choice, book, act) {
  /** @type {(Node | string)[]} */
  const inside = [element("span", "", [choice.text])];
  if (choice.do in SIGNS) inside.unshift(cardPicture(book, SIGNS[choice.do]));
  if (choice.colour) inside.unshift(picture("uk-badge", colourSymbol(choice.colour)));
  return button("uk-other", inside, () => act(choice));
}
