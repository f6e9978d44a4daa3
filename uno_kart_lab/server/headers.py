"""What every answer tells the browser about itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tornado.httputil import HTTPHeaders, HTTPServerRequest
from tornado.web import OutputTransform

from uno_kart_lab.server.hosting import ANYWHERE

# Voilà's page has scripts and styles in its text; anywidget loads a widget's module from a blob.
_SOURCES: Final = (
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline' blob:",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self' blob: data:",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
)


def security_headers(embedded_in: Sequence[str]) -> dict[str, str]:
    """Return the headers by which a browser holds the pages to their own host.

    Parameters
    ----------
    embedded_in : sequence of str
        The sites that may show the pages in a frame, beside the app itself.
    """
    frames = (ANYWHERE,) if ANYWHERE in embedded_in else ("'self'", *embedded_in)
    ancestors = f"frame-ancestors {' '.join(frames)}"
    return {
        "Content-Security-Policy": "; ".join((*_SOURCES, ancestors)),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "same-origin",
        "Server": "uno-kart-lab",
    }


def on_every_answer(headers: dict[str, str]) -> type[OutputTransform]:
    """Give tornado what lays the headers on every answer, whichever handler it comes from."""

    class Headers(OutputTransform):
        def __init__(self, request: HTTPServerRequest) -> None:
            pass

        def transform_first_chunk(
            self, status_code: int, answer: HTTPHeaders, chunk: bytes, _finishing: bool
        ) -> tuple[int, HTTPHeaders, bytes]:
            answer.update(headers)
            return status_code, answer, chunk

    return Headers
