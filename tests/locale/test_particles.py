"""Korean particles after what is filled in."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from uno_kart_lab.i18n import fill

SAMPLES = json.loads(Path(__file__).with_name("particles.json").read_text("utf-8"))
"""Template, value, and what is said; the page's own tests go by the same."""


@pytest.mark.parametrize(("template", "value", "said"), SAMPLES)
def test_a_particle_goes_by_the_last_sound_before_it(template: str, value: str, said: str) -> None:
    assert fill(template, x=value) == said


def test_a_number_that_is_no_text_has_a_last_sound_too() -> None:
    assert fill("{number}을(를)", number=3) == "3을"


def test_a_neutral_form_in_a_value_stays_as_it_is() -> None:
    assert fill("{x} {y}", x="{y}은(는)", y="민수") == "{y}은(는) 민수"
