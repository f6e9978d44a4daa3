"""The language made of the marked texts, and what is asked, asked anew."""

import pytest

from tests.narration.conftest import pseudo, template
from tests.questions.samples import asked

__all__ = ["pseudo", "template"]


@pytest.fixture(scope="session", autouse=True)
def asked_anew() -> None:
    """Keep nothing from before: a fork of mutmut has run the tests already."""
    asked.cache_clear()
