/** @import {Chart} from "./chart.js" */
/** @import {Lab} from "./lab.js" */
/** @import {Asked, Bench} from "./simulate_form.js" */
/** @import {Book, Refusal} from "./types.js" */
import { LETTERS } from "./chart.js";
import { chartView } from "./chart_view.js";
import { button, element, setAttribute, setText } from "./dom.js";
import { download } from "./download.js";
import { languageView, markLanguage } from "./language_view.js";
import { LONGEST_LINK, linkTo } from "./link.js";
import { ownKeys } from "./own_keys.js";
import { simulateForm } from "./simulate_form.js";
import { fill } from "./words.js";

/** The notebook of a Lab, beside this one. */
const PLAY = "play.ipynb";

/**
 * @typedef {object} Run How far the games are, and what has come of them.
 * @property {"none" | "playing" | "stopped" | "done" | "failed"} state
 * @property {number} done
 * @property {number} games
 * @property {string} why
 * @property {string[]} rules In words, of each run.
 * @property {Chart[]} charts
 *
 * @typedef {object} Behind Games behind a bar.
 * @property {string} counted How many there are.
 * @property {number} next The first of those that are shown next.
 * @property {boolean} more There are others.
 * @property {{game: number, text: string}[]} games
 *
 * @typedef {{measure: string, bar: number, run: number}} BarAt
 *
 * @typedef {({do: "simulate"} & Asked)
 *   | {do: "stop"}
 *   | ({do: "behind", first: number} & BarAt)
 *   | ({do: "story", game: number} & BarAt)
 *   | {do: "save", form: "csv" | "parquet", run: number}} SimulateRequest
 *
 * @typedef {{behind: Behind} | {why: string} | {story: {game: number, why: string, record: string}}
 *   | {saved: {name: string, type: string, base64: string}}
 *   | {refusal: Refusal, of: string}} SimulateAnswer
 */

/**
 * The simulation lab: the form, the charts, and below them the table for a game's story.
 *
 * @param {Book} book
 * @param {Bench} bench
 * @param {Lab} lab
 * @param {(request: SimulateRequest) => void} ask
 */
export function simulateView(book, bench, lab, ask) {
  const { words } = bench;
  const write = new Intl.NumberFormat(book.lang);
  const form = simulateForm(book, bench, {
    run: (asked) => ask({ do: "simulate", ...asked }),
    stop: () => ask({ do: "stop" }),
  });
  const bar = element("progress");
  bar.setAttribute("aria-label", words.run);
  const counted = element("span", "uk-sim-counted");
  counted.setAttribute("aria-hidden", "true");
  // Read out, so that it is told four times and not with every number.
  const status = element("p", "uk-sim-status");
  status.setAttribute("role", "status");
  const error = element("p", "uk-form-error");
  error.setAttribute("role", "alert");
  if (!bench.able) setText(error, words.no_extra);
  const progress = element("div", "uk-sim-progress", [bar, counted]);
  const results = element("section", "uk-sim-results");
  results.setAttribute("aria-label", words.results);
  const story = storyView(book, words, lab, () => pressed?.chart.focusBar());
  const head = element("header", "uk-sim-head", [
    element("h1", "uk-title", [words.title]),
    languageView(book, book.words),
    element("p", "uk-note", [words.help]),
  ]);
  const top = element("div", "uk uk-sim", [
    head,
    element("div", "uk-sim-body", [
      form.root,
      element("div", "uk-sim-right", [form.go, progress, status, error, results]),
    ]),
  ]);
  const root = element("div", "uk-sim-page", [top, story.root]);
  markLanguage(top, book, words.title);
  ownKeys(top);
  /** @type {{chart: ReturnType<typeof chartView>, of: Chart, at: BarAt} | null} */
  let pressed = null;
  /** @type {Run | null} */
  let shown = null;

  /** @param {Run} run */
  function tell({ state, done, games, why }) {
    const numbers = { done: write.format(done), games: write.format(games) };
    const isPlaying = state === "playing";
    progress.hidden = !isPlaying;
    form.update(isPlaying);
    if (state === "failed") setText(error, fill(words.failed, { why }));
    else if (bench.able) setText(error, "");
    if (isPlaying) {
      bar.max = games;
      if (done) bar.value = done;
      else bar.removeAttribute("value");
      setText(counted, done ? fill(words.progress, numbers) : "");
      const quarter = Math.floor((4 * done) / games) * (games / 4);
      setText(status, done ? fill(words.progress, { ...numbers, done: write.format(Math.floor(quarter)) }) : words.loading);
      return;
    }
    const ended = { none: words.begin, failed: "", done: words.done, stopped: done ? words.stopped : words.stopped_early };
    setText(status, fill(ended[state], { games: numbers.done }));
  }

  /** @param {Run} run */
  function draw({ rules, charts }) {
    pressed = null;
    if (!charts?.length) return results.replaceChildren();
    const many = rules.length > 1;
    const legend = element("ul", "uk-sim-rules", rules.map((said, run) => {
      const line = element("li", "", [many ? fill(words.these, { letter: LETTERS[run], rules: said }) : said]);
      line.dataset.run = LETTERS[run];
      return line;
    }));
    const drawn = charts.map((chart) => {
      const view = chartView(chart, words, book.lang, (at, run) => {
        pressed?.chart.below.replaceChildren();
        pressed = { chart: view, of: chart, at: { measure: chart.id, bar: at, run } };
        ask({ do: "behind", first: 0, ...pressed.at });
      });
      return view.root;
    });
    results.replaceChildren(
      legend,
      element("p", "uk-note", [words.interval_note]),
      element("div", "uk-charts", drawn),
      savingView(words, rules.length, (kind, run) => ask({ do: "save", form: kind, run })),
    );
  }

  /** @param {Behind} behind */
  function list(behind) {
    if (!pressed) return;
    const { chart, of, at } = pressed;
    const title = element("h3", "", [
      fill(words.behind, { chart: of.title, label: of.bars[at.bar].label }),
      element("span", "uk-note", [` ${behind.counted}`]),
    ]);
    title.tabIndex = -1;
    const lines = behind.games.map(({ game, text }) =>
      element("li", "", [button("uk-sim-game", [text], () => openStory(game, at))]));
    const other = button("uk-quiet", [words.others], () => ask({ do: "behind", first: behind.next, ...at }));
    other.hidden = !behind.more;
    const close = button("uk-quiet", [book.words.close], () => {
      chart.below.replaceChildren();
      chart.focusBar();
    });
    chart.below.replaceChildren(
      title,
      ...(lines.length ? [element("ul", "uk-sim-games", lines)] : [element("p", "", [words.no_games])]),
      element("div", "uk-sim-ways", [other, close]),
    );
    title.focus();
  }

  /** @param {number} game @param {BarAt} at */
  function openStory(game, at) {
    setText(status, words.story_loading);
    ask({ do: "story", game, ...at });
  }

  return {
    root,
    /** @param {Run} run */
    update(run) {
      if (run === shown) return;
      tell(run);
      if (run.state !== "playing" || shown?.state !== "playing") draw(run);
      if (run.state === "playing") story.hide();
      shown = run;
    },
    held: form.held,
    story,
    /** @param {ReturnType<typeof form.held>} held @param {typeof story} before */
    resume(held, before) {
      form.write(held);
      story.resume(before.told());
    },
    /** @param {SimulateAnswer} answer @returns {boolean} Whether it was for this view. */
    hear(answer) {
      if ("behind" in answer) list(answer.behind);
      else if ("story" in answer) {
        setText(status, "");
        story.show(answer.story);
      } else if ("why" in answer) story.retell(answer.why);
      else if ("saved" in answer) {
        const { name, type, base64 } = answer.saved;
        download({ name, type, text: bytesOf(base64) });
        setText(status, fill(words.saved, { name }));
      } else if ("refusal" in answer && ASKED.includes(answer.of)) setText(error, answer.refusal.text);
      else return false;
      return true;
    },
  };
}

