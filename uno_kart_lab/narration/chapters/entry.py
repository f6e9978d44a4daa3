"""What the rulebook says of one rule, before translation."""

from __future__ import annotations

from typing import Final, NamedTuple

from uno_kart_lab.i18n import Message, _

GAMERULES: Final = _("Gamerules.com")
GEEKY_HOBBIES: Final = _("Geeky Hobbies")
BOTH: Final = _("Gamerules.com and Geeky Hobbies")
RULING: Final = _("our ruling")


class Entry(NamedTuple):
    """A rule.

    Attributes
    ----------
    title, text : Message
    source : Message
        One of those above; a ruling of ours where both are silent.
    note : Message or None
        Which part comes from where, why we rule so, or the option with its values.
    """

    title: Message
    text: Message
    source: Message
    note: Message | None = None
