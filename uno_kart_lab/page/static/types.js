/**
 * What the kernel tells the page. Everything here is data; the page knows no rule.
 *
 * @typedef {"red" | "yellow" | "green" | "blue"} Colour
 *
 * @typedef {Record<string, any>} FlatTable The table as it is sent: `hand0`, `score0`, `stock`, …
 *
 * @typedef {object} Seat
 * @property {string} name
 * @property {string[]} hand Card codes, "??" for a card the reader may not know.
 * @property {number} score
 *
 * @typedef {object} Table
 * @property {Seat[]} seats Clockwise.
 * @property {number} stock
 * @property {string[]} discard The last cards of the pile, the top card last.
 * @property {number} buried How many more lie under them.
 * @property {Colour | null} colour
 * @property {"left" | "right"} direction
 * @property {number | null} turn
 * @property {number | null} dealer
 * @property {number | null} asked
 * @property {number | null} uno The seat that can be caught.
 * @property {number} round
 * @property {number | null} winner
 * @property {number[]} winners
 *
 * @typedef {object} Frame What is to be seen after one event.
 * @property {string} kind
 * @property {string} text
 * @property {string} rule
 * @property {string[]} also
 * @property {number} number
 * @property {number | null} [cause]
 * @property {string[]} [options]
 * @property {string} [item]
 * @property {string[]} [details] How what the sentence says comes about, line by line.
 * @property {number} [chain]
 * @property {number} [link]
 * @property {FlatTable} set What the event changed on the table.
 * @property {{cards: string[], seats: number[]}} marks What the sentence speaks of.
 *
 * @typedef {object} Action Something that can be done, as it is asked of the kernel.
 * @property {number} seat
 * @property {string} do
 * @property {string} [card]
 * @property {Colour} [colour]
 * @property {number} [target]
 * @property {boolean} [say_uno]
 *
 * @typedef {Action & {text: string}} Choice An action with its words.
 *
 * @typedef {object} State The one message of a step.
 * @property {number} node
 * @property {number} step
 * @property {boolean} back
 * @property {boolean} forward
 * @property {boolean} over
 * @property {string} reader
 * @property {number} event The frame to show first, -1 for the table before the step.
 * @property {{text: string, seat: number} | null} action
 * @property {FlatTable} base
 * @property {Frame[]} frames
 * @property {{text: string, seat: number | null}} asks
 * @property {Choice[]} legal
 * @property {string[]} chain What the boxes of a chain turned up in the steps before this one,
 *   if this one can go on with it.
 *
 * @typedef {object} Setup What a game is played with.
 * @property {string[]} players
 * @property {{preset: string, options: Record<string, any>}} rules
 * @property {string} seed
 * @property {string} language
 *
 * @typedef {{title: string, text: string, source: string, note: string}} Rule
 * @typedef {object} OptionValue
 * @property {any} value With `number`, the name of what is counted.
 * @property {string} label
 * @property {{least: number, most: number, usual: number}} [number]
 *
 * @typedef {{name: string, label: string, rule: string, values: OptionValue[],
 *   presets: Record<string, any>}} Option
 * @typedef {{name: string, symbol: string}} Face
 *
 * @typedef {object} Book What stays the same from game to game.
 * @property {Record<string, string>} words
 * @property {string[]} counts A number of cards in words, by the number.
 * @property {Record<string, Rule>} rules
 * @property {Record<string, Face>} cards By code.
 * @property {Option[]} options
 * @property {{value: string, label: string}[]} presets
 * @property {string[]} names Proposed for players.
 * @property {string} sheet Every drawing, as SVG symbols.
 *
 * @typedef {{passed: boolean, rule: string, sentence: string}} Check
 * @typedef {{text: string, checks: Check[]}} Refusal
 *
 * @typedef {object} NewGame
 * @property {string[]} players
 * @property {{preset: string, options: Record<string, any>}} rules
 * @property {string} seed In digits: it may be larger than the numbers that are exact here.
 * @property {number} [dealer]
 *
 * @typedef {{do: "act", node: number, action: Action}
 *   | {do: "next", node: number}
 *   | {do: "go", to: "first" | "back" | "forward" | "last"}
 *   | ({do: "new"} & NewGame)
 *   | {do: "read_as", reader: string, event: number}} Request What the page asks of whoever runs
 *   the game; `node` is where the page stands.
 */

export {};
