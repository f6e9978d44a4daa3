/** @import {Entry, Tree} from "./types.js" */

/**
 * A game with all its lines, and where one stands in it, as a session file holds it. Whatever came
 * as JSON stays JSON: the page has no need to look into it, and would round the largest seeds.
 *
 * @typedef {object} Session
 * @property {string} start As in a file.
 * @property {string[]} nodes The nodes after the start, each as in a file.
 * @property {Record<string, string>} names By the node's number in the game's tree.
 * @property {Place} at
 * @property {string} reader
 * @property {string} lang
 *
 * @typedef {{node: number | null, event: number | null}} Place The node's place among the nodes,
 *   null for the start.
 */

const FORMAT = "uno-kart-session/1";

/**
 * The node of a session file that a node of the game's tree is.
 *
 * @param {Entry} entry
 */
export function nodeOf({ parent, action, arrange }) {
  const above = placeOf(parent ?? 0);
  return JSON.stringify(arrange ? { parent: above, arrange } : { parent: above, action });
}

/** @param {Tree} tree */
export function nodesOf({ nodes }) {
  return nodes.filter(({ node }) => node > 0).map(nodeOf);
}

/** @param {number} node In the game's tree, where the start is the first. */
export function placeOf(node) {
  return node > 0 ? node - 1 : null;
}

/** @param {Session} session */
export function textOf({ start, nodes, names, at, reader, lang }) {
  const rest = JSON.stringify({ names, at, reader, lang }).slice(1);
  return `{"format":"${FORMAT}","start":${start},"nodes":[${nodes.join(",")}],${rest}`;
}

/**
 * Whether one session begins like another, and goes on where the other ends, if not before.
 *
 * @param {Session} whole
 * @param {Session} part
 */
export function goesOn(whole, part) {
  return (
    whole.start === part.start &&
    whole.nodes.length >= part.nodes.length &&
    part.nodes.every((node, place) => node === whole.nodes[place])
  );
}

/**
 * Whether two sessions hold the same game.
 *
 * @param {Session} one
 * @param {Session} other
 */
function sameGame(one, other) {
  return one.nodes.length === other.nodes.length && goesOn(one, other);
}

/**
 * Whether two sessions stand in the same place of the same game.
 *
 * @param {Session} one
 * @param {Session} other
 */
export function samePlace(one, other) {
  const names = JSON.stringify(one.names) === JSON.stringify(other.names);
  return names && one.at.node === other.at.node && sameGame(one, other);
}

/**
 * How many actions lie between the start and where a session stands.
 *
 * @param {Session} session
 */
export function depthOf({ nodes, at }) {
  let depth = 0;
  for (let node = at.node; node !== null; node = JSON.parse(nodes[node]).parent) depth += 1;
  return depth;
}

/** @param {Session} session @returns {string[]} */
export function playersOf({ start }) {
  return JSON.parse(start).players;
}
