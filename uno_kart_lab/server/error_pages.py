"""What a visitor is shown where there is no page to be shown."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader
from tornado.web import HTTPError, RequestHandler

from uno_kart_lab.art import card_svg
from uno_kart_lab.i18n import Message, _, pgettext, translate, translator
from uno_kart_lab.server.kernels import FULL
from uno_kart_lab.server.languages import visitors_language

TEMPLATES: Final = Path(__file__).parent / "templates"

# Seconds, after which it is worth another try.
_TRY_AGAIN_AFTER: Final = 30

_log = logging.getLogger("tornado.application")

_Said = tuple[Message, Message]

_FULL: Final[_Said] = (
    _("Every place is taken"),
    _(
        "Each visitor has a game of their own here, and just now there is no room for another."
        " Somebody is sure to leave soon: try again in a moment."
    ),
)
_NOT_THERE: Final[_Said] = (
    _("There is no such page"),
    _("The link may be wrong, or the page has moved. The first page leads to all there are."),
)
_FAILED: Final[_Said] = (
    _("Something went wrong here"),
    _("It was not your doing, and a game that you have played is kept in this browser."),
)
_REFUSED: Final[_Said] = (
    _("This cannot be done here"),
    _("What was asked for is not for visitors. The first page leads to all that is."),
)
_SAID: Final = {404: _NOT_THERE, 500: _FAILED, FULL: _FULL}

_TRY_AGAIN: Final = _("Try again")
_FIRST_PAGE: Final = pgettext("a link", "To the first page")


class ErrorPage(RequestHandler):
    """A request handler whose errors are pages of the Lab, and tell nothing of its inside."""

    def write_error(self, status_code: int, **_: Any) -> None:
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        if status_code == FULL:
            self.set_header("Retry-After", str(_TRY_AGAIN_AFTER))
        base = self.settings.get("base_url", "/")
        page = error_page(status_code, visitors_language(self.request), base)
        # Past Jupyter's handlers, some of which would call it JSON.
        RequestHandler.finish(self, page)

    def log_exception(self, typ: Any, value: Any, tb: Any) -> None:
        """Log what went wrong without who asked, and for what."""
        if not isinstance(value, HTTPError):
            _log.error("%s %s", type(self).__name__, self.request.method, exc_info=(typ, value, tb))


class NotThere(ErrorPage):
    """Answers for whatever else is asked for."""

    def prepare(self) -> None:
        raise HTTPError(404)


def with_error_page(handler: type[RequestHandler]) -> type[RequestHandler]:
    """Give a request handler the Lab's error pages."""
    if issubclass(handler, ErrorPage):
        return handler
    return type(handler.__name__, (ErrorPage, handler), {})


def error_page(status: int, lang: str, base_url: str) -> str:
    """Write the page that is shown in place of another.

    Parameters
    ----------
    status : int
        The status of the answer.
    lang : str
    base_url : str
        The path of the first page.
    """
    title, text = _SAID.get(status, _REFUSED)
    page: str = _template().render(
        lang=lang,
        title=title,
        text=text,
        card=card_svg("WB" if status == FULL else "??", width=96),
        again=_TRY_AGAIN if status in (FULL, 500) else None,
        first=_FIRST_PAGE,
        base_url=base_url,
        say=lambda message: translate(message, translator(lang)),
    )
    return page


@cache
def _template() -> Any:
    return Environment(loader=FileSystemLoader(TEMPLATES), autoescape=True).get_template(
        "nopage.html.j2"
    )
