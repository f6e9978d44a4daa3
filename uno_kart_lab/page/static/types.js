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
 * @property {number | null} due How many cards a stack has come to, while that is to be answered.
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
 * @typedef {"box" | "challenge" | "uno" | "round_end" | "house_rule" | "arranged"} Mark
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
 * @property {"accept" | "challenge" | "stack" | null} chosen
 * @property {Outcome[]} outcomes
 * @property {{share: number, whose: string, text: string} | null} chance Of a bluff.
 *
 * @typedef {{when: "accept" | "no_bluff" | "bluff" | "stack", rule: string, text: string}} Outcome
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
 * @property {Asked[]} [questions] What is asked before it is shown, if anything is.
 * @property {string} [why] The computer's reason for what was done, if the reader may know it.
 *
 * @typedef {{text: string, right: boolean, why: string, rule: string}} QuestionChoice
 *
 * @typedef {object} Asked A question of what happens.
 * @property {string} id What is known by whoever can answer it.
 * @property {string} kind
 * @property {string} rule
 * @property {string} ask
 * @property {QuestionChoice[]} choices One of them is right.
 * @property {number} asked The event after which it is asked; -1 before the first.
 * @property {number} reveal The event that shows the answer; -1 if none does.
 *
 * @typedef {object} Setup What a game is played with.
 * @property {string[]} players
 * @property {{preset: string, options: Record<string, any>}} rules
 * @property {string | null} seed In digits; null if the stock is listed.
 * @property {number} number One more for each new game.
 * @property {string} title
 * @property {string} start As in a session file, in JSON: as numbers, the largest seeds are not exact.
 * @property {string} key Tells this Lab from the others of its notebook.
 * @property {string[]} show The parts of the page that are shown.
 * @property {{lesson: string, scene: number} | null} lesson The scene of a lesson that this is.
 * @property {import("./onward.js").Onward} [onward] Where one can go when all of it has been seen.
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
 * @typedef {object} Case Of the library.
 * @property {string} id
 * @property {string} title Says nothing of how it turns out.
 * @property {string} shows How it turns out.
 * @property {string[]} rules
 * @property {1 | 2 | 3} difficulty
 *
 * @typedef {{words: string, rule: string | null, difficulty: number | null}} CaseQuery
 *
 * @typedef {object} Draft A position that is being built: a scenario's file without its actions.
 * @property {string} title
 * @property {{preset: string, options: Record<string, any>}} rules
 * @property {string[]} players
 * @property {string[][]} hands
 * @property {string[]} discard The top card last.
 * @property {string[]} stock The next card first.
 * @property {boolean} rest Below the stock's cards come all that lie nowhere.
 * @property {number} dealer
 * @property {number} turn
 * @property {"left" | "right"} direction
 * @property {Colour | null} colour Named for the top card, where that is wild.
 * @property {number | null} last_actor
 * @property {number[]} scores
 * @property {number} round
 * @property {string} seed In digits.
 *
 * @typedef {Omit<Draft, "rules"> & {rules: string | Draft["rules"], reader: string,
 *   then: Action | null}} TakenOver A position of a game, to be built on.
 *
 * @typedef {object} Checked What the kernel says of a draft.
 * @property {Record<string, number>} left How many of each card lie nowhere; by code.
 * @property {boolean} wild Whether the top card needs a colour.
 * @property {{place: string, text: string} | null} error What is in the way of playing it.
 * @property {string | null} scenario As a file's text, if nothing is.
 * @property {number} stock How many cards its stock has.
 * @property {Choice[]} legal What can be done first.
 *
 * @typedef {string | {preset: string, options: Record<string, any>}} RulesGiven As in files.
 *
 * @typedef {{rules: RulesGiven, text: string, on: boolean}} OtherRules
 *
 * @typedef {{kinds: {do: string, label: string, fields: string[]}[], coloured: string[]}} Claims What
 *   somebody can say was done, and the cards that a colour goes with.
 *
 * @typedef {{draft: TakenOver, actions: Action[]}} RefereeTable
 *
 * @typedef {{text: string, rule: string, also: string[], options: string[]}} RulingEvent
 * @typedef {{text: string, events: RulingEvent[]}} RulingStep
 *
 * @typedef {object} Parting
 * @property {"position" | "event" | "refusal" | "choices"} kind
 * @property {{text: string, rule: string}[]} options What it comes of.
 *
 * @typedef {object} RulingGroup What some of the rule sets say alike.
 * @property {number[]} rules Their places among the rule sets.
 * @property {RulingStep[]} steps That are not shared.
 * @property {string} refused
 * @property {Refusal | null} refusal
 * @property {string} impossible
 * @property {Parting | null} parting
 * @property {string} asks
 * @property {string[]} choices
 *
 * @typedef {object} Ruling
 * @property {string[]} done
 * @property {string[]} rules The rule sets in words; the table's own first.
 * @property {{preset: string, options: Record<string, any>}[]} settings The same as in files.
 * @property {RulingStep[]} shared
 * @property {RulingGroup[]} groups
 * @property {Choice[]} next
 *
 * @typedef {{scenario: string, actions: Action[], others: RulesGiven[], reader: string}} Judging
 *
 * @typedef {({do: "judge"} & Judging)
 *   | ({do: "write_ruling"} & Judging)
 *   | {do: "check", draft: Draft}
 *   | ({do: "find"} & CaseQuery)
 *   | {do: "open_case", id: string}} RefereeRequest
 *
 * @typedef {{ruling: Ruling} | {checked: Checked} | {cases: Case[]} | {table: RefereeTable}
 *   | {file: SavedFile} | {refusal: Refusal, of: string}} RefereeAnswer
 *
 * @typedef {object} Told Where a game stands, as a game of its own; and what can be asked there.
 * @property {string} game As a session's file.
 * @property {string} title
 * @property {{about: "opening" | "position" | "next", ask: string, rule: string, choices: string[]}[]} questions
 *
 * @typedef {{game: string, questions: number[]}} Sheet A game for a handout, and its questions by
 *   their places.
 *
 * @typedef {{do: "check", draft: Draft}
 *   | {do: "take_over"}
 *   | {do: "excerpt"}
 *   | {do: "pose", game: string | null, question: number}
 *   | {do: "handout", form: "markdown" | "html", sheets: Sheet[]}
 *   | {do: "code", link: string}} DeskRequest What a desk asks for beside what a Lab does.
 *
 * @typedef {{checked: Checked} | {draft: TakenOver} | {excerpt: Told} | {posed: true}
 *   | {handout: SavedFile} | {code: {svg: string, note: string}}
 *   | {refusal: Refusal, of: DeskRequest["do"]}} DeskAnswer
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
 * @property {string} lang
 * @property {boolean} [settled] Whether somebody wished for this language.
 * @property {import("./language.js").Language[]} [languages] That can be chosen, if any can.
 * @property {Record<string, string>} words
 * @property {string[]} counts A number of cards in words, by the number.
 * @property {Record<string, Rule>} rules
 * @property {Record<string, Face>} cards By code.
 * @property {Record<string, string>} actions What a card does when it is played, in short; by code.
 * @property {Record<string, string>} items Their names.
 * @property {Option[]} options
 * @property {{value: string, label: string}[]} presets
 * @property {{value: string, label: string, help: string}[]} computers The players that it can be.
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
 * @property {string[]} [computers] Who plays where the computer is asked to, by seat.
 *
 * @typedef {{share: number, low?: number, high?: number}} Share A chance, and between which bounds it
 *   lies; without them it is exact.
 *
 * @typedef {object} Odds Of a node, as far as they have been worked out.
 * @property {number} node
 * @property {string} knower By whose knowledge: a seat, or "table".
 * @property {boolean} on Whether the round can still be won.
 * @property {{item: string, share: number}[] | null} items Null if nobody can hold an Item Box.
 * @property {number | null} bluff
 * @property {Share[]} wins By seat; none before a game has been played.
 * @property {number} nobody
 * @property {number} games
 * @property {number} of
 * @property {(Share & {text: string, games: number})[]} actions
 * @property {boolean} compiled
 * @property {boolean} done
 *
 * @typedef {{do: "act", node: number, action: Action}
 *   | {do: "next", node: number}
 *   | {do: "go", to: "first" | "back" | "forward" | "last" | number, event?: number}
 *   | ({do: "new"} & NewGame)
 *   | {do: "read_as", reader: string, event: number}
 *   | {do: "ask", on: boolean}
 *   | {do: "hello"}
 *   | {do: "open", text: string}
 *   | {do: "arrangeable", node: number, seat: number | null}
 *   | {do: "arrange", node: number, seat: number | null, card?: string, for: string}
 *   | {do: "name", node: number, text: string}
 *   | {do: "compare", node: number, other: number}
 *   | ({do: "find"} & CaseQuery)
 *   | {do: "open_case", id: string}
 *   | {do: "speak", lang: string}
 *   | {do: "computers", seats?: string[]}
 *   | {do: "odds", node: number}
 *   | {do: "export", what: "markdown" | "html" | "replay"}} Request What the page asks of whoever runs
 *   the game; `node` is where the page stands.
 *
 * @typedef {{refusal: Refusal, of: Request["do"] | ""} | {tree: Tree} | {names: Record<string, string>}
 *   | {comparison: Comparison} | {arrangeable: {seat: number | null, cards: string[]}} | {file: SavedFile} | {cases: Case[]}
 *   | {computers: string[]} | {odds: Odds}} Answer What is told beside steps, and never of one.
 */

export {};
