"""The narrator: everything that is said to one reader in one language."""

from __future__ import annotations

from collections.abc import Sequence

from uno_kart_lab.arrangement import Arrangement, Hindrance
from uno_kart_lab.narration import (
    actions,
    arrangements,
    bluffs,
    cards,
    decisions,
    events,
    refusals,
)
from uno_kart_lab.narration.bluffs import Count
from uno_kart_lab.narration.refusals import ExplainedRefusal
from uno_kart_lab.narration.voice import Voice
from uno_kart_lab.rules.actions import Action
from uno_kart_lab.rules.cards import Card, Colour, Item
from uno_kart_lab.rules.events import Event
from uno_kart_lab.rules.options import STANDARD, RuleSet
from uno_kart_lab.rules.position import Awaiting
from uno_kart_lab.rules.refusals import Refusal
from uno_kart_lab.rules.rule_ids import RuleId
from uno_kart_lab.views import Reader


class Narrator:
    """Tells a game to one reader in one language.

    It is given what `views` lets that reader see, and knows no rule: it words what an event, an
    action or a refusal carries. Seats have to be seats of `players`.

    Parameters
    ----------
    lang : str
        One of `uno_kart_lab.i18n.languages`.
    players : sequence of str
        Names by seat. A name is data: whatever stands in it is said as it is.
    reader : Reader
        A seat is addressed as "you"; the teacher and the table hear of players by name.
    rules : RuleSet
        What is played by: some sentences differ by an option.

    Raises
    ------
    ValueError
        For an unknown language.

    Examples
    --------
    >>> from uno_kart_lab.rules.actions import Play
    >>> from uno_kart_lab.rules.cards import CARDS
    >>> Narrator("en", ["Ana", "Ben"], "teacher").did(Play(0, CARDS["R5"]))
    'Ana plays a red 5.'
    >>> Narrator("en", ["Ana", "Ben"], 0).did(Play(0, CARDS["R5"]))
    'You play a red 5.'
    """

    def __init__(
        self, lang: str, players: Sequence[str], reader: Reader, rules: RuleSet = STANDARD
    ) -> None:
        self._voice = Voice(lang, players, reader, rules)

    def event(self, event: Event) -> str:
        """Return what happened and why, in a sentence or two."""
        return events.told(self._voice, event)

    def action(self, action: Action, awaiting: Awaiting | None = None) -> str:
        """Return a short label to choose an action by: "Play the red 5".

        With what is `awaiting` it, passing after a draw is called keeping the card, and the like.
        """
        return actions.label(self._voice, action, awaiting)

    def did(self, action: Action, awaiting: Awaiting | None = None) -> str:
        """Return who does what: "Ana plays a red 5.".

        With what was `awaiting` it, it is told for what somebody is chosen, and what is accepted.
        """
        return actions.did(self._voice, action, awaiting)

    def refusal(self, refusal: Refusal) -> ExplainedRefusal:
        """Return why an action can't be done, check by check."""
        return refusals.explain(self._voice, refusal)

    def arranged(self, arrangement: Arrangement) -> str:
        """Return what is different: "What if the next card of the stock were a red 5?"."""
        return arrangements.arranged(self._voice, arrangement)

    def hindered(self, arrangement: Arrangement, hindrance: Hindrance) -> str:
        """Return why cards can't change places."""
        return arrangements.hindered(self._voice, arrangement, hindrance)

    def awaiting(self, awaiting: Awaiting) -> str:
        """Return whose decision is awaited, and what it is about."""
        return decisions.awaited(self._voice, awaiting)

    def answers(self, challenger: int, player: int, count: int) -> dict[RuleId, str]:
        """Return what comes of each answer to a Wild Draw Four, by the rule that says so.

        `count` cards are to be drawn: more than four where it was stacked (STACK-3, STACK-4).
        """
        return {
            "WD4-1": bluffs.accepted(self._voice, challenger, count),
            "CHAL-4": bluffs.no_bluff(self._voice, challenger, count),
            "CHAL-3": bluffs.bluff(self._voice, challenger, player, count),
        }

    def stacked(self, challenger: int) -> str:
        """Return what comes of a card that is stacked on a Wild Draw Four (STACK-3, STACK-4)."""
        return bluffs.stacked(self._voice, challenger)

    def whose_chance(self, knower: Reader) -> str:
        """Return by whose knowledge the chance of a bluff is counted."""
        return bluffs.whose_chance(self._voice, knower)

    def how_counted(self, knower: Reader, player: int, colour: Colour, count: Count) -> str:
        """Return how the chance of a bluff is counted, and what is assumed."""
        return bluffs.how_counted(self._voice, knower, player, colour, count)

    def card(self, card: Card) -> str:
        """Return a card's name: "red 5"."""
        return cards.card_name(self._voice, card)

    def colour(self, colour: Colour) -> str:
        """Return a colour's name: "red"."""
        return cards.colour_name(self._voice, colour)

    def item(self, item: Item) -> str:
        """Return an item's name: "Banana Peel"."""
        return cards.item_name(self._voice, item)
