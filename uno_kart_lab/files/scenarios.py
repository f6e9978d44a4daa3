"""A scenario: a position, and what is done from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from uno_kart_lab.files.actions import actions_at, write_action
from uno_kart_lab.files.at import At, Fields
from uno_kart_lab.files.codes import (
    card_at,
    colour_at,
    direction_at,
    seed_at,
    write_cards,
    write_colour,
    write_direction,
)
from uno_kart_lab.files.players import players_at
from uno_kart_lab.files.rule_sets import rules_at, write_rules
from uno_kart_lab.files.strict_json import read_as
from uno_kart_lab.i18n import _, saying
from uno_kart_lab.rules.actions import Action
from uno_kart_lab.rules.cards import COPIES, Card, Colour, sorted_hand
from uno_kart_lab.rules.options import PointsGame, RoundsGame, RuleSet
from uno_kart_lab.rules.position import AwaitTurn, Position, SettingUp
from uno_kart_lab.rules.setup import MAX_SEED, can_open, empty_table
from uno_kart_lab.rules.shuffle import shuffled
from uno_kart_lab.rules.values import changed

SCENARIO_FORMAT: Final = "uno-kart-scenario/1"

MAX_TITLE: Final = 1_000
MAX_SCORE: Final = 1_000_000_000
MAX_ROUND: Final = 1_000_000

_COPIES: Final = _("{count} of it")
_TOO_MANY: Final = _("{card} is one more than the deck has")
_ITS_COLOUR: Final = _('"{colour}", the colour of the top card')
_ANOTHER_SEAT: Final = _("null or another seat")
_ITS_TURN: Final = _("it is the turn of seat {seat}")
_NO_KEY: Final = _("no such key while discard is empty")
_SET_LATER: Final = _("the opening card sets this")
_CAN_OPEN: Final = _("a stock with a card that can open")
_NONE_OPENS: Final = _("no card here can open the round")

SET_BY_OPENING: Final = ("turn", "direction", "colour", "last_actor")
"""What the opening card sets, so that no file with an empty discard pile may give it."""

SCENARIO_KEYS: Final = (
    "format",
    "title",
    "rules",
    "players",
    "dealer",
    *SET_BY_OPENING,
    "hands",
    "discard",
    "stock",
    "scores",
    "round",
    "seed",
    "actions",
)


@dataclass(frozen=True, slots=True)
class Scenario:
    """A position, and what is done from it.

    Attributes
    ----------
    title : str
    position : Position
        With a turn awaited; or dealt and still to be opened, which `engine.open_round` does.
    actions : tuple of Action
        Of the right shape, not necessarily legal.
    shuffled_by : int or None
        The seed that shuffled the stock, if the stock is not listed in the file.
    """

    title: str
    position: Position
    actions: tuple[Action, ...]
    shuffled_by: int | None = None

    @property
    def opened(self) -> bool:
        """Whether the round has been opened: False while its opening card has to be turned up."""
        return bool(self.position.discard)


def read_scenario(source: object) -> Scenario:
    """Read a scenario, in JSON text or as Python values; `InputError` if it is none.

    Examples
    --------
    >>> from uno_kart_lab.library import case
    >>> scenario = read_scenario(case("banana-peel").scenario)
    >>> scenario.position.hands[0], scenario.actions
    ((R3, G9, WB), (Play(seat=0, card=WB, colour=None, say_uno=False),))
    """
    return read_as(source, {SCENARIO_FORMAT: scenario_at})


def scenario_at(at: At) -> Scenario:
    """Read a scenario whose format has been looked at; see `read_scenario`."""
    given = at.fields(*SCENARIO_KEYS)
    title = given.get("title", "").text(0, MAX_TITLE)
    rules = rules_at(given.get("rules", "standard"))
    players = players_at(given["players"])
    seed = seed_at(given.get("seed", 0))
    dealt = _deal(given, empty_table(players, rules, seed))
    position = _opened(given, dealt) if dealt.discard else _to_be_opened(given, dealt)
    actions = actions_at(given.get("actions", []), len(players))
    return Scenario(title, position, actions, None if "stock" in given else seed)


def _deal(given: Fields, table: Position) -> Position:
    """Read where the cards lie and how the game stands; nobody is asked anything yet."""
    seats = len(table.players)
    dealer = given.get("dealer", 0).integer(0, seats - 1)
    deck = _Deck()
    hands = tuple(sorted_hand(deck.take(hand, 1)) for hand in given["hands"].items(seats, seats))
    discard = deck.take(given["discard"])
    if "stock" in given:
        stock, generator = deck.take(given["stock"]), table.generator
    else:
        stock, generator = shuffled(deck.rest(), table.generator)
    return changed(
        table,
        dealer=dealer,
        turn=(dealer + 1) % seats,
        hands=hands,
        discard=discard,
        stock=stock,
        generator=generator,
        scores=_scores(given.get("scores", list(table.scores)), table.rules, seats),
        round=_round(given.get("round", table.round), table.rules),
    )


class _Deck:
    """The cards that lie nowhere yet, while one pile after the other is read."""

    def __init__(self) -> None:
        self._left = dict(COPIES)

    def take(self, at: At, fewest: int = 0) -> tuple[Card, ...]:
        """Read a list of cards, up to the first that the deck does not have any more (DECK-1)."""
        return tuple(self._take(item) for item in at.items(fewest))

    def _take(self, at: At) -> Card:
        card = card_at(at)
        if not self._left[card]:
            raise at.refusal(saying(_COPIES, count=COPIES[card]), saying(_TOO_MANY, card=card.code))
        self._left[card] -= 1
        return card

    def rest(self) -> tuple[Card, ...]:
        """Return the cards left, in the deck's order."""
        return tuple(card for card, count in self._left.items() for _ in range(count))


