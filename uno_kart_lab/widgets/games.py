"""Where the game comes from that a Lab shows: dealt anew, or out of a file."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from uno_kart_lab.files import InputError, Record
from uno_kart_lab.files.at import At
from uno_kart_lab.files.codes import seed_at
from uno_kart_lab.files.players import players_at
from uno_kart_lab.files.rule_sets import rules_at
from uno_kart_lab.files.strict_json import MAX_BYTES
from uno_kart_lab.game import Game
from uno_kart_lab.i18n import _, saying
from uno_kart_lab.loading import Loaded, begin, load
from uno_kart_lab.page.book import NAMES
from uno_kart_lab.views import TEACHER
from uno_kart_lab.widgets.requests import NewGame

_NO_DEALER: Final = _("dealer: the highest card decides (first_dealer: high_card)")


def new_game(
    players: int | Sequence[str], seed: int, rules: str | dict[str, Any], dealer: int | None
) -> NewGame:
    """Check what a cell asks for as strictly as what a page or a file does."""
    if isinstance(players, int):
        players = NAMES[: At("players", players).integer(2, len(NAMES))]
    names = players_at(At("players", list(players)))
    return NewGame(
        players=names,
        rules=rules_at(At("rules", rules)),
        seed=seed_at(At("seed", seed)),
        dealer=At("dealer", dealer).integer_or_null(0, len(names) - 1),
    )


def dealt(wanted: NewGame, lang: str) -> Loaded:
    """Deal a new game, to be told in a language.

    Raises
    ------
    InputError
        If a dealer is named where the cards decide.
    """
    chosen = wanted.rules.first_dealer == "chosen"
    if wanted.dealer is not None and not chosen:
        raise InputError(saying(_NO_DEALER))
    dealer = (wanted.dealer or 0) if chosen else None
    start = Record(wanted.players, wanted.rules, wanted.seed, dealer, ())
    return Loaded(Game(begin(start)), start, None, TEACHER, lang, placed=False)


def opened(source: object, lang: str) -> Loaded:
    """Open a scenario or a record at its start, a session where it stands.

    Parameters
    ----------
    source : dict, str, bytes or path
        A file's content as Python values or JSON text, or where the file is.
    lang : str
        In which it is told, whatever a session was told in.

    Raises
    ------
    InputError
        If anything in it is not as it has to be; nothing is opened then.
    """
    if isinstance(source, os.PathLike):
        with Path(source).open("rb") as file:
            source = file.read(MAX_BYTES + 1)
    loaded = load(source, lang)
    if not loaded.placed:
        loaded.game.go(0)
    return loaded
