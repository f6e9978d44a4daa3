"""A link as a QR code."""

from __future__ import annotations

from io import BytesIO
from typing import Final

QUIET_ZONE: Final = 4
"""Modules of white around a code, as ISO/IEC 18004 wants it."""


class TooLong(ValueError):
    """No QR code holds a text of this length."""


def qr_svg(text: str) -> str:
    """Return a QR code as an SVG of its own: black on white whatever is around it.

    The error correction is the highest that does not make the code larger.

    Raises
    ------
    TooLong
        If the text has more than a code can hold.
    """
    # Only what makes a code waits for it.
    import segno

    try:
        code = segno.make(text, error="l", micro=False, boost_error=True)
    except segno.DataOverflowError as error:
        raise TooLong(str(error)) from None
    written = BytesIO()
    code.save(
        written, kind="svg", border=QUIET_ZONE, dark="#000", light="#fff", omitsize=True, nl=False
    )
    return written.getvalue().decode()
