"""A second, deliberately different reading of the rulebook: one referee who keeps notes.

The engine tells what happens as events; the referee looks at the table before and after an action
and works out, from the card's code and its own notes, whose turn it has to be, how many cards
everyone has to hold and what has to be asked. The two share no rule.
"""

from __future__ import annotations

from dataclasses import dataclass, field

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
from uno_kart_lab.rules.cards import CARDS, Colour
from uno_kart_lab.rules.position import Position
from uno_kart_lab.rules.values import changed

WILDS = ("W+4", "WB")
ASKED_FOR = {
    "AwaitTurn": "turn",
    "AwaitDrawnCard": "drawn_card",
    "AwaitOpeningColour": "opening_colour",
    "AwaitColour": "colour",
    "AwaitTarget": "target",
    "AwaitChallenge": "challenge",
    "AwaitStack": "stack",
    "AwaitSwap": "swap",
    "RoundOver": "round_over",
    "GameOver": "game_over",
    "SettingUp": "nothing",
}


def asked_for(p: Position) -> str:
    return ASKED_FOR[type(p.awaiting).__name__]


def held(p: Position, seat: int) -> list[str]:
    return [card.code for card in p.hands[seat]]


def letter(p: Position) -> str:
    """Return the letter of the active colour."""
    top = p.discard[-1].code[0]
    if top != "W":
        return top
    assert p.chosen_colour is not None
    return p.chosen_colour.value[0].upper()


def fits(code: str, top: str, colour: str) -> bool:
    return code in WILDS or code[0] == colour or code[1:] == top[1:]


def is_bluff(p: Position, hand: list[str], colour: str) -> bool:
    boxes = p.rules.item_box_counts_as_colour
    return any(code[0] == colour or (boxes and code == "WB") for code in hand)


def may_play(p: Position, seat: int, code: str) -> bool:
    if code == "W+4" and p.rules.wild_draw_four == "only_if_no_match":
        return not is_bluff(p, held(p, seat), letter(p))
    return fits(code, p.discard[-1].code, letter(p))


def may_stack(p: Position, seat: int, code: str) -> bool:
    """Tell whether a card goes on the draw card that is aimed at a seat."""
    kinds = {"same": (p.discard[-1].code[1:],), "any": ("+2", "+4"), "off": ()}
    if not held(p, p.turn) or code[1:] not in kinds[p.rules.stacking]:
        return False
    banned = p.rules.wild_draw_four == "only_if_no_match" and code == "W+4"
    return not (banned and is_bluff(p, held(p, seat), letter(p)))


def worth(code: str) -> int:
    if code in WILDS:
        return 50
    return int(code[1]) if code[1].isdigit() else 20


def to_be_drawn(p: Position) -> int:
    return len(p.stock) + len(p.discard[:-1])


def legal(p: Position) -> set[Action]:
    """Return all that may be done, UNO said and unsaid."""
    seats = range(len(p.players))
    actions: set[Action] = set()
    seat = -1 if p.awaiting.seat is None else p.awaiting.seat
    match asked_for(p):
        case "turn":
            actions |= {
                play
                for code in held(p, seat)
                if may_play(p, seat, code)
                for play in plays(p, seat, code)
            }
            actions.add(Draw(seat) if to_be_drawn(p) else Pass(seat))
            top = p.discard[-1].code
            if p.rules.jump_in and top not in WILDS:
                out_of_turn = [other for other in seats if other != seat and top in held(p, other)]
                actions |= {play for other in out_of_turn for play in plays(p, other, top)}
        case "drawn_card":
            (code,) = {p.awaiting.card.code}  # type: ignore[union-attr]
            actions |= set(plays(p, seat, code))
            if p.rules.after_draw in ("may_play", "draw_until_playable"):
                actions.add(Pass(seat))
        case "colour" | "opening_colour":
            actions |= {ChooseColour(seat, colour) for colour in Colour}
        case "target" | "swap":
            actions |= {ChooseTarget(seat, target) for target in seats} - {ChooseTarget(seat, seat)}
        case "challenge" | "stack" as asked:
            answers = held(p, seat)
            stacked = [code for code in answers if may_stack(p, seat, code)]
            actions |= {play for code in stacked for play in plays(p, seat, code)}
            actions |= {Accept(seat)} | ({Challenge(seat)} if asked == "challenge" else set())
        case "round_over":
            actions.add(NextRound(p.dealer + 1 if p.dealer + 1 in seats else 0))
    if p.uno_window is not None:
        actions.add(SayUno(p.uno_window))
        actions |= {CatchUno(by, p.uno_window) for by in seats if by != p.uno_window}
    return actions


