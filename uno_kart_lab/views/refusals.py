"""A refusal as one reader may be told it."""

from __future__ import annotations

from uno_kart_lab.rules.refusals import Refusal
from uno_kart_lab.rules.values import changed
from uno_kart_lab.views.positions import see_awaiting
from uno_kart_lab.views.readers import TEACHER, Reader


def see_refusal(refusal: Refusal, reader: Reader) -> Refusal:
    """Return the refusal without what `reader` may not know.

    What is compared for an action lies in the hand of whoever would do it: of another seat's
    action a reader is told no more than that it is not for the reader to do.
    """
    if reader == TEACHER:
        return refusal
    told = changed(refusal, awaiting=see_awaiting(refusal.awaiting, reader))
    if refusal.action.seat == reader:
        return told
    return changed(told, checks=(changed(refusal.checks[0], passed=False),))
