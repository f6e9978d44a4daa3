"""The explained transcript of each case of the library, kept in a file so that a change shows.

`python -m tests.golden` writes them anew: the English ones here, those in each other language in a
folder of its own.
"""

from pathlib import Path

from tests.locale.languages import TRANSLATED
from uno_kart_lab.export import write_markdown
from uno_kart_lab.export.transcript import explanation_of
from uno_kart_lab.i18n import SOURCE_LANGUAGE
from uno_kart_lab.library import Case
from uno_kart_lab.loading import load
from uno_kart_lab.narration import Narrator
from uno_kart_lab.rules.engine import why_not

FOLDER = Path(__file__).parent


def golden_folder(lang: str) -> Path:
    return FOLDER / lang if lang in TRANSLATED else FOLDER


def golden_file(case_id: str, lang: str = SOURCE_LANGUAGE) -> Path:
    return golden_folder(lang) / f"{case_id}.md"


def transcript(case: Case, lang: str = SOURCE_LANGUAGE) -> str:
    """What happens in the case, and why what is tried at the end is refused."""
    loaded = load(case.scenario, lang)
    game = loaded.game
    told = write_markdown(explanation_of(game, loaded.start, loaded.lang, loaded.reader))
    if case.refused is None:
        return f"{told}\n"
    refusal = why_not(game.position, case.refused)
    assert refusal is not None, f"{case.id}: {case.refused} is legal"
    narrator = Narrator(loaded.lang, game.position.players, loaded.reader, game.position.rules)
    why = narrator.refusal(refusal)
    return f"{told}\n\n## Refused\n\n{narrator.did(case.refused)}\n{why.sentence} ({why.rule})\n"
