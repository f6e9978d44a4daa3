"""The front end, put together from its modules.

An anywidget module is loaded from a blob, where relative imports fail: so the modules, which
import each other as files, become one text.
"""

import re
from pathlib import Path
from typing import Final

from uno_kart_lab.art.suits import SUITS
from uno_kart_lab.rules.cards import Colour

STATIC: Final = Path(__file__).parent / "static"
SHEETS: Final = (
    "base",
    "layout",
    "table",
    "story",
    "chain",
    "challenge",
    "decide",
    "dialogs",
    "time",
    "keep",
    "ask",
    "projector",
    "library",
    "referee",
    "builder",
    "desk",
    "course",
    "odds",
)

# Documentation and types, which whoever runs the page has no use for: a quarter of it.
_NOTES: Final = re.compile(r"^[ \t]*/\*\*(?:[^*]|\*(?!/))*\*/\n", re.MULTILINE)
_IMPORT: Final = re.compile(r'^import \{([^}]*)\} from "\./(\w+)\.js";\n', re.MULTILINE)
_EXPORT: Final = re.compile(
    r"^export (?=(?:const|let|(?:async )?function|class) (\w+))", re.MULTILINE
)


def bundle(main: str) -> str:
    """Return a module and all it imports as one module that imports nothing.

    Each becomes a function that is called once, so that no name meets another module's.

    Parameters
    ----------
    main : str
        The name of the module that the others are for, without its extension.

    Raises
    ------
    FileNotFoundError
        If a module that is imported is not there.
    """
    order: list[str] = []
    _collect(main, order)
    *parts, last = (_source(name) for name in order)
    return "".join(_wrapped(name, part) for name, part in zip(order, parts, strict=False)) + (
        _imports_bound(last)
    )


def page_style(*more: str) -> str:
    """Return the page's style sheets as one, in the order in which they go over each other.

    Parameters
    ----------
    more : str
        Sheets that only this page needs.
    """
    palette = "".join(f"--uk-{colour.value}:{SUITS[colour].field};" for colour in Colour)
    sheets = ((STATIC / f"{name}.css").read_text("utf-8") for name in (*SHEETS, *more))
    return "\n".join([f".uk {{{palette}}}", *sheets])


def _collect(name: str, order: list[str]) -> None:
    """Append what `name` imports, and then `name`, to `order`."""
    if name in order:
        return
    for imported in _IMPORT.finditer(_source(name)):
        _collect(imported[2], order)
    order.append(name)


def _source(name: str) -> str:
    return _NOTES.sub("", (STATIC / f"{name}.js").read_text("utf-8"))


def _wrapped(name: str, source: str) -> str:
    exports = ", ".join(_EXPORT.findall(source))
    body = _EXPORT.sub("", _imports_bound(source))
    return f"const ${name} = (() => {{\n{body}\nreturn {{ {exports} }};\n}})();\n"


def _imports_bound(source: str) -> str:
    return _IMPORT.sub(r"const {\1} = $\2;\n", source)
