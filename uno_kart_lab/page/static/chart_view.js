/** @import {Chart, Estimate} from "./chart.js" */
import { LETTERS, endOf, spansOf, writing } from "./chart.js";
import { button, element, oneTabStop, setAttribute } from "./dom.js";
import { goToEnds } from "./group_keys.js";
import { fill } from "./words.js";

/**
 * A chart whose bars are buttons: one tab stop, and the arrow keys go from bar to bar.
 *
 * @param {Chart} chart
 * @param {Record<string, string>} words
 * @param {string} lang
 * @param {(bar: number, run: number) => void} press
 */
export function chartView(chart, words, lang, press) {
  const end = endOf(chart);
  const write = writing(lang, chart.kind);
  const rows = element("div", "uk-chart-rows", chart.bars.map(({ label, runs }, bar) =>
    element("div", "uk-chart-row", [
      element("span", "uk-chart-label", [label]),
      element("div", "uk-chart-runs", runs.map((estimate, run) => barOf(label, estimate, bar, run, runs.length))),
    ])));
  rows.setAttribute("role", "group");
  rows.setAttribute("aria-label", chart.title);
  oneTabStop(rows)();
  goToEnds(rows);
  const unit = words[chart.kind === "share" ? "share_of_games" : "mean_of_games"];
  const below = element("div", "uk-chart-below");
  const root = element("section", "uk-chart", [
    element("h2", "", [chart.title]),
    element("p", "uk-chart-unit", [unit]),
    rows,
    below,
  ]);
  root.setAttribute("aria-label", chart.title);

  /**
   * @param {string} label
   * @param {Estimate} estimate
   * @param {number} bar
   * @param {number} run
   * @param {number} of How many runs there are.
   */
  function barOf(label, estimate, bar, run, of) {
    const { bar: long, from, width } = spansOf(estimate, end);
    const drawn = element("span", "uk-chart-bar");
    drawn.style.width = `${long}%`;
    const line = element("span", "uk-chart-line");
    line.style.left = `${from}%`;
    line.style.width = `${width}%`;
    const [value, low, high] = [estimate.value, Math.max(estimate.low, 0), estimate.high].map(write);
    const said = fill(words.bar, { label, value, low, high });
    const seen = element("span", "uk-chart-seen", [
      ...(of > 1 ? [element("span", "uk-chart-letter", [LETTERS[run]])] : []),
      element("span", "uk-chart-track", [drawn, line]),
      element("span", "uk-chart-value", [value]),
    ]);
    // Read out as a sentence in its place.
    seen.setAttribute("aria-hidden", "true");
    const read = of > 1 ? fill(words.bar_of, { letter: LETTERS[run], bar: said }) : said;
    const made = button("uk-chart-press", [element("span", "uk-hidden", [read]), seen], () => {
      press(bar, run);
      for (const other of rows.querySelectorAll("button")) setAttribute(other, "aria-pressed", null);
      setAttribute(made, "aria-pressed", "true");
    });
    made.dataset.run = LETTERS[run];
    made.title = said;
    return made;
  }

  return { root, below, focusBar: () => /** @type {HTMLElement | null} */ (rows.querySelector("[aria-pressed=true]"))?.focus() };
}
