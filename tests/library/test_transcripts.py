"""What happens in each case, sentence by sentence; `python -m tests.golden` writes it anew."""

import pytest

from tests.golden import FOLDER, golden_file, transcript
from tests.library.played import CASES
from uno_kart_lab.library import Case


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_the_case_is_told_as_its_file_has_it(case: Case) -> None:
    assert transcript(case) == golden_file(case.id).read_text("utf-8")


def test_each_file_is_a_case_s() -> None:
    assert {path.stem for path in FOLDER.glob("*.md")} == {case.id for case in CASES}
