"""Files that a page asks for, to be read without the Lab."""

from __future__ import annotations

from uno_kart_lab.export import write_html, write_markdown
from uno_kart_lab.export.replay import replay_of
from uno_kart_lab.export.transcript import explanation_of
from uno_kart_lab.widgets.requests import Form
from uno_kart_lab.widgets.showing import Showing


def exported(showing: Showing, form: Form) -> dict[str, str]:
    """Return a file of what happened up to where one stands, as it is told to who looks."""
    shown = (showing.game, showing.start, showing.lang, showing.reader)
    match form:
        case "markdown":
            return _file("md", "text/markdown", write_markdown(explanation_of(*shown)))
        case "html":
            return _file("html", "text/html", write_html(explanation_of(*shown)))
        case "replay":
            return _file("replay.html", "text/html", replay_of(*shown, showing.ask))


def _file(extension: str, kind: str, text: str) -> dict[str, str]:
    return {"name": f"uno-kart-game.{extension}", "type": kind, "text": text}
