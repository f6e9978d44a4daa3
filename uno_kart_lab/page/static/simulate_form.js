/** @import {Book, RulesGiven} from "./types.js" */
import { computerFields } from "./computer_fields.js";
import { button, element, setOff } from "./dom.js";
import { labelled, playerCounts, select } from "./fields.js";
import { oneOption } from "./one_option.js";
import { rulesFields } from "./rules_fields.js";
import { fill } from "./words.js";

let forms = 0;

/**
 * @typedef {object} Bench What the kernel tells of the form.
 * @property {Record<string, string>} words
 * @property {string[]} players
 * @property {{preset: string, options: Record<string, any>}} rules
 * @property {number} games
 * @property {number} most
 * @property {string} seed
 * @property {boolean} able Whether what is needed is installed.
 *
 * @typedef {{games: number, seed: string, players: string[], rules: RulesGiven[]}} Asked
 */

/**
 * Who plays how many games, by which rules.
 *
 * @param {Book} book
 * @param {Bench} bench
 * @param {{run: (asked: Asked) => void, stop: () => void}} asks
 */
export function simulateForm(book, bench, asks) {
  const { words } = bench;
  const count = select(playerCounts());
  const players = computerFields(book);
  const showSeats = () => players.show(
    Array.from({ length: Number(count.value) }, (_, seat) => fill(book.words.player, { number: seat + 1 })),
  );
  count.addEventListener("change", showSeats);
  const rules = rulesFields(book);
  const changed = oneOption(book, () => {});
  const games = element("input");
  games.type = "number";
  games.min = "1";
  games.max = String(bench.most);
  games.required = true;
  const seed = element("input");
  seed.inputMode = "numeric";
  seed.pattern = "[0-9]{1,19}";
  seed.required = true;
  const run = element("button", "uk-next uk-sim-run", [words.run]);
  const stop = button("uk-sim-stop", [words.stop], asks.stop);
  const root = element("form", "uk-form uk-sim-form", [
    element("fieldset", "", [
      element("legend", "", [book.words.players]),
      labelled(book.words.how_many, count),
      players.fields,
      element("details", "uk-options", [element("summary", "", [words.kinds]), players.kinds]),
    ]),
    rules.root,
    element("fieldset", "", [element("legend", "", [words.compare]), changed.root]),
    element("div", "uk-sim-numbers", [labelled(words.games, games), labelled(book.words.seed, seed)]),
    element("p", "uk-note", [`${words.games_note} ${words.seed_note} ${words.dealer_note}`]),
  ]);
  // These stand beside it, where what comes of them is shown.
  root.id = `uk-sim-form-${(forms += 1)}`;
  run.setAttribute("form", root.id);
  root.addEventListener("submit", (event) => {
    event.preventDefault();
    if (run.getAttribute("aria-disabled") === "true") return;
    const own = rules.read();
    const other = changed.read(own);
    asks.run({
      games: Number(games.value),
      seed: seed.value,
      players: players.read(),
      rules: other ? [own, other] : [own],
    });
  });

  /** @param {ReturnType<typeof held>} from */
  function write(from) {
    count.value = String(from.players.length);
    showSeats();
    players.write(from.players);
    rules.write(from.rules);
    changed.write(from.changed);
    games.value = from.games;
    seed.value = from.seed;
  }

  function held() {
    return {
      players: players.read(),
      rules: rules.read(),
      changed: changed.held(),
      games: games.value,
      seed: seed.value,
    };
  }

  write({ ...bench, games: String(bench.games), changed: ["", -1] });
  return {
    root,
    go: element("div", "uk-sim-go", [run, stop]),
    held,
    write,
    /** @param {boolean} isPlaying */
    update(isPlaying) {
      setOff(run, isPlaying || !bench.able);
      if (!isPlaying && document.activeElement === stop) run.focus();
      stop.hidden = !isPlaying;
    },
  };
}
