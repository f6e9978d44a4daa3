"""An event as one reader sees it."""

from __future__ import annotations

from typing import assert_never

from uno_kart_lab.rules.events import (
    ActionIgnored,
    CardPlayed,
    CardsDrawn,
    CardTurnedUp,
    ChallengeJudged,
    ColourChosen,
    DealerCardsDrawn,
    DealerNamed,
    DecisionAsked,
    DirectionChanged,
    DiscardReshuffled,
    DrawDropped,
    DrawnCardKept,
    DrawnCardUnplayable,
    Event,
    GameEnded,
    HandsDealt,
    HandShown,
    HandsPassedOn,
    HandsSwapped,
    ItemActivated,
    JumpedIn,
    OpeningCardReturned,
    OpeningCardTurned,
    Passed,
    PointsScored,
    RoundBegun,
    RoundBlocked,
    RoundWon,
    StackAccepted,
    StackGrew,
    StockShuffled,
    TargetChosen,
    TurnBegun,
    TurnLost,
    UnoCaught,
    UnoSaid,
    UnoWindowClosed,
    UnoWindowOpened,
    WildDrawFourAccepted,
    WildDrawFourChallenged,
)
from uno_kart_lab.rules.values import changed
from uno_kart_lab.views.positions import see_awaiting, see_hands
from uno_kart_lab.views.readers import HIDDEN, TEACHER, Reader, hidden


def see_event(event: Event, reader: Reader) -> Event:
    """Return the event with what `reader` may not know replaced by `HIDDEN`.

    No event is left out for anyone, so that event numbers and causes hold for all readers.
    """
    if reader == TEACHER:
        return event
    match event:
        case HandsDealt():
            return changed(event, hands=see_hands(event.hands, reader), stock=hidden(event.stock))
        case StockShuffled() | DiscardReshuffled() | OpeningCardReturned():
            return changed(event, stock=hidden(event.stock), generator=0)
        case CardsDrawn():
            return event if event.seat == reader else changed(event, cards=hidden(event.cards))
        case DrawnCardUnplayable():
            return event if event.seat == reader else changed(event, card=HIDDEN)
        case DecisionAsked():
            return changed(event, awaiting=see_awaiting(event.awaiting, reader))
        case HandShown():
            shown = reader in (event.seat, event.to)
            return event if shown else changed(event, hand=hidden(event.hand))
        case ChallengeJudged():
            # How many cards matched is told to nobody else either: the table learns the verdict.
            shown = reader in (event.seat, event.challenger)
            return event if shown else changed(event, matching=())
        case PointsScored() | HandsSwapped() | HandsPassedOn():
            return changed(event, hands=see_hands(event.hands, reader))
        case (
            RoundBegun()
            | DealerCardsDrawn()
            | DealerNamed()
            | OpeningCardTurned()
            | ActionIgnored()
            | CardPlayed()
            | ColourChosen()
            | DrawDropped()
            | CardTurnedUp()
            | ItemActivated()
            | TargetChosen()
            | DirectionChanged()
            | TurnLost()
            | TurnBegun()
            | DrawnCardKept()
            | Passed()
            | JumpedIn()
            | StackGrew()
            | StackAccepted()
            | WildDrawFourAccepted()
            | WildDrawFourChallenged()
            | UnoSaid()
            | UnoWindowOpened()
            | UnoWindowClosed()
            | UnoCaught()
            | RoundWon()
            | RoundBlocked()
            | GameEnded()
        ):
            return event
        case _:
            assert_never(event)
