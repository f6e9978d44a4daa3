"""What the teacher's desk says."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.i18n import Message, _, pgettext

DESK_WORDS: Final[dict[str, Message]] = {
    "desk_title": _("The teacher's desk"),
    "desk_project": _("Project and ask"),
    "desk_parts": _("What the desk has"),
    "desk_cases": _("Cases"),
    "desk_build": pgettext("part of the desk where a position is built", "Build"),
    "desk_questions": _("Questions"),
    "desk_link": pgettext("part of the desk where the position is handed on", "Link"),
    # Build
    "desk_lay": _("Put it on the table"),
    "desk_laid": _("It is on the table."),
    "desk_take_over": _("Take over the table"),
    # Questions
    "desk_questions_note": _("What can be asked where the table stands now."),
    "desk_nothing_to_ask": _("Nothing can be asked here. Go on, or build on this position."),
    "desk_about_next": _("What is done next"),
    "desk_about_opening": _("How the round was opened"),
    "desk_about_position": _("The position"),
    "desk_ask": _("Ask the class"),
    "desk_ask_this": _("Ask the class: {ask}"),
    "desk_pick": _("Take into the handout: {ask}"),
    "desk_all": _("Choose all"),
    "desk_none": _("Choose none"),
    "desk_add": _("Add to the handout"),
    "desk_handout": _("Handout"),
    "desk_handout_empty": _("Choose questions above, and add them."),
    "desk_sheet": _("{title} (questions: {count})"),
    "desk_untitled": _("A position"),
    "desk_remove": _("Take out: {title}"),
    "desk_print": _("Page to print"),
    "desk_markdown": _("Markdown"),
    "desk_handout_note": _("The answers, with their rules, are on a page of their own."),
    "desk_saved": _("Saved: {name}"),
    # Link and code
    "desk_link_note": _("It opens the position on the table, with what follows it here."),
    "desk_code": _("Show as a QR code"),
    "desk_code_title": _("Scan to open this position"),
    "desk_code_is": _("A QR code. It leads to the link below."),
    "desk_code_save": _("Save the code"),
    "desk_no_address": _(
        "In a notebook there is no address that others could open. Serve the Lab where the class"
        " can reach it, with its address after --public-url: then links and codes lead there."
    ),
}

ONLY_HERE: Final = _(
    "A code would lead to {host}, which is this computer for itself alone, so no phone could follow"
    " it. Serve the Lab where the class can reach it, and tell it the address it has there:"
    " uno-kart-lab app --host 0.0.0.0 --public-url http://ADDRESS:PORT/"
)
"""Why there is no code."""
IN_THIS_NETWORK: Final = _("Only who is in the same network as {host} can open it.")
TOO_LONG: Final = _("This game is too long for a code. A shorter part of it, or a link, will do.")
NOTHING_TO_ASK: Final = _("From here on nothing comes that can be asked. Choose another position.")
