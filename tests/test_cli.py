"""The command, as a process: what it prints where, and its exit status."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import IO, Any

import pytest

import uno_kart_lab

SCENARIO: dict[str, Any] = {
    "format": "uno-kart-scenario/1",
    "players": ["Zoë", "Ben"],
    "hands": [["R5", "G1"], ["B7"]],
    "turn": 0,
    "discard": ["R7"],
    "actions": [{"seat": 0, "do": "play", "card": "R5", "say_uno": True}],
}
COMMANDS = ([], ["app"], ["lab"], ["explain"], ["replay"])


def run(
    *arguments: str | Path,
    given: bytes = b"",
    stdout: int | IO[bytes] = subprocess.PIPE,
    cwd: Path | None = None,
    **variables: str,
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "uno_kart_lab", *arguments],
        input=given,
        stdout=stdout,
        stderr=subprocess.PIPE,
        cwd=cwd,
        env=os.environ | variables,
        timeout=60,
        check=False,
    )


def complaint(result: subprocess.CompletedProcess[bytes], status: int = 2) -> str:
    """Give the one line of complaint, and see that it is all that was said."""
    assert (result.returncode, result.stdout or b"") == (status, b"")
    text = result.stderr.decode()
    assert text.endswith("\n")
    assert text.count("\n") == 1
    return text.rstrip("\n")


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    path = tmp_path / "scenario.json"
    path.write_text(json.dumps(SCENARIO), "utf-8")
    return path


def test_the_version_is_told() -> None:
    said = run("--version")
    assert said.stdout.decode() == f"uno-kart-lab, version {uno_kart_lab.__version__}\n"


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_each_command_says_how_it_is_used(command: list[str]) -> None:
    result = run(*command, "--help")
    assert (result.returncode, result.stderr) == (0, b"")
    assert b"Usage: uno-kart-lab" in result.stdout


def test_alone_it_says_what_commands_there_are() -> None:
    result = run()
    assert result.returncode == 0
    assert all(command.encode() in result.stdout for command in ("app", "lab", "explain"))


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_an_unknown_option_is_one_line_that_names_it(command: list[str]) -> None:
    assert "--wat" in complaint(run(*command, "--wat"))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["wat"], "wat"),
        (["explain"], "FILE"),
        (["explain", "a", "b"], "b"),
        (["explain", "a", "--format", "wat"], "'text', 'json', 'markdown'"),
        (["replay", "a"], "--output"),
        (["app", "--port", "wat"], "wat"),
        (["app", "--port", "65536"], "65535"),
        (["app", "--port", "0", "--host", "203.0.113.1"], "203.0.113.1"),
        (["app", "--base-url", "a b"], "--base-url: 'a b'"),
        (["app", "--max-visitors", "0"], "1"),
        (["app", "--waiting", "wat=1"], "--waiting: 'wat=1'"),
        (["app", "--embedded-in", "wat"], "--embedded-in: 'wat'"),
        (["app", "--visits", "no/such/folder"], "--visits: no/such/folder"),
        (["lab", "--port", "-1"], "-1"),
    ],
)
def test_bad_arguments_are_one_line_that_says_which(arguments: list[str], said: str) -> None:
    assert said in complaint(run(*arguments))


def test_explain_prints_sentences(scenario: Path) -> None:
    result = run("explain", scenario)
    assert (result.returncode, result.stderr) == (0, b"")
    assert "Zoë" in result.stdout.decode()
    assert "MATCH-" in result.stdout.decode()


def test_explain_prints_one_json_object(scenario: Path) -> None:
    result = run("explain", scenario, "--format", "json")
    assert [step["action"] for step in json.loads(result.stdout)["steps"]] == [
        None,
        {"seat": 0, "do": "play", "card": "R5", "say_uno": True},
    ]


def test_explain_prints_markdown(scenario: Path) -> None:
    result = run("explain", scenario, "--format", "markdown")
    assert result.returncode == 0
    assert b"\n#" in b"\n" + result.stdout


def test_explain_prints_a_page(scenario: Path) -> None:
    result = run("explain", scenario, "--format", "html")
    assert result.returncode == 0
    assert result.stdout.startswith(b"<!doctype html>")


def test_explain_reads_the_standard_input(scenario: Path) -> None:
    given = scenario.read_bytes()
    assert run("explain", "-", given=given).stdout == run("explain", scenario).stdout


def test_explain_hides_from_a_reader_what_it_may_not_know(scenario: Path) -> None:
    result = run("explain", scenario, "--format", "json", "--reader", "1")
    hands = json.loads(result.stdout)["steps"][0]["position"]["hands"]
    assert hands == [["??", "??"], ["B7"]]


@pytest.mark.parametrize(
    ("option", "said"), [("--lang=xx", "en"), ("--reader=2", "teacher, table")]
)
def test_an_unknown_language_or_reader_is_refused_with_those_there_are(
    scenario: Path, option: str, said: str
) -> None:
    assert said in complaint(run("explain", scenario, option))


def test_a_refused_file_is_one_line_that_names_the_place() -> None:
    bad = json.dumps(SCENARIO | {"hands": [["R5"], ["X7"]]}).encode()
    assert complaint(run("explain", "-", given=bad)).startswith("hands[1][0]: ")


@pytest.mark.parametrize("name", ["no-such-file", "a\nb\u2028c", "."])
def test_a_file_that_cannot_be_read_is_one_line_that_names_it(tmp_path: Path, name: str) -> None:
    escaped = name.encode("unicode_escape").decode()
    assert complaint(run("explain", name, cwd=tmp_path)).startswith(f"{escaped}: ")


def test_a_file_without_end_is_refused() -> None:
    complaint(run("explain", "/dev/zero"))


def test_a_file_larger_than_a_mebibyte_is_refused(tmp_path: Path, scenario: Path) -> None:
    large = tmp_path / "large.json"
    large.write_bytes(scenario.read_bytes().ljust(2**20))
    assert run("explain", large).returncode == 0
    large.write_bytes(scenario.read_bytes().ljust(2**20 + 1))
    complaint(run("explain", large))


@pytest.mark.parametrize("form", ["text", "json", "markdown", "html"])
def test_the_output_is_utf8_whatever_the_locale(scenario: Path, form: str) -> None:
    ascii_only = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    result = run("explain", scenario, "--format", form, **ascii_only)
    assert "Zoë" in result.stdout.decode("utf-8")


def test_a_reader_that_has_seen_enough_is_no_failure(scenario: Path) -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    with open(write_end, "wb") as pipe:
        result = run("explain", scenario, stdout=pipe)
    assert (result.returncode, result.stderr) == (0, b"")


def test_a_full_disk_is_a_failure_in_one_line(scenario: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        result = run("explain", scenario, stdout=full)
    assert "No space left" in complaint(result, status=1)


@pytest.mark.parametrize("arguments", [["--help"], ["app", "--help"], ["explain", "-"]])
def test_nothing_heavy_is_imported_where_it_is_not_needed(arguments: list[str]) -> None:
    script = (
        "import sys\n"
        "from uno_kart_lab.cli import main\n"
        f"main({arguments!r})\n"
        "print(*{name.partition('.')[0] for name in sys.modules}, file=sys.stderr)"
    )
    result = subprocess.run(
        [sys.executable, "-c", script],
        input=json.dumps(SCENARIO).encode(),
        capture_output=True,
        timeout=60,
        check=True,
    )
    heavy = {
        "IPython",
        "anywidget",
        "ipywidgets",
        "jupyter_client",
        "numpy",
        "tornado",
        "traitlets",
    }
    assert set(result.stderr.decode().split()) & heavy == set()


def test_replay_writes_a_page_and_says_nothing(scenario: Path, tmp_path: Path) -> None:
    page = tmp_path / "game.html"
    result = run("replay", scenario, "-o", page)
    assert (result.returncode, result.stdout, result.stderr) == (0, b"", b"")
    assert page.read_text("utf-8").startswith("<!doctype html>")
    piped = run("replay", "-", "-o", "-", given=scenario.read_bytes())
    assert piped.stdout == page.read_bytes()


def test_replay_asks_if_it_is_told_to(scenario: Path) -> None:
    assert b'"questions"' in run("replay", scenario, "-o", "-", "--ask").stdout
    assert b'"questions"' not in run("replay", scenario, "-o", "-").stdout


def test_replay_is_written_for_a_reader(scenario: Path) -> None:
    assert b'"R5"' in run("replay", scenario, "-o", "-").stdout
    secret = json.dumps(SCENARIO | {"actions": []}).encode()
    assert b'"G1"' not in run("replay", "-", "-o", "-", "--reader", "1", given=secret).stdout


@pytest.mark.parametrize("output", ["no/such/folder.html", ".", "scenario.json"])
def test_replay_into_what_cannot_be_written_is_one_line_that_names_it(
    scenario: Path, output: str
) -> None:
    before = scenario.read_bytes()
    result = run("replay", "scenario.json", "-o", output, cwd=scenario.parent)
    assert complaint(result).startswith(f"{output}: ")
    assert scenario.read_bytes() == before


def test_replay_of_a_refused_file_writes_nothing(tmp_path: Path) -> None:
    page = tmp_path / "game.html"
    assert complaint(run("replay", "-", "-o", page, given=b"{}")).startswith("format: ")
    assert not page.exists()


def test_lab_into_a_file_is_one_line_that_names_it(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.touch()
    assert str(taken) in complaint(run("lab", taken))


def test_a_port_that_is_taken_is_one_line_that_names_it() -> None:
    from uno_kart_lab.server import ports

    with ports.listen("127.0.0.1", 0) as taken:
        port = ports.port_of(taken)
        assert f"port {port}" in complaint(run("app", "--port", str(port)))
