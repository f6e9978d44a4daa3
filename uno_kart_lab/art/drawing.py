"""A drawing is markup and placed pieces; it is written out in full, or as references.

A card that stands alone carries no ids, so that many can share a page: its pieces are written
in full. The symbol sheet names each piece once and refers to it. Both come from one drawing.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Put:
    """A piece, named, laid into a drawing.

    ``x`` and ``y`` say where the piece's own origin goes, in units of the drawing around it;
    ``paint`` is the colour of its lines and areas where the piece does not bring its own.
    """

    piece: str
    x: float = 0
    y: float = 0
    scale: float = 1
    paint: str = ""

    def attributes(self) -> str:
        """Write placement and paint as the attributes of an element."""
        move = f"translate({self.x:g} {self.y:g})" if self.x or self.y else ""
        size = f"scale({self.scale:g})" if self.scale != 1 else ""
        transform = f' transform="{move}{size}"' if move or size else ""
        paint = f' fill="{self.paint}" stroke="{self.paint}"' if self.paint else ""
        return transform + paint


Drawing: TypeAlias = tuple[str | Put, ...]
Pieces: TypeAlias = Mapping[str, Drawing]


def lines(path: str, width: float) -> str:
    """Draw a path as round-ended lines in the paint of the place where it is laid."""
    return (
        f'<path d="{path}" fill="none" stroke-width="{width:g}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def in_full(drawing: Drawing, pieces: Pieces) -> str:
    """Write a drawing with every piece in its place and no ids.

    Raises
    ------
    KeyError
        If the drawing lays a piece that is not among `pieces`.
    """
    return "".join(
        part
        if isinstance(part, str)
        else f"<g{part.attributes()}>{in_full(pieces[part.piece], pieces)}</g>"
        for part in drawing
    )


def by_reference(drawing: Drawing) -> str:
    """Write a drawing whose pieces are references to ids that :func:`piece_id` gives."""
    return "".join(
        part
        if isinstance(part, str)
        else f'<use href="#{piece_id(part.piece)}"{part.attributes()}/>'
        for part in drawing
    )


def piece_id(piece: str) -> str:
    """Return the id of a piece in the symbol sheet."""
    return f"uk-part-{piece}"
