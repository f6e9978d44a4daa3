"""Every rule is taught, asked about and tested."""

from __future__ import annotations

import pytest

from tests.lessons.table import PATH, Row, rows, written


@pytest.mark.parametrize("row", rows(), ids=lambda row: row.rule)
def test_a_rule_is_taught_by_one_lesson_that_asks_about_it_and_tested(row: Row) -> None:
    assert len(row.lessons) == 1
    assert row.kinds
    assert row.tests


def test_the_table_is_current() -> None:
    assert PATH.read_text("utf-8") == written(), "make lessons writes it anew"
