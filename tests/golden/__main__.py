"""Write the transcripts anew, after a change that was meant; what git shows then is to be read."""

from tests.golden import golden_file, golden_folder, transcript
from tests.locale.languages import LANGUAGES
from uno_kart_lab.library import cases

for lang in LANGUAGES:
    told = {case.id: transcript(case, lang) for case in cases(lang)}
    golden_folder(lang).mkdir(exist_ok=True)
    for old in golden_folder(lang).glob("*.md"):
        old.unlink()
    for case_id, text in told.items():
        golden_file(case_id, lang).write_text(text, "utf-8")
