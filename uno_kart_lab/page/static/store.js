/** @import {Place, Session} from "./session.js" */

/**
 * What is used of the browser's storage.
 *
 * @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">} Box
 *
 * @typedef {"a" | "b" | "c"} Slot Where a game lies: there are two at most, and the one that comes.
 * @typedef {{now: Slot | null, before: Slot | null}} Slots
 * @typedef {{start: string, count: number, names: Record<string, string>, at: Place,
 *   reader: string, lang: string}} Head
 */

/** @type {Slot[]} */
const SLOTS = ["a", "b", "c"];

/** What a step writes anew is at most this many nodes, however long the game is. */
const NODES_TOGETHER = 64;

/** What is kept is not what was put there. */
export class Damaged extends Error {}

/**
 * The games of one Lab that the browser keeps: the one that is on, and the one before.
 *
 * A game is a head, and its nodes in pieces. Each method throws what the storage throws, which may
 * be full or forbidden.
 */
export class Store {
  #box;
  #name;
  /** @type {Slot | null} Where the game lies that is written. */
  #slot = null;

  /**
   * @param {Box} box
   * @param {string} name Tells this Lab from every other of the same host.
   */
  constructor(box, name) {
    this.#box = box;
    this.#name = `uno-kart-lab ${encodeURIComponent(name)}`;
  }

  /**
   * @param {"now" | "before"} which
   * @returns {Session | null} Null if there is none.
   * @throws {Damaged}
   */
  read(which) {
    const slot = this.#slots()[which];
    return slot && this.#game(slot);
  }

  /** Throw all of it away. */
  clear() {
    this.#clear("");
  }

  /** Go on with the game that is on. */
  resume() {
    this.#slot = this.#slots().now;
  }

  /** Go on with the game before; the one that was on becomes that. */
  swap() {
    const { now, before } = this.#slots();
    this.#write("", { now: before, before: now });
    this.#slot = before;
  }

  /**
   * Keep another game; the one that was on becomes the one before.
   *
   * @param {Session} session
   */
  begin(session) {
    const { now, before } = this.#slots();
    const slot = /** @type {Slot} */ (SLOTS.find((one) => one !== now && one !== before));
    this.#clear(slot);
    this.#slot = slot;
    this.write(session, 0);
    // Only now, in case it was too much to be kept.
    this.#write("", { now: slot, before: now });
    if (before) this.#clear(before);
  }

  /**
   * Keep what has become of the game that was begun, or that one goes on with.
   *
   * @param {Session} session
   * @param {number} from Nodes before it are kept already.
   */
  write({ start, nodes, names, at, reader, lang }, from) {
    const slot = this.#slot;
    if (!slot) throw new Error("no game was begun");
    const first = Math.floor(from / NODES_TOGETHER);
    for (let piece = first; piece * NODES_TOGETHER < nodes.length; piece += 1) {
      const some = nodes.slice(piece * NODES_TOGETHER, (piece + 1) * NODES_TOGETHER);
      this.#box.setItem(this.#entry(`${slot}${piece}`), `[${some.join(",")}]`);
    }
    // Last: until it is there, the nodes that it does not count are not read.
    this.#write(slot, { start, count: nodes.length, names, at, reader, lang });
  }

  /** @returns {Slots} */
  #slots() {
    const slots = this.#read("");
    if (slots === null) return { now: null, before: null };
    const known = [slots.now, slots.before].every((slot) => slot === null || SLOTS.includes(slot));
    if (!known) throw new Damaged();
    return slots;
  }

  /** @param {Slot} slot @returns {Session} */
  #game(slot) {
    const head = /** @type {Head | null} */ (this.#read(slot));
    if (!head || !isHead(head)) throw new Damaged();
    const { start, count, names, at, reader, lang } = head;
    const pieces = Array.from({ length: Math.ceil(count / NODES_TOGETHER) }, (_, piece) =>
      this.#read(`${slot}${piece}`),
    );
    const nodes = pieces.flat().slice(0, count);
    if (nodes.length < count || !nodes.every(isNode)) throw new Damaged();
    return { start, nodes: nodes.map((node) => JSON.stringify(node)), names, at, reader, lang };
  }

  /** @param {string} part @returns {any} */
  #read(part) {
    const text = this.#box.getItem(this.#entry(part));
    try {
      return text === null ? null : JSON.parse(text);
    } catch {
      throw new Damaged();
    }
  }

  /** @param {string} part @param {Slots | Head} content */
  #write(part, content) {
    this.#box.setItem(this.#entry(part), JSON.stringify(content));
  }

  /** @param {string} part What the names of the entries begin with. */
  #clear(part) {
    const all = Array.from({ length: this.#box.length }, (_, place) => this.#box.key(place));
    for (const name of all) {
      if (name?.startsWith(this.#entry(part))) this.#box.removeItem(name);
    }
  }

  /** @param {string} part */
  #entry(part) {
    return `${this.#name} ${part}`;
  }
}

/** @param {any} head */
function isHead({ start, count, names, at, reader, lang }) {
  return (
    [start, reader, lang].every((text) => typeof text === "string") &&
    isObject(parsed(start)) &&
    Array.isArray(parsed(start).players) &&
    isObject(names) &&
    Number.isInteger(count) &&
    isPlace(at?.node, count) &&
    isPlace(at.event, Infinity)
  );
}

/** @param {any} node @param {number} place */
function isNode(node, place) {
  return isObject(node) && isPlace(node.parent, place);
}

/** @param {any} place @param {number} end */
function isPlace(place, end) {
  return place === null || (Number.isInteger(place) && place >= 0 && place < end);
}

/** @param {any} value */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
