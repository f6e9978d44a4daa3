"""What matches (MATCH), and which card may be played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from uno_kart_lab.questions.answers import Answer, Claim, card, of_player
from uno_kart_lab.questions.drafts import Draft, Ground, Proof, Subject, Wrong
from uno_kart_lab.questions.kinds import Kind
from uno_kart_lab.questions.mistakes import Mistake
from uno_kart_lab.questions.scenes import Scene, known_hand
from uno_kart_lab.rules.actions import Play
from uno_kart_lab.rules.cards import CARDS, Card, Colour, Face
from uno_kart_lab.rules.engine import why_not
from uno_kart_lab.rules.events import CardPlayed, CardTurnedUp
from uno_kart_lab.rules.position import AwaitDrawnCard, AwaitTurn, Position
from uno_kart_lab.rules.refusals import CheckKind
from uno_kart_lab.rules.rule_ids import RuleId
from uno_kart_lab.rules.turns import match_rule
from uno_kart_lab.rules.wild_draw_four import cards_of_colour


def of_event(scene: Scene, place: int) -> Iterator[Draft]:
    """Ask what matches a card that an Item Box has just turned up (ITEM-3)."""
    event = scene.events[place]
    if isinstance(event, CardTurnedUp) and event.card.colour is not None:
        yield _matches_turned_up(scene, place)


def of_table(scene: Scene) -> Iterator[Draft]:
    """Ask what could be played now, and of each card of a known hand whether it may be."""
    p = scene.table(-1)
    if isinstance(p.awaiting, AwaitTurn | AwaitDrawnCard):
        seat = p.awaiting.seat
        hand = (known_hand(p, seat) if scene.decides(seat) else None) or ()
        # Once one is drawn, what matches may not be played for that alone.
        yield from _which_matches(scene, p, hand if isinstance(p.awaiting, AwaitTurn) else ())
        for held in dict.fromkeys(hand):
            yield _may_play(p, seat, held)


# --- Which of these cards matches?


def _which_matches(scene: Scene, p: Position, hand: Iterable[Card]) -> Iterator[Draft]:
    """Ask it of the hand, by each rule that lets one of its cards match; else of any cards."""
    top, colour = p.top, p.colour
    assert colour is not None, "a turn is awaited only while a colour is active"
    under = p.discard[-2] if len(p.discard) > 1 else None
    wrong = (*_like(scene, under, top, colour), *_misfits(scene, top, colour))
    held = _misfits_of(hand, under, top, colour)
    ban = p.rules.wild_draw_four == "only_if_no_match"
    for rule, fitting in _fitting(top, colour).items():
        if rule == "MATCH-4" and ban:
            continue
        own = tuple(c for c in fitting if c in hand) if len(held) >= _ENOUGH else ()
        right = card(scene.pick(own or fitting, len(rule)))
        subject = Subject(card=top, colour=colour)
        rows = held if own else wrong
        yield Draft(Kind.WHICH_MATCHES, rule, -1, -1, right, rows, None, subject)


_ENOUGH: Final = 2
"""Wrong answers."""


def _misfits_of(
    hand: Iterable[Card], under: Card | None, top: Card, colour: Colour
) -> tuple[Wrong, ...]:
    misfits = [c for c in dict.fromkeys(hand) if match_rule(c, top, colour) is None]
    return tuple(
        Wrong(Mistake.UNDER_TOP_COUNTS if _is_like(c, under) else Mistake.NOTHING_MATCHES, card(c))
        for c in misfits
    )


def _is_like(one: Card, under: Card | None) -> bool:
    if under is None or under.colour is None:
        return False
    return one.colour is under.colour or one.face is under.face


def _matches_turned_up(scene: Scene, place: int) -> Draft:
    top = scene.table(place).top
    colour = top.colour
    assert colour is not None, "asked for coloured cards alone"
    before = next(e.colour for e in scene.events[:place] if isinstance(e, CardPlayed))
    old = [c for c in _not_fitting(top, colour) if c.colour is before]
    wrong = (
        *((Wrong(Mistake.COLOUR_BEFORE_BOX, card(scene.pick(old, place))),) if old else ()),
        *_misfits(scene, top, colour),
    )
    fitting = _fitting(top, colour)
    right = card(scene.pick((*fitting["MATCH-1"], *fitting["MATCH-2"]), place))
    subject = Subject(card=top, colour=colour)
    return Draft(Kind.WHICH_MATCHES, "ITEM-3", place, place + 1, right, wrong, None, subject)


@cache
def _fitting(top: Card, colour: Colour) -> dict[RuleId, tuple[Card, ...]]:
    """Return what can be played on a card, by the rule that lets it; each by one rule alone."""
    fitting: dict[RuleId, tuple[Card, ...]] = {}
    for other in CARDS.values():
        rule = match_rule(other, top, colour)
        if rule is not None and (rule != "MATCH-1" or other.face is not top.face):
            fitting[rule] = (*fitting.get(rule, ()), other)
    return fitting


@cache
def _not_fitting(top: Card, colour: Colour) -> tuple[Card, ...]:
    return tuple(c for c in CARDS.values() if match_rule(c, top, colour) is None)


def _misfits(scene: Scene, top: Card, colour: Colour) -> tuple[Wrong, ...]:
    """Return two cards that don't match, the second from behind the first."""
    cards = _not_fitting(top, colour)
    half = len(cards) // 2
    first, second = scene.pick(cards[:half], top.rank), scene.pick(cards[half:], top.rank)
    return tuple(Wrong(Mistake.NOTHING_MATCHES, card(c)) for c in (first, second))


