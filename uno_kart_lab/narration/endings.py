"""The end of a round and of a game, in words (END, STOCK-3, SCORE, GAME)."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from uno_kart_lab.i18n import _, ngettext
from uno_kart_lab.narration.voice import Voice
from uno_kart_lab.rules.events import GameEnded, PointsScored, RoundBlocked, RoundWon

EndingEvent: TypeAlias = RoundWon | RoundBlocked | PointsScored | GameEnded
"""The kinds of event told here."""


def tell(voice: Voice, event: EndingEvent) -> str:
    """Return what happened and why, for the voice's reader."""
    match event:
        case RoundWon():
            return _round_won(voice, event)
        case RoundBlocked():
            return _round_blocked(voice, event)
        case PointsScored():
            return _points_scored(voice, event)
        case GameEnded():
            return _game_ended(voice, event)
        case _:
            assert_never(event)


def _round_won(voice: Voice, event: RoundWon) -> str:
    if "END-3" in event.reason.also:
        return voice.of(
            event.seat,
            _(
                "Your last card was an Item Box and your hand is empty: you win the round at once,"
                " with no extra turn."
            ),
            _(
                "{player}'s last card was an Item Box and the hand is empty: {player} wins the"
                " round at once, with no extra turn."
            ),
        )
    if "SEVEN-3" in event.reason.also:
        return voice.of(
            event.seat,
            _("You have played your last card and win the round, so no hand moves."),
            _("{player} has played the last card and wins the round, so no hand moves."),
        )
    return voice.of(
        event.seat,
        _("You have played your last card and win the round."),
        _("{player} has played the last card and wins the round."),
    )


def _round_blocked(voice: Voice, _event: RoundBlocked) -> str:
    return voice.say(
        _("Nobody can draw and everyone has passed in turn, so the round ends without a winner.")
    )


def _points_scored(voice: Voice, event: PointsScored) -> str:
    return voice.of(
        event.seat,
        ngettext(
            "You score {number} point for the cards left in the other hands.",
            "You score {number} points for the cards left in the other hands.",
        ),
        ngettext(
            "{player} scores {number} point for the cards left in the other hands.",
            "{player} scores {number} points for the cards left in the other hands.",
        ),
        event.points,
    )


def _game_ended(voice: Voice, event: GameEnded) -> str:
    match event.winners:
        case ():
            return voice.say(_("The game is over, and nobody has won it."))
        case (winner,):
            return voice.of(
                winner,
                _("The game is over: you have won it."),
                _("The game is over: {player} has won it."),
            )
        case winners:
            return _game_shared(voice, winners)


def _game_shared(voice: Voice, winners: tuple[int, ...]) -> str:
    others = [voice.players[seat] for seat in winners if not voice.is_reader(seat)]
    message = (
        _("The game is over, with equal points: {players} share the win.")
        if len(others) == len(winners)
        else _("The game is over, with equal points: you share the win with {players}.")
    )
    return voice.say(message, players=voice.listed(others))
