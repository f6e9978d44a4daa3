"""What the page says of odds."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.i18n import Message, _, pgettext

ODDS_WORDS: Final[dict[str, Message]] = {
    "odds": pgettext("how likely things are", "Odds"),
    "odds_by_you": _("By what you can see"),
    "odds_by": _("By what {name} can see"),
    "odds_by_table": _("By what all can see"),
    "odds_wait": _("The odds are shown when the action has been told to its end."),
    "odds_over": _("The round is over: nothing is left to chance."),
    "odds_working": _("Being worked out …"),
    "odds_wins": _("Who wins the round"),
    "odds_nobody": _("Nobody"),
    "odds_actions": _("Won after each action"),
    "odds_items": _("What an Item Box turns up now"),
    "odds_items_none": _("Nobody can hold an Item Box now."),
    "odds_bluff": _("The Wild Draw Four is a bluff"),
    "odds_exact": _("exact"),
    "odds_games": _("{games} of {of} games from here"),
    "odds_games_done": _("of {games} games from here"),
    "odds_games_each": _("of {games} games each"),
    "odds_range": _("{low} to {high}"),
    "odds_how": _(
        "Where an unseen card lies is left to chance, all ways being equally likely, and everybody"
        " goes on as the simple computer player does. The range holds the chance in 95 cases of"
        " 100."
    ),
    "odds_fewer": _("No compiled player is installed here, so fewer games are played."),
}
