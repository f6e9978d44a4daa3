"""The notebooks' pages, as they have to be wherever the site is put."""

from __future__ import annotations

import json
import re
from collections.abc import Collection
from typing import Any

_TOLD = re.compile(r'(<script id="jupyter-config-data"[^>]*>)(.*?)(</script>)', re.DOTALL)

# Each says by itself where it is: an extension in its own folder, a notebook beside others.
_NOT_PLACES = ("federated_extensions", "notebookSrc")

# Others are there for their cells, of which a page shows none, or need what is compiled.
NOTEBOOKS = (
    "index.ipynb",
    "lesson-*.ipynb",
    "play.ipynb",
    "referee.ipynb",
    "review.ipynb",
    "teach.ipynb",
)

FORWARD = """\
<!doctype html>
<meta charset="utf-8">
<title>Uno Kart Lab</title>
<script>location.replace("../{page}" + location.search + location.hash);</script>
<noscript><a href="../{page}">Uno Kart Lab</a></noscript>
"""


def placed(page: str, root: str, extensions: Collection[str]) -> str:
    """Return a notebook's page with all that it is told to load looked for from where it is.

    Voici tells every page the same, as if each stood at the root of the site.

    Parameters
    ----------
    page : str
        As Voici makes it.
    root : str
        The way from the page to the root of the site, with a slash at the end.
    extensions : collection of str
        Which of Jupyter's extensions are loaded; whatever else there is would be, too.
    """

    def told(found: re.Match[str]) -> str:
        config = json.loads(found[2])
        config["federated_extensions"] = [
            one for one in config["federated_extensions"] if one["name"] in extensions
        ]
        return found[1] + _in_a_script(config_from(config, root)) + found[3]

    written, count = _TOLD.subn(told, page)
    if count != 1:
        raise ValueError(f"a page tells Jupyter {count} times what it needs")
    return written


def config_from(config: dict[str, Any], root: str) -> dict[str, Any]:
    """Return what Jupyter is told, with each place looked for from a page in another folder."""
    return {
        name: value if name in _NOT_PLACES else _from(value, root) for name, value in config.items()
    }


def _from(value: Any, root: str) -> Any:
    match value:
        case str() if value.startswith("./"):
            return root + value.removeprefix("./")
        case list():
            return [_from(one, root) for one in value]
        case dict():
            return {name: _from(one, root) for name, one in value.items()}
    return value


def _in_a_script(value: Any) -> str:
    """Write JSON in which nothing can end the element around it."""
    return json.dumps(value, ensure_ascii=False).replace("<", r"\u003c")
