/** @import {Entry, Tree} from "./types.js" */

/**
 * A node, and where it stands.
 *
 * @typedef {object} TreeNode
 * @property {number} node
 * @property {number} depth How many steps after the start.
 * @property {Entry} entry
 * @property {number[]} children What was done next, in the order in which it was done first.
 * @property {boolean} arranged Whether cards have changed places here or before.
 */

/**
 * The page's own copy of the game's tree, and the line through it that was visited last. It is
 * told of each step as that is shown, and takes the same time however long the game is.
 */
export class GameTree {
  /** @type {Map<number, TreeNode>} In the order in which they were made, parents first. */
  nodes = new Map();
  /** @type {Record<string, string>} By node. */
  names = {};
  /** @type {Set<number>} */
  #ends = new Set();
  /** @type {Map<number, number>} The child of each node that was visited last. */
  #onward = new Map();
  /** @type {number[]} By depth. */
  #line = [];

  /** @param {Tree} tree */
  reset({ nodes, names, end }) {
    this.clear();
    this.names = names;
    for (const { node, ...entry } of nodes) this.add(node, entry);
    this.line(end);
  }

  /** Another game is going to be told. */
  clear() {
    this.nodes.clear();
    this.names = {};
    this.#ends.clear();
    this.#onward.clear();
    this.#line = [];
  }

  /**
   * @param {number} node
   * @param {Entry} entry
   * @returns {boolean} Whether the node is known now: it can't be if the one before it is not.
   */
  add(node, entry) {
    if (this.nodes.has(node)) return true;
    const parent = entry.parent === null ? null : this.nodes.get(entry.parent);
    if (parent === undefined) return false;
    this.nodes.set(node, {
      node,
      depth: parent ? parent.depth + 1 : 0,
      entry,
      children: [],
      arranged: entry.marks.includes("arranged") || (parent?.arranged ?? false),
    });
    this.#ends.add(node);
    if (parent) {
      parent.children.push(node);
      this.#ends.delete(parent.node);
      this.#onward.set(parent.node, node);
      if (this.#line[parent.depth] === parent.node) this.#line.length = parent.depth + 1;
    }
    if (!parent || this.#line.at(-1) === parent.node) this.#line.push(node);
    return true;
  }

  /** @param {number} node */
  at(node) {
    const found = this.nodes.get(node);
    if (!found) throw new Error(`no node ${node}`);
    return found;
  }

  /**
   * The nodes from the start through `at` to the end of its line, by depth. Where the line goes on
   * in several ways, it is the one that was asked for last.
   *
   * @param {number} at
   * @returns {readonly number[]} The tree's own: it changes with the next question.
   */
  line(at) {
    if (this.#line[this.at(at).depth] !== at) this.#turnTo(at);
    return this.#line;
  }

  /** @returns {number[]} The last nodes of all lines. */
  ends() {
    return [...this.#ends];
  }

  /** How many lines there are. */
  get lines() {
    return this.#ends.size;
  }

  /** @param {number} node */
  children(node) {
    return this.at(node).children;
  }

  /** @param {number} at */
  #turnTo(at) {
    const way = [];
    let { node, depth, entry } = this.at(at);
    while (this.#line[depth] !== node) {
      way.push(node);
      if (entry.parent === null) break;
      this.#onward.set(entry.parent, node);
      ({ node, depth, entry } = this.at(entry.parent));
    }
    this.#line.length = this.at(at).depth + 1 - way.length;
    this.#line.push(...way.reverse());
    let onward = this.#onward.get(at);
    while (onward !== undefined) {
      this.#line.push(onward);
      onward = this.#onward.get(onward);
    }
  }
}
