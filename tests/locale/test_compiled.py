"""The compiled catalogues are those that the package was installed with."""

from __future__ import annotations

from pathlib import Path

import pytest

from hatch_build import catalogues, compiled
from uno_kart_lab.i18n import SOURCE_LANGUAGE, languages


@pytest.mark.parametrize("catalogue", catalogues(), ids=lambda path: path.parent.parent.name)
def test_what_is_compiled_is_the_catalogue_as_it_is_now(catalogue: Path) -> None:
    compiled_here = catalogue.with_suffix(".mo")
    assert compiled_here.exists(), "install the package anew: `make app` does"
    assert compiled_here.read_bytes() == compiled(catalogue), "install the package anew"


def test_every_catalogue_is_a_language_that_can_be_spoken() -> None:
    there_are = {catalogue.parent.parent.name for catalogue in catalogues()}
    assert set(languages()) == {SOURCE_LANGUAGE, *there_are}
