"""Memory is given back when visitors have gone."""

import gc
import time
from types import SimpleNamespace
from weakref import ref

import pytest

from uno_kart_lab.server import app, memory


class Left:
    """Something that nobody uses any more, but for itself."""

    def __init__(self) -> None:
        self.itself = self


def test_what_nobody_uses_is_let_go_but_what_was_there_at_the_start_is_not_looked_through() -> None:
    gc.disable()
    try:
        kept = ref(Left())
        gc.freeze()
        left = ref(Left())
        memory.give_back()
        assert (kept() is None, left() is None) == (False, True)
    finally:
        gc.unfreeze()
        gc.enable()


def test_what_is_loaded_is_kept_for_good() -> None:
    try:
        memory.keep_for_good()
        assert gc.get_freeze_count() > 0
    finally:
        gc.unfreeze()


@pytest.mark.parametrize("library", [None, SimpleNamespace()])
def test_a_system_without_that_c_library_is_told_nothing(
    monkeypatch: pytest.MonkeyPatch, library: object
) -> None:
    monkeypatch.setattr(memory, "_c_library", lambda: library)
    memory.keep_together()
    memory.give_back()


def test_the_c_library_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[object, ...]] = []
    library = SimpleNamespace(
        mallopt=lambda *values: told.append(("mallopt", *values)),
        malloc_trim=lambda *values: told.append(("malloc_trim", *values)),
    )
    monkeypatch.setattr(memory, "_c_library", lambda: library)
    memory.keep_together()
    memory.give_back()
    assert told == [("mallopt", -8, 1), ("malloc_trim", 0)]


@pytest.mark.parametrize(("ago", "times"), [(0, 1), (80, 1), (100, 0)])
def test_it_is_given_back_till_jupyter_has_let_go_of_who_left(
    monkeypatch: pytest.MonkeyPatch, ago: int, times: int
) -> None:
    given: list[int] = []
    monkeypatch.setattr(app, "give_back", lambda: given.append(1))
    kernels = SimpleNamespace(changed_at=time.monotonic() - ago)
    app.LabApp._tidy_up(SimpleNamespace(kernel_manager=kernels))  # type: ignore[arg-type]
    assert len(given) == times
