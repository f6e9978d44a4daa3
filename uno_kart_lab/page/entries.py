"""The game's tree as the page lists it: each node with what was done there, and its marks."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from uno_kart_lab.files import write_action, write_arrangement, write_names
from uno_kart_lab.game import Game, Node
from uno_kart_lab.narration import Narrator
from uno_kart_lab.rules.cards import Face
from uno_kart_lab.rules.events import (
    CardPlayed,
    Event,
    HandsPassedOn,
    HandsSwapped,
    JumpedIn,
    RoundBlocked,
    RoundWon,
    StackGrew,
    UnoCaught,
    UnoSaid,
    UnoWindowOpened,
    WildDrawFourChallenged,
)
from uno_kart_lab.views import Reader, see_arrangement

Mark: TypeAlias = Literal["box", "challenge", "uno", "round_end", "house_rule", "arranged"]

_MARKS: Final[dict[type[Event], Mark]] = {
    WildDrawFourChallenged: "challenge",
    UnoSaid: "uno",
    UnoWindowOpened: "uno",
    UnoCaught: "uno",
    RoundWon: "round_end",
    RoundBlocked: "round_end",
    StackGrew: "house_rule",
    HandsSwapped: "house_rule",
    HandsPassedOn: "house_rule",
    JumpedIn: "house_rule",
}


def tree_message(game: Game, reader: Reader, lang: str) -> dict[str, Any]:
    """Return every node of a game, for one reader."""
    start = game.start.after
    narrator = Narrator(lang, start.players, reader, start.rules)
    nodes = [
        {"node": index, **write_entry(node, narrator, reader)}
        for index, node in enumerate(game.nodes)
    ]
    end = game.line()[-1]
    return {"tree": {"nodes": nodes, "names": write_names(game.names), "end": end}}


def write_entry(node: Node, narrator: Narrator, reader: Reader) -> dict[str, Any]:
    """Return what was done at a node, as JSON values.

    The words are for `reader`. An arrangement is there as in files for any, for the page keeps the
    game whoever looks.
    """
    action, arrangement = node.step.action, node.arrangement
    doer = action or arrangement
    return {
        "parent": node.parent,
        "seat": doer.seat if doer else None,
        "text": said_at(node, narrator, reader),
        "action": write_action(action) if action else None,
        "arrange": write_arrangement(arrangement) if arrangement else None,
        "marks": _marks(node),
    }


def said_at(node: Node, narrator: Narrator, reader: Reader) -> str:
    """Return what was done at a node in words; "" for the start."""
    if node.arrangement:
        return narrator.arranged(see_arrangement(node.arrangement, reader))
    return narrator.did(node.step.action, node.step.before.awaiting) if node.step.action else ""


def _marks(node: Node) -> list[Mark]:
    """Return the marks of what is looked for in a long game, each once, as they come."""
    if node.arrangement:
        return ["arranged"]
    marks = [_mark(event) for event in node.step.events]
    return list(dict.fromkeys(mark for mark in marks if mark))


def _mark(event: Event) -> Mark | None:
    if isinstance(event, CardPlayed) and event.card.face is Face.ITEM_BOX:
        return "box"
    return _MARKS.get(type(event))
