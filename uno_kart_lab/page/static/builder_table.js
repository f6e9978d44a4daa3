/** @import {Book, Colour, Draft} from "./types.js" */
import { replaced, withPlayers } from "./builder.js";
import { element } from "./dom.js";
import { LONGEST_NAME, MOST_PLAYERS, colours, labelled, optionsIn, playerCounts, select } from "./fields.js";
import { rulesFields } from "./rules_fields.js";
import { fill } from "./words.js";

const NOBODY = "";

/**
 * Whose turn it is, and all else that is told of the table: fields that change a draft.
 *
 * @param {Book} book
 * @param {(change: (draft: Draft) => Draft) => void} onChange
 */
export function builderTable(book, onChange) {
  const { words } = book;
  const turn = seatField(words.build_turn, [], (value) => set({ turn: Number(value) }));
  const direction = field(words.build_direction, [
    { value: "left", label: words.direction_left },
    { value: "right", label: words.direction_right },
  ], (value) => set({ direction: /** @type {"left" | "right"} */ (value) }));
  const colour = field(words.build_colour, [
    { value: NOBODY, label: words.build_no_colour },
    ...colours(words),
  ], (value) => set({ colour: /** @type {Colour} */ (value) || null }));
  const dealer = seatField(words.dealer, [], (value) => set({ dealer: Number(value) }));
  const nobody = [{ value: NOBODY, label: words.build_nobody }];
  const last = seatField(words.build_last, nobody, (value) =>
    set({ last_actor: value === NOBODY ? null : Number(value) }));
  const round = input("number", () => set({ round: round.valueAsNumber }));
  round.min = "1";
  const seed = input("text", () => set({ seed: seed.value.trim() }));
  seed.inputMode = "numeric";
  const players = playersFields(book, onChange);
  const rules = rulesFields(book);
  rules.root.addEventListener("change", () => set({ rules: rules.read() }));

  /** @param {Partial<Draft>} what */
  function set(what) {
    onChange((draft) => ({ ...draft, ...what }));
  }

  return {
    first: element("div", "uk-build-fields", [turn.root, direction.root, colour.root]),
    more: [
      details(words.build_players, [players.root]),
      details(words.rules, [rules.root]),
      details(words.build_more, [
        element("div", "uk-build-fields", [
          dealer.root,
          last.root,
          labelled(words.build_round, round),
          labelled(words.seed, seed),
        ]),
      ]),
    ],
    /**
     * Show a draft that came from elsewhere.
     *
     * @param {Draft} draft
     */
    write(draft) {
      rules.write(draft.rules);
      round.value = String(draft.round);
      seed.value = draft.seed;
      players.write(draft);
    },
    /** @param {Draft} draft @param {boolean} isWild Whether the top card needs a colour. */
    update(draft, isWild) {
      const seats = draft.players;
      turn.update(seats, String(draft.turn));
      dealer.update(seats, String(draft.dealer));
      last.update(seats, draft.last_actor === null ? NOBODY : String(draft.last_actor));
      direction.control.value = draft.direction;
      colour.control.value = draft.colour ?? NOBODY;
      colour.root.hidden = !isWild;
      players.update(draft);
    },
  };
}

/**
 * @param {string} label
 * @param {{value: string, label: string}[]} values
 * @param {(value: string) => void} onChange
 */
function field(label, values, onChange) {
  const control = select(values);
  control.addEventListener("change", () => onChange(control.value));
  return { root: labelled(label, control), control };
}

/**
 * A choice among the players.
 *
 * @param {string} label
 * @param {{value: string, label: string}[]} others What can be chosen beside them.
 * @param {(value: string) => void} onChange
 */
export function seatField(label, others, onChange) {
  const { root, control } = field(label, [], onChange);
  const show = optionsIn(control);
  return {
    root,
    /** @param {string[]} players @param {string} value */
    update(players, value) {
      show([...others, ...players.map((name, seat) => ({ value: String(seat), label: name }))]);
      control.value = value;
    },
  };
}

/** @param {Book} book @param {(change: (draft: Draft) => Draft) => void} onChange */
function playersFields(book, onChange) {
  const { words } = book;
  const count = field(words.how_many, playerCounts(), (value) =>
    onChange((draft) => withPlayers(draft, names.slice(0, Number(value)).map(({ value: name }) => name))));
  const names = Array.from({ length: MOST_PLAYERS }, (_, seat) => {
    const name = input("text", () =>
      onChange((draft) => ({ ...draft, players: replaced(draft.players, seat, name.value.trim()) })));
    name.maxLength = LONGEST_NAME;
    name.value = book.names[seat];
    return name;
  });
  const points = names.map((_, seat) => {
    const score = input("number", () =>
      onChange((draft) => ({ ...draft, scores: replaced(draft.scores, seat, score.valueAsNumber) })));
    score.min = "0";
    return score;
  });
  const rows = names.map((name, seat) => element("div", "uk-build-player", [
    labelled(fill(words.player, { number: seat + 1 }), name),
    points[seat],
  ]));
  return {
    root: element("div", "", [count.root, ...rows]),
    /** @param {Draft} draft */
    write({ players, scores }) {
      players.forEach((name, seat) => (names[seat].value = name));
      scores.forEach((score, seat) => (points[seat].value = String(score)));
    },
    /** @param {Draft} draft */
    update({ players }) {
      count.control.value = String(players.length);
      rows.forEach((row, seat) => {
        row.hidden = seat >= players.length;
        if (row.hidden) return;
        points[seat].value ||= "0";
        points[seat].setAttribute("aria-label", fill(words.build_points, { name: players[seat] }));
      });
    },
  };
}

/** @param {"text" | "number"} type @param {() => void} onInput */
function input(type, onInput) {
  const made = element("input");
  made.type = type;
  made.addEventListener("input", onInput);
  return made;
}

/** @param {string} name @param {HTMLElement[]} children */
function details(name, children) {
  return element("details", "uk-options", [element("summary", "", [name]), ...children]);
}