def _scores(at: At, rules: RuleSet, seats: int) -> tuple[int, ...]:
    end = rules.game_end
    most = end.points - 1 if isinstance(end, PointsGame) else MAX_SCORE
    return tuple(score.integer(0, most) for score in at.items(seats, seats))


def _round(at: At, rules: RuleSet) -> int:
    end = rules.game_end
    return at.integer(1, end.rounds if isinstance(end, RoundsGame) else MAX_ROUND)


def _opened(given: Fields, p: Position) -> Position:
    """Read whose turn it is, in a round that is on."""
    turn = given.get("turn", p.turn).integer(0, len(p.players) - 1)
    return changed(
        p,
        turn=turn,
        direction=direction_at(given.get("direction", write_direction(p.direction))),
        chosen_colour=_chosen_colour(given, p.top),
        last_actor=_last_actor(given.get("last_actor", None), turn, len(p.players)),
        awaiting=AwaitTurn(turn),
    )


def _chosen_colour(given: Fields, top: Card) -> Colour | None:
    if top.colour is None:
        return colour_at(given["colour"])
    if "colour" in given and colour_at(given["colour"]) is not top.colour:
        raise given["colour"].refusal(saying(_ITS_COLOUR, colour=write_colour(top.colour)))
    return None


def _last_actor(at: At, turn: int, seats: int) -> int | None:
    seat = at.integer_or_null(0, seats - 1)
    if seat == turn:
        raise at.refusal(_ANOTHER_SEAT, saying(_ITS_TURN, seat=turn))
    return seat


def _to_be_opened(given: Fields, p: Position) -> Position:
    """Check that a card can open the round, and that nothing is given that it sets (SETUP-3)."""
    for name in SET_BY_OPENING:
        if name in given:
            raise given[name].refusal(_NO_KEY, _SET_LATER)
    if not any(can_open(card, p.rules) for card in p.stock):
        raise given["stock"].refusal(_CAN_OPEN, _NONE_OPENS)
    return p


def write_scenario(scenario: Scenario) -> dict[str, Any]:
    """Return a scenario as JSON values.

    What `read_scenario` gave comes back the same. Of a position that was reached by playing, a
    scenario keeps the table and the turn; a record keeps the game.

    Raises
    ------
    ValueError
        If something else than a turn is awaited, which a scenario can't say.

    Examples
    --------
    >>> from uno_kart_lab.library import case
    >>> given = case("banana-peel").scenario
    >>> write_scenario(read_scenario(given)) == given
    True
    """
    p = scenario.position
    if not isinstance(p.awaiting, AwaitTurn | SettingUp):
        raise ValueError(f"a scenario begins with a turn, not with {p.awaiting}")
    return {
        "format": SCENARIO_FORMAT,
        "title": scenario.title,
        "rules": write_rules(p.rules),
        "players": list(p.players),
        "dealer": p.dealer,
        **(_write_turn(p) if scenario.opened else {}),
        "hands": [write_cards(hand) for hand in p.hands],
        "discard": write_cards(p.discard),
        **_write_stock(scenario),
        "scores": list(p.scores),
        "round": p.round,
        "actions": [write_action(action) for action in scenario.actions],
    }


def _write_turn(p: Position) -> dict[str, Any]:
    chosen = {"colour": write_colour(p.chosen_colour)} if p.chosen_colour else {}
    direction = write_direction(p.direction)
    return {"turn": p.turn, "direction": direction, **chosen, "last_actor": p.last_actor}


def _write_stock(scenario: Scenario) -> dict[str, Any]:
    if scenario.shuffled_by is not None:
        return {"seed": scenario.shuffled_by}
    # The generator of a game under way has a bit more than a seed may have.
    p = scenario.position
    return {"stock": write_cards(p.stock), "seed": p.generator & MAX_SEED}
