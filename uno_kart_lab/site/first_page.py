"""The first page of the site: games to watch at once, and the way to the notebooks."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from importlib.resources import files
from string import Template
from typing import Final

from uno_kart_lab.art import symbol_id, symbol_sheet
from uno_kart_lab.export.fonts import FONTS
from uno_kart_lab.i18n import OWN_NAMES, Message, _, languages, translate, translator
from uno_kart_lab.lessons.course import PLACES
from uno_kart_lab.lessons.words import COURSE_WORDS
from uno_kart_lab.library import Case
from uno_kart_lab.notebook_files import FIRST_NOTEBOOK
from uno_kart_lab.page.bundle import bundle
from uno_kart_lab.page.library_words import LIBRARY_WORDS
from uno_kart_lab.page.words import WORDS
from uno_kart_lab.rules.cards import Item
from uno_kart_lab.site.shelf import SHELF, cases_of, file_of

FIRST_PAGE: Final = "index.html"

_PAGE: Final = Template(files(__package__).joinpath("first_page.html").read_text("utf-8"))
_LANGUAGES: Final = Template(files(__package__).joinpath("languages.html").read_text("utf-8"))

_ABOUT: Final = _("Learn the card game UNO Mario Kart one move at a time.")
_WATCH: Final = _("Guess, then watch")
_WATCH_HELP: Final = _(
    "Each opens at once, and works without a network. It asks what happens, and then shows it."
)
_LEARN: Final = _("Learn and play")
_LEARN_HELP: Final = _(
    "These run in this browser alone. Each takes a while to start, most of all the first time."
)


def first_page(lang: str, notebooks: str) -> str:
    """Return the page in a language.

    It stands in a folder with the files of the shelf, beside the folders of the other languages.

    Parameters
    ----------
    lang : str
    notebooks : str
        The folder of the notebooks' pages, as this page leads to it.
    """
    translations = translator(lang)
    shown = cases_of(lang)

    def said(message: Message) -> str:
        return escape(translate(message, translations))

    def place(name: str, notebook: str, help_: str) -> str:
        page = f"{notebooks}/{notebook.removesuffix('.ipynb')}.html?lang={lang}"
        return (
            f'<li><a href="{escape(page)}"><strong>{said(COURSE_WORDS[name])}</strong>'
            f"<span>{said(COURSE_WORDS[help_])}</span></a></li>"
        )

    return _PAGE.substitute(
        lang=lang,
        fonts=FONTS,
        title=said(WORDS["title"]),
        about=said(_ABOUT),
        language=said(WORDS["language"]),
        languages=_links(languages(), "../{lang}/" + FIRST_PAGE, lang),
        watch=said(_WATCH),
        watch_help=said(_WATCH_HELP),
        sheet=symbol_sheet({about for about in SHELF.values() if isinstance(about, str)}),
        cases="\n".join(
            _case(one, said(LIBRARY_WORDS[f"cases_difficulty_{one.difficulty}"])) for one in shown
        ),
        learn=said(_LEARN),
        learn_help=said(_LEARN_HELP),
        places="\n".join(
            [
                place("course", FIRST_NOTEBOOK, "course_help"),
                *(
                    place(f"course_{name}", notebook, f"course_{name}_help")
                    for name, notebook in PLACES.items()
                ),
            ]
        ),
    )


def language_page() -> str:
    """Return the page at the root of the site, which leads on in the visitor's language."""
    return _LANGUAGES.substitute(
        fonts=FONTS,
        title=escape(WORDS["title"].text),
        languages=_links(languages(), "{lang}/" + FIRST_PAGE),
        known=" ".join(languages()),
        script=bundle("site_root"),
    )


def _case(shown: Case, difficulty: str) -> str:
    card = f'<svg aria-hidden="true"><use href="#{_picture(shown)}"/></svg>'
    return (
        f'<li><a href="{file_of(shown)}">{card}<strong>{escape(shown.title)}</strong>'
        f"<span>{difficulty}</span></a></li>"
    )


def _picture(shown: Case) -> str:
    about = SHELF[shown.id]
    return f"uk-item-{about.value}" if isinstance(about, Item) else symbol_id(about)


def _links(langs: Iterable[str], address: str, current: str | None = None) -> str:
    def link(lang: str) -> str:
        marked = ' aria-current="page"' if lang == current else ""
        leads = f'lang="{lang}" hreflang="{lang}" href="{address.format(lang=lang)}"'
        return f"<li><a {leads}{marked}>{OWN_NAMES[lang]}</a></li>"

    return "\n".join(map(link, langs))
