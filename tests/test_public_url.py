"""The app is told which address it has for others."""

import os
from collections.abc import Callable
from socket import socket

import pytest

from uno_kart_lab.cli import BAD_INPUT, SUCCESS, main
from uno_kart_lab.environment import PUBLIC_URL
from uno_kart_lab.server import app


@pytest.fixture(autouse=True)
def nothing_is_served(monkeypatch: pytest.MonkeyPatch) -> list[str | None]:
    """Give a list that fills with the address that each app's kernels are told."""
    told: list[str | None] = []

    def serve(listener: socket, *_: object, on_ready: Callable[[], None]) -> None:
        assert callable(on_ready)
        listener.close()
        told.append(os.environ.get(PUBLIC_URL))

    monkeypatch.setattr(app, "serve", serve)
    # Set and taken away, so that it is afterwards as it was before.
    monkeypatch.setenv(PUBLIC_URL, "")
    return told


def served(*arguments: str) -> int:
    return main(["app", "--port", "0", "--no-browser", *arguments])


def test_the_kernels_are_told_the_address(nothing_is_served: list[str | None]) -> None:
    assert served("--public-url", "https://lab.example.org/uno") == SUCCESS
    assert nothing_is_served == ["https://lab.example.org/uno/"]


def test_the_environment_tells_it_as_well(
    nothing_is_served: list[str | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(PUBLIC_URL, "https://lab.example.org")
    assert served() == SUCCESS
    assert nothing_is_served == ["https://lab.example.org/"]


def test_without_one_nothing_is_told(nothing_is_served: list[str | None]) -> None:
    assert served() == SUCCESS
    assert nothing_is_served == [""]


@pytest.mark.parametrize("given", ["lab.example.org", "http://localhost:8866/", "http://pc/"])
def test_an_address_that_others_cannot_open_is_refused_in_one_line(
    nothing_is_served: list[str | None], given: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert served("--public-url", given) == BAD_INPUT
    complaint = capsys.readouterr().err
    assert complaint.startswith("--public-url: ")
    assert complaint.count("\n") == 1
    assert nothing_is_served == []
