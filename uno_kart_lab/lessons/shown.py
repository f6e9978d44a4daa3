"""What a cell shows that needs no widget."""

from __future__ import annotations

from collections.abc import Callable


class Prose:
    """Text for a notebook.

    Attributes
    ----------
    data : str
        Markdown.
    """

    def __init__(self, *paragraphs: str) -> None:
        self.data = "\n\n".join(paragraphs)

    def _repr_markdown_(self) -> str:
        return self.data

    def __repr__(self) -> str:
        return self.data.partition("\n")[0].lstrip("# ")


class Embedded:
    """A piece of a page, made when it is shown: the notebook keeps what a cell gave.

    Parameters
    ----------
    write : callable
        Returns its HTML.
    name : str
        What it is called where there are no pages.
    """

    def __init__(self, write: Callable[[], str], name: str) -> None:
        self._write = write
        self._name = name

    def _repr_html_(self) -> str:
        return self._write()

    def __repr__(self) -> str:
        return self._name
