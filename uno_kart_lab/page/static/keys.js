/** @import {Move} from "./moves.js" */

/**
 * What is done at a key: a way through the game, or something on the page itself.
 *
 * @typedef {Move | "run" | "hand" | "ask" | "cover" | "reveal" | "projector" | "help"} Command
 *
 * @typedef {object} Shortcut
 * @property {Command} command
 * @property {string[]} keys Any of them; letters are small.
 * @property {string} word What of the book's words tells what they do.
 */

/** @type {Shortcut[]} In the order in which they are listed. */
export const SHORTCUTS = [
  { command: "next", keys: ["n", "ArrowRight", "PageDown"], word: "key_next" },
  { command: "back", keys: ["ArrowLeft", "PageUp"], word: "key_back" },
  { command: "run", keys: [" "], word: "key_run" },
  { command: "first", keys: ["Home"], word: "key_first" },
  { command: "last", keys: ["End"], word: "key_last" },
  { command: "hand", keys: ["h"], word: "key_hand" },
  { command: "ask", keys: ["p"], word: "key_ask" },
  { command: "projector", keys: ["f"], word: "key_projector" },
  { command: "cover", keys: ["c"], word: "key_cover" },
  { command: "reveal", keys: ["r"], word: "key_reveal" },
  { command: "help", keys: ["?"], word: "key_help" },
];
/** What keys do where the focus is: these are answered there. */
export const IN_PLACES = [
  { keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"], word: "key_arrows" },
  { keys: ["r", "y", "g", "b", "w"], word: "key_colours" },
  { keys: ["1", "2", "3"], word: "key_choice" },
  { keys: ["Escape"], word: "key_escape" },
];
const COMMANDS = new Map(SHORTCUTS.flatMap(({ keys, command }) => keys.map((key) => [key, command])));
const TYPED_INTO = ["INPUT", "SELECT", "TEXTAREA"];
/** What the space bar presses. */
const PRESSED = ["BUTTON", "SUMMARY"];

/**
 * What a key does on the page; nothing while something is typed, or with a modifier held.
 *
 * @param {{key: string, ctrlKey: boolean, altKey: boolean, metaKey: boolean, shiftKey: boolean}} event
 * @param {string} on The tag of the element that has the focus.
 * @returns {Command | null}
 */
export function commandOf({ key, ctrlKey, altKey, metaKey, shiftKey }, on) {
  // Many keyboards have the question mark above another key.
  if (ctrlKey || altKey || metaKey || (shiftKey && key !== "?")) return null;
  if (TYPED_INTO.includes(on) || (key === " " && PRESSED.includes(on))) return null;
  return COMMANDS.get(key.length === 1 ? key.toLowerCase() : key) ?? null;
}

/**
 * Which of a question's choices a key takes, counted from 0; null if it takes none.
 *
 * @param {{key: string, ctrlKey: boolean, altKey: boolean, metaKey: boolean}} event
 * @param {string} on The tag of the element that has the focus.
 */
export function choiceOf({ key, ctrlKey, altKey, metaKey }, on) {
  if (ctrlKey || altKey || metaKey || TYPED_INTO.includes(on)) return null;
  return /^[1-9]$/.test(key) ? Number(key) - 1 : null;
}
