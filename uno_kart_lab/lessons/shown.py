"""What a cell shows that needs no widget."""

from __future__ import annotations


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
    """A piece of a page.

    Attributes
    ----------
    data : str
        HTML.
    """

    def __init__(self, data: str, name: str) -> None:
        self.data = data
        self._name = name

    def _repr_html_(self) -> str:
        return self.data

    def __repr__(self) -> str:
        return self._name
