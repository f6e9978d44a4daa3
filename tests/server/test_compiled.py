"""The pages' templates are compiled once."""

import pytest
from jinja2 import DictLoader, Environment
from nbconvert.exporters import Exporter
from nbformat.v4 import new_notebook
from voila.exporter import VoilaExporter

from uno_kart_lab.server.compiled import Compiled
from uno_kart_lab.server.settings import page_settings


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Give the templates that were compiled meanwhile."""
    names: list[str] = []
    of_jinja = Environment.compile

    def compile_noted(environment: Environment, source: str, name: str, *rest: str) -> object:
        names.append(name)
        return of_jinja(environment, source, name, *rest)

    monkeypatch.setattr(Environment, "compile", compile_noted)
    return names


def test_a_template_is_compiled_for_the_first_page_and_again_when_it_has_changed(
    compiled: list[str],
) -> None:
    kept = Compiled()
    pages = [
        Environment(loader=DictLoader({"page": text}), bytecode_cache=kept)
        for text in ("{{ who }}!", "{{ who }}!", "{{ who }}?")
    ]
    said = [
        page.get_template("page").render(who=who) for page, who in zip(pages, "abc", strict=True)
    ]
    assert said == ["a!", "b!", "c?"]
    assert compiled == ["page", "page"]


def test_all_pages_share_what_was_compiled() -> None:
    pages = [VoilaExporter(config=page_settings()) for _ in range(2)]
    for page in pages:
        Exporter.from_notebook_node(page, new_notebook())
    one, another = (page.environment for page in pages)
    assert one is not another
    assert isinstance(one.bytecode_cache, Compiled)
    assert one.bytecode_cache is another.bytecode_cache
