"""The notebooks that the Lab's page is compared with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from uno_kart_lab.notebook_files import FIRST_NOTEBOOK

ONE_BUTTON: Final = """\
import ipywidgets

ipywidgets.Button(description="Play")
"""

COUNTER: Final = '''\
import anywidget
import traitlets


class Counter(anywidget.AnyWidget):
    """A button that shows how often it was pressed; the kernel counts."""

    _esm = """
    function render({ model, el }) {
      const button = document.createElement("button");
      button.className = "counter";
      button.addEventListener("click", () => model.send("pressed"));
      const show = () => (button.textContent = model.get("count"));
      model.on("change:count", show);
      show();
      el.append(button);
    }
    export default { render };
    """

    count = traitlets.Int(0).tag(sync=True)

    def __init__(self):
        super().__init__()
        self.on_msg(self.press)

    def press(self, _, content, buffers):
        self.count += 1


Counter()
'''


def lab_at_action(number: int) -> str:
    """Return a cell that shows a game of 10 players when so much of it has been played."""
    return f"""\
from uno_kart_lab import Lab

lab = Lab(players=10, rules={{"options": {{"game_end": {{"points": 1_000_000}}}}}})
for _ in range({number}):
    lab.next()
lab
"""


def write_notebook(folder: Path, source: str) -> None:
    """Write a notebook of one cell into a new folder, as the one that is opened first there."""
    cell: dict[str, object] = {
        "cell_type": "code",
        "execution_count": None,
        "id": "cell",
        "metadata": {},
        "outputs": [],
        "source": source,
    }
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    notebook = {
        "cells": [cell],
        "metadata": {"kernelspec": kernel},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    folder.mkdir()
    (folder / FIRST_NOTEBOOK).write_text(json.dumps(notebook), "utf-8")
