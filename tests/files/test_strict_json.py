import json
import sys
from typing import cast

import pytest

from tests.files.samples import refusal
from uno_kart_lab.files import InputError
from uno_kart_lab.files.at import Stray
from uno_kart_lab.files.strict_json import MAX_BYTES, MAX_NESTING, input_at, read_json
from uno_kart_lab.i18n import SOURCE_LANGUAGE, in_language


@pytest.mark.parametrize(
    "text", ['{"a": [1, "é", true, null]}', ' \n{"a":[1,"\\u00e9",true,null]}\r\n']
)
def test_json_is_read_from_bytes_and_from_a_string(text: str) -> None:
    assert read_json(text) == {"a": [1, "é", True, None]}
    assert read_json(text.encode()) == {"a": [1, "é", True, None]}


def test_a_byte_order_mark_is_passed_over() -> None:
    assert read_json(b"\xef\xbb\xbf[]") == []
    assert read_json("\ufeff[]") == []


def test_a_python_value_is_taken_as_it_is() -> None:
    value = {"a": 1}
    assert input_at(value).value is value
    assert input_at('{"a": 1}') == input_at(b'{"a": 1}') == input_at(value)


@pytest.mark.parametrize("source", [b"", "", " \n\t", b"\xef\xbb\xbf"])
def test_an_empty_input_is_refused(source: bytes | str) -> None:
    assert refusal(source, read_json) == "input: it is empty; allowed: JSON"


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("[1 2]", "line 1, column 4: "),
        ('{\n  "a": tru\n}', "line 2, column 8: "),
        ("[] []", "line 1, column 4: Extra data"),
        ('"abc', "line 1, column 1: "),
        ("{'a': 1}", "line 1, column 2: "),
        ('{"a" 1}', "line 1, column 6: "),
        ("[01]", "line 1, column 3: "),
        ('"a\tb"', "line 1, column 3: "),
        ('"\\x"', "line 1, column 2: "),
        ("[", "line 1, column 2: "),
        ("]", "line 1, column 1: "),
    ],
)
def test_what_is_not_json_is_refused_by_line_and_column(text: str, place: str) -> None:
    line = refusal(text, read_json)
    assert line.startswith(place)
    assert line.endswith("; allowed: JSON")


@pytest.mark.parametrize(
    ("source", "byte"),
    [(b'["\xff"]', 2), (b"\xff\xfe[\x00]\x00", 0), ('"\ud800"', 1), ("[]\udfff", 2)],
)
def test_what_is_not_utf_8_is_refused(source: bytes | str, byte: int) -> None:
    assert refusal(source, read_json) == f"byte {byte}: this is not UTF-8; allowed: UTF-8"


def test_the_largest_input_is_one_mebibyte() -> None:
    assert MAX_BYTES == 1024 * 1024
    fits = b"[]" + b" " * (MAX_BYTES - 2)
    assert read_json(fits) == []
    for source in (fits + b" ", fits.decode() + " "):
        assert refusal(source, read_json) == "input: it is too long; allowed: 1048576 bytes"


def test_a_string_is_measured_in_bytes() -> None:
    text = '"' + "é" * (MAX_BYTES // 2) + '"'
    assert len(text) < MAX_BYTES
    assert refusal(text, read_json).startswith("input: it is too long")


@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}")])
def test_nesting_has_a_limit(opening: str, closing: str) -> None:
    inner = "[]"
    deepest = opening * (MAX_NESTING - 1) + inner + closing * (MAX_NESTING - 1)
    read_json(deepest)
    column = len(opening) * MAX_NESTING + 1
    line = refusal(opening + deepest + closing, read_json)
    assert line == f"line 1, column {column}: nested too deep; allowed: 32 levels"


@pytest.mark.parametrize("opening", ["[", '{"a":', '["]]]]",', '["\\"]",'])
def test_nesting_of_any_depth_never_comes_to_the_parser(opening: str) -> None:
    assert "nested too deep" in refusal(opening * (sys.getrecursionlimit() * 10), read_json)


def test_brackets_in_strings_and_side_by_side_are_not_nested() -> None:
    flat = ["[" * 100, '"[{' * 100, [], {}] * 100
    assert read_json(json.dumps(flat)) == flat


@pytest.mark.parametrize("text", ['"\\"' * 100_000, '\\"' * 100_000, '"\\', '["' + "[" * 100])
def test_strings_without_an_end_are_refused_like_other_mistakes(text: str) -> None:
    assert refusal(text, read_json).endswith("; allowed: JSON")


@pytest.mark.parametrize(
    "number", ["1.0", "1e999", "-1E5", "NaN", "Infinity", "-Infinity", "1" * 21, "-" + "1" * 20]
)
def test_numbers_that_no_format_can_hold_are_told_as_they_are_written(number: str) -> None:
    assert read_json(f"[{number}]") == [Stray(number)]


def test_integers_are_converted_up_to_twenty_digits() -> None:
    assert read_json(f"[{'9' * 20}, -0, {2**63 - 1}]") == [10**20 - 1, 0, 2**63 - 1]


def test_a_number_of_a_million_digits_is_not_converted() -> None:
    assert read_json("1" * 1_000_000) == Stray("1" * 1_000_000)


def test_an_object_that_names_a_key_twice_says_which() -> None:
    for text in ('[{"a": 1, "b": 2, "a": 1}]', '[{"a": 1, "\\u0061": 1}]'):
        (found,) = cast(list[Stray], read_json(text))
        assert in_language(found.text, SOURCE_LANGUAGE) == 'the key "a" twice'


def test_what_python_says_of_a_text_is_said_in_english_alone() -> None:
    with pytest.raises(InputError) as refused:
        read_json("[1 2]")
    assert str(refused.value) == "line 1, column 4: Expecting ',' delimiter; allowed: JSON"
    dutch = refused.value.said("nl")
    assert "JSON" in dutch
    assert "Expecting" not in dutch
