"""The engine: what is legal, why something is not, and what comes of an action.

Everything here hands over to the chapter that a decision belongs to.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, assert_never

from uno_kart_lab.rules import (
    action_cards,
    after_play,
    item_box,
    setup,
    turns,
    uno,
    wild_draw_four,
)
from uno_kart_lab.rules.actions import (
    Accept,
    Action,
    CatchUno,
    Challenge,
    ChooseColour,
    ChooseTarget,
    Draw,
    NextRound,
    Pass,
    Play,
    SayUno,
)
from uno_kart_lab.rules.cards import NUMBERS, Colour, Face
from uno_kart_lab.rules.options import STANDARD, RuleSet
from uno_kart_lab.rules.position import (
    AwaitChallenge,
    AwaitColour,
    AwaitDrawnCard,
    AwaitOpeningColour,
    AwaitTarget,
    AwaitTurn,
    GameOver,
    Position,
    Reason,
    RoundOver,
    SettingUp,
)
from uno_kart_lab.rules.refusals import Checks, IllegalAction, Refusal, refusal_of
from uno_kart_lab.rules.resolution import Resolution, Step, resolve


def start_game(
    players: Sequence[str], rules: RuleSet = STANDARD, seed: int = 0, dealer: int | None = None
) -> Step:
    """Find the dealer, shuffle, deal and open the first round (SETUP-1 … SETUP-3, OPEN).

    Parameters
    ----------
    players : sequence of str
        Names by seat, clockwise; 2 … 10.
    rules : RuleSet
    seed : int
        0 … 2⁶³ − 1; the same seed deals the same game everywhere.
    dealer : int or None
        The seat that deals first. Under ``first_dealer="chosen"`` None is seat 0; under
        ``"high_card"`` the cards decide and it has to be None.

    Raises
    ------
    ValueError
        For an argument outside its bounds.
    """
    table = setup.empty_table(players, rules, seed)
    if rules.first_dealer == "high_card":
        if dealer is not None:
            raise ValueError("dealer: the highest card decides under first_dealer high_card")
    else:
        dealer = dealer or 0
        if not 0 <= dealer < len(players):
            raise ValueError(f"dealer {dealer}: seats are 0 to {len(players) - 1}")
    return resolve(None, table, setup.begin_game(table, dealer))


def open_round(position: Position) -> Step:
    """Turn up the opening card of a position that has been dealt (SETUP-3, OPEN-1 … OPEN-8).

    Raises
    ------
    ValueError
        If no card of the stock can open.
    """
    if not any(setup.can_open(card, position.rules) for card in position.stock):
        raise ValueError("no card of the stock can open")
    return resolve(None, position, setup.open_round(position))


def legal_actions(position: Position) -> tuple[Action, ...]:
    """Return every legal action in a fixed order.

    The awaited seat's come first, cards as its hand is sorted, each once, a Wild Draw Four once
    with each colour; then those of the UNO window. Saying UNO with a play is left out: any play
    that leaves one card can be made with it.
    """
    asked = _asked_actions(position)
    forgot = position.uno_window
    return asked if forgot is None else asked + uno.window_actions(position, forgot)


def _asked_actions(p: Position) -> tuple[Action, ...]:
    match p.awaiting:
        case AwaitTurn(seat):
            return turns.turn_actions(p, seat)
        case AwaitDrawnCard(seat, card):
            return turns.drawn_card_actions(p, seat, card)
        case AwaitOpeningColour(seat) | AwaitColour(seat):
            return tuple(ChooseColour(seat, colour) for colour in Colour)
        case AwaitTarget(seat):
            return tuple(ChooseTarget(seat, target) for target in item_box.targets(p, seat))
        case AwaitChallenge(seat):
            return (Accept(seat), Challenge(seat))
        case RoundOver():
            return (NextRound(setup.next_dealer(p)),)
        case GameOver() | SettingUp():
            return ()
        case _:
            assert_never(p.awaiting)


def why_not(position: Position, action: Action) -> Refusal | None:
    """Tell why `action` can't be done: the checks made, the last of them failed. None if it can."""
    return refusal_of(position, action, _checks(position, action))


