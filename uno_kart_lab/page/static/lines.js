/** @import {GameTree} from "./game_tree.js" */

/**
 * The first node of a line that belongs to no other: what is done there is what makes it one.
 *
 * @param {GameTree} tree
 * @param {number} end
 */
export function ownStart(tree, end) {
  let { node, entry } = tree.at(end);
  while (entry.parent !== null && tree.children(entry.parent).length === 1) {
    ({ node, entry } = tree.at(entry.parent));
  }
  return node;
}

/**
 * The name that was given to a node, or else to one before it.
 *
 * @param {GameTree} tree
 * @param {number} at
 * @returns {string}
 */
export function nameAt(tree, at) {
  let { node, entry } = tree.at(at);
  while (!(node in tree.names) && entry.parent !== null) ({ node, entry } = tree.at(entry.parent));
  return tree.names[node] ?? "";
}

/**
 * The last node that two have before them, or are.
 *
 * @param {GameTree} tree
 * @param {number} one
 * @param {number} other
 */
export function parting(tree, one, other) {
  let [a, b] = [tree.at(one), tree.at(other)];
  while (a !== b) {
    if (a.depth >= b.depth) a = tree.at(Number(a.entry.parent));
    else b = tree.at(Number(b.entry.parent));
  }
  return a.node;
}

/**
 * The nodes after `from`, until `end`.
 *
 * @param {GameTree} tree
 * @param {number} from
 * @param {number} end
 */
export function wayTo(tree, from, end) {
  const way = [];
  for (let at = end; at !== from; at = Number(tree.at(at).entry.parent)) way.push(at);
  return way.reverse();
}
