"""A picture of which part of the package imports which: ``{layers}``."""

from __future__ import annotations

import tomllib
from collections import Counter
from html import escape
from typing import Final

import grimp
from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from docs.rule_places import ROOT

_PACKAGE: Final = "uno_kart_lab"
_CELL: Final = 20
_NAMES: Final = 118
_LARGEST: Final = 8
_SMALLEST: Final = 2.5


class _LayersDirective(SphinxDirective):
    """Draws the parts in the order of the layers, a row and a column each."""

    def run(self) -> list[nodes.Node]:
        self.env.note_dependency("pyproject.toml")
        return [nodes.raw("", _drawn(_parts(), _imports()), format="html")]


def _parts() -> list[str]:
    """Return the package's parts, each after those that may import it."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    (contract,) = settings["tool"]["importlinter"]["contracts"]
    return [part.strip() for layer in contract["layers"] for part in layer.split(":")]


def _imports() -> Counter[tuple[str, str]]:
    """Return how many modules' imports lead from one part to another."""
    graph = grimp.build_graph(_PACKAGE, cache_dir=None)
    return Counter(
        (_part_of(module), _part_of(imported))
        for module in graph.modules
        for imported in graph.find_modules_directly_imported_by(module)
    )


def _part_of(module: str) -> str:
    return module.partition(".")[2].partition(".")[0]


def _drawn(parts: list[str], imports: Counter[tuple[str, str]]) -> str:
    width = _NAMES + _CELL * len(parts)
    places = range(len(parts))
    shown = "".join(
        [
            *(_lines(place, width) for place in places),
            *(_row(place, parts, imports) for place in places),
        ]
    )
    return (
        f'<div class="layers"><svg viewBox="0 0 {width} {_CELL * len(parts)}" width="{width}"'
        ' role="img" aria-label="Each part imports only parts that come after it.">'
        f"{shown}</svg></div>"
    )


def _lines(place: int, width: int) -> str:
    """Draw the row of a part, and its column down to its name."""
    across, down = _NAMES + _CELL * (place + 0.5), _CELL * (place + 0.5)
    return (
        f'<line x1="{across}" x2="{width}" y1="{down}" y2="{down}"/>'
        f'<line x1="{across}" x2="{across}" y1="0" y2="{down}"/>'
    )


def _row(place: int, parts: list[str], imports: Counter[tuple[str, str]]) -> str:
    part, middle = parts[place], _CELL * (place + 0.5)
    dots = "".join(
        f'<circle cx="{_NAMES + _CELL * (other + 0.5)}" cy="{middle}"'
        f' r="{_radius(imports[part, name]):.1f}"><title>{escape(part)} imports {escape(name)}:'
        f" {imports[part, name]}</title></circle>"
        for other, name in enumerate(parts)
        if imports[part, name] and other != place
    )
    return (
        f'<text x="{_NAMES + _CELL * (place + 1) - 4}" y="{middle}" dominant-baseline="central"'
        f' text-anchor="end">{escape(part)}</text>{dots}'
    )


def _radius(count: int) -> float:
    return min(_LARGEST, _SMALLEST + count**0.5 / 2)


def setup(app: Sphinx) -> None:
    """Add the directive."""
    app.add_directive("layers", _LayersDirective)
