"""Turns: whose is next, drawing, keeping, passing; the action cards (TURN, ACT)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from uno_kart_lab.questions.answers import Answer, Claim, players
from uno_kart_lab.questions.asking.settled import before_settled
from uno_kart_lab.questions.drafts import Draft, Ground, Proof, Subject, Wrong
from uno_kart_lab.questions.kinds import Kind
from uno_kart_lab.questions.mistakes import Mistake
from uno_kart_lab.questions.scenes import Scene, on
from uno_kart_lab.rules.actions import Draw, Pass, Play
from uno_kart_lab.rules.cards import Card, Face
from uno_kart_lab.rules.engine import legal_actions
from uno_kart_lab.rules.events import (
    CardsDrawn,
    DecisionAsked,
    DirectionChanged,
    DrawnCardUnplayable,
    Event,
    JumpedIn,
    Passed,
    TurnBegun,
    TurnLost,
)
from uno_kart_lab.rules.options import AfterDraw
from uno_kart_lab.rules.position import RIGHT, AwaitDrawnCard, AwaitTurn, Position, Reason
from uno_kart_lab.rules.rule_ids import RuleId
from uno_kart_lab.views import HIDDEN


def of_event(scene: Scene, place: int) -> Iterator[Draft]:
    """Ask about an event of a turn."""
    match scene.events[place]:
        # Whether a card is stacked is the next player's choice, which nobody can foretell.
        case TurnBegun() as event if event.after is not None and event.reason.rule != "STACK-3":
            yield _next_turn(scene, place, event)
        case DirectionChanged() as event:
            yield _direction(place, event)
        case CardsDrawn() as event if event.reason.rule in ("TURN-1", "TURN-3"):
            yield from _drawing(scene, place, event)


def of_table(scene: Scene) -> Iterator[Draft]:
    """Ask what can be done in a turn."""
    p = scene.table(-1)
    match p.awaiting:
        case AwaitTurn() if scene.decides(p.awaiting.seat):
            yield from _instead_of_playing(p, p.awaiting.seat)
        case AwaitDrawnCard():
            after_draw = p.rules.after_draw
            right, proof = _IF_IT_FITS[after_draw], _GROUNDS[after_draw]
            yield _drawn_card(p, p.awaiting.seat, p.awaiting.card, right, proof)


# --- Whose turn is next


def _next_turn(scene: Scene, place: int, event: TurnBegun) -> Draft:
    asked = before_settled(scene, place)
    p = scene.table(asked)
    cause: Event = event
    for settled in scene.events[asked + 1 : place]:
        if isinstance(settled, TurnLost | DirectionChanged):
            cause = settled
    rule = cause.reason.rule
    jump = next((e for e in scene.events[:place] if isinstance(e, JumpedIn)), None)
    wrong = (
        *(() if jump is None else _after_jump(p, jump)),
        *(
            Wrong(mistake, players(on(p, p.turn, seats)))
            for mistake, seats in _wrong_turns(cause.reason)(scene, asked)
        ),
    )
    right = players(event.seat)
    if jump is not None and rule == "TURN-1":
        ground = Ground.PLAY_GOES_ON_FROM_JUMP
        return Draft(Kind.NEXT_TURN, "JUMP-2", asked, place, right, wrong, ground, spare=_SPARE)
    return Draft(Kind.NEXT_TURN, rule, asked, place, right, wrong, cause, spare=_SPARE)


def _after_jump(p: Position, jump: JumpedIn) -> tuple[Wrong, ...]:
    return (
        Wrong(Mistake.JUMP_RETURNS_TURN, players(jump.awaited)),
        Wrong(Mistake.JUMP_COSTS_A_TURN, players(on(p, jump.awaited, 1))),
    )


_SPARE: Final = (
    Wrong(Mistake.ROUND_ENDS_EARLY, Answer(Claim.NOBODY_ROUND_OVER)),
    Wrong(Mistake.COLOUR_CHOSEN_ANEW, Answer(Claim.NOBODY_COLOUR_FIRST)),
)


_Rows = list[tuple[Mistake, int]]
"""Whose turn a mistake makes it: how many seats on from the player in turn."""


def _after_number(_scene: Scene, _asked: int) -> _Rows:
    return [
        (Mistake.WRONG_WAY_ROUND, -1),
        (Mistake.NUMBER_PASSES_OVER, 2),
        (Mistake.PLAYED_AGAIN, 0),
    ]


def _after_drawing(scene: Scene, asked: int) -> _Rows:
    passed = isinstance(scene.events[asked], Passed)
    return [
        (Mistake.PLAYED_AGAIN if passed else Mistake.DRAWN_AND_ANOTHER, 0),
        (Mistake.WRONG_WAY_ROUND, -1),
    ]


def _after_skip(_scene: Scene, _asked: int) -> _Rows:
    return [
        (Mistake.SKIP_PASSES_NOBODY, 1),
        (Mistake.SKIP_GIVES_A_TURN, 0),
        (Mistake.WRONG_WAY_ROUND, -1),
    ]


def _after_draw_two(_scene: Scene, _asked: int) -> _Rows:
    return [
        (Mistake.DRAW_TWO_LETS_PLAY, 1),
        (Mistake.DRAW_TWO_GIVES_A_TURN, 0),
        (Mistake.WRONG_WAY_ROUND, -1),
    ]


def _after_reverse(scene: Scene, asked: int) -> _Rows:
    p = scene.table(asked)
    if len(p.players) > 2:
        return [
            (Mistake.REVERSE_IGNORED, 1),
            (Mistake.REVERSE_AS_SKIP, 2),
            (Mistake.REVERSE_GIVES_A_TURN, 0),
        ]
    if p.rules.two_player_reverse == "skip":
        return [(Mistake.REVERSE_OF_TWO_IGNORED, 1)]
    return [(Mistake.REVERSE_OF_TWO_SKIPS, 0)]


def _after_mushroom(scene: Scene, asked: int) -> _Rows:
    return [
        *_turned_up_acts(scene.table(asked)),
        (Mistake.MUSHROOM_PASSES_ON, 1),
        (Mistake.MUSHROOM_TURNS_ROUND, -1),
    ]


def _after_lightning(scene: Scene, asked: int) -> _Rows:
    return [*_turned_up_acts(scene.table(asked)), (Mistake.LIGHTNING_PASSES_ON, 1)]


def _after_item(scene: Scene, asked: int) -> _Rows:
    p = scene.table(asked)
    follower = on(p, p.turn, 1)
    drew = any(
        isinstance(event, CardsDrawn) and event.seat == follower
        for event in scene.events[: asked + 1]
    )
    return [
        *_turned_up_acts(p),
        (Mistake.ITEM_GIVES_A_TURN, 0),
        *([(Mistake.ITEM_COSTS_A_TURN, 2)] if drew else []),
        (Mistake.WRONG_WAY_ROUND, -1),
    ]


def _turned_up_acts(p: Position) -> _Rows:
    """Return who would be next if the card turned up did what it does when played."""
    match p.top.face:
        case Face.SKIP | Face.DRAW_TWO | Face.WILD_DRAW_FOUR:
            return [(Mistake.TURNED_UP_ACTS, 2)]
        case Face.REVERSE:
            return [(Mistake.TURNED_UP_ACTS, -1)]
        case _:
            return []


def _after_wild_draw_four(_scene: Scene, _asked: int) -> _Rows:
    return [
        (Mistake.WILD_LETS_PLAY, 1),
        (Mistake.WILD_GIVES_A_TURN, 0),
        (Mistake.WRONG_WAY_ROUND, -1),
    ]


def _after_bluff(_scene: Scene, _asked: int) -> _Rows:
    return [
        (Mistake.CHALLENGER_PASSED_OVER, 2),
        (Mistake.BLUFFER_GOES_AGAIN, 0),
        (Mistake.WRONG_WAY_ROUND, -1),
    ]


def _after_vain_challenge(_scene: Scene, _asked: int) -> _Rows:
    return [
        (Mistake.CHALLENGER_STILL_PLAYS, 1),
        (Mistake.CHALLENGE_WON_A_TURN, 0),
        (Mistake.WRONG_WAY_ROUND, -1),
    ]


def _after_draw_card(_scene: Scene, _asked: int) -> _Rows:
    return [
        (Mistake.ACCEPTING_KEEPS_TURN, 1),
        (Mistake.DRAW_CARD_GIVES_A_TURN, 0),
        (Mistake.WRONG_WAY_ROUND, -1),
    ]


def _wrong_turns(reason: Reason) -> Callable[[Scene, int], _Rows]:
    if reason.rule == "STACK-4":
        return _WRONG_TURNS["CHAL-3" if "CHAL-3" in reason.also else "CHAL-4"]
    return _WRONG_TURNS[reason.rule]


_WRONG_TURNS: Final[dict[RuleId, Callable[[Scene, int], _Rows]]] = {
    "TURN-1": _after_number,
    "TURN-4": _after_drawing,
    "ACT-1": _after_draw_two,
    "ACT-2": _after_reverse,
    "ACT-3": _after_skip,
    "ITEM-MUSHROOM": _after_mushroom,
    "ITEM-LIGHTNING": _after_lightning,
    "ITEM-4": _after_item,
    "WD4-1": _after_wild_draw_four,
    "CHAL-3": _after_bluff,
    "CHAL-4": _after_vain_challenge,
    "STACK-3": _after_draw_card,
}


# --- Which way it goes


def _direction(place: int, event: DirectionChanged) -> Draft:
    to_right, to_left = Answer(Claim.TO_RIGHT), Answer(Claim.TO_LEFT)
    turned = event.direction == RIGHT
    opening = event.reason.rule == "OPEN-3"
    wrong = (
        Wrong(
            Mistake.OPENING_REVERSE_NOT_TURNED if opening else Mistake.REVERSE_IGNORED,
            to_left if turned else to_right,
        ),
        Wrong(
            Mistake.OPENING_REVERSE_SKIPS if opening else Mistake.REVERSE_SKIPS_ONLY,
            Answer(Claim.STAYS_AND_SKIPS),
        ),
    )
    right = to_right if turned else to_left
    return Draft(Kind.DIRECTION, event.reason.rule, place - 1, place, right, wrong, event)


# --- Drawing, and what with the card just drawn


def _drawing(scene: Scene, place: int, event: CardsDrawn) -> Iterator[Draft]:
    if event.reason.rule == "TURN-1":
        yield _how_long(scene, place, event)
    (card,) = event.cards
    if card is HIDDEN:
        return
    p, following = scene.table(place), scene.events[place + 1]
    match following:
        case DecisionAsked():
            right = _IF_IT_FITS[p.rules.after_draw]
        case DrawnCardUnplayable():
            right = Claim.TURN_ENDS
        case _:
            right = Claim.DRAW_ON
    # That another card is drawn does not say why; that somebody is asked, not what may be done.
    proof = following if right is Claim.TURN_ENDS else _GROUNDS[p.rules.after_draw]
    yield _drawn_card(p, event.seat, card, right, proof, asked=place, reveal=place + 1)


def _how_long(scene: Scene, place: int, event: CardsDrawn) -> Draft:
    one, until = Answer(Claim.JUST_ONE), Answer(Claim.UNTIL_ONE_FITS)
    two = Wrong(Mistake.DRAWN_TWO, Answer(Claim.JUST_TWO))
    subject = Subject(seat=event.seat)
    if scene.table(place).rules.after_draw == "draw_until_playable":
        wrong = (Wrong(Mistake.DRAWN_ONCE_ONLY, one), two)
        ground = Ground.DRAWN_UNTIL_ONE_FITS
        return Draft(Kind.DRAWING, "TURN-3", place - 1, place, until, wrong, ground, subject)
    wrong = (Wrong(Mistake.DRAWN_UNTIL_ONE_FITS, until), two)
    return Draft(Kind.DRAWING, "TURN-1", place - 1, place, one, wrong, None, subject)


_GROUNDS: Final[dict[AfterDraw, Ground]] = {
    "may_play": Ground.DRAWN_MAY_BE_KEPT,
    "must_play": Ground.DRAWN_HAS_TO_BE_PLAYED,
    "draw_until_playable": Ground.DRAWN_UNTIL_ONE_FITS,
}
_IF_IT_FITS: Final[dict[AfterDraw, Claim]] = {
    "may_play": Claim.PLAY_OR_KEEP,
    "must_play": Claim.MUST_PLAY_IT,
    "draw_until_playable": Claim.PLAY_OR_KEEP,
}
_WITH_DRAWN_CARD: Final[dict[Claim, tuple[tuple[Mistake, Claim], ...]]] = {
    Claim.PLAY_OR_KEEP: (
        (Mistake.DRAWN_AND_ANOTHER, Claim.PLAY_ANY),
        (Mistake.DRAWN_CARD_FORCED, Claim.MUST_PLAY_IT),
        (Mistake.DRAWN_CARD_FITS, Claim.TURN_ENDS),
        (Mistake.DRAWN_ON_THOUGH_IT_FITS, Claim.DRAW_ON),
    ),
    Claim.MUST_PLAY_IT: (
        (Mistake.DRAWN_CARD_FREE, Claim.PLAY_OR_KEEP),
        (Mistake.DRAWN_AND_ANOTHER, Claim.PLAY_ANY),
        (Mistake.DRAWN_CARD_FITS, Claim.TURN_ENDS),
        (Mistake.DRAWN_ON_THOUGH_IT_FITS, Claim.DRAW_ON),
    ),
    Claim.TURN_ENDS: (
        (Mistake.DRAWN_AND_ANOTHER, Claim.PLAY_ANY),
        (Mistake.DRAWN_CARD_FITS_NOT, Claim.PLAY_OR_KEEP),
        (Mistake.DRAWN_ONCE_MORE, Claim.DRAW_ON),
    ),
    Claim.DRAW_ON: (
        (Mistake.DRAWING_STOPS_EARLY, Claim.TURN_ENDS),
        (Mistake.DRAWN_AND_ANOTHER, Claim.PLAY_ANY),
        (Mistake.DRAWN_CARD_FITS_NOT, Claim.PLAY_OR_KEEP),
    ),
}


def _drawn_card(
    p: Position,
    seat: int,
    card: Card,
    right: Claim,
    proof: Proof,
    *,
    asked: int = -1,
    reveal: int = -1,
) -> Draft:
    wrong = tuple(Wrong(mistake, Answer(claim)) for mistake, claim in _WITH_DRAWN_CARD[right])
    if right is Claim.TURN_ENDS and p.rules.after_draw == "draw_until_playable":
        # Drawing on would be right, if there were a card.
        wrong = tuple(each for each in wrong if each.answer.claim is not Claim.DRAW_ON)
    rule: RuleId = "TURN-4" if right is Claim.TURN_ENDS else "TURN-3"
    subject = Subject(seat=seat, card=card)
    return Draft(Kind.DRAWN_CARD, rule, asked, reveal, Answer(right), wrong, proof, subject)


def _instead_of_playing(p: Position, seat: int) -> Iterator[Draft]:
    legal = legal_actions(p)
    if not any(isinstance(action, Play) and action.seat == seat for action in legal):
        return
    subject = Subject(seat=seat)
    if Draw(seat) in legal:
        wrong = (
            Wrong(Mistake.MUST_PLAY_IF_ABLE, Answer(Claim.HAS_TO_PLAY)),
            Wrong(Mistake.DRAWN_CARD_STAYS, Answer(Claim.DRAW_AND_KEEP)),
        )
        right = Answer(Claim.FREE_TO_DRAW)
        yield Draft(Kind.MAY_DRAW, "TURN-2", -1, -1, right, wrong, None, subject)
    # The last of all to pass does end the round.
    if Pass(seat) in legal and p.passes + 1 < len(p.players):
        wrong = (
            Wrong(Mistake.MUST_PLAY_BEFORE_PASSING, Answer(Claim.HAS_TO_PLAY)),
            Wrong(Mistake.ONE_PASS_ENDS_ROUND, Answer(Claim.PASS_ENDS_ROUND)),
        )
        right = Answer(Claim.FREE_TO_PASS)
        yield Draft(Kind.MAY_PASS, "STOCK-3", -1, -1, right, wrong, None, subject)
