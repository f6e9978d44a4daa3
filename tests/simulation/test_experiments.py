"""The experiments: sentences that follow from their numbers."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from math import comb
from typing import Any

import numpy as np
import pytest

from uno_kart_lab.rules.cards import CARDS, COPIES, DECK
from uno_kart_lab.rules.setup import HAND_SIZE
from uno_kart_lab.simulation import experiment_words as words
from uno_kart_lab.simulation import experiments
from uno_kart_lab.simulation.estimates import Estimate
from uno_kart_lab.simulation.findings import Finding, Numbers, Row

GAMES = 2_000
ALL = (
    experiments.first_player,
    experiments.house_rules,
    experiments.item_box,
    experiments.challenging,
    experiments.chain_of_three,
)


def test_the_number_of_games_is_the_one_that_is_told() -> None:
    assert words.MANY.text == f"{experiments.GAMES:,}"


@pytest.fixture
def few_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(experiments, "GAMES", GAMES)
    experiments._standard_games.cache_clear()
    yield
    experiments._standard_games.cache_clear()


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Have every game be one that is told here."""

    def tell(**columns: list[int]) -> None:
        games = {name: np.array(values) for name, values in columns.items()}
        monkeypatch.setattr(experiments, "_games", lambda *_, **__: games)

    return tell


@pytest.mark.usefixtures("few_games")
@pytest.mark.parametrize("experiment", ALL, ids=lambda one: one.__name__)
def test_what_is_found_is_a_sentence_a_chart_and_a_table(experiment: Any) -> None:
    found = experiment()
    assert isinstance(found, Finding)
    assert found.interval.low <= found.interval.value <= found.interval.high
    assert found.table["label"].tolist() == [row.label for row in found.rows]
    assert (found.table["low"] <= found.table["value"]).all()
    text, html = repr(found), found._repr_html_()
    for row in found.rows:
        assert row.label in text
        assert row.label in html
    assert found.sentence in text
    assert html.count("<svg") == len(found.rows)


@pytest.mark.parametrize(
    ("wins", "begins"),
    [(600, "Yes: "), (250, "Not that these games"), (100, "No, on the contrary")],
)
def test_whether_to_play_first_is_an_advantage_follows_from_the_numbers(
    told: Any, wins: int, begins: str
) -> None:
    others = [(place % 3) + 1 for place in range(1_000 - wins)]
    told(winner=[0] * wins + others, first_seat=[0] * 1_000)
    found = experiments.first_player()
    assert found.sentence.startswith(begins)
    assert f"{wins / 10:.1f}%" in found.sentence


def test_a_house_rule_is_longer_shorter_or_neither(monkeypatch: pytest.MonkeyPatch) -> None:
    turns = {"after_draw": {"draw_until_playable": 5}, "banana_target": {"last_to_act": -2}}

    def games(_: object, **options: Any) -> Any:
        more = sum(turns.get(name, {}).get(value, 0) for name, value in options.items())
        return {"turns": np.arange(100) % 7 + 40 + more}

    monkeypatch.setattr(experiments, "_games", games)
    sentence = experiments.house_rules().sentence
    assert "longer with: drawing on until a card fits (+5.0)." in sentence
    assert "shorter with: a Banana Peel hits who took the last turn (−2.0)." in sentence
    assert "a last Item Box ends the round at once (+0.0)" in sentence


def test_each_house_rule_is_looked_at_by_itself() -> None:
    options = [option for _, changed in experiments._HOUSE_RULES for option in changed]
    assert len(options) == len(experiments._HOUSE_RULES)
    assert {"stacking", "seven_zero", "jump_in"} <= set(options)


@pytest.mark.parametrize(
    ("found", "verdict"), [(60, "There it pays"), (20, "Even there it does not")]
)
def test_whether_to_challenge_follows_from_the_numbers(told: Any, found: int, verdict: str) -> None:
    told(
        challenges_won=[1] * found * 10 + [0] * (1_000 - found * 10),
        challenges_lost=[0] * found * 10 + [1] * (1_000 - found * 10),
    )
    sentence = experiments.challenging().sentence
    assert verdict in sentence
    assert f"{6 * (100 - found) / 100:.1f} cards drawn a challenge" in sentence


@pytest.mark.usefixtures("few_games")
def test_item_boxes_are_dealt_as_often_as_can_be_worked_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    games = 40_000
    monkeypatch.setattr(experiments, "GAMES", games)
    dealt = experiments._boxes_dealt()
    whole = dealt[dealt >= 0]
    boxes = COPIES[CARDS["WB"]]
    for held in range(4):
        ways = comb(boxes, held) * comb(len(DECK) - boxes, HAND_SIZE - held)
        chance = ways / comb(len(DECK), HAND_SIZE)
        # Five standard deviations.
        reach = 5 * (chance * (1 - chance) / len(whole)) ** 0.5
        assert abs((whole == held).mean() - chance) < reach
    assert 0.9 < len(whole) / games < 1


def test_where_the_extra_is_not_installed_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object, **__: object) -> None:
        importlib.import_module("there_is_no_such_module")

    monkeypatch.setattr(experiments, "_games", missing)
    assert "uno-kart-lab[sim]" in repr(experiments.first_player())


def test_numbers_are_written_with_as_many_decimals_as_tell_something() -> None:
    numbers = Numbers("en")
    assert [numbers.percent(share) for share in (0, 0.00484, 0.26921, 1)] == [
        "0.0%",
        "0.48%",
        "26.9%",
        "100.0%",
    ]
    assert [numbers.change(value) for value in (1.26, -1.26, 0)] == ["+1.3", "−1.3", "+0.0"]


def test_what_is_found_is_text_wherever_it_is_shown() -> None:
    row = Row("<b>first</b>", Estimate(0.2, 0.1, 0.3))
    found = Finding("<i>?</i>", "a & b", [row], row.estimate, "<u>", "share", "en")
    html = found._repr_html_()
    assert "&lt;b&gt;first" in html
    assert not any(tag in html for tag in ("<b>", "<i>", "<u>", "a & b"))
