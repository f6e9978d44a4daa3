"""What the page of the simulation lab says."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.i18n import Message, _, ngettext, pgettext

SIMULATION_WORDS: Final[dict[str, Message]] = {
    "title": _("The simulation lab"),
    "help": _("Many rounds at once: who wins, how long it takes, and the story behind each bar."),
    # What is played
    "kinds": _("How they play"),
    "games": _("How many games"),
    "games_note": _(
        "A game here is one round. With an expert among the players each takes seconds; all others"
        " play thousands in a second."
    ),
    "seed_note": _("The same seed, players and rules play the same games."),
    "dealer_note": _("Where the players choose who deals, player 1 does."),
    "compare": _("Beside it: the same with one option changed"),
    "run": _("Play the games"),
    "stop": _("Stop"),
    # How far it is
    "begin": _("Choose who plays by which rules. What comes of the games is shown here."),
    "loading": _("Getting ready. The first time after an installation this takes a minute."),
    "progress": _("Games played: {done} of {games}"),
    "done": _("Done. Games played: {games}"),
    "stopped": _("Stopped. Games played: {games}"),
    "stopped_early": _("Stopped before the first games were done."),
    "failed": _("The games could not be played: {why}"),
    "no_extra": _('Many games need more than is installed here: pip install "uno-kart-lab[sim]"'),
    # What came of it
    "results": _("What came of it"),
    "these": pgettext("which of two runs, a letter and its rules", "{letter}: {rules}"),
    "save": _("Save all games"),
    "save_csv": _("As CSV"),
    "save_parquet": _("As Parquet"),
    "saved": _("Saved: {name}"),
    "interval_note": _(
        "The thin line shows between which values the true one lies with 95 percent certainty."
        " Press a bar for the games behind it."
    ),
    "share_of_games": _("share of the games"),
    "mean_of_games": _("on average in a game"),
    "bar": _("{label}: {value}, between {low} and {high}"),
    "bar_of": pgettext("a bar of one of two runs", "{letter}, {bar}"),
    # The games behind a bar
    "behind": _("{chart}: {label}"),
    "no_games": _("No game is behind this bar."),
    "others": _("Other games"),
    "story_loading": _("Getting the game ready."),
    "story": _("The story of game {game}"),
    "back": _("Back to the charts"),
    "watch": _("Open it on a page of its own"),
}

GAMES_BEHIND: Final = ngettext("{number} game", "{number} games")
"""How many games there are behind a bar."""

GAME_LINE: Final = _("Game {game}: {winner}, {turns}")
TURNS: Final = ngettext("{number} turn", "{number} turns")
WON_BY: Final = pgettext("a game of many", "won by {player}")
WON_BY_NOBODY: Final = pgettext("a game of many", "won by nobody")

PLAYER: Final = pgettext("a computer player and the number of its seat", "{player} {number}")
NOBODY_WON: Final = pgettext("won the round", "Nobody")
AND_MORE: Final = pgettext("a number and all above it", "{number} or more")
FROM_TO: Final = pgettext("all numbers from one to another", "{low} to {high}")

CHARTS: Final[dict[str, Message]] = {
    "winner": _("Who wins"),
    "turns": _("Turns in a game"),
    "points": _("Points for the winner"),
    "boxes": _("Item Boxes in a game"),
    "longest_chain": _("The longest chain of Item Boxes"),
    "drawn": _("What cards are drawn for"),
    "wild_draw_four": _("What becomes of a Wild Draw Four"),
    "reshuffles": _("How often the stock is made anew"),
    "uno": _("UNO forgotten"),
}
"""By the measure's id."""

COLUMNS: Final[dict[str, Message]] = {
    "drawn_turn": _("in place of a play"),
    "drawn_draw_two": _("for a Draw Two"),
    "drawn_wild_draw_four": _("for a Wild Draw Four"),
    "drawn_stack": _("for a stack of draw cards"),
    "drawn_challenge": _("after a challenge"),
    "drawn_banana": _("for a Banana Peel"),
    "drawn_shell": _("for a Green Shell"),
    "drawn_lightning": _("for Lightning"),
    "drawn_bobomb": _("for a Bob-omb"),
    "drawn_uno": _("for not saying UNO"),
    "challenges_won": _("challenged: a bluff"),
    "challenges_lost": _("challenged: no bluff"),
    "accepted": pgettext("a Wild Draw Four", "accepted"),
    "uno_forgotten": pgettext("UNO", "not said"),
    "uno_caught": pgettext("a player who did not say UNO", "caught"),
}
"""What a bar counts, by its column."""

STORIES: Final[dict[str, Message]] = {
    "lead": _("Here the lead changes for the last time: from now on the winner has fewest cards."),
    "end": _("Nobody won this round: this is its last step."),
    "accepted": _("Here a Wild Draw Four is accepted for the first time."),
    "challenges_won": _("Here a challenge finds a bluff for the first time."),
    "challenges_lost": _("Here a challenge finds no bluff for the first time."),
    "reshuffles": _("Here the discard pile becomes the stock for the first time."),
    "uno_forgotten": _("Here UNO is not said for the first time."),
    "uno_caught": _("Here somebody who did not say UNO is caught for the first time."),
}
"""Why a step is looked at first, by its reason or by the column."""

CHAIN_STORY: Final = ngettext(
    "Here the longest chain begins: {number} Item Box.",
    "Here the longest chain begins: {number} Item Boxes.",
)
DRAWN_STORY: Final = ngettext(
    "Here more cards are drawn for it than at any other time: {number} card.",
    "Here more cards are drawn for it than at any other time: {number} cards.",
)

NOTHING_PLAYED: Final = _("no games have been played yet")
