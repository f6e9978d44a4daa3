import pytest

from tests.files.samples import refusal
from uno_kart_lab.files import write_card, write_direction
from uno_kart_lab.files.at import At
from uno_kart_lab.files.codes import (
    card_at,
    colour_at,
    direction_at,
    seed_at,
    write_cards,
    write_colour,
)
from uno_kart_lab.rules.cards import CARDS, Card, Colour, Face
from uno_kart_lab.rules.position import LEFT, RIGHT


@pytest.mark.parametrize("card", CARDS.values(), ids=repr)
def test_every_card_is_written_in_upper_case_and_read_in_any(card: Card) -> None:
    code = write_card(card)
    assert code == code.upper()
    for written in (code, code.lower(), code.title(), code.swapcase()):
        assert card_at(At("here", written)) is card


@pytest.mark.parametrize(
    ("code", "colour", "face"),
    [
        ("R5", Colour.RED, Face.FIVE),
        ("Y0", Colour.YELLOW, Face.ZERO),
        ("R+2", Colour.RED, Face.DRAW_TWO),
        ("BR", Colour.BLUE, Face.REVERSE),
        ("GS", Colour.GREEN, Face.SKIP),
        ("W+4", None, Face.WILD_DRAW_FOUR),
        ("WB", None, Face.ITEM_BOX),
    ],
)
def test_a_code_is_a_colour_letter_and_a_face(code: str, colour: Colour | None, face: Face) -> None:
    card = card_at(At("here", code))
    assert (card.colour, card.face) == (colour, face)


@pytest.mark.parametrize(
    "code",
    ["", "R", "R10", "W", "W5", "R+4", "W+2", "RB", "??", " R5", "R5 ", "R-1", 5, None, ["R5"]],
)
def test_an_unknown_code_is_refused_with_examples(code: object) -> None:
    line = refusal(At("here", code), card_at)
    assert line.startswith("here: ")
    assert line.endswith("; allowed: a card code such as R5, G+2, BR, YS, W+4 or WB")


@pytest.mark.parametrize("code", ["Rſ", "Yß", "R５", "ЯS", "ıR", "Ｒ5"])  # noqa: RUF001
def test_letters_that_only_look_or_change_case_like_a_code_are_none(code: str) -> None:
    assert refusal(At("here", code), card_at).startswith(f'here: "{code}" is not allowed')


def test_cards_are_written_in_their_order() -> None:
    assert write_cards([CARDS["WB"], CARDS["R5"]]) == ["WB", "R5"]


@pytest.mark.parametrize("colour", Colour)
def test_colours_are_words_in_lower_case(colour: Colour) -> None:
    assert colour_at(At("here", write_colour(colour))) is colour
    assert refusal(At("here", write_colour(colour).upper()), colour_at).endswith(
        'allowed: "red", "yellow", "green", "blue"'
    )


@pytest.mark.parametrize(("direction", "word"), [(LEFT, "left"), (RIGHT, "right")])
def test_directions_are_words(direction: int, word: str) -> None:
    assert write_direction(direction) == word
    assert direction_at(At("here", word)) == direction


def test_there_are_two_directions() -> None:
    assert refusal(At("here", 1), direction_at).endswith('allowed: "left", "right"')


def test_a_seed_has_63_bits() -> None:
    assert seed_at(At("seed", 0)) == 0
    assert seed_at(At("seed", 2**63 - 1)) == 2**63 - 1
    for value in (-1, 2**63, 1.0, False, None):
        assert refusal(At("seed", value), seed_at).startswith("seed: ")
