"""The command explains in each language, and complains in English."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.locale.languages import LANGUAGES
from uno_kart_lab.cli import main
from uno_kart_lab.library import case
from uno_kart_lab.narration.rulebook import rulebook


@pytest.fixture
def game(tmp_path: Path) -> str:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(case("chain-of-two").scenario), "utf-8")
    return str(path)


@pytest.mark.parametrize("form", ["text", "markdown", "html", "json"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_explained_in_each_language(
    lang: str, form: str, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["explain", game, "--lang", lang, "--format", form]) == 0
    told = capsys.readouterr().out.replace("\\", "")
    if form == "json":
        assert json.loads(told)["lang"] == lang
    else:
        assert rulebook(lang)["ITEM-1"].title in told


def test_a_language_that_is_not_there_is_refused_with_those_that_are(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["explain", game, "--lang", "xx"]) == 2
    complaint = capsys.readouterr().err
    assert complaint == 'lang: "xx" is not there; allowed: en, cs, et, ko, mr, nl\n'


def test_what_is_wrong_with_a_file_is_said_in_english(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("[1 2]", "utf-8")
    assert main(["explain", str(broken), "--lang", "nl"]) == 2
    assert "Expecting" in capsys.readouterr().err
