"""What these documents need beside Sphinx and MyST-NB."""

from __future__ import annotations

from typing import Any

from sphinx.application import Sphinx

from docs.extensions import layers, links, replays, repository_files, rules


def setup(app: Sphinx) -> dict[str, Any]:
    """Set up all of them."""
    for part in (links, repository_files, replays, rules, layers):
        part.setup(app)
    return {"parallel_read_safe": False, "parallel_write_safe": True}
