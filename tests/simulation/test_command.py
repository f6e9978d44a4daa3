"""``uno-kart-lab simulate``: what it prints, what it writes, what it refuses."""

import json
from pathlib import Path

import pandas as pd
import pytest
from pandas.testing import assert_frame_equal

from uno_kart_lab.cli import BAD_INPUT, SUCCESS, main
from uno_kart_lab.simulation import simulate

Output = pytest.CaptureFixture[str]
ARGUMENTS = ["simulate", "--games", "300", "--seed", "4", "--players", "beginner,simple"]


def test_it_prints_who_wins_and_the_means_with_their_intervals(capsys: Output) -> None:
    assert main([*ARGUMENTS, "--format", "json"]) == SUCCESS
    told = json.loads(capsys.readouterr().out)
    table = simulate(300, 4, ("beginner", "simple"))
    assert (told["games"], told["seed"], told["rules"]) == (300, 4, "standard")
    won = [(one["seat"], one["player"], one["games"]) for one in told["winners"]]
    assert won == [
        (0, "beginner", int((table["winner"] == 0).sum())),
        (1, "simple", int((table["winner"] == 1).sum())),
    ]
    share = told["winners"][0]["share"]
    assert 0 < share["low"] < share["value"] < share["high"] < 1
    for name, mean in told["means"].items():
        assert mean["value"] == pytest.approx(table[name].mean())
        deviation = table[name].std(ddof=0) / 300**0.5
        assert mean["high"] - mean["low"] == pytest.approx(2 * 1.959964 * deviation, abs=1e-9)
    chains = table["longest_chain"].value_counts()
    assert told["longest_chain"] == {str(k): int(chains[k]) for k in sorted(chains.index)}


def test_it_prints_the_same_for_a_reader(capsys: Output) -> None:
    assert main(ARGUMENTS) == SUCCESS
    text = capsys.readouterr().out
    assert text.startswith("300 games, seed 4\n")
    assert "seat 1 (simple)" in text
    assert "drawn banana" in text


@pytest.mark.parametrize("ending", ["csv", "parquet"])
def test_it_writes_the_table(ending: str, tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / f"games.{ending}"
    rules = ["--rules", "quick", "--option", "after_draw=must_play", "--dealer", "1"]
    assert main([*ARGUMENTS, *rules, "--out", str(file)]) == SUCCESS
    capsys.readouterr()
    written = pd.read_csv(file) if ending == "csv" else pd.read_parquet(file)
    chosen = {"preset": "quick", "options": {"after_draw": "must_play"}}
    table = simulate(300, 4, ("beginner", "simple"), chosen, dealer=1)
    assert_frame_equal(written, table, check_dtype=ending == "parquet")


def test_an_option_may_be_json(capsys: Output) -> None:
    options = ["--option", 'game_end={"rounds": 2}', "--option", "item_box_counts_as_colour=true"]
    assert main([*ARGUMENTS, *options, "--format", "json"]) == SUCCESS
    rules = json.loads(capsys.readouterr().out)["rules"]
    assert rules["options"] == {"game_end": {"rounds": 2}, "item_box_counts_as_colour": True}


def test_a_run_is_gone_on_with(tmp_path: Path, capsys: Output) -> None:
    assert main([*ARGUMENTS, "--run", str(tmp_path)]) == SUCCESS
    first = capsys.readouterr().out
    assert main([*ARGUMENTS, "--run", str(tmp_path)]) == SUCCESS
    assert capsys.readouterr().out == first


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--games", "0"], "games: 0 is not allowed"),
        (["--players", "random"], "players"),
        (["--option", "after_draw"], 'rules.options.after_draw: "" is not allowed'),
        (["--option", "nothing=1"], "rules.options.nothing"),
        (["--out", "games.txt"], '--out: "games.txt" is not allowed'),
        (["--out", "no/such/folder/games.csv"], "no/such/folder/games.csv: No such file"),
        (["--run", __file__], "test_command.py: "),
        (["--games", "many"], "many"),
    ],
    ids=str,
)
def test_what_is_wrong_is_one_line_that_names_it(
    arguments: list[str], complaint: str, capsys: Output
) -> None:
    assert main(["simulate", *arguments]) == BAD_INPUT
    said = capsys.readouterr()
    assert complaint in said.err
    assert (said.out, said.err.count("\n")) == ("", 1)
