"""What a changed engine is shown is what the engine itself comes to."""

import pickle

import pytest

from tests.simulation.scenes import differences
from tests.simulation.taking import taken_down
from uno_kart_lab.rules import uno


def test_the_engine_differs_in_no_scene_and_a_changed_one_in_some(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scenes = [pickle.loads(taken.scene) for taken in taken_down(games_each=1)]
    assert differences(scenes) == set()
    monkeypatch.setattr(uno, "PENALTY", 3)
    assert differences(scenes) is None