def plays(p: Position, seat: int, code: str) -> list[Action]:
    colours = list(Colour) if code == "W+4" else [None]
    calls = [False, True] if len(p.hands[seat]) == 2 else [False]
    return [Play(seat, CARDS[code], colour, uno) for colour in colours for uno in calls]


@dataclass
class Expected:
    """What has to be on the table after an action."""

    turn: int
    asked: str
    asked_seat: int | None
    direction: int
    sizes: list[int]
    window: int | None = None


@dataclass
class Referee:
    """Watches one round after the other; its notes are what the table does not show."""

    acted: list[int] = field(default_factory=list)
    """The seats that took a turn in this round, in order."""
    silent: int | None = None
    """Who has laid all but one card without saying UNO, and is not through with the play."""
    before_wild: str = ""
    """The letter of the colour active before the Wild Draw Four that is being answered."""
    hand_of_wild: list[str] = field(default_factory=list)
    """What its player held beside it."""
    stacked: int = 0
    """How many cards the seat that is asked has to draw, if it accepts."""
    chains: int = 0
    links: int = 0
    """Boxes laid in this turn and the extra turns before it."""
    passed: int = 0

    def last_other(self, turn: int) -> int | None:
        return next((seat for seat in reversed(self.acted) if seat != turn), None)

    def expect(self, p: Position, action: Action, q: Position) -> Expected:
        """Tell how the table has to look, given which cards came up in `q`."""
        e = Expected(p.turn, "turn", None, p.direction, [len(hand) for hand in p.hands])
        match action:
            case SayUno() | CatchUno():
                return self._in_window(p, e, action)
            case Play(seat, card, _, uno):
                self._took_turn(p, seat)
                self.passed = 0
                if seat != p.turn:
                    p = self._out_of_turn(p, e, seat)
                e.sizes[seat] -= 1
                self.silent = seat if e.sizes[seat] == 1 and not uno else None
                return self._carry_out(p, e, card.code, to_be_drawn(p) + 1, q)
            case Draw(seat):
                self._took_turn(p, seat)
                self.passed = 0
                return self._drawn(p, e, q)
            case Pass(seat):
                return self._pass(p, e, seat)
            case _:
                return self._decide(p, e, action, to_be_drawn(p))

    def _out_of_turn(self, p: Position, e: Expected, seat: int) -> Position:
        """Return the table as it would be if it were the seat's turn."""
        self.links = 0
        e.turn = seat
        return changed(p, turn=seat)

    def _in_window(self, p: Position, e: Expected, action: SayUno | CatchUno) -> Expected:
        """Expect what was asked before; the window is used up."""
        if isinstance(action, CatchUno):
            self._draw(e, action.target, 2, to_be_drawn(p))
        return self._ask(e, asked_for(p), p.awaiting.seat)

    def _pass(self, p: Position, e: Expected, seat: int) -> Expected:
        if asked_for(p) == "turn":
            self._took_turn(p, seat)
            self.passed += 1
            if self.passed == len(p.players):
                return self._ask(e, "over", None)
        return self._turn_of(e, p, 1)

    def _decide(self, p: Position, e: Expected, action: Action, left: int) -> Expected:
        match action:
            case ChooseColour():
                return self._turn_of(e, p, 0 if asked_for(p) == "opening_colour" else 1)
            case ChooseTarget(seat, target) if asked_for(p) == "swap":
                e.sizes[seat], e.sizes[target] = e.sizes[target], e.sizes[seat]
                return self._turn_of(e, p, 1)
            case ChooseTarget(_, target):
                self._draw(e, target, 1, left)
                return self._turn_of(e, p, 1)
            case Accept(seat):
                self._draw(e, seat, self._all_stacked(), left)
                return self._turn_of(e, p, 2)
            case Challenge(seat):
                count = self._all_stacked()
                if is_bluff(p, self.hand_of_wild, self.before_wild):
                    self._draw(e, p.turn, count, left)
                    return self._turn_of(e, p, 1)
                self._draw(e, seat, count + 2, left)
                return self._turn_of(e, p, 2)
        raise AssertionError(f"{action}: a new round is a new referee's")

    def _all_stacked(self) -> int:
        """Return what there is to be drawn; it is done with."""
        count, self.stacked = self.stacked, 0
        return count

    def _took_turn(self, p: Position, seat: int) -> None:
        if asked_for(p) == "turn" and seat != p.turn:
            # Of those before a jump one other is remembered, and may be who jumped in.
            last = self.last_other(p.turn)
            self.acted = [] if last is None else [last]
        if asked_for(p) != "drawn_card":
            self.acted.append(seat)

    def _draw(self, e: Expected, seat: int, wanted: int, left: int) -> int:
        """Give a seat its cards and return how many are left to be drawn."""
        taken = min(wanted, left)
        e.sizes[seat] += taken
        if taken:
            self.passed = 0
        return left - taken

    def _ask(self, e: Expected, asked: str, seat: int | None) -> Expected:
        e.asked, e.asked_seat = asked, seat
        return e

    def _stack(self, p: Position, e: Expected, more: int, left: int) -> Expected:
        """Expect the next seat to be asked about a draw card, or to draw for a last one."""
        following = (p.turn + p.direction) % len(p.players)
        self.stacked += more
        challenge = more == 4 and p.rules.wild_draw_four == "challengeable"
        if challenge or (p.rules.stacking != "off" and e.sizes[p.turn]):
            if p.rules.stacking != "off" and self.silent is not None:
                e.window, self.silent = self.silent, None
            return self._ask(e, "challenge" if challenge else "stack", following)
        self._draw(e, following, self._all_stacked(), left)
        return self._turn_of(e, p, 2)

    def _turn_of(self, e: Expected, p: Position, steps: int, *, extra: bool = False) -> Expected:
        """Expect the turn `steps` on from the present one, or the end of the round."""
        if e.sizes[p.turn] == 0:
            return self._ask(e, "over", None)
        if self.silent is not None and e.sizes[self.silent] == 1:
            e.window = self.silent
        self.silent = None
        if not extra:
            self.links = 0
        e.turn = (p.turn + steps * e.direction) % len(p.players)
        return self._ask(e, "turn", e.turn)

    def _drawn(self, p: Position, e: Expected, q: Position) -> Expected:
        """Expect the drawn card to be offered, or the next turn."""
        e.sizes[p.turn] = len(q.hands[p.turn])
        drawn = list(held(q, p.turn))
        for code in held(p, p.turn):
            drawn.remove(code)
        fitting = [code for code in drawn if may_play(p, p.turn, code)]
        if p.rules.after_draw == "draw_until_playable":
            assert len(fitting) == 1 or (not fitting and not to_be_drawn(q))
        else:
            assert len(drawn) == 1
        return self._ask(e, "drawn_card", p.turn) if fitting else self._turn_of(e, p, 1)

    def _carry_out(self, p: Position, e: Expected, code: str, left: int, q: Position) -> Expected:
        match code[1:]:
            case "+2":
                return self._stack(p, e, 2, left)
            case "S":
                return self._turn_of(e, p, 2)
            case "R":
                e.direction = -p.direction
                again = len(p.players) == 2 and p.rules.two_player_reverse == "skip"
                return self._turn_of(e, p, 0 if again else 1)
            case "+4":
                self.before_wild = letter(p)
                self.hand_of_wild = held(p, p.turn)
                self.hand_of_wild.remove("W+4")
                return self._stack(p, e, 4, left)
            case "0" if p.rules.seven_zero and e.sizes[p.turn]:
                here = e.sizes
                e.sizes = [here[(seat - p.direction) % len(here)] for seat in range(len(here))]
                return self._turn_of(e, p, 1)
            case "7" if p.rules.seven_zero and e.sizes[p.turn]:
                return self._ask(e, "swap", p.turn)
            case "B":
                return self._box(p, e, left, q)
            case _:
                return self._turn_of(e, p, 1)

    def _box(self, p: Position, e: Expected, left: int, q: Position) -> Expected:
        self.chains += self.links == 0
        self.links += 1
        n, me = len(p.players), p.turn
        if e.sizes[me] == 0 and p.rules.last_item_box == "ends_round":
            assert q.discard[-1].code == "WB"
            return self._ask(e, "over", None)
        turned_up = q.discard[-1].code
        if p.stock:
            assert turned_up == p.stock[0].code
        match turned_up[0]:
            case "R":
                return self._turn_of(e, p, 0, extra=True)
            case "Y":
                victim: int | None = (me - p.direction) % n
                if p.rules.banana_target == "last_to_act" and self.last_other(me) is not None:
                    victim = self.last_other(me)
                assert victim is not None
                self._draw(e, victim, 2, left)
                return self._turn_of(e, p, 1)
            case "G":
                return self._ask(e, "target", me)
            case "B":
                for steps in range(1, n):
                    left = self._draw(e, (me + steps * p.direction) % n, 1, left)
                return self._turn_of(e, p, 0, extra=True)
            case _:
                self._draw(e, me, 2, left)
                return self._ask(e, "colour", me)
