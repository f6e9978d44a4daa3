"""A notebook's page finds what it needs wherever the site is put."""

import json
import re
from fnmatch import fnmatch
from typing import Any

import pytest

from static_site.pages import NOTEBOOKS, config_from, placed
from uno_kart_lab.lessons import lessons
from uno_kart_lab.lessons.course import PLACES
from uno_kart_lab.notebook_files import FIRST_NOTEBOOK

TOLD: dict[str, Any] = {
    "baseUrl": "../../",
    "appUrl": "./voici",
    "federated_extensions": [
        {"name": "anywidget", "load": "./static/remoteEntry.js", "extension": "./extension"},
        {"name": "a-theme", "load": "static/remoteEntry.js", "extension": "./extension"},
    ],
    "litePluginSettings": {"kernel": {"pipliteUrls": ["./pypi/all.json"], "fallback": False}},
    "notebookSrc": {"cells": [{"source": "open('./file')  # </script>"}]},
}


def page(told: dict[str, Any]) -> str:
    written = json.dumps(told).replace("<", r"\u003c")
    config = f'<script id="jupyter-config-data" type="application/json">\n{written}\n</script>'
    return f"<body>{config}<script src='../build/voici.js'></script></body>"


def told_by(page: str) -> dict[str, Any]:
    told = re.search(r'<script id="jupyter-config-data"[^>]*>(.*?)</script>', page, re.DOTALL)
    assert told is not None
    config: dict[str, Any] = json.loads(told[1])
    return config


def test_each_place_is_looked_for_from_the_page() -> None:
    config = config_from(TOLD, "../../")
    assert config["appUrl"] == "../../voici"
    assert config["litePluginSettings"]["kernel"] == {
        "pipliteUrls": ["../../pypi/all.json"],
        "fallback": False,
    }
    assert config["baseUrl"] == "../../"


@pytest.mark.parametrize("name", ["federated_extensions", "notebookSrc"])
def test_what_says_itself_where_it_is_stays(name: str) -> None:
    assert config_from(TOLD, "../../")[name] == TOLD[name]


def test_no_other_extension_is_loaded() -> None:
    made = told_by(placed(page(TOLD), "../../", ("anywidget",)))
    assert [one["name"] for one in made["federated_extensions"]] == ["anywidget"]


def test_a_notebook_that_looks_like_a_page_stays_in_its_place() -> None:
    made = placed(page(TOLD), "../../", ())
    assert told_by(made)["notebookSrc"] == TOLD["notebookSrc"]
    assert made.endswith("</script><script src='../build/voici.js'></script></body>")


def test_a_page_that_is_made_in_another_way_is_refused() -> None:
    with pytest.raises(ValueError, match="0 times"):
        placed("<body></body>", "../../", ())


def test_each_notebook_that_the_course_leads_to_has_a_page() -> None:
    leading = [FIRST_NOTEBOOK, *PLACES.values(), *(lesson.notebook for lesson in lessons("en"))]
    without = [name for name in leading if not any(fnmatch(name, one) for one in NOTEBOOKS)]
    assert without == []