let stories = 0;

const ASKED = ["simulate", "stop", "behind", "story", "save"];

/** @param {string} base64 */
function bytesOf(base64) {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/**
 * Ways to save all games, of each run.
 *
 * @param {Record<string, string>} words
 * @param {number} runs
 * @param {(kind: "csv" | "parquet", run: number) => void} save
 */
function savingView(words, runs, save) {
  const ways = Array.from({ length: runs }, (_, run) => [
    ...(runs > 1 ? [element("strong", "", [LETTERS[run]])] : []),
    button("uk-quiet", [words.save_csv], () => save("csv", run)),
    button("uk-quiet", [words.save_parquet], () => save("parquet", run)),
  ]);
  const root = element("div", "uk-sim-ways", [element("span", "", [words.save]), ...ways.flat()]);
  root.setAttribute("role", "group");
  root.setAttribute("aria-label", words.save);
  return root;
}

/**
 * The table with a game's story, and why it stands where it does.
 *
 * @param {Book} book
 * @param {Record<string, string>} words
 * @param {Lab} lab
 * @param {() => void} back
 */
function storyView(book, words, lab, back) {
  const title = element("h2");
  title.tabIndex = -1;
  title.id = `uk-sim-story-${(stories += 1)}`;
  const why = element("p", "uk-sim-why");
  const watch = element("a", "uk-ref-watch", [words.watch]);
  watch.target = "_blank";
  watch.rel = "noopener";
  const leave = button("uk-quiet", [words.back], back);
  const head = element("div", "uk uk-sim-story", [title, why, element("div", "uk-sim-ways", [leave, watch])]);
  markLanguage(head, book);
  const root = element("section", "", [head, lab.root]);
  root.setAttribute("aria-labelledby", title.id);
  root.hidden = true;
  /** @type {{game: number, why: string, record: string} | null} */
  let told = null;

  /** @param {string} text */
  async function offer(text) {
    const link = await linkTo(text, new URL(PLAY, location.href).href).catch(() => null);
    const isShort = link !== null && link.length <= LONGEST_LINK;
    watch.hidden = !isShort;
    setAttribute(watch, "href", isShort ? link : null);
  }

  /** @param {typeof told} of */
  function fillIn(of) {
    told = of;
    root.hidden = !of;
    if (!of) return;
    setText(title, fill(words.story, { game: of.game }));
    setText(why, of.why);
    void offer(of.record);
  }

  return {
    root,
    told: () => told,
    hide: () => fillIn(null),
    resume: fillIn,
    /** @param {string} text The same in another language. */
    retell(text) {
      if (told) fillIn({ ...told, why: text });
    },
    /** @param {NonNullable<typeof told>} of */
    show(of) {
      fillIn(of);
      title.focus({ preventScroll: true });
      root.scrollIntoView({ block: "start" });
    },
  };
}
