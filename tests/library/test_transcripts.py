"""What happens in each case, sentence by sentence; `python -m tests.golden` writes it anew."""

import pytest

from tests.golden import golden_file, golden_folder, transcript
from tests.library.played import CASES
from tests.locale.languages import LANGUAGES
from uno_kart_lab.library import Case, case


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("told", CASES, ids=lambda told: told.id)
def test_the_case_is_told_as_its_file_has_it(told: Case, lang: str) -> None:
    said = transcript(case(told.id, lang), lang)
    assert said == golden_file(told.id, lang).read_text("utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_file_is_a_case_s(lang: str) -> None:
    files = {path.stem for path in golden_folder(lang).glob("*.md")}
    assert files == {case.id for case in CASES}
