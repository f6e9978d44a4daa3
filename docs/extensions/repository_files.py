"""Files of the repository as pages: a link to one leads to its text, wherever the pages lie."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any, Final

from docutils import nodes
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_for_filename
from pygments.util import ClassNotFound
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.transforms import SphinxTransform

from docs.extensions.links import page_link

_FOLDER: Final = "files"
_LINKED: Final = "repository_files"
_PLAIN: Final = "text.txt"
_PICTURES: Final = (".png", ".svg")


def file_link(env: BuildEnvironment, text: str, path: str, line: int = 0) -> nodes.reference:
    """Return a link to a file, by its path in the repository, and see that it has a page."""
    env.metadata[env.docname].setdefault(_LINKED, set()).add(path)
    return page_link(text, f"{_FOLDER}/{path}", f"L{line}" if line else "")


class _FileLinks(SphinxTransform):
    """Has links to files of text lead to their pages; to Sphinx they are downloads."""

    default_priority = 300

    def apply(self, **_: Any) -> None:
        for download in list(self.document.findall(addnodes.download_reference)):
            path, _absolute = self.env.relfn2path(download["reftarget"], self.env.docname)
            if not path.endswith(_PICTURES):
                link = file_link(self.env, "", path)
                link += download.children
                download.replace_self(link)


def _pages(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    linked = (kept.get(_LINKED, ()) for kept in app.env.metadata.values())
    for path in sorted(set().union(*linked)):
        context = {"title": path, "body": _body(path, Path(app.srcdir, path).read_text("utf-8"))}
        yield f"{_FOLDER}/{path}", context, "page.html"


def _body(path: str, text: str) -> str:
    try:
        lexer = get_lexer_for_filename(path, stripnl=False)
    except ClassNotFound:
        lexer = get_lexer_for_filename(_PLAIN, stripnl=False)
    lines = highlight(text, lexer, HtmlFormatter(nowrap=True)).splitlines()
    numbered = "\n".join(
        f'<span class="line" id="L{number}">{line}</span>' for number, line in enumerate(lines, 1)
    )
    return (
        f"<h1><code>{escape(path)}</code></h1>"
        f'<div class="highlight repository-file"><pre tabindex="0">{numbered}</pre></div>'
    )


def setup(app: Sphinx) -> None:
    """Have links to files lead to pages, and the pages made."""
    app.add_transform(_FileLinks)
    app.connect("html-collect-pages", _pages)
