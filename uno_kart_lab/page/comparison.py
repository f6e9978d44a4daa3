"""Two places in a game side by side: where their lines part, and how the tables differ."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from uno_kart_lab.files.codes import write_cards
from uno_kart_lab.game import Game
from uno_kart_lab.i18n import Message, fill, pgettext, translate, translator
from uno_kart_lab.narration import Narrator
from uno_kart_lab.page.entries import said_at
from uno_kart_lab.page.words import WORDS
from uno_kart_lab.rules.position import LEFT, Position
from uno_kart_lab.views import Reader, see_position

_TURN: Final = pgettext("what two tables are compared by", "Turn")
_NOBODY: Final = pgettext("whose turn it is when a round is over", "nobody's")
_COLOUR: Final = pgettext("what two tables are compared by", "Colour")
_TOP_CARD: Final = pgettext("what two tables are compared by", "Top card")
_DIRECTION: Final = pgettext("what two tables are compared by", "Direction")
_STOCK: Final = pgettext("what two tables are compared by", "Cards in the stock")
_POINTS: Final = pgettext("what two tables are compared by", "Points of {player}")


class _Row(NamedTuple):
    """What is looked at, and how it is on one of the two tables.

    The value of a hand is its cards' codes, of the colour its word in files or null; of anything
    else a text.
    """

    label: str
    kind: str
    value: Any


def comparison_message(
    game: Game, node: int, other: int, reader: Reader, lang: str
) -> dict[str, Any]:
    """Return how two nodes of a game differ, as `reader` may see them."""
    start = game.start.after
    narrator = Narrator(lang, start.players, reader, start.rules)
    parting = game.parting(node, other)
    one, its = (
        _rows(see_position(game.nodes[at].step.after, reader), narrator, lang)
        for at in (node, other)
    )
    said = said_at(game.nodes[parting], narrator, reader)
    return {
        "comparison": {
            "parting": {"node": parting, "text": said},
            "lines": [_line(game, parting, at, narrator, reader) for at in (node, other)],
            "rows": [
                {
                    "label": row.label,
                    "kind": row.kind,
                    "values": [row.value, beside.value],
                    "same": row == beside,
                }
                for row, beside in zip(one, its, strict=True)
            ],
        }
    }


def _line(
    game: Game, parting: int, node: int, narrator: Narrator, reader: Reader
) -> dict[str, Any]:
    """Tell how a line goes on after the parting, and what it is called there."""
    way = game.path(node)[game.nodes[parting].depth + 1 :]
    named = [at for at in way if at in game.names]
    return {
        "node": node,
        "name": game.names[named[-1]] if named else "",
        "text": said_at(game.nodes[way[0]], narrator, reader) if way else "",
        "steps": len(way),
    }


def _rows(p: Position, narrator: Narrator, lang: str) -> list[_Row]:
    translations = translator(lang)

    def say(message: Message) -> str:
        return translate(message, translations)

    turn = say(_NOBODY) if p.awaiting.seat is None else p.players[p.turn]
    direction = "direction_left" if p.direction == LEFT else "direction_right"
    points = say(_POINTS)
    return [
        _Row(say(_TURN), "turn", turn),
        _Row(say(_COLOUR), "colour", p.colour.value if p.colour else None),
        _Row(say(_TOP_CARD), "discard", narrator.card(p.top) if p.discard else ""),
        *(
            _Row(name, "hand", write_cards(hand))
            for name, hand in zip(p.players, p.hands, strict=True)
        ),
        *(
            _Row(fill(points, player=name), "score", str(score))
            for name, score in zip(p.players, p.scores, strict=True)
        ),
        _Row(say(_DIRECTION), "direction", say(WORDS[direction])),
        _Row(say(_STOCK), "stock", str(len(p.stock))),
    ]
