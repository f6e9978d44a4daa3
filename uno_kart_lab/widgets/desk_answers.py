"""What the page of a desk is told that asks."""

from __future__ import annotations

import json
from collections.abc import Sequence
from copy import copy
from typing import Any

from uno_kart_lab.export.exercises import exercise_of
from uno_kart_lab.export.qr import TooLong, qr_svg
from uno_kart_lab.files import InputError, title_of, write_session
from uno_kart_lab.files.addresses import address_at, reach
from uno_kart_lab.i18n import Message, say, translator
from uno_kart_lab.page.asking import ANYTHING, Ask, Want, asked_at
from uno_kart_lab.page.desk_words import IN_THIS_NETWORK, NOTHING_TO_ASK, ONLY_HERE, TOO_LONG
from uno_kart_lab.questions import Kind, Question
from uno_kart_lab.rules.rule_ids import RuleId
from uno_kart_lab.widgets.desk_requests import Code, Handout
from uno_kart_lab.widgets.excerpts import excerpt
from uno_kart_lab.widgets.showing import Showing


def excerpt_answer(showing: Showing) -> dict[str, Any]:
    """Return where the game stands as a text of its own, and what can be asked there."""
    game = excerpt_text(showing)
    posed = exercise_of(game, None, showing.lang).posed
    return {
        "excerpt": {
            "game": game,
            "title": title_of(showing.start),
            "questions": [
                {
                    "about": each.about,
                    "ask": each.question.ask,
                    "rule": each.question.rule,
                    "choices": [choice.text for choice in each.question.choices],
                }
                for each in posed
            ],
        }
    }


def excerpt_text(showing: Showing) -> str:
    """Return where the game stands as a session's file, which is the same as long as it is."""
    return json.dumps(write_session(excerpt(showing)), ensure_ascii=False, separators=(",", ":"))


def rules_of_next(showing: Showing) -> tuple[RuleId, ...]:
    """Return the rules that can be asked about while what is known to be done next is shown."""
    posed = exercise_of(excerpt_text(showing), None, showing.lang).posed
    return tuple(dict.fromkeys(each.question.rule for each in posed if each.about == "next"))


def handout_answer(asked: Handout, lang: str) -> dict[str, Any]:
    """Return a handout as a file.

    Raises
    ------
    InputError
        If a game can't be read, or there is no such question in it.
    """
    exercises = [exercise_of(sheet.game, sheet.questions, lang) for sheet in asked.sheets]
    if asked.form == "markdown":
        from uno_kart_lab.export.handout_markdown import handout_markdown

        return _file("md", "text/markdown", handout_markdown(exercises, lang))
    from uno_kart_lab.export.handout_html import handout_html

    return _file("html", "text/html", handout_html(exercises, lang))


def _file(extension: str, kind: str, text: str) -> dict[str, Any]:
    return {"handout": {"name": f"uno-kart-handout.{extension}", "type": kind, "text": text}}


def code_answer(asked: Code, lang: str) -> dict[str, Any]:
    """Return a link as a QR code, with a note if not everybody can follow it.

    Raises
    ------
    InputError
        If nobody could follow it, with advice; or if no code can hold it.
    """
    address = address_at(asked.link)
    host = address.hostname or ""
    reaches = reach(address)
    if reaches == "machine":
        raise InputError(_said(ONLY_HERE, lang, host=host))
    note = _said(IN_THIS_NETWORK, lang, host=host) if reaches == "network" else ""
    try:
        return {"code": {"svg": qr_svg(address.geturl()), "note": note}}
    except TooLong:
        raise InputError(_said(TOO_LONG, lang)) from None


def place_to_ask(showing: Showing, ask: Ask | None) -> tuple[int, int, Ask]:
    """Return the node and the event where a question comes next, and what is to be asked there.

    Parameters
    ----------
    showing : Showing
    ask : Ask or None
        What is rather asked, if it comes; otherwise anything.

    Raises
    ------
    InputError
        If nothing more comes along the line that is known.
    """
    game = copy(showing.game)
    onward = game.line()[len(game.path(game.at)) - 1 :]
    for wanted in filter(None, (ask, ANYTHING)):
        for node in onward:
            game.go(node)
            placed = asked_at(game, showing.reader, showing.lang, wanted)
            if placed:
                return node, placed[0].place, wanted
    raise InputError(_said(NOTHING_TO_ASK, showing.lang))


def only(question: Question) -> Ask:
    """Return how to ask for one question."""
    return Ask((Want(question.rule, Kind(question.kind), question.draft.subject.card),))


def focus_of(showing: Showing, rules: Sequence[RuleId]) -> Ask:
    """Return how to ask about these rules, if anything on the line that is known is about them."""
    ask = Ask(tuple(map(Want, rules)))
    game = copy(showing.game)
    for node in game.line():
        game.go(node)
        if asked_at(game, showing.reader, showing.lang, ask):
            return ask
    return ANYTHING


def _said(message: Message, lang: str, **values: str) -> str:
    return say(message, translator(lang), **values)
