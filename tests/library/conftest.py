"""The language made of the marked texts, which shows what went past the translators."""

from tests.narration.conftest import pseudo, template

__all__ = ["pseudo", "template"]
