"""Which language a visitor's page is to speak."""

from typing import Final

from tornado.httputil import HTTPServerRequest

from uno_kart_lab.spoken import asked_for, is_settled, known, preferred, spoken

LANGUAGE_COOKIE: Final = "uno-kart-lab-language"
"""Set by the page where a language is chosen."""


def visitors_language(request: HTTPServerRequest) -> str:
    """Return what a visitor's page is to speak.

    That is what its address asks for, else what was chosen on another page, else what the app was
    started with, else what the browser prefers.
    """
    cookie = request.cookies.get(LANGUAGE_COOKIE)
    return (
        asked_for(request.query)
        or known(cookie.value if cookie else None)
        or (spoken() if is_settled() else None)
        or preferred(request.headers.get("Accept-Language", ""))
        or spoken()
    )
