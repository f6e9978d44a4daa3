"""Marks prose as made from the English as it is: `python -m tests.lessons.translated nl`.

To be run when what was stale has been translated anew.
"""

import sys

from uno_kart_lab.lessons import COURSE, contents


def mark(lesson_id: str, lang: str) -> None:
    path = contents._FOLDER / lesson_id / f"{lang}.md"
    prose = contents._FOLLOWS.sub("", path.read_text("utf-8"))
    path.write_text(f"{contents.followed_line(lesson_id)}\n{prose}", "utf-8")


if __name__ == "__main__":
    for lang in sys.argv[1:]:
        for lesson_id in COURSE:
            mark(lesson_id, lang)