def _checks(p: Position, action: Action) -> Checks:
    match action:
        case Play():
            return turns.play_checks(p, action)
        case Draw():
            return turns.draw_checks(p, action)
        case Pass():
            return turns.pass_checks(p, action)
        case ChooseColour():
            return item_box.colour_checks(p, action)
        case ChooseTarget():
            return item_box.target_checks(p, action)
        case Accept() | Challenge():
            return wild_draw_four.challenge_checks(p, action)
        case SayUno():
            return uno.say_checks(p, action)
        case CatchUno():
            return uno.catch_checks(p, action)
        case NextRound():
            return setup.next_round_checks(p, action)
        case _:
            assert_never(action)


def apply(position: Position, action: Action) -> Step:
    """Do `action` and return everything that comes of it; `position` stays as it is.

    Raises
    ------
    IllegalAction
        If the rules refuse it; its `refusal` is what `why_not` returns.
    """
    refusal = why_not(position, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    return resolve(action, position, _resolution(position, action))


def _resolution(p: Position, action: Action) -> Resolution:
    """Choose what carries out a legal action; unless it is of the window, it closes it (UNO-3)."""
    forgot = p.uno_window
    if forgot is None:
        return _answer(p, action)
    match action:
        case SayUno():
            return uno.say(action)
        case CatchUno():
            return uno.catch(p, action)
        case _:
            return _close_and_answer(action, forgot)


def _close_and_answer(action: Action, forgot: int) -> Resolution:
    p = yield uno.window_closed(forgot)
    return (yield from _answer(p, action))


def _answer(p: Position, action: Action) -> Resolution:
    """Choose what carries out the answer to what was asked for."""
    if isinstance(action, Play):
        return _play(p, action)
    if isinstance(action, Draw):
        return turns.take_draw(p, action)
    match action, p.awaiting:
        case Pass(), AwaitDrawnCard():
            return turns.keep_drawn_card(p, action)
        case Pass(), _:
            return turns.pass_with_nothing_to_draw(p, action)
        case ChooseColour(), AwaitColour(_, reason):
            return item_box.choose_colour(p, action, reason)
        case ChooseColour(), _:
            return setup.choose_opening_colour(p, action)
        case ChooseTarget(), AwaitTarget(_, reason):
            return item_box.choose_target(p, action, reason)
        case Accept(), _:
            return wild_draw_four.accept(p, action)
        case Challenge(), AwaitChallenge(_, colour):
            return wild_draw_four.challenge(p, action, colour)
        case NextRound(), _:
            return setup.begin_next_round(p, action)
        case _:
            raise AssertionError(f"{action} passed its checks and answers nothing")


def _play(p: Position, action: Play) -> Resolution:
    """Lay the card and carry it out (TURN-1, ACT-4)."""
    laid = turns.lay_card(p, action)
    p = yield laid
    played = p.moment
    if action.say_uno:
        p = yield uno.said_with_play(p)
    if action.colour is None:
        return (yield from _CARRIED_OUT[action.card.face](p, played))
    assert laid.colour is not None, "a turn is awaited only while a colour is active"
    return (yield from wild_draw_four.aim(p, played, action.colour, laid.colour))


def _number(p: Position, played: int) -> Resolution:
    """A number does nothing more: play passes to the next seat (TURN-1)."""
    return after_play.finish_play(p, p.next_seat(p.turn), Reason("TURN-1", played))


# A Wild Draw Four is not here: it alone is carried out with a colour chosen for it (WD4-1).
_CARRIED_OUT: Final[dict[Face, Callable[[Position, int], Resolution]]] = {
    **dict.fromkeys(NUMBERS, _number),
    Face.DRAW_TWO: action_cards.draw_two,
    Face.REVERSE: action_cards.reverse,
    Face.SKIP: action_cards.skip,
    Face.ITEM_BOX: item_box.open_box,
}