def _like(scene: Scene, under: Card | None, top: Card, colour: Colour) -> tuple[Wrong, ...]:
    """Return a card that matches the one under the top card, if there is one."""
    alike = [c for c in _not_fitting(top, colour) if _is_like(c, under)]
    if under is None or not alike:
        return ()
    return (Wrong(Mistake.UNDER_TOP_COUNTS, card(scene.pick(alike, under.rank))),)


# --- May this card be played?


def _may_play(p: Position, seat: int, held: Card) -> Draft:
    colour = Colour.RED if held.face is Face.WILD_DRAW_FOUR else None
    refusal = why_not(p, Play(seat, held, colour))
    if refusal is not None and refusal.failed.kind is CheckKind.DRAWN_CARD_ONLY:
        right, wrong = Claim.NO_DRAWN_ONLY, _BESIDES_DRAWN
    elif held.face is Face.WILD_DRAW_FOUR:
        return may_bluff(p, seat, allowed=refusal is None)
    elif refusal is not None:
        right, wrong = Claim.NO_NEITHER, (*_like_under(p, held), *_NO_MATCH)
    else:
        right, wrong = _FITS[match_rule(held, p.top, p.colour) or "MATCH-1"]
        wrong = _untrue(wrong, held, p)
    rule = refusal.failed.rule if refusal else match_rule(held, p.top, p.colour)
    assert rule is not None, "what is not refused matches"
    rows = tuple(Wrong(mistake, Answer(claim)) for mistake, claim in wrong)
    subject = Subject(seat=seat, card=held)
    return Draft(Kind.MAY_PLAY, rule, -1, -1, Answer(right), rows, refusal, subject)


_Rows = tuple[tuple[Mistake, Claim], ...]

_BESIDES_DRAWN: Final[_Rows] = (
    (Mistake.IN_PLACE_OF_DRAWN, Claim.YES_IN_PLACE),
    (Mistake.DRAWN_AND_ANOTHER, Claim.YES_AS_WELL),
)
_NO_MATCH: Final[_Rows] = (
    (Mistake.COLOUR_DIFFERS, Claim.YES_COLOUR),
    (Mistake.SYMBOL_DIFFERS, Claim.YES_SYMBOL),
    (Mistake.ONLY_WILDS_ON_ANY, Claim.YES_ANY),
)
_FITS: Final[dict[RuleId, tuple[Claim, _Rows]]] = {
    "MATCH-1": (
        Claim.YES_COLOUR,
        (
            (Mistake.BOTH_NEEDED, Claim.NO_BOTH_NEEDED),
            (Mistake.SYMBOL_DIFFERS, Claim.YES_SYMBOL),
            (Mistake.ONLY_WILDS_ON_ANY, Claim.YES_ANY),
        ),
    ),
    "MATCH-2": (
        Claim.YES_SYMBOL,
        (
            (Mistake.BOTH_NEEDED, Claim.NO_BOTH_NEEDED),
            (Mistake.COLOUR_DIFFERS, Claim.YES_COLOUR),
            (Mistake.ONLY_WILDS_ON_ANY, Claim.YES_ANY),
        ),
    ),
    "MATCH-3": (
        Claim.YES_ANY,
        (
            (Mistake.WILD_AS_LAST_RESORT, Claim.NO_OTHERS_FIT),
            (Mistake.WILD_HAS_TO_MATCH, Claim.NO_NEITHER),
        ),
    ),
}


def _like_under(p: Position, held: Card) -> _Rows:
    under = p.discard[-2] if len(p.discard) > 1 else None
    if under is None or (held.colour is not under.colour and held.face is not under.face):
        return ()
    return ((Mistake.UNDER_TOP_COUNTS, Claim.YES_UNDER),)


def _untrue(rows: _Rows, held: Card, p: Position) -> _Rows:
    """Leave out what holds as well: a card may have the colour and the number."""
    if held.face is not p.top.face:
        return rows
    return tuple(row for row in rows if row[1] is not Claim.YES_SYMBOL)


# --- May the Wild Draw Four be played?


def may_bluff(p: Position, seat: int, *, allowed: bool) -> Draft:
    """Ask whether a Wild Draw Four may be played, and would be a bluff."""
    held = cards_of_colour(p.hands[seat], p.colour, p.rules)
    forbidden = of_player(Claim.NO_COLOUR_HELD, seat)
    bluff, no_bluff = Answer(Claim.YES_A_BLUFF), Answer(Claim.YES_NO_BLUFF)
    last_resort = Wrong(Mistake.WILD_AS_LAST_RESORT, Answer(Claim.NO_OTHERS_FIT), "MATCH-4")
    proof: Proof
    wrong: tuple[Wrong, ...]
    if not held:
        right, proof = no_bluff, Ground.NO_BLUFF
        imagined = Mistake.BLUFF_IMAGINED
        wrong = (Wrong(imagined, bluff), Wrong(imagined, forbidden), last_resort)
    elif allowed:
        right, proof = bluff, Ground.BLUFF_ALLOWED
        wrong = (
            Wrong(Mistake.BLUFF_IS_FORBIDDEN, forbidden),
            Wrong(Mistake.BLUFF_OVERLOOKED, no_bluff),
            last_resort,
        )
    else:
        right, proof = forbidden, why_not(p, Play(seat, CARDS["W+4"], Colour.RED))
        wrong = (
            Wrong(Mistake.BLUFF_IS_ALLOWED, bluff),
            Wrong(Mistake.BLUFF_OVERLOOKED, no_bluff),
        )
    subject = Subject(seat=seat, card=CARDS["W+4"], colour=p.colour)
    return Draft(Kind.MAY_BLUFF, "WD4-2", -1, -1, right, wrong, proof, subject)
