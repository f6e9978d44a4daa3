"""Write the transcripts anew, after a change that was meant; what git shows then is to be read."""

from tests.golden import FOLDER, golden_file, transcript
from uno_kart_lab.library import cases

told = {case.id: transcript(case) for case in cases()}
for old in FOLDER.glob("*.md"):
    old.unlink()
for case_id, text in told.items():
    golden_file(case_id).write_text(text, "utf-8")
