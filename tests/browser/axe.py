"""What axe-core finds against a page's accessibility."""

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page

_AXE: Final = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"

# What is still fading in has not the colours yet that it is going to have.
_RUN: Final = """async (within) => {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  return (await axe.run(within, { resultTypes: ["violations"] })).violations;
}"""


def violations(page: Page, within: str = ".uk") -> list[str]:
    """Return what is wrong within the Lab, one line for each element."""
    if not _AXE.exists():
        pytest.fail("axe-core is not installed: make node_modules/.stamp", pytrace=False)
    if not page.evaluate("'axe' in window"):
        page.evaluate(_AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(_RUN, within)
    return [
        f"{rule['id']}: {node['html'][:160]}: {node['failureSummary']}"
        for rule in found
        for node in rule["nodes"]
    ]
