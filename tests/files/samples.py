"""Small valid files to begin with, and the one line by which a changed one is refused."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from uno_kart_lab.files import InputError, read_source


def scenario(**changes: Any) -> dict[str, Any]:
    """A scenario of two players, with these keys changed or added."""
    return {
        "format": "uno-kart-scenario/1",
        "players": ["Ana", "Ben"],
        "hands": [["R5", "B+2"], ["WB"]],
        "discard": ["G7"],
        **changes,
    }


def record(**changes: Any) -> dict[str, Any]:
    """A record of three players, with these keys changed or added."""
    return {
        "format": "uno-kart-record/1",
        "players": ["Ana", "Ben", "Chi"],
        "seed": 7,
        **changes,
    }


def session(**changes: Any) -> dict[str, Any]:
    """A session that begins with that record, with these keys changed or added."""
    return {"format": "uno-kart-session/1", "start": record(), **changes}


def without(value: dict[str, Any], *keys: str) -> dict[str, Any]:
    return {key: item for key, item in value.items() if key not in keys}


def as_bytes(value: object) -> bytes:
    return json.dumps(value).encode()


def refusal(source: object, read: Callable[[Any], object] = read_source) -> str:
    """The line by which `source` is refused."""
    with pytest.raises(InputError) as refused:
        read(source)
    line = str(refused.value)
    assert line.splitlines() == [line]
    assert line.isprintable()
    return line
