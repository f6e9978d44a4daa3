"""Whatever is given: it is read, or refused with one line."""

import json
from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st

from tests.files.samples import record, scenario
from tests.files.test_actions import ACTIONS
from tests.files.test_scenarios import FULL, UNOPENED
from tests.files.test_sessions import WHOLE
from uno_kart_lab.files import (
    InputError,
    Record,
    Scenario,
    Session,
    read_source,
    write_record,
    write_scenario,
    write_session,
)

FILES = [
    scenario(),
    UNOPENED,
    FULL,
    record(rules="quick", dealer=1, actions=[{**written, "seat": 0} for written, _ in ACTIONS]),
    WHOLE,
]

scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-2, 12)
    | st.floats()
    | st.text(max_size=8)
    | st.text(st.characters(categories=["Cc", "Cs", "Zl", "Cf"]), max_size=3)
    | st.sampled_from(["R5", "wb", "W+4", "red", "left", "play", "quick", "uno-kart-record/1"])
)
keys = st.text(max_size=4) | st.sampled_from(sorted({key for file in FILES for key in file}))
json_values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(keys, inner, max_size=4)
)
python_values = st.recursive(
    scalars | st.binary(max_size=4) | st.complex_numbers() | st.builds(object),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.tuples(inner, inner)
        | st.frozensets(scalars, max_size=2)
        | st.dictionaries(keys | scalars, inner, max_size=3)
    ),
)


def read_or_refuse(source: object) -> Scenario | Record | Session | None:
    """Read, and hold a refusal to its promise."""
    try:
        return read_source(source)
    except InputError as error:
        line = str(error)
        assert line
        assert line.splitlines() == [line]
        assert len(line) < 1_000
        line.encode()
        return None


@st.composite
def changed_files(draw: st.DrawFn, values: st.SearchStrategy[object] = json_values) -> Any:
    """A valid file in which a few things, anywhere, are replaced, added or taken away."""
    file = json.loads(json.dumps(draw(st.sampled_from(FILES))))
    for _ in range(draw(st.integers(1, 3))):
        _change(draw, file, values)
    return file


def _change(draw: st.DrawFn, part: Any, values: st.SearchStrategy[object]) -> None:
    places = list(part) if isinstance(part, dict) else list(range(len(part)))
    if not places or draw(st.integers(0, 3)) == 0:
        if isinstance(part, dict):
            part[draw(keys)] = draw(values)
        else:
            part.append(draw(values))
        return
    place = draw(st.sampled_from(places))
    if isinstance(part[place], dict | list) and draw(st.booleans()):
        _change(draw, part[place], values)
    elif draw(st.booleans()):
        part[place] = draw(values)
    else:
        del part[place]


@given(json_values)
def test_any_json_is_read_or_refused(value: object) -> None:
    read_or_refuse(value)
    read_or_refuse(json.dumps(value))
    read_or_refuse(json.dumps(value, ensure_ascii=False))


@given(python_values)
def test_any_python_value_is_read_or_refused(value: object) -> None:
    read_or_refuse(value)


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_any_text_is_read_or_refused(source: bytes | str) -> None:
    read_or_refuse(source)


@given(changed_files())
def test_a_changed_file_is_read_or_refused_from_json_and_from_a_dict_alike(file: Any) -> None:
    assert read_or_refuse(file) == read_or_refuse(json.dumps(file))


@given(changed_files(python_values))
def test_a_file_with_anything_in_it_is_read_or_refused(file: Any) -> None:
    read_or_refuse(file)


@given(st.sampled_from(FILES), st.data())
def test_a_damaged_text_is_read_or_refused(file: dict[str, Any], data: st.DataObject) -> None:
    text = bytearray(json.dumps(file), "utf-8")
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(text) - 1))
        text[place : place + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
        text = text or bytearray(b" ")
    read_or_refuse(bytes(text))


@given(changed_files())
@example(FULL)
@example(UNOPENED)
@example(WHOLE)
def test_what_is_read_is_written_so_that_it_reads_the_same(file: Any) -> None:
    read = read_or_refuse(file)
    if isinstance(read, Scenario):
        assert read_source(json.dumps(write_scenario(read))) == read
    if isinstance(read, Record):
        assert read_source(json.dumps(write_record(read))) == read
    if isinstance(read, Session):
        assert read_source(json.dumps(write_session(read))) == read


def test_values_that_hold_themselves_are_refused() -> None:
    endless_list: list[object] = []
    endless_list.append(endless_list)
    endless_dict: dict[str, object] = {}
    for key in FULL:
        endless_dict[key] = endless_dict
        assert read_or_refuse({**FULL, key: endless_list}) is None
        assert read_or_refuse({**FULL, key: endless_dict}) is None
    assert read_or_refuse(endless_dict) is None
