"""The end of a round and of a game (END, STOCK-3, SCORE, GAME)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from uno_kart_lab.questions.answers import Answer, Claim, of_player, players, points
from uno_kart_lab.questions.drafts import Draft, Ground, Subject, Wrong
from uno_kart_lab.questions.kinds import Kind
from uno_kart_lab.questions.mistakes import Mistake
from uno_kart_lab.questions.scenes import Scene, cards_there, on, others
from uno_kart_lab.rules.cards import ACTIONS, CARDS, WILDS, Card, Face, Item
from uno_kart_lab.rules.events import (
    CardPlayed,
    Event,
    GameEnded,
    ItemActivated,
    PointsScored,
    RoundBlocked,
    RoundWon,
    TargetChosen,
)
from uno_kart_lab.rules.position import Position, RoundOver
from uno_kart_lab.rules.rule_ids import RuleId
from uno_kart_lab.views import HIDDEN


def of_event(scene: Scene, place: int) -> Iterator[Draft]:
    """Ask about the end of a round, its points, and the end of the game."""
    match scene.events[place]:
        case CardPlayed() as event if not scene.table(place).hands[event.seat]:
            yield from _last_card(scene, place, event)
        case ItemActivated() as event if event.last_card and event.item in _ENDING_ITEMS:
            yield from _after_last_box(scene, place, event.seat, event.item)
        case TargetChosen() as event if not scene.table(place).hands[event.seat]:
            yield from _after_last_box(scene, place, event.seat, Item.SHELL)
        case RoundBlocked() as event:
            yield _blocked(place, event)
        case PointsScored() as event:
            yield _who_scores(scene, place, event)
            yield from _how_many_points(place, event)
        case GameEnded() as event:
            yield _game_won(scene.table(place - 1), place, event)


def of_table(scene: Scene) -> Iterator[Draft]:
    """Ask about a round that is over whether the game is."""
    p = scene.table(-1)
    if isinstance(p.awaiting, RoundOver):
        yield _not_won_yet(p)


def _place_of(scene: Scene, kind: type[Event]) -> int | None:
    return next((i for i, event in enumerate(scene.events) if type(event) is kind), None)


# --- The last card


_ON_AND_ON: Final = (
    Wrong(Mistake.PLAYED_FOR_SECOND, Answer(Claim.PLAY_GOES_ON)),
    Wrong(Mistake.OTHERS_GET_A_TURN, Answer(Claim.ONE_MORE_TURN_EACH)),
)


def _last_card(scene: Scene, place: int, event: CardPlayed) -> Iterator[Draft]:
    p = scene.table(place)
    wins = of_player(Claim.WINS_AT_ONCE, event.seat)
    subject = Subject(seat=event.seat)
    won = _place_of(scene, RoundWon)
    # A challenge is yet to come, or a target or colour to be chosen.
    end = len(scene.events) - 1 if won is None else won
    match event.card.face:
        case Face.ITEM_BOX:
            yield _last_box(p, place, event)
        case Face.DRAW_TWO | Face.WILD_DRAW_FOUR:
            if cards_there(p):
                right = of_player(Claim.DRAW_THEN_OVER, on(p, event.seat, 1))
                rule: RuleId = "END-2"
                wrong: tuple[Wrong, ...] = (Wrong(Mistake.LAST_CARD_SPARES, wins), *_ON_AND_ON)
                if p.rules.stacking != "off":
                    rule, wrong = "STACK-5", (_stacked_first(p, event.seat), *wrong)
                yield Draft(Kind.LAST_CARD, rule, place, end, right, wrong, None, subject)
        case _:
            yield Draft(Kind.LAST_CARD, "END-1", place, end, wins, _ON_AND_ON, None, subject)


def _stacked_first(p: Position, seat: int) -> Wrong:
    return Wrong(Mistake.LAST_CARD_STACKED_ON, of_player(Claim.STACK_FIRST, on(p, seat, 1)))


def _last_box(p: Position, place: int, event: CardPlayed) -> Draft:
    wins, opens = of_player(Claim.WINS_AT_ONCE, event.seat), Answer(Claim.BOX_FIRST)
    if p.rules.last_item_box == "ends_round":
        right, ground = wins, Ground.LAST_BOX_STAYS_SHUT
        mistaken = Wrong(Mistake.LAST_BOX_OPENED, opens)
    else:
        right, ground = opens, Ground.LAST_BOX_OPENS
        mistaken = Wrong(Mistake.LAST_BOX_UNOPENED, wins)
    wrong = (mistaken, *_ON_AND_ON)
    subject = Subject(seat=event.seat)
    return Draft(Kind.LAST_CARD, "END-3", place, place + 1, right, wrong, ground, subject)


_ENDING_ITEMS: Final = (Item.BANANA, Item.LIGHTNING, Item.BOBOMB)
"""Those which make somebody draw at once."""


def _after_last_box(scene: Scene, place: int, seat: int, item: Item) -> Iterator[Draft]:
    p = scene.table(place)
    if not cards_there(p):
        return
    counted, uncounted = Answer(Claim.ENDS_COUNTED), Answer(Claim.ENDS_UNCOUNTED)
    again = of_player(Claim.CARDS_AGAIN, seat)
    wrong: tuple[Wrong, ...]
    turn_first = Wrong(Mistake.TURN_AFTER_LAST_CARD, of_player(Claim.TURN_FIRST, seat))
    if item is Item.BOBOMB:
        right, reveal = again, len(scene.events) - 1
        wrong = (
            Wrong(Mistake.BOBOMB_ENDS_ROUND, counted),
            Wrong(Mistake.BOBOMB_ENDS_ROUND, uncounted),
        )
    else:
        won = _place_of(scene, RoundWon)
        assert won is not None, "the hand is empty and the item is done"
        right, reveal = counted, won
        wrong = (
            Wrong(Mistake.LAST_DRAW_UNCOUNTED, uncounted),
            turn_first,
            Wrong(Mistake.LAST_ITEM_NOT_LAST, again),
        )
    subject = Subject(seat=seat)
    yield Draft(
        Kind.AFTER_LAST_BOX, "END-3", place, reveal, right, wrong, Ground.LAST_BOX_OPENS, subject
    )


def _blocked(place: int, event: RoundBlocked) -> Draft:
    wrong = (
        Wrong(Mistake.BLOCKED_FEWEST_CARDS, Answer(Claim.FEWEST_CARDS_WIN)),
        Wrong(Mistake.BLOCKED_FEWEST_POINTS, Answer(Claim.FEWEST_POINTS_WIN)),
        Wrong(Mistake.BLOCKED_WITHOUT_END, Answer(Claim.PASS_ON_AND_ON)),
    )
    right = Answer(Claim.NO_WINNER)
    return Draft(Kind.BLOCKED, "STOCK-3", place - 1, place, right, wrong, event)


# --- Points


def _who_scores(scene: Scene, place: int, event: PointsScored) -> Draft:
    p = scene.table(place)
    wrong = (
        Wrong(Mistake.LOSERS_SCORE, players(*others(p, event.seat))),
        Wrong(Mistake.ALL_SCORE, players(*range(len(p.players)))),
        Wrong(Mistake.NOBODY_SCORES, players()),
    )
    right = players(event.seat)
    return Draft(Kind.WHO_SCORES, "SCORE-1", place - 1, place, right, wrong)


def _how_many_points(place: int, event: PointsScored) -> Iterator[Draft]:
    left = tuple(card for hand in event.hands for card in hand)
    if HIDDEN in left:
        return
    wrong = (
        Wrong(Mistake.ONE_HAND_SCORED, points(max(map(_worth, event.hands)))),
        Wrong(Mistake.CARDS_COUNTED, points(len(left))),
        Wrong(Mistake.WILDS_AS_SYMBOLS, points(sum(map(_wild_as_symbol, left)))),
        Wrong(Mistake.SYMBOLS_AS_WILDS, points(sum(map(_symbol_as_wild, left)))),
        Wrong(Mistake.OWN_HAND_SCORED, points(_worth(event.hands[event.seat]))),
    )
    subject = Subject(seat=event.seat)
    right = points(event.points)
    yield Draft(Kind.HOW_MANY_POINTS, "SCORE-1", place - 1, place, right, wrong, event, subject)


def _worth(hand: tuple[Card, ...]) -> int:
    return sum(card.points for card in hand)


_SYMBOL_POINTS: Final = CARDS["RS"].points
_WILD_POINTS: Final = CARDS["WB"].points


def _wild_as_symbol(card: Card) -> int:
    return _SYMBOL_POINTS if card.face in WILDS else card.points


def _symbol_as_wild(card: Card) -> int:
    return _WILD_POINTS if card.face in ACTIONS else card.points


# --- The game


def _game_won(p: Position, place: int, event: GameEnded) -> Draft:
    winners = event.winners
    rows = [Wrong(Mistake.GAME_GOES_ON, Answer(Claim.NOT_YET))]
    rows.append(_by_round(p))
    if len(winners) > 1:
        rows.append(Wrong(Mistake.TIE_IS_BROKEN, players(winners[0])))
    if winners:
        rows.append(Wrong(Mistake.GAME_WITHOUT_WINNER, players()))
    rows.append(Wrong(Mistake.ALL_WIN_GAME, players(*range(len(p.players)))))
    right = players(*winners)
    return Draft(Kind.WHO_HAS_WON, "GAME-1", place - 1, place, right, tuple(rows), event)


def _not_won_yet(p: Position) -> Draft:
    rows = [_by_round(p), Wrong(Mistake.GAME_WITHOUT_WINNER, players())]
    most = max(p.scores)
    if most:
        leaders = (seat for seat, score in enumerate(p.scores) if score == most)
        rows.append(Wrong(Mistake.LEADER_WINS_GAME, players(*leaders)))
    right = Answer(Claim.NOT_YET)
    return Draft(Kind.WHO_HAS_WON, "GAME-1", -1, -1, right, tuple(rows), Ground.GAME_IS_NOT_WON)


def _by_round(p: Position) -> Wrong:
    """Return who would have won the game if it went by this round."""
    if p.round_winner is not None:
        return Wrong(Mistake.ROUND_WINS_GAME, players(p.round_winner))
    fewest = min(range(len(p.hands)), key=lambda seat: len(p.hands[seat]))
    return Wrong(Mistake.BLOCKED_GAME_HAS_WINNER, players(fewest))
