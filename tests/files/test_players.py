import pytest

from tests.files.samples import refusal
from uno_kart_lab.files.at import At
from uno_kart_lab.files.players import players_at


def read(value: object) -> tuple[str, ...]:
    return players_at(At("players", value))


@pytest.mark.parametrize("count", range(2, 11))
def test_two_to_ten_play(count: int) -> None:
    names = [f"Player {number}" for number in range(count)]
    assert read(names) == tuple(names)


@pytest.mark.parametrize("count", [0, 1, 11])
def test_no_other_number_plays(count: int) -> None:
    line = refusal(["Ana"] * count, read)
    assert line == f"players: a list of {count} is not allowed; allowed: a list of 2 to 10"


@pytest.mark.parametrize(
    "name",
    [
        "A",
        "a" * 200,
        "Ana María",
        " Ana",
        "소피",
        "सोफी",
        "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET}",
        "<b>",
        "0",
        "ana",
        "-",
    ],
)
def test_a_name_is_free(name: str) -> None:
    assert read([name, "Ana"]) == (name, "Ana")


@pytest.mark.parametrize(
    "name", ["", "a" * 201, "A\nB", "A\x00", "A\x85", "A\u2028B", "\ud83d", None, 1, ["Ana"]]
)
def test_a_name_is_a_short_text_on_one_line(name: object) -> None:
    line = refusal(["Ben", name], read)
    assert line.startswith("players[1]: ")
    assert "a text of 1 to 200 characters" in line


@pytest.mark.parametrize("name", [" ", "\u3000", "\u200b", " \u200d\u00a0"])
def test_a_name_is_not_blank(name: str) -> None:
    assert refusal([name, "Ben"], read).startswith("players[0]: a blank name is not allowed")


def test_names_differ() -> None:
    assert refusal(["Ana", "Ben", "Ana"], read).startswith(
        "players[2]: seat 0 has this name already"
    )
