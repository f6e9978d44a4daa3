/** @import {Odds, Setup, Share, State} from "./types.js" */

/**
 * @typedef {object} Place Where the page stands.
 * @property {Setup} setup
 * @property {State} state
 * @property {boolean} isTold Nothing of the step is still to come.
 *
 * @typedef {{odds: Odds, place: Place}} Told Odds, and where the page stood when it asked for them.
 *
 * @typedef {Share & {key: string, name: string, item?: string}} Row
 */

/**
 * Which odds are shown. Those of the step before stay until there are others, so that nothing jumps
 * from step to step; but not for another reader, who may see less, nor in another game.
 *
 * @param {Place} now
 * @param {Told | null} last
 * @returns {{odds: Odds | null, isOld: boolean}}
 */
export function oddsAt(now, last) {
  const isNow = last?.place.state === now.state;
  if (last && isNow) return { odds: now.isTold ? last.odds : null, isOld: false };
  const fits = last && last.place.setup === now.setup && last.place.state.reader === now.state.reader;
  return { odds: fits ? last.odds : null, isOld: true };
}

/** @param {Odds} odds @param {string[]} players @param {string} nobody @returns {Row[]} */
export function winnerRows({ wins, nobody: share }, players, nobody) {
  const rows = wins.map((one, seat) => ({ ...one, key: String(seat), name: players[seat] }));
  return share ? [...rows, { key: "nobody", name: nobody, share }] : rows;
}

/** The best first. @param {Odds} odds @returns {Row[]} */
export function actionRows({ actions }) {
  return actions
    .map((action) => ({ ...action, key: action.text, name: action.text }))
    .sort((one, other) => other.share - one.share);
}

/** @param {Odds} odds @param {Record<string, string>} names @returns {Row[]} */
export function itemRows({ items }, names) {
  return (items ?? []).map(({ item, share }) => ({ key: item, name: names[item], share, item }));
}
