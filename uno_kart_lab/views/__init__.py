"""What one reader may see: positions and events with the unknown taken out.

Redaction happens here and nowhere else. What comes out has the same types as what goes in, with
`HIDDEN` where a card is not for this reader to know; whoever words, draws or plays for one reader
takes only this.
"""

from uno_kart_lab.views.arrangements import see_arrangement
from uno_kart_lab.views.events import see_event
from uno_kart_lab.views.positions import see_actions, see_position
from uno_kart_lab.views.readers import HIDDEN, TABLE, TEACHER, Reader
from uno_kart_lab.views.refusals import see_refusal

__all__ = [
    "HIDDEN",
    "TABLE",
    "TEACHER",
    "Reader",
    "see_actions",
    "see_arrangement",
    "see_event",
    "see_position",
    "see_refusal",
]
