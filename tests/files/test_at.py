"""Each question to a value, with what passes and what is said of what does not."""

from collections.abc import Callable
from enum import Enum, IntEnum, StrEnum
from typing import Any

import pytest

from tests.files.samples import refusal
from uno_kart_lab.files import InputError
from uno_kart_lab.files.at import At, Stray, shown
from uno_kart_lab.i18n import SOURCE_LANGUAGE, in_language


class Number(IntEnum):
    ONE = 1


class Word(StrEnum):
    LEFT = "left"


class Letters(str):
    __slots__ = ()


def said(value: object, ask: Callable[[At], object]) -> str:
    """The line said of `value`, standing at ``here``."""
    return refusal(At("here", value), ask)


@pytest.mark.parametrize("value", [0, 1, 9])
def test_an_integer_within_its_bounds_passes(value: int) -> None:
    assert At("here", value).integer(0, 9) == value
    assert At("here", value).integer_or_null(0, 9) == value


@pytest.mark.parametrize(
    ("value", "seen"),
    [
        (-1, "-1"),
        (10, "10"),
        (1.0, "1.0"),
        (float("nan"), "NaN"),
        (float("inf"), "Infinity"),
        (True, "true"),
        ("1", '"1"'),
        (10**20, "an integer of more than 20 digits"),
        (-(10**20), "an integer of more than 20 digits"),
        (Number.ONE, "a value of type Number"),
        (1j, "a value of type complex"),
        ([1], "a list of 1"),
        ({"a": 1}, "an object"),
    ],
)
def test_what_is_no_integer_within_its_bounds_is_refused(value: object, seen: str) -> None:
    line = said(value, lambda at: at.integer(0, 9))
    assert line == f"here: {seen} is not allowed; allowed: an integer from 0 to 9"
    line = said(value, lambda at: at.integer_or_null(0, 9))
    assert line == f"here: {seen} is not allowed; allowed: null or an integer from 0 to 9"


def test_an_integer_too_long_for_python_to_print_is_refused_too() -> None:
    line = said(10**100_000, lambda at: at.integer(0, 9))
    assert line.startswith("here: an integer of more than 20 digits is not allowed")


def test_null_passes_only_where_it_is_asked_for() -> None:
    assert At("here", None).integer_or_null(0, 9) is None
    assert said(None, lambda at: at.integer(0, 9)).startswith("here: null is not allowed")


def test_a_boolean_is_no_number_and_no_word() -> None:
    assert At("here", True).boolean() is True
    assert At("here", False).boolean() is False
    for value in (0, 1, "true", None):
        assert said(value, At.boolean).endswith("is not allowed; allowed: true or false")


@pytest.mark.parametrize(
    "value", ["a", "abcd", " ", "é", "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET}", "\u200d"]
)
def test_a_text_of_the_right_length_passes(value: str) -> None:
    assert At("here", value).text(1, 4) == value


@pytest.mark.parametrize("value", [None, 1, b"ab", Word.LEFT, Letters("ab"), ["a"]])
def test_what_is_no_plain_string_is_no_text(value: object) -> None:
    assert "here: " in said(value, lambda at: at.text(1, 4))


@pytest.mark.parametrize("value", ["\n", "a\tb", "\x7f", "\x9f", "\u2028", "\u2029", "\ud800"])
def test_a_text_holds_no_control_character_and_no_half_of_a_pair(value: str) -> None:
    line = said(value, lambda at: at.text(1, 4))
    assert line.endswith("a text of 1 to 4 characters, none of them a control character")


def test_a_text_that_is_too_short_or_too_long_is_told_its_length() -> None:
    assert said("", lambda at: at.text(1, 4)).startswith("here: a text of 0 characters is not")
    assert said("abcde", lambda at: at.text(1, 4)).startswith("here: a text of 5 characters is not")


def test_a_word_is_one_of_a_table() -> None:
    words = {"left": 1, "right": -1}
    assert At("here", "right").one_of(words) == -1
    for value in ("up", "LEFT", Word.LEFT, None, ["left"]):
        assert said(value, lambda at: at.one_of(words)).endswith('; allowed: "left", "right"')


def test_the_items_of_a_list_stand_at_its_places() -> None:
    assert list(At("here", ["a", 1]).items()) == [At("here[0]", "a"), At("here[1]", 1)]


