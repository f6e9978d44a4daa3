"""Writes the table of docs/course.md anew: ``python -m tests.lessons``."""

from tests.lessons.table import PATH, written

PATH.write_text(written(), "utf-8")
