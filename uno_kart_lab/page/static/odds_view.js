/** @import {Place, Told} from "./odds.js" */
/** @import {Book, Odds, Setup, State} from "./types.js" */
import { chancesView } from "./chances_view.js";
import { element, setAttribute, setHidden, setText } from "./dom.js";
import { actionRows, itemRows, oddsAt, winnerRows } from "./odds.js";
import { fill } from "./words.js";

/** Milliseconds: whoever goes on at once is not to be held up by what nobody will read. */
const STAY = 60;

/**
 * @typedef {object} OddsAsks
 * @property {(node: number) => void} workOut
 * @property {(isOpen: boolean) => void} toggle
 */

/**
 * The odds of what is shown. Closed, it asks for nothing.
 *
 * @param {Book} book
 * @param {OddsAsks} asks
 * @param {boolean} isOpen
 */
export function oddsView(book, asks, isOpen) {
  const { words } = book;
  const by = element("span");
  const hint = element("span", "uk-odds-hint");
  const chances = oddsParts(book);
  const notes = element("div", "uk-odds-notes", [element("p", "", [words.odds_how])]);
  const fewer = element("p", "", [words.odds_fewer]);
  notes.append(fewer);
  const head = element("p", "uk-odds-head", [by, hint]);
  const body = element("div", "uk-odds-body", [head, chances.root, notes]);
  const root = element("details", "uk-odds", [element("summary", "", [words.odds]), body]);
  root.open = isOpen;
  root.addEventListener("toggle", () => {
    asks.toggle(root.open);
    show();
    if (root.open) root.scrollIntoView({ block: "nearest" });
  });
  /** @type {Place | null} */
  let now = null;
  /** @type {Place | null} Where the page stood when it last asked. */
  let asked = null;
  /** @type {Told | null} */
  let last = null;

  /** @type {{odds: Odds, isOld: boolean} | null} */
  let drawn = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function show() {
    if (!root.open || root.hidden || !now) return;
    if (now.isTold && asked?.state !== now.state) askFor(now);
    draw(now);
  }

  /** @param {Place} place */
  function askFor(place) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!root.open || now?.state !== place.state || asked?.state === place.state) return;
      asked = place;
      asks.workOut(place.state.node);
    }, STAY);
  }

  /** @param {Place} place */
  function draw(place) {
    const { odds, isOld } = oddsAt(place, last);
    const isOn = odds !== null && odds.on;
    setAttribute(body, "aria-busy", String(place.isTold && (isOld || !odds?.done)));
    setText(by, isOn ? knower(odds, place) : "");
    setText(hint, hintAt(place, odds, isOld));
    setHidden(chances.root, !isOn);
    setHidden(notes, !isOn);
    setHidden(fewer, odds?.compiled ?? true);
    if (!isOn || (drawn?.odds === odds && drawn.isOld === isOld)) return;
    chances.update(odds, place.setup, isOld);
    drawn = { odds, isOld };
  }

  /** @param {Odds} odds @param {Place} place */
  function knower({ knower: seat }, { setup, state }) {
    if (seat === "table") return words.odds_by_table;
    if (seat === state.reader) return words.odds_by_you;
    return fill(words.odds_by, { name: setup.players[Number(seat)] });
  }

  /** @param {Place} place @param {Odds | null} odds @param {boolean} isOld */
  function hintAt({ isTold }, odds, isOld) {
    if (!isTold) return words.odds_wait;
    if (odds && !isOld && !odds.on) return words.odds_over;
    return odds && !isOld && odds.done ? "" : words.odds_working;
  }

  return {
    root,
    /** @param {Setup} setup @param {State} state @param {boolean} isTold */
    update(setup, state, isTold) {
      now = { setup, state, isTold };
      show();
    },
    /** @param {Odds} odds */
    tell(odds) {
      if (odds.node !== asked?.state.node) return;
      last = { odds, place: asked };
      show();
    },
  };
}

/** @param {Book} book */
function oddsParts(book) {
  const { words } = book;
  const count = new Intl.NumberFormat(book.lang);
  const wins = chancesView(book, "uk-odds-wins", words.odds_wins);
  const actions = chancesView(book, "uk-odds-actions", words.odds_actions);
  const items = chancesView(book, "uk-odds-items", words.odds_items);
  const bluff = chancesView(book, "uk-odds-bluff", words.odds_bluff);
  const root = element("div", "uk-odds-parts", [
    wins.root,
    actions.root,
    element("div", "uk-odds-exact", [items.root, bluff.root]),
  ]);

  /** @param {Odds} odds */
  function gamesOf({ games, of }) {
    const numbers = { games: count.format(games), of: count.format(of) };
    return fill(games === of ? words.odds_games_done : words.odds_games, numbers);
  }

  /** @param {Odds} odds */
  function gamesEach({ actions: done }) {
    return done.length ? fill(words.odds_games_each, { games: count.format(done[0].games) }) : "";
  }

  return {
    root,
    /** @param {Odds} odds @param {Setup} setup @param {boolean} isOld */
    update(odds, { players }, isOld) {
      const bluffs = odds.bluff === null ? [] : [{ key: "bluff", name: "", share: odds.bluff }];
      // What has not been worked out yet leaves what was there before.
      wins.update(winnerRows(odds, players, words.odds_nobody), gamesOf(odds), isOld, odds.games > 0);
      const comes = odds.actions.length > 0 || odds.done;
      actions.update(actionRows(odds), gamesEach(odds), isOld, comes);
      const sure = odds.items ? words.odds_exact : words.odds_items_none;
      items.update(itemRows(odds, book.items), sure, isOld);
      bluff.update(bluffs, words.odds_exact, isOld);
      setHidden(actions.root, odds.done && !odds.actions.length);
      setHidden(bluff.root, odds.bluff === null);
    },
  };
}
