"""What is simulated: who plays, by which rules, from which seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from uno_kart_lab.files.actions import MAX_ACTIONS
from uno_kart_lab.files.at import At
from uno_kart_lab.files.codes import seed_at
from uno_kart_lab.files.rule_sets import rules_at, write_rules
from uno_kart_lab.players.table import PLAYERS, game_seed
from uno_kart_lab.rules.options import RuleSet
from uno_kart_lab.rules.setup import MAX_PLAYERS, MIN_PLAYERS
from uno_kart_lab.simulation.kernel.strategies import STRATEGIES

MAX_GAMES: Final = 1_000_000_000
LIMIT: Final = MAX_ACTIONS
"""After how many actions a round is broken off: as many as a file can hold."""

_COMPILED_BATCH, _ENGINE_BATCH = 5_000, 1


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that a game's course depends on, but its number.

    Attributes
    ----------
    players : tuple of str
        By seat, their names in `players.table.PLAYERS`.
    rules : RuleSet
    seed : int
        Of all the games: game *i* is dealt with `game_seed(seed, i)`.
    dealer : int or None
        Who deals under ``first_dealer="chosen"``; None where the cards decide.
    """

    players: tuple[str, ...]
    rules: RuleSet
    seed: int
    dealer: int | None

    @property
    def is_compiled(self) -> bool:
        """Whether the kernel knows all the players; else the engine plays, and takes its time."""
        return set(self.players) <= set(STRATEGIES)

    @property
    def batch(self) -> int:
        """How many games are played at once: well under a second's work, as far as one can be."""
        return _COMPILED_BATCH if self.is_compiled else _ENGINE_BATCH

    def seed_of(self, game: int) -> int:
        """Return what a game is dealt with."""
        return game_seed(self.seed, game)

    def as_json(self) -> dict[str, Any]:
        """Return the plan as JSON values."""
        return {
            "seed": self.seed,
            "players": list(self.players),
            "rules": write_rules(self.rules),
            "dealer": self.dealer,
        }


def read_plan(
    players: Sequence[str], rules: RuleSet | object, seed: int, dealer: int | None
) -> Plan:
    """Read a plan; `InputError` says what is wrong with one."""
    names = At("players", list(players)).items(MIN_PLAYERS, MAX_PLAYERS)
    known = tuple(name.one_of({one: one for one in PLAYERS}) for name in names)
    chosen = rules if isinstance(rules, RuleSet) else rules_at(At("rules", rules))
    return Plan(
        players=known,
        rules=chosen,
        seed=seed_at(At("seed", seed)),
        dealer=_dealer(At("dealer", dealer), chosen, len(known)),
    )


def _dealer(at: At, rules: RuleSet, seats: int) -> int | None:
    if rules.first_dealer == "high_card":
        if at.value is not None:
            raise at.refusal("null, since the highest card decides (first_dealer: high_card)")
        return None
    return 0 if at.value is None else at.integer(0, seats - 1)


def read_games(games: int) -> int:
    """Read a number of games; `InputError` if it is none."""
    return At("games", games).integer(1, MAX_GAMES)
