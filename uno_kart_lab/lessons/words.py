"""What lessons say beside their prose."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.i18n import Message, _, ngettext
from uno_kart_lab.page.words import LANGUAGE

LESSON: Final = _("Lesson {number} of {lessons}: {title}")
SCENE: Final = _("{number}. {title}")
RULES_OF_THIS_LESSON: Final = _("The rules of this lesson")
ALL_LESSONS: Final = _("All lessons")
NEXT_LESSON: Final = _("Next lesson: {title}")
DEAL_YOUR_OWN: Final = _("Deal your own game")
CARDS_OF_THIS_LESSON: Final = _("The cards of this lesson")

WELCOME: Final = _("Three Item Boxes in a row")
WELCOME_TITLE: Final = _("Uno Kart Lab")
WELCOME_HELP: Final = _(
    "Learn the card game UNO Mario Kart one move at a time. Ana is about to play three Item Boxes"
    " in a row; the small picture in a card’s corner is its item. Press Next."
)

COURSE_WORDS: Final[dict[str, Message]] = {
    "language": LANGUAGE,
    "course": _("The lessons"),
    "course_help": _(
        "Eleven short lessons, two to eight minutes each. You guess what happens, and then see it"
        " happen."
    ),
    "course_start": _("Begin"),
    "course_go_on": _("Go on"),
    "course_done": _("Done"),
    "course_begun": _("{done} of {scenes} done"),
    "course_all_done": _("You have gone through the whole course."),
    "course_more": _("More to do"),
    "course_review": _("What you missed"),
    "course_review_help": _("Questions that went wrong come back, and later those that went well."),
    "course_due": _("Waiting for you: {count}"),
    "course_play": _("Deal your own game"),
    "course_play_help": _("Against the computer, or all by yourself at one table."),
    "course_teach": _("The teacher’s desk"),
    "course_teach_help": _("Build a position, ask the class, hand out a link or a sheet."),
    "course_referee": _("The referee"),
    "course_referee_help": _("What happened at your table, and what both sets of rules say of it."),
    "course_simulate": _("The simulation lab"),
    "course_simulate_help": _("Thousands of games in a second: who wins, and the story behind it."),
    "course_experiments": _("Experiments"),
    "course_experiments_help": _("Is it better to play first? What 100,000 games say."),
}

COURSE_SCENES: Final = ngettext("{number} scene", "{number} scenes")
