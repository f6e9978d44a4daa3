"""Compiles the catalogues when the package is built or installed.

Babel is needed here, and nowhere when the package runs.
"""

from io import BytesIO
from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LOCALE = Path(__file__).parent / "uno_kart_lab" / "locale"


def catalogues() -> list[Path]:
    """Return the catalogue of each language."""
    return sorted(LOCALE.glob("*/LC_MESSAGES/*.po"))


def compiled(catalogue: Path) -> bytes:
    """Return a catalogue as gettext reads it."""
    with catalogue.open("rb") as file:
        messages = read_po(file, locale=catalogue.parent.parent.name)
    out = BytesIO()
    write_mo(out, messages)
    return out.getvalue()


class CatalogueHook(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the compiled catalogues beside the others; git does not know them, the wheel does."""

    def initialize(self, _: str, build_data: dict[str, Any]) -> None:
        for catalogue in catalogues():
            catalogue.with_suffix(".mo").write_bytes(compiled(catalogue))
        build_data["artifacts"].append("uno_kart_lab/locale/*/LC_MESSAGES/*.mo")
