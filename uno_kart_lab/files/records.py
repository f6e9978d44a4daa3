"""A record: a whole game, from its seed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from uno_kart_lab.files.actions import actions_at, write_action
from uno_kart_lab.files.at import At, Fields
from uno_kart_lab.files.codes import seed_at
from uno_kart_lab.files.players import players_at
from uno_kart_lab.files.rule_sets import rules_at, write_rules
from uno_kart_lab.files.strict_json import read_as
from uno_kart_lab.i18n import _
from uno_kart_lab.rules.actions import Action
from uno_kart_lab.rules.options import RuleSet

RECORD_FORMAT: Final = "uno-kart-record/1"

_NO_DEALER: Final = _("null, since the highest card decides (first_dealer: high_card)")
_KEYS: Final = ("format", "rules", "players", "seed", "dealer", "actions")


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game: with `engine.start_game`, and the actions in turn, it is played again.

    Attributes
    ----------
    players : tuple of str
    rules : RuleSet
    seed : int
    dealer : int or None
        The first dealer under ``first_dealer="chosen"``; None under ``"high_card"``, where the
        cards find it (SETUP-1).
    actions : tuple of Action
        Of the right shape, not necessarily legal.
    """

    players: tuple[str, ...]
    rules: RuleSet
    seed: int
    dealer: int | None
    actions: tuple[Action, ...]


def read_record(source: object) -> Record:
    """Read a record, in JSON text or as Python values; `InputError` if it is none.

    Examples
    --------
    >>> text = '{"format": "uno-kart-record/1", "players": ["Ana", "Ben"], "seed": 7}'
    >>> read_record(text).players
    ('Ana', 'Ben')
    """
    return read_as(source, {RECORD_FORMAT: record_at})


def record_at(at: At) -> Record:
    """Read a record whose format has been looked at; see `read_record`."""
    given = at.fields(*_KEYS)
    rules = rules_at(given.get("rules", "standard"))
    players = players_at(given["players"])
    return Record(
        players=players,
        rules=rules,
        seed=seed_at(given["seed"]),
        dealer=_dealer(given, rules, len(players)),
        actions=actions_at(given.get("actions", []), len(players)),
    )


def _dealer(given: Fields, rules: RuleSet, seats: int) -> int | None:
    if rules.first_dealer == "chosen":
        return given.get("dealer", 0).integer(0, seats - 1)
    at = given.get("dealer", None)
    if at.value is not None:
        raise at.refusal(_NO_DEALER)
    return None


def write_record(record: Record) -> dict[str, Any]:
    """Return a record as JSON values.

    Examples
    --------
    >>> from uno_kart_lab.rules.options import QUICK
    >>> write_record(Record(("Ana", "Ben"), QUICK, 7, 0, ()))["rules"]
    'quick'
    """
    return {
        "format": RECORD_FORMAT,
        "rules": write_rules(record.rules),
        "players": list(record.players),
        "seed": record.seed,
        "dealer": record.dealer,
        "actions": [write_action(action) for action in record.actions],
    }
