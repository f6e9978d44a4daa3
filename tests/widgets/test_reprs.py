from xml.etree import ElementTree

import pytest
from IPython.core.interactiveshell import InteractiveShell

from uno_kart_lab.narration import Narrator
from uno_kart_lab.narration.rulebook import rulebook
from uno_kart_lab.rules.actions import Draw, Play
from uno_kart_lab.rules.cards import CARDS
from uno_kart_lab.rules.engine import apply, start_game, why_not
from uno_kart_lab.widgets.reprs import load_ipython_extension

HOSTILE = "<script>alert('&')</script>"
DEAL = start_game(["Ana", HOSTILE], seed=3)
SHOWN = {
    "a position": DEAL.after,
    "a position before the deal": DEAL.before,
    "a step": apply(DEAL.after, Draw(DEAL.after.turn)),
    "a refusal": Narrator("en", DEAL.after.players, "teacher").refusal(
        why_not(DEAL.after, Play(1, CARDS["WB"])) or pytest.fail("it is legal")
    ),
    "a rule": rulebook("en")["ITEM-2"],
}


@pytest.fixture(scope="module")
def shell() -> InteractiveShell:
    shell = InteractiveShell()
    load_ipython_extension(shell)
    return shell


@pytest.mark.parametrize("thing", SHOWN.values(), ids=SHOWN)
def test_what_is_shown_is_well_formed_and_has_no_script(shell: InteractiveShell, thing) -> None:
    data, _ = shell.display_formatter.format(thing)
    markup = data.get("image/svg+xml") or f"<div>{data['text/html']}</div>"
    tags = {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(markup).iter()}
    assert "script" not in tags
    assert "href" not in markup


@pytest.mark.parametrize("thing", SHOWN.values(), ids=SHOWN)
def test_the_same_is_there_as_plain_text(shell: InteractiveShell, thing) -> None:
    data, _ = shell.display_formatter.format(thing)
    assert data["text/plain"].strip()
    assert "<br" not in data["text/plain"]


def test_a_position_says_who_is_asked_and_every_hand(shell: InteractiveShell) -> None:
    text = shell.display_formatter.format(DEAL.after)[0]["text/plain"]
    assert "turn" in text
    assert HOSTILE in text
    for hand in DEAL.after.hands:
        assert " ".join(card.code for card in hand) in text


def test_a_step_names_the_rule_of_each_event(shell: InteractiveShell) -> None:
    lines = shell.display_formatter.format(DEAL)[0]["text/plain"].splitlines()
    assert len(lines) == len(DEAL.events)
    for line, event in zip(lines, DEAL.events, strict=True):
        assert line.split()[0] == event.reason.rule
