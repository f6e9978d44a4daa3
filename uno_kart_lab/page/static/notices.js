/** @import {Session} from "./session.js" */
/** @import {Book} from "./types.js" */
import { banners } from "./banners.js";
import { isolating } from "./isolate.js";
import { depthOf, playersOf } from "./session.js";
import { fill } from "./words.js";

/**
 * @typedef {object} NoticeAsks
 * @property {() => void} goOn
 * @property {() => void} startAnew
 * @property {() => void} takeOver
 * @property {(game: Session | null) => void} save To a file; null for the game that is shown.
 * @property {() => void} refocus What had the focus is gone.
 */

/** Longer names would hide what is said. */
const LONGEST_NAME = 24;

/**
 * What is said above the page of what becomes of the game, and what is asked.
 *
 * @param {Book} book
 * @param {NoticeAsks} asks
 */
export function notices({ words }, asks) {
  const { root, show, hide, retell } = banners(asks.refocus);

  /** @typedef {[string, () => void]} Way */

  /** @param {() => string} text @param {() => Way[]} [more] */
  const ofStorage = (text, more = () => []) =>
    show("storage", () => ({ text: text(), ways: [...more(), close("storage")], isQuiet: true }));

  /** @param {() => string} text @param {() => Way[]} [more] */
  const ofOpening = (text, more = () => []) =>
    show("opening", () => ({ text: text(), ways: [...more(), close("opening")] }));

  /** @param {"storage" | "opening"} about @returns {Way} */
  const close = (about) => [words.close, () => hide(about)];

  /** @param {Session | null} game @returns {Way} */
  const save = (game) => [words.save_to_file, () => asks.save(game)];

  return {
    root,

    /** @param {Session} kept */
    found(kept) {
      const names = playersOf(kept).map(shortened);
      const values = { step: depthOf(kept), players: names.join(", ") };
      show("found", () => ({
        text: isolating(names)(fill(words.kept_game, values)),
        ways: [[words.go_on_with_it, asks.goOn], [words.start_anew, asks.startAnew]],
      }));
    },

    elsewhere() {
      hide("found");
      show("elsewhere", () => ({
        text: words.open_elsewhere,
        ways: [[words.take_over, asks.takeOver], [words.play_unkept, () => hide("elsewhere")]],
      }));
    },

    taken: () =>
      show("elsewhere", () => ({ text: words.was_taken, ways: [[words.take_back, asks.takeOver]] })),

    settled() {
      hide("found");
      hide("elsewhere");
    },

    damaged: () => ofStorage(() => words.kept_damaged),
    full: () => ofStorage(() => words.not_kept, () => [save(null)]),

    linkDamaged: () => ofOpening(() => words.link_damaged),

    /** @param {string} why @param {Session | null} game The one that was kept; null for a link's. */
    notOpened: (why, game) =>
      game
        ? ofOpening(() => fill(words.game_refused, { why }), () => [save(game)])
        : ofOpening(() => fill(words.link_refused, { why })),

    opened: () => hide("opening"),

    /** @param {boolean} isApp Whether it comes back with the page. @param {boolean} isSafe */
    gone(isApp, isSafe) {
      const text = () => {
        const kept = isSafe ? words.game_is_kept : words.game_is_not_kept;
        return `${words.kernel_gone} ${kept} ${isApp ? words.reload_it : words.run_it_again}`;
      };
      /** @returns {Way[]} */
      const reload = () => (isApp ? [[words.reload, () => location.reload()]] : []);
      show("kernel", () => ({ text: text(), ways: [...reload(), save(null)] }));
      return text();
    },

    back: () => hide("kernel"),

    /** @param {Book} book In another language. */
    translate(book) {
      ({ words } = book);
      retell();
    },
  };
}

/** @param {string} name */
function shortened(name) {
  const letters = [...name];
  if (letters.length <= LONGEST_NAME) return name;
  return `${letters.slice(0, LONGEST_NAME - 1).join("")}\u2026`;
}