@pytest.mark.parametrize(
    ("bounds", "allowed"),
    [
        ((3,), "a list of 3 or more"),
        ((3, 4), "a list of 3 to 4"),
        ((3, 3), "a list of 3"),
        ((0, 1), "a list of 0 to 1"),
    ],
)
def test_a_list_has_its_bounds(bounds: tuple[int, ...], allowed: str) -> None:
    line = said(["a", "b"], lambda at: at.items(*bounds))
    assert line == f"here: a list of 2 is not allowed; allowed: {allowed}"


@pytest.mark.parametrize("value", ["ab", ("a", "b"), {"a": 1}, None, {1}, iter([])])
def test_only_a_list_is_a_list(value: object) -> None:
    assert said(value, At.items).endswith("is not allowed; allowed: a list")


def test_the_fields_of_an_object_stand_at_its_places() -> None:
    given = At("here", {"a": 1}).fields("a", "b")
    assert given["a"] == At("here.a", 1)
    assert given.names() == ["a"]
    assert "a" in given
    assert "b" not in given


def test_a_field_that_is_not_given_is_as_its_default() -> None:
    given = At("here", {"a": 1}).fields("a", "b")
    assert given.get("a", 2) == At("here.a", 1)
    assert given.get("b", 2) == At("here.b", 2)


def test_a_field_that_has_to_be_given_is_refused_when_it_is_asked_for() -> None:
    given = At("here", {}).fields("a")
    line = refusal(given["a"], lambda at: at.integer(0, 9))
    assert line == "here.a: this key is missing; allowed: an integer from 0 to 9"


def test_an_unknown_key_is_named_with_those_there_are() -> None:
    line = said({"a": 1, "c": 2}, lambda at: at.fields("a", "b"))
    assert line == "here.c: this key is unknown; allowed: a, b"


@pytest.mark.parametrize(
    ("key", "place"),
    [
        ("a b", 'here["a b"]'),
        ("", 'here[""]'),
        ("a\nb", r'here["a\nb"]'),
        ("é", 'here["é"]'),
        ("a" * 41, 'here["' + "a" * 40 + '…"]'),
        ("\ud800", r'here["\ud800"]'),
    ],
)
def test_a_key_that_is_no_plain_word_is_quoted(key: str, place: str) -> None:
    assert said({key: 1}, lambda at: at.fields("a")).startswith(f"{place}: this key is unknown")


@pytest.mark.parametrize("key", [1, None, Word.LEFT, Letters("a"), b"a", ("a",), Enum])
def test_keys_are_plain_strings(key: Any) -> None:
    assert " is not a string; allowed: " in said({key: 1}, lambda at: at.fields("a"))


@pytest.mark.parametrize("value", [[], "a", None, Stray('the key "a" twice')])
def test_only_an_object_has_fields(value: object) -> None:
    for ask in (lambda at: at.fields("a", "b"), lambda at: at.field("a")):
        assert "is not allowed; allowed: an object with keys such as a" in said(value, ask)


def test_one_field_can_be_asked_for_before_the_others_are_known() -> None:
    assert At("", {"a": 1, "z": 2}).field("a") == At("a", 1)


def test_the_whole_input_has_a_name_too() -> None:
    assert str(At("", 1).refusal("2")) == "input: 1 is not allowed; allowed: 2"


def test_a_kind_is_exact() -> None:
    assert At("", 1).is_a(int)
    assert not At("", True).is_a(int)


def english(value: object) -> str:
    return in_language(shown(value), SOURCE_LANGUAGE)


def test_long_values_are_shown_shortened() -> None:
    assert shown("a" * 40) == '"' + "a" * 40 + '"'
    assert shown("a" * 1_000_000) == '"' + "a" * 40 + '…"'
    assert shown(Stray("1" * 50)) == "1" * 40 + "…"
    assert english(type("T" * 50, (), {})()) == "a value of type " + "T" * 40 + "…"


def test_a_list_that_holds_itself_is_shown_like_any_other() -> None:
    endless: list[object] = []
    endless.append(endless)
    assert english(endless) == "a list of 1"


def test_every_refusal_is_an_input_error() -> None:
    with pytest.raises(InputError, match="input: null is not allowed"):
        At("", None).boolean()
