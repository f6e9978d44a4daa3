"""What many games come to: who wins, and means with their intervals, added up batch by batch."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from uno_kart_lab.simulation.estimates import Estimate, mean_of_sums, share_of
from uno_kart_lab.simulation.kernel.playing import ROW
from uno_kart_lab.simulation.kernel.table import NOBODY
from uno_kart_lab.simulation.plan import Plan

_NO_FIGURES: Final = ("seed", "dealer", "first_seat", "winner", "over")
FIGURES: Final = tuple(name for name in ROW.names if name not in _NO_FIGURES)
"""The columns of which a mean tells something."""


@dataclass
class Summary:
    """Sums over the games so far; it does not grow with them."""

    plan: Plan
    games: int = 0
    broken_off: int = 0
    won: Counter[int] = field(default_factory=Counter)
    longest_chains: Counter[int] = field(default_factory=Counter)
    _sums: Any = field(default_factory=lambda: np.zeros(len(FIGURES)))
    _squares: Any = field(default_factory=lambda: np.zeros(len(FIGURES)))

    def add(self, rows: Any) -> None:
        """Add the rows of a batch."""
        self.games += len(rows)
        self.broken_off += int((~rows["over"]).sum())
        _count(self.won, rows["winner"])
        _count(self.longest_chains, rows["longest_chain"])
        for place, name in enumerate(FIGURES):
            column = rows[name].astype(np.float64)
            self._sums[place] += column.sum()
            self._squares[place] += (column**2).sum()

    def share(self, many: int) -> Estimate:
        """Return what share of the games `many` are, with Wilson's interval."""
        return share_of(many, self.games)

    def mean(self, name: str) -> Estimate:
        """Return the mean of a column, with the interval of the normal approximation."""
        place = FIGURES.index(name)
        return mean_of_sums(self._sums[place], self._squares[place], self.games)

    def as_json(self) -> dict[str, Any]:
        """Return all of it as JSON values."""
        winners = [
            {"seat": seat, "player": player, **self._won(seat)}
            for seat, player in enumerate(self.plan.players)
        ]
        return {
            "games": self.games,
            **self.plan.as_json(),
            "winners": winners,
            "nobody": self._won(NOBODY),
            "broken_off": self.broken_off,
            "means": {name: self.mean(name).as_json() for name in FIGURES},
            "longest_chain": {
                str(length): self.longest_chains[length] for length in sorted(self.longest_chains)
            },
        }

    def _won(self, seat: int) -> dict[str, Any]:
        return {"games": self.won[seat], "share": self.share(self.won[seat]).as_json()}

    def as_text(self) -> str:
        """Return all of it for a terminal."""
        seats = [f"seat {seat} ({name})" for seat, name in enumerate(self.plan.players)]
        shares = [
            (name, self.share(self.won[seat])) for seat, name in [*enumerate(seats), (-1, "nobody")]
        ]
        lines = [f"{self.games:,} games, seed {self.plan.seed}", "", _line("won by", "share", "")]
        lines += [_percent(name, share) for name, share in shares]
        lines += ["", _line("of a game", "mean", "")]
        lines += [_figure(name.replace("_", " "), self.mean(name)) for name in FIGURES]
        if self.broken_off:
            lines += ["", f"{self.broken_off:,} broken off"]
        return "\n".join(lines)


def _count(counter: Counter[int], column: Any) -> None:
    values, many = np.unique(column, return_counts=True)
    counter.update(dict(zip(values.tolist(), many.tolist(), strict=True)))


def _percent(name: str, share: Estimate) -> str:
    interval = f"{share.low:.2%} … {share.high:.2%}"
    return _line(name, f"{share.value:.2%}", interval)


def _figure(name: str, mean: Estimate) -> str:
    return _line(name, f"{mean.value:.3f}", f"{mean.low:.3f} … {mean.high:.3f}")


def _line(name: str, value: str, interval: str) -> str:
    return f"{name:<22}{value:>10}   {interval or '95 % interval'}"
