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
    jump_in,
    setup,
    seven_zero,
    stacking,
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
from uno_kart_lab.rules.events import CardPlayed
from uno_kart_lab.rules.options import STANDARD, RuleSet
from uno_kart_lab.rules.position import (
    AwaitChallenge,
    AwaitColour,
    AwaitDrawnCard,
    AwaitOpeningColour,
    AwaitStack,
    AwaitSwap,
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

    Examples
    --------
    >>> table = start_game(["Ana", "Ben", "Chi"], seed=109).after
    >>> table.turn, table.top
    (1, R0)
    >>> table.hands[1]
    (RS, Y+2, YR, YR, W+4, W+4, WB)
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

    Examples
    --------
    >>> from uno_kart_lab.files import read_scenario
    >>> given = {"players": ["Ana", "Ben"], "hands": [["R5"], ["B7"]], "stock": ["G2"]}
    >>> given |= {"format": "uno-kart-scenario/1", "discard": []}
    >>> position = read_scenario(given).position
    >>> [event.reason.rule for event in open_round(position).events]
    ['SETUP-3', 'OPEN-1']
    """
    if not any(setup.can_open(card, position.rules) for card in position.stock):
        raise ValueError("no card of the stock can open")
    return resolve(None, position, setup.open_round(position))


def legal_actions(position: Position) -> tuple[Action, ...]:
    """Return every legal action in a fixed order.

    The awaited seat's come first, cards as its hand is sorted, each once, a Wild Draw Four once
    with each colour; then what others can jump in with, by seat; then those of the UNO window.
    Saying UNO with a play is left out: any play that leaves one card can be made with it.

    Examples
    --------
    >>> table = start_game(["Ana", "Ben", "Chi"], seed=109).after
    >>> legal_actions(table)[0]
    Play(seat=1, card=RS, colour=None, say_uno=False)
    >>> legal_actions(table)[-1]
    Draw(seat=1)
    """
    asked = _asked_actions(position)
    if position.rules.jump_in:
        asked += jump_in.jump_in_actions(position)
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
        case AwaitTarget(seat) | AwaitSwap(seat):
            return tuple(ChooseTarget(seat, target) for target in p.opponents(seat))
        case AwaitChallenge(seat, stackable=stackable):
            answers = (Accept(seat), Challenge(seat))
            return (*stacking.stack_actions(p, seat), *answers) if stackable else answers
        case AwaitStack(seat):
            return (*stacking.stack_actions(p, seat), Accept(seat))
        case RoundOver():
            return (NextRound(setup.next_dealer(p)),)
        case GameOver() | SettingUp():
            return ()
        case _:
            assert_never(p.awaiting)


def why_not(position: Position, action: Action) -> Refusal | None:
    """Tell why `action` can't be done: the checks made, the last of them failed. None if it can.

    Examples
    --------
    >>> from uno_kart_lab.rules.cards import CARDS
    >>> table = start_game(["Ana", "Ben", "Chi"], seed=109).after
    >>> refusal = why_not(table, Play(1, CARDS["YR"]))
    >>> [(check.rule, check.passed) for check in refusal.checks]
    [('TURN-1', True), ('TURN-1', True), ('MATCH-1', False)]
    """
    return refusal_of(position, action, _checks(position, action))


def _checks(p: Position, action: Action) -> Checks:
    match action:
        case Play():
            return _play_checks(p, action)
        case Draw():
            return turns.draw_checks(p, action)
        case Pass():
            return turns.pass_checks(p, action)
        case ChooseColour():
            return item_box.colour_checks(p, action)
        case ChooseTarget() if isinstance(p.awaiting, AwaitSwap):
            return seven_zero.target_checks(p, action)
        case ChooseTarget():
            return item_box.target_checks(p, action)
        case Accept() if isinstance(p.awaiting, AwaitStack):
            return stacking.accept_checks(p, action)
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


def _play_checks(p: Position, action: Play) -> Checks:
    if stacking.is_answered(p):
        return stacking.play_checks(p, action)
    if jump_in.is_tried(p, action):
        return jump_in.play_checks(p, action)
    return turns.play_checks(p, action)


def apply(position: Position, action: Action) -> Step:
    """Do `action` and return everything that comes of it; `position` stays as it is.

    Raises
    ------
    IllegalAction
        If the rules refuse it; its `refusal` is what `why_not` returns.

    Examples
    --------
    >>> from uno_kart_lab.rules.cards import CARDS
    >>> table = start_game(["Ana", "Ben", "Chi"], seed=109).after
    >>> step = apply(table, Play(1, CARDS["WB"]))
    >>> [event.reason.rule for event in step.events[:4]]
    ['MATCH-3', 'ITEM-1', 'ITEM-2', 'ITEM-LIGHTNING']
    >>> len(table.hands[0]), len(step.after.hands[0])
    (7, 8)
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
            return _close_and_answer(p, action, forgot)


def _close_and_answer(p: Position, action: Action, forgot: int) -> Resolution:
    p = yield uno.window_closed(p, forgot)
    return (yield from _answer(p, action))


def _answer(p: Position, action: Action) -> Resolution:
    """Choose what carries out the answer to what was asked for."""
    if isinstance(action, Play):
        if action.seat != p.turn:
            return _play_of_another(p, action)
        return _play(p, action, turns.lay_card(p, action))
    if isinstance(action, Draw):
        return turns.take_draw(p, action)
    if isinstance(action, Pass):
        if isinstance(p.awaiting, AwaitDrawnCard):
            return turns.keep_drawn_card(p, action)
        return turns.pass_with_nothing_to_draw(p, action)
    return _decide(p, action)


def _decide(p: Position, action: Action) -> Resolution:
    """Choose what carries out a decision that a card, or the end of a round, asks for."""
    match action, p.awaiting:
        case ChooseColour(), AwaitColour(_, reason):
            return item_box.choose_colour(p, action, reason)
        case ChooseColour(), _:
            return setup.choose_opening_colour(p, action)
        case ChooseTarget(), AwaitTarget(_, reason):
            return item_box.choose_target(p, action, reason)
        case ChooseTarget(), _:
            return seven_zero.swap(p, action)
        case Accept(), AwaitStack(_, count):
            return stacking.accept(p, action, count)
        case Accept(), AwaitChallenge(count=count):
            return wild_draw_four.accept(p, action, count)
        case Challenge(), AwaitChallenge() as asked:
            return wild_draw_four.challenge(p, action, asked)
        case NextRound(), _:
            return setup.begin_next_round(p, action)
        case _:
            raise AssertionError(f"{action} passed its checks and answers nothing")


def _play_of_another(p: Position, action: Play) -> Resolution:
    """Begin a turn with a card that is stacked (STACK-3), or jumped in with (JUMP-2)."""
    if isinstance(p.awaiting, AwaitStack | AwaitChallenge):
        due = p.awaiting.count
        p = yield stacking.turn_begun(p, action.seat)
        return (yield from _play(p, action, stacking.lay_card(p, action), due))
    p = yield jump_in.jumped_in(p, action.seat)
    return (yield from _play(p, action, turns.lay_card(p, action)))


def _play(p: Position, action: Play, laid: CardPlayed, due: int = 0) -> Resolution:
    """Lay the card and carry it out (TURN-1, ACT-4); `due` cards are in its stack (STACK-3)."""
    p = yield laid
    played = p.moment
    if action.say_uno:
        p = yield uno.said_with_play(p)
    if action.card.face is Face.DRAW_TWO:
        aim_two = stacking.aim_draw_two if stacking.goes_on(p) else action_cards.draw_two
        return (yield from aim_two(p, played, due))
    if action.colour is None:
        return (yield from _CARRIED_OUT[action.card.face](p, played))
    assert laid.colour is not None, "a turn is awaited only while a colour is active"
    aim_four = stacking.aim_wild_draw_four if stacking.goes_on(p) else wild_draw_four.aim
    return (yield from aim_four(p, played, action.colour, laid.colour, due))


def _number(p: Position, played: int) -> Resolution:
    """A number does nothing more: play passes to the next seat (TURN-1), but see SEVEN-1."""
    if p.rules.seven_zero and p.top.face in seven_zero.MOVES_HANDS:
        return seven_zero.carry_out(p, played)
    return after_play.finish_play(p, p.next_seat(p.turn), Reason("TURN-1", played))


# Draw Two and Wild Draw Four are not here: they may be stacked, or stacked on (STACK-1).
_CARRIED_OUT: Final[dict[Face, Callable[[Position, int], Resolution]]] = {
    **dict.fromkeys(NUMBERS, _number),
    Face.REVERSE: action_cards.reverse,
    Face.SKIP: action_cards.skip,
    Face.ITEM_BOX: item_box.open_box,
}
