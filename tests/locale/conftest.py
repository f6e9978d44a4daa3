"""The pseudo-language, for tests that look for what is not translated."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.locale.pseudo import PSEUDO, pseudo, write_pseudo_language
from uno_kart_lab import i18n


@pytest.fixture(scope="module")
def pseudo_language(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Have it be a language, beside English alone, and give its name."""
    folder = tmp_path_factory.mktemp("locale")
    write_pseudo_language(folder)
    patch = pytest.MonkeyPatch()
    patch.setattr(i18n, "LOCALE", folder)
    patch.setitem(i18n.OWN_NAMES, PSEUDO, pseudo("English"))
    yield PSEUDO
    patch.undo()
