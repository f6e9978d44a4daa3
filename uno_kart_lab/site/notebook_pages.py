"""What stands on each page of a notebook, where it runs in the browser that shows it."""

from __future__ import annotations

from typing import Any, Final

from uno_kart_lab.environment import VISITOR_LANGUAGE
from uno_kart_lab.i18n import OWN_NAMES, _, languages, translate, translator
from uno_kart_lab.page.bundle import bundle

SETTINGS: Final = "unoKartLab"
"""Where in what Jupyter tells its pages our own settings stand."""

_STARTING: Final = _("The Lab is starting, in this browser alone. This takes a while.")


def page_settings() -> dict[str, Any]:
    """Return what the script is told."""
    return {
        "languages": [{"lang": lang, "name": OWN_NAMES[lang]} for lang in languages()],
        "starting": {lang: translate(_STARTING, translator(lang)) for lang in languages()},
        "variable": VISITOR_LANGUAGE,
    }


def page_script() -> str:
    """Return the script that runs before Jupyter's own; what it defines stays in it."""
    return f"{{\n{bundle('site_main')}}}\n"
