"""What the page says where a scene, or what was kept of a game, has come to its end."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.i18n import Message, _

ONWARD_WORDS: Final[dict[str, Message]] = {
    "onward_scene": _("Next scene"),
    "onward_lesson": _("Next lesson"),
    "onward_all": _("All lessons"),
    "onward_first": _("That was a chain. Begin with lesson 1"),
    "play_on": _("Play on"),
    "click_or_draw": _("Your turn: click a card, or draw."),
    "yours_to_decide": _("This is for you to decide."),
}
