"""Each rule of the rulebook, with ways to its lesson, a case, its code and its tests; and back."""

from __future__ import annotations

from typing import Any, Final

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform

from docs.extensions.links import page_link
from docs.extensions.replays import replay_link
from docs.extensions.repository_files import file_link
from docs.rule_places import Place, case_of, lesson_of, sources_of, tests_of
from uno_kart_lab.rules.rule_ids import RULE_IDS, RuleId

_RULEBOOK: Final = "docs/rulebook"
_IDS: Final[dict[str, RuleId]] = {rule: rule for rule in RULE_IDS}


class _RuleWays(SphinxTransform):
    """Adds the ways to each section of the rulebook that is headed by a rule's id."""

    default_priority = 310

    def apply(self, **_: Any) -> None:
        if self.env.docname != _RULEBOOK:
            return
        for section in list(self.document.findall(nodes.section)):
            rule = _IDS.get(section[0].astext().split()[0])
            if rule is not None:
                section["ids"].append(rule.lower())
                section += self._ways(rule)

    def _ways(self, rule: RuleId) -> list[nodes.Node]:
        lesson, case = lesson_of(rule), case_of(rule)
        ways = nodes.paragraph("", "", classes=["ways"])
        notebook = lesson.notebook.removesuffix(".ipynb")
        ways += page_link(f"Lesson {lesson.number}: {lesson.title}", f"notebooks/{notebook}")
        ways += nodes.Text(" · watch ")
        ways += replay_link(self.env, case.title, case.id)
        ways += nodes.Text(" · code ")
        ways += _joined([self._link(place) for place in sources_of(rule)])
        tests = tests_of(rule)
        counted = "a test" if len(tests) == 1 else f"{len(tests)} tests"
        listed = nodes.bullet_list("", *(self._listed(place) for place in tests))
        opened = _raw(f'<details class="ways"><summary>{counted}</summary>')
        return [ways, opened, listed, _raw("</details>")]

    def _link(self, place: Place, text: str = "") -> nodes.reference:
        link = file_link(self.env, "", place.path, place.line)
        link += nodes.Text(text) if text else nodes.literal("", place.name)
        return link

    def _listed(self, place: Place) -> nodes.list_item:
        said = place.name.removeprefix("test_").replace("_", " ")
        return nodes.list_item("", nodes.paragraph("", "", self._link(place, said)))


class _RuleLinks(SphinxTransform):
    """Has a rule's id, wherever it is written as code, lead to the rulebook."""

    default_priority = 320

    def apply(self, **_: Any) -> None:
        for literal in list(self.document.findall(nodes.literal)):
            rule = literal.astext()
            if rule in _IDS and not isinstance(literal.parent, nodes.reference | nodes.title):
                link = page_link("", _RULEBOOK, rule.lower())
                literal.replace_self(link)
                link += literal


def _joined(links: list[nodes.reference]) -> list[nodes.Node]:
    return [part for link in links for part in (nodes.Text(", "), link)][1:]


def _raw(html: str) -> nodes.raw:
    return nodes.raw("", html, format="html")


def setup(app: Sphinx) -> None:
    """Have the rules linked."""
    app.add_transform(_RuleWays)
    app.add_transform(_RuleLinks)
