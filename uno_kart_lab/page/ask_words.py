"""What the page says where it asks, and of what a learner has answered."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.i18n import Message, _, pgettext

ASK_WORDS: Final[dict[str, Message]] = {
    "predict": pgettext("say what will happen before it is shown", "Predict"),
    "question": _("What do you say?"),
    "ask_choice": _("Answer {number}: {text}"),
    "ask_show": _("Show me"),
    "ask_first": _("Say first, then see."),
    "ask_right": _("Right."),
    "ask_wrong": _("Not quite."),
    "ask_is_right": _("the right answer"),
    "ask_is_wrong": _("your answer, which is wrong"),
    "ask_the_answer": _("The answer"),
    "ask_score": _("{right} of {count} right"),
    "ask_scene_done": _("This scene is done."),
    "key_ask": _("ask what will happen before it is shown, on and off"),
    "key_choice": _("where something is asked: to answer it"),
    # The votes of a class
    "votes": pgettext("of a class that has been asked", "Votes"),
    "votes_for": _("Votes for answer {number}: {count}"),
    "vote_more": _("One vote more for answer {number}"),
    "vote_fewer": _("One vote fewer for answer {number}"),
    # What comes back
    "review": _("Ask me again"),
    "review_next": _("Ask the next one"),
    "review_last": _("That was the last one for now."),
    "review_none": _(
        "Nothing has to be asked again now. What is answered wrong comes back here, and what is"
        " answered right after some days."
    ),
    # What has been learned
    "progress": _("What you know"),
    "progress_none": _("Nothing has been answered yet. Predict asks what will happen."),
    "progress_note": _(
        "Each kind of question lies in a box. A right answer moves it on to the next box, and it"
        " comes back later; a wrong one moves it to the first."
    ),
    "progress_box": _("Box {number}"),
    "progress_wait_1": _("comes back at once"),
    "progress_wait_2": _("comes back after a day"),
    "progress_wait_3": _("comes back after 3 days"),
    "progress_wait_4": _("comes back after a week"),
    "progress_wait_5": _("comes back after 3 weeks"),
    "progress_due": _("To be asked again now: {count}"),
    "progress_scenes": _("Scenes of the lessons that are done: {count}"),
    "progress_saved": _("Saved: {name}"),
    "progress_opened": _("Opened, and put together with what was here."),
    "progress_wrong": _("This is no file of what you know. Something is wrong here: {place}"),
    "progress_save": _("Save to a file"),
    "progress_open": _("Open a file"),
    "progress_not_kept": _("This browser does not keep what you know. A file does."),
}
