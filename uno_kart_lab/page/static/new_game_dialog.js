/** @import {Book, NewGame, Setup} from "./types.js" */
import { computerFields } from "./computer_fields.js";
import { dialog } from "./dialog.js";
import { button, element, list, setText } from "./dom.js";
import { LONGEST_NAME, MOST_PLAYERS, labelled, optionsIn, playerCounts, select } from "./fields.js";
import { rulesFields } from "./rules_fields.js";
import { fill } from "./words.js";

/** Seeds that are made up here stay short enough to be read out. */
const MADE_UP_SEEDS = 10_000;

/**
 * Players, rules and seed of a new game.
 *
 * @param {Book} book
 * @param {(game: NewGame) => void} onDeal
 */
export function newGameDialog(book, onDeal) {
  const { words } = book;
  const { root, title, body } = dialog(words.close, "new-game");
  setText(title, words.new_game);
  const players = playersFields(book);
  const rules = rulesFields(book);
  const computers = computerFields(book);
  const dealer = dealerField(words);
  const seed = seedField(words);
  const error = element("p", "uk-form-error");
  error.setAttribute("role", "alert");
  const deal = element("button", "uk-deal", [words.deal]);
  const form = element("form", "uk-form", [
    players.root,
    rules.root,
    dealer.root,
    element("details", "uk-options", [element("summary", "", [words.computers]), computers.root]),
    seed.root,
    element("div", "uk-form-end", [error, deal]),
  ]);
  form.method = "dialog";
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    setText(error, "");
    onDeal({
      players: players.read(),
      rules: rules.read(),
      seed: seed.read(),
      ...dealer.read(),
      computers: computers.read(),
    });
  });
  const showSeats = () => {
    dealer.show(players.read(), rules.valueOf("first_dealer") === "chosen");
    computers.show(players.read());
  };
  form.addEventListener("change", showSeats);
  body.append(form);

  return {
    root,
    /** @param {Setup} setup The game that is on, to start from. */
    open(setup) {
      players.write(setup.players);
      rules.write(setup.rules);
      seed.makeUp();
      showSeats();
      setText(error, "");
      root.showModal();
    },
    /** @param {string} text */
    refuse(text) {
      setText(error, text);
    },
  };
}

/** @param {Book} book */
function playersFields(book) {
  const { words } = book;
  const count = select(playerCounts());
  const names = element("div", "uk-names");
  const inputs = Array.from({ length: MOST_PLAYERS }, (_, seat) => {
    const input = element("input");
    input.maxLength = LONGEST_NAME;
    input.required = true;
    input.value = book.names[seat];
    return input;
  });
  const show = list(
    names,
    (/** @type {number} */ seat) => String(seat),
    (seat) => labelled(fill(words.player, { number: seat + 1 }), inputs[seat]),
    () => {},
  );
  const showNames = () => {
    const seats = Array.from({ length: Number(count.value) }, (_, seat) => seat);
    for (const [seat, input] of inputs.entries()) input.disabled = seat >= seats.length;
    show(seats);
  };
  count.addEventListener("change", showNames);
  const root = element("fieldset", "", [
    element("legend", "", [words.players]),
    labelled(words.how_many, count),
    names,
  ]);
  return {
    root,
    read: () => inputs.slice(0, Number(count.value)).map((input) => input.value.trim()),
    /** @param {string[]} players */
    write(players) {
      count.value = String(players.length);
      players.forEach((name, seat) => (inputs[seat].value = name));
      showNames();
    },
  };
}

/**
 * Who deals first, where the players choose.
 *
 * @param {Record<string, string>} words
 */
function dealerField(words) {
  const seat = select([]);
  const root = labelled(words.dealer, seat);
  const showNames = optionsIn(seat);
  return {
    root,
    /** @returns {{dealer?: number}} */
    read: () => (root.hidden ? {} : { dealer: Number(seat.value) }),
    /** @param {string[]} players @param {boolean} chosen */
    show(players, chosen) {
      root.hidden = !chosen;
      showNames(players.map((label, value) => ({ value: String(value), label })));
    },
  };
}

/** @param {Record<string, string>} words */
function seedField(words) {
  const seed = element("input");
  seed.inputMode = "numeric";
  seed.pattern = "[0-9]{1,19}";
  seed.required = true;
  const makeUp = () => {
    seed.value = String(Math.floor(Math.random() * MADE_UP_SEEDS));
  };
  const root = element("fieldset", "", [
    element("legend", "", [words.shuffle]),
    element("div", "uk-seed", [
      labelled(words.seed, seed),
      button("uk-quiet", [words.another_seed], makeUp),
    ]),
    element("p", "uk-note", [words.seed_note]),
  ]);
  return { root, makeUp, read: () => seed.value };
}
