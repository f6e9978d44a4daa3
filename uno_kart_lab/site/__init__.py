"""The site of files alone: its first pages, and what is put on the pages of its notebooks.

Those pages themselves are made outside the package, in `static_site`.
"""

from uno_kart_lab.site.first_page import first_page, language_page
from uno_kart_lab.site.notebook_pages import SETTINGS, page_script, page_settings
from uno_kart_lab.site.shelf import replays

__all__ = [
    "SETTINGS",
    "first_page",
    "language_page",
    "page_script",
    "page_settings",
    "replays",
]
