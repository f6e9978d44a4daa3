"""What is said of an event, to whom."""

from typing import get_args

import pytest

from tests.narration.golden import ANA, BEN, GOLDEN, Told
from tests.rules.dsl import NAMES
from uno_kart_lab.narration import Narrator
from uno_kart_lab.rules.events import Event, WildDrawFourAccepted
from uno_kart_lab.rules.options import RuleSet
from uno_kart_lab.rules.position import Reason
from uno_kart_lab.views import TABLE, TEACHER, Reader, see_event


def said(event: Event, reader: Reader) -> str:
    return Narrator("en", NAMES[:3], reader).event(see_event(event, reader))


def id_of(told: Told) -> str:
    return f"{type(told.event).__name__}-{told.event.reason.rule}"


def test_every_kind_of_event_has_its_sentence_here() -> None:
    assert {type(told.event) for told in GOLDEN} == set(get_args(Event))


@pytest.mark.parametrize("told", GOLDEN, ids=id_of)
def test_the_teacher_hears_everything_by_name(told: Told) -> None:
    assert said(told.event, TEACHER) == told.teacher


@pytest.mark.parametrize("told", GOLDEN, ids=id_of)
def test_the_seat_that_acts_is_addressed_as_you(told: Told) -> None:
    assert said(told.event, BEN) == told.ben


@pytest.mark.parametrize("told", GOLDEN, ids=id_of)
def test_another_seat_hears_what_it_may_know_and_is_addressed_where_it_is_concerned(
    told: Told,
) -> None:
    assert said(told.event, ANA) == (told.ana or told.teacher)


@pytest.mark.parametrize("told", GOLDEN, ids=id_of)
def test_the_table_hears_what_everyone_may_know(told: Told) -> None:
    assert said(told.event, TABLE) == (told.table or told.teacher)


def test_where_draws_are_stacked_a_wild_draw_four_is_accepted_without_its_number() -> None:
    accepted = WildDrawFourAccepted(Reason("CHAL-1"), BEN, ANA)
    stacking = RuleSet(stacking="same")
    told = {
        reader: Narrator("en", NAMES[:3], reader, stacking).event(accepted)
        for reader in (BEN, ANA, TABLE)
    }
    assert told == {
        BEN: "You accept Ana's Wild Draw Four, so you draw.",
        ANA: "Ben accepts your Wild Draw Four and draws.",
        TABLE: "Ben accepts Ana's Wild Draw Four and draws.",
    }
