/** A browser's storage, without a browser. */
export class MemoryBox {
  /** @type {Map<string, string>} */
  entries = new Map();
  /** Letters that it takes in all. */
  room = Infinity;
  /** @type {string[]} The values that were put in, in their order. */
  written = [];

  get length() {
    return this.entries.size;
  }

  /** @param {number} place */
  key(place) {
    return [...this.entries.keys()][place] ?? null;
  }

  /** @param {string} name */
  getItem(name) {
    return this.entries.get(name) ?? null;
  }

  /** @param {string} name @param {string} value */
  setItem(name, value) {
    const others = [...this.entries].filter(([other]) => other !== name);
    const size = others.reduce((sum, [, one]) => sum + one.length, value.length);
    if (size > this.room) throw new Error("QuotaExceededError");
    this.entries.set(name, value);
    this.written.push(value);
  }

  /** @param {string} name */
  removeItem(name) {
    this.entries.delete(name);
  }
}
