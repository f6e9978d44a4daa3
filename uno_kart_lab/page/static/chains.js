/** @import {Chain, ChainStep, Colour} from "./types.js" */

/**
 * One thing that happened in a chain.
 *
 * @typedef {object} ChainPart
 * @property {"box" | "card" | "ignored" | "item" | "target" | "draw" | "colour" | "again"} kind
 * @property {number} node
 * @property {number} event Its place in the step.
 * @property {string} [card]
 * @property {string} [rule]
 * @property {string} [item]
 * @property {number} [seat]
 * @property {string[]} [cards]
 * @property {Colour} [colour]
 *
 * @typedef {{number: number, parts: ChainPart[]}} Link A box, and all that came of it.
 */

/**
 * The chain as it has come about until event `at` of a step.
 *
 * @param {Chain} chain
 * @param {number} node
 * @param {number} at
 * @returns {Chain}
 */
export function chainUntil(chain, node, at) {
  const steps = chain.steps.map((step) => (step.node === node ? stepUntil(step, at) : step));
  return { ...chain, steps };
}

/** @param {ChainStep} step @param {number} at @returns {ChainStep} */
function stepUntil({ node, link, draws = [], ...facts }, at) {
  const told = Object.entries(facts).filter(([, [event]]) => event <= at);
  return { node, link, draws: draws.filter(([event]) => event <= at), ...Object.fromEntries(told) };
}

/**
 * The links of a chain in their order, and in each what happened, as it happened.
 *
 * @param {Chain} chain
 * @returns {Link[]}
 */
export function linksOf({ steps }) {
  /** @type {Map<number, ChainPart[]>} */
  const links = new Map();
  for (const step of steps) {
    const parts = partsOf(step);
    if (parts.length) links.set(step.link, [...(links.get(step.link) ?? []), ...parts]);
  }
  return [...links].map(([number, parts]) => ({ number, parts }));
}

/** @param {ChainStep} step @returns {ChainPart[]} */
function partsOf({ node, box, card, ignored, item, target, draws = [], colour, again }) {
  /** @type {(Omit<ChainPart, "node"> | undefined)[]} */
  const parts = [
    box && { kind: "box", event: box[0], card: box[1] },
    card && { kind: "card", event: card[0], card: card[1] },
    ignored && { kind: "ignored", event: ignored[0], card: card?.[1], rule: ignored[1] },
    item && { kind: "item", event: item[0], item: item[1] },
    target && { kind: "target", event: target[0], seat: target[1] },
    ...draws.map(([event, seat, ...cards]) => ({ kind: /** @type {const} */ ("draw"), event, seat, cards })),
    colour && { kind: "colour", event: colour[0], colour: colour[1] },
    again && { kind: "again", event: again[0] },
  ];
  return parts.flatMap((part) => (part ? [{ node, ...part }] : [])).sort((one, other) => one.event - other.event);
}
