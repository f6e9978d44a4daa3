"""What an experiment found, as a notebook shows it: a sentence, a chart, and the numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Final, Literal

from uno_kart_lab.i18n import say, translate, translator
from uno_kart_lab.simulation.experiment_words import DECIMAL, INTERVAL, PERCENT

if TYPE_CHECKING:
    import pandas as pd

    from uno_kart_lab.simulation.estimates import Estimate

# Dark enough on white and light enough on black.
_PAINT: Final = "#7d68d8"

_FIGURE: Final = (
    '<figure style="max-width: 720px; margin: 0 0 28px"><h2>{title}</h2>'
    '<p style="font-size: 1.15em">{sentence}</p>'
    '<ul style="margin: 0; padding: 0; list-style: none">{rows}</ul>'
    '<figcaption style="margin-top: 10px">{note}</figcaption></figure>'
)
_ROW: Final = (
    '<li style="margin: 8px 0 0"><div style="display: flex; flex-wrap: wrap;'
    ' justify-content: space-between; gap: 0 12px"><span>{label}</span>'
    "<span><strong>{value}</strong> ({interval})</span></div>{bar}</li>"
)

# Its lines are as thick whatever the picture's width.
_BAR: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 14" preserveAspectRatio="none"'
    ' style="display: block; width: 100%; height: 14px" aria-hidden="true">'
    '<rect width="{long:.2f}" height="14" fill="{paint}"/>'
    '<path d="M{low:.2f} 7H{high:.2f}M{low:.2f} 3v8M{high:.2f} 3v8" fill="none"'
    ' stroke="currentColor" stroke-width="1.5" vector-effect="non-scaling-stroke"/></svg>'
)


@dataclass(frozen=True, slots=True)
class Numbers:
    """How numbers are written in a language."""

    lang: str

    def number(self, value: float, places: int = 1) -> str:
        """Return a number with so many decimals."""
        mark = translate(DECIMAL, translator(self.lang))
        return f"{value:.{places}f}".replace(".", mark)

    def change(self, value: float) -> str:
        """Return a number with its sign."""
        return f"{'+' if value >= 0 else '−'}{self.number(abs(value))}"

    def percent(self, share: float) -> str:
        """Return a share in percent: small ones with more decimals."""
        places = 2 if 0 < share < 0.01 else 1
        return say(PERCENT, translator(self.lang), number=self.number(100 * share, places))

    def between(self, low: str, high: str) -> str:
        """Return an interval between two written numbers."""
        return say(INTERVAL, translator(self.lang), low=low, high=high)


@dataclass(frozen=True, slots=True)
class Row:
    """A bar of the chart."""

    label: str
    estimate: Estimate


@dataclass(frozen=True, slots=True)
class Finding:
    """What an experiment found. It shows itself in a notebook.

    Attributes
    ----------
    title : str
        The question.
    sentence : str
        The answer.
    rows : sequence of Row
        Of the chart, and of the table.
    interval : Estimate
        What the answer is about, and how sure it is.
    note : str
        From how many games, and who played them.
    kind : {"share", "mean"}
        What the rows are.
    lang : str
    """

    title: str
    sentence: str
    rows: Sequence[Row]
    interval: Estimate
    note: str
    kind: Literal["share", "mean"]
    lang: str

    @property
    def table(self) -> pd.DataFrame:
        """The rows as a table: ``label``, ``value``, ``low``, ``high``."""
        import pandas as pd

        return pd.DataFrame([{"label": row.label, **row.estimate.as_json()} for row in self.rows])

    def _written(self, value: float) -> str:
        numbers = Numbers(self.lang)
        return numbers.percent(value) if self.kind == "share" else numbers.number(value)

    def _interval(self, row: Row) -> str:
        low, high = self._written(row.estimate.low), self._written(row.estimate.high)
        return Numbers(self.lang).between(low, high)

    def __repr__(self) -> str:
        wide = max(len(row.label) for row in self.rows)
        lines = [
            f"{row.label:<{wide}}  {self._written(row.estimate.value):>7}  {self._interval(row)}"
            for row in self.rows
        ]
        return "\n".join([self.title, self.sentence, "", *lines, "", self.note])

    def _repr_html_(self) -> str:
        end = max(row.estimate.high for row in self.rows) or 1
        return _FIGURE.format(
            title=escape(self.title),
            sentence=escape(self.sentence),
            rows="".join(self._drawn(row, end) for row in self.rows),
            note=escape(self.note),
        )

    def _drawn(self, row: Row, end: float) -> str:
        estimate = row.estimate
        low, value, high = (
            100 * max(number, 0.0) / end for number in (estimate.low, estimate.value, estimate.high)
        )
        return _ROW.format(
            label=escape(row.label),
            value=escape(self._written(estimate.value)),
            interval=escape(self._interval(row)),
            bar=_BAR.format(long=value, low=low, high=high, paint=_PAINT),
        )


@dataclass(frozen=True, slots=True)
class Notice:
    """Text of its own: what the experiments are, or why there are none."""

    text: str

    def __repr__(self) -> str:
        return self.text

    def _repr_markdown_(self) -> str:
        return self.text
