import pickle

import pytest

from uno_kart_lab.files import InputError
from uno_kart_lab.i18n import pgettext, saying


def test_an_input_error_is_a_value_error_with_its_line() -> None:
    error = InputError("seed: -1 is not allowed; allowed: 0 or more")
    assert isinstance(error, ValueError)
    assert str(error) == "seed: -1 is not allowed; allowed: 0 or more"


@pytest.mark.parametrize(
    ("character", "written"),
    [
        ("\n", r"\n"),
        ("\r", r"\r"),
        ("\t", r"\t"),
        ("\x00", r"\x00"),
        ("\x1b", r"\x1b"),
        ("\x7f", r"\x7f"),
        ("\x85", r"\x85"),
        ("\u2028", r"\u2028"),
        ("\u2029", r"\u2029"),
        ("\ud800", r"\ud800"),
        ("\udfff", r"\udfff"),
        ("\u202e", r"\u202e"),
        ("\u2066", r"\u2066"),
    ],
)
def test_what_would_break_the_line_is_escaped(character: str, written: str) -> None:
    assert str(InputError(f"a{character}b")) == f"a{written}b"


def test_letters_of_every_script_stay_as_they_are() -> None:
    line = "Žofie, Soňa, 소피, सोफी, \N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET}"
    assert str(InputError(line)) == line


def test_an_input_error_can_be_sent_to_another_process() -> None:
    error = InputError("a\nb")
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_what_is_wrong_with_input_is_said_in_other_languages_too() -> None:
    error = InputError(saying(pgettext("the colour is …", "red")))
    assert str(error) == "red"
    assert error.said("nl") == "rood"


def test_a_line_in_another_language_is_one_line_too() -> None:
    assert InputError(lambda lang: f"{lang}\n").said("nl") == r"nl\n"
