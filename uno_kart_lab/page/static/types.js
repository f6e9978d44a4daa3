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
 * @typedef {"box" | "challenge" | "uno" | "round_end" | "arranged"} Mark
 *
 * @typedef {object} Entry A node of the game's tree.
 * @property {number | null} parent Null for the start.
 * @property {number | null} seat Who did it.
 * @property {string} text What was done.
 * @property {Action | null} action As in files.
 * @property {{seat: number | null, card?: string, for: string} | null} arrange As in files.
 * @property {Mark[]} marks
 *
 * @typedef {object} Chain What Item Boxes of one player brought about, one after the other.
 * @property {number} number
 * @property {number} seat Who played the boxes.
 * @property {ChainStep[]} steps Up to this one.
 *
 * @typedef {object} ChainStep What a step adds to a chain; each fact begins with the place of its
 *   event in the step.
 * @property {number} node
 * @property {number} link
 * @property {[number, string]} [box] The card.
 * @property {[number, string]} [card] What was turned up.
 * @property {[number, string]} [ignored] What that card does when it is played; by which rule.
 * @property {[number, string]} [item]
 * @property {[number, number]} [target]
 * @property {[number, number, ...string[]][]} [draws] The seat, and the cards: none if none was left.
 * @property {[number, Colour]} [colour]
 * @property {[number]} [again] The player takes an extra turn.
 *
 * @typedef {object} Challenge A Wild Draw Four that waits for its answer, or gets it.
 * @property {number} player
 * @property {number} challenger
 * @property {Colour} colour That was active before.
 * @property {number} since The event that begins it; -1 if that is before the step.
 * @property {number | null} shown The event from which the reader knows the hand; -1 from the
 *   start, null if never.
 * @property {string[]} hand As it was beside the card; "??" if the reader may never see it.
 * @property {number[]} matching Places in the hand.
 * @property {number | null} known The event from which the reader knows the verdict.
 * @property {"bluff" | "no_bluff" | null} verdict
 * @property {"accept" | "challenge" | null} chosen
 * @property {Outcome[]} outcomes
 * @property {{share: number, whose: string, text: string} | null} chance Of a bluff.
 *
 * @typedef {{when: "accept" | "no_bluff" | "bluff", rule: string, text: string}} Outcome
 *
 * @typedef {object} State The one message of a step.
 * @property {number} node
 * @property {number} step
 * @property {boolean} back
 * @property {boolean} forward
 * @property {boolean} over Nothing can follow: the game is over, or what was kept of it ends.
 * @property {string} reader
 * @property {number} event The frame to show first, -1 for the table before the step.
 * @property {Entry} entry Of the node.
 * @property {FlatTable} base
 * @property {Frame[]} frames
 * @property {{text: string, seat: number | null}} asks
 * @property {Choice[]} legal
 * @property {Chain | null} chain That the step belongs to.
 * @property {Challenge | null} challenge
 *
 * @typedef {object} Setup What a game is played with.
 * @property {string[]} players
 * @property {{preset: string, options: Record<string, any>}} rules
 * @property {string | null} seed In digits; null if the stock is listed.
 * @property {string} language
 * @property {number} number One more for each new game.
 * @property {string} title
 * @property {string} start As in a session file, in JSON: as numbers, the largest seeds are not exact.
 * @property {string} key Tells this Lab from the others of its notebook.
 * @property {string[]} show The parts of the page that are shown.
 *
 * @typedef {object} Tree
 * @property {(Entry & {node: number})[]} nodes In the order in which they were made.
 * @property {Record<string, string>} names By node.
 * @property {number} end Of the line that was visited last.
 *
 * @typedef {object} Comparison Two lines of a game, from where they part.
 * @property {{node: number, text: string}} parting
 * @property {{node: number, name: string, text: string, steps: number}[]} lines
 * @property {{label: string, kind: string, values: any[], same: boolean}[]} rows
 *
 * @typedef {{name: string, type: string, text: string}} SavedFile
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
 * @property {Record<string, string>} actions What a card does when it is played, in short; by code.
 * @property {Record<string, string>} items Their names.
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
 *   | {do: "go", to: "first" | "back" | "forward" | "last" | number, event?: number}
 *   | ({do: "new"} & NewGame)
 *   | {do: "read_as", reader: string, event: number}
 *   | {do: "hello"}
 *   | {do: "open", text: string}
 *   | {do: "arrangeable", node: number, seat: number | null}
 *   | {do: "arrange", node: number, seat: number | null, card?: string, for: string}
 *   | {do: "name", node: number, text: string}
 *   | {do: "compare", node: number, other: number}
 *   | {do: "export", what: "markdown" | "html" | "replay"}} Request What the page asks of whoever runs
 *   the game; `node` is where the page stands.
 *
 * @typedef {{refusal: Refusal, of: Request["do"] | ""} | {tree: Tree} | {names: Record<string, string>}
 *   | {comparison: Comparison} | {arrangeable: {seat: number | null, cards: string[]}} | {file: SavedFile}} Answer What is told beside steps, and never of one.
 */

export {};
