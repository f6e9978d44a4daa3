"""Links to pages by their names, made relative once it is known on which page they stand."""

from __future__ import annotations

from docutils import nodes
from sphinx.application import Sphinx


def page_link(text: str, page: str, anchor: str = "") -> nodes.reference:
    """Return a link to a page of what is built, such as ``docs/rulebook``."""
    return nodes.reference("", text, internal=True, page=page, anchor=anchor)


def _resolve(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    for link in doctree.findall(nodes.reference):
        if "page" in link:
            address = app.builder.get_relative_uri(docname, link["page"])
            link["refuri"] = f"{address}#{link['anchor']}" if link["anchor"] else address


def setup(app: Sphinx) -> None:
    """Have the links resolved."""
    app.connect("doctree-resolved", _resolve)
