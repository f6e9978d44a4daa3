"""What computer players are called, and what the page says where they are chosen."""

from __future__ import annotations

from typing import Final, NamedTuple

from uno_kart_lab.i18n import Message, _, pgettext


class _Words(NamedTuple):
    label: Message
    help: Message


COMPUTERS: Final[dict[str, _Words]] = {
    "simple": _Words(
        pgettext("a computer player: has plain habits", "Simple"),
        _("plays the card that counts most points, keeps wild cards, and never challenges"),
    ),
    "random": _Words(
        pgettext("a computer player: plays at random", "Random"),
        _("does anything that is allowed, and forgets UNO every other time"),
    ),
    "beginner": _Words(
        pgettext("a computer player: has just learned the game", "Beginner"),
        _("does the first thing that is allowed, and forgets UNO every other time"),
    ),
    "careful": _Words(
        pgettext("a computer player: thinks first", "Careful"),
        _("counts colours, hinders whoever is about to win, and challenges by the odds"),
    ),
    "expert": _Words(
        pgettext("a computer player: tries things out", "Expert"),
        _("tries out in many possible games what comes of each action; takes a moment"),
    ),
}
"""By name, in the order in which they are offered."""

COMPUTER_WORDS: Final[dict[str, Message]] = {
    "computers": _("Computer players"),
    "computers_who": _("Who plays?"),
    "computers_note": _(
        "Where you let the computer play, each seat is played for by one of these. None of them"
        " sees more than its seat."
    ),
    "why": _("Why: {reason}"),
}
