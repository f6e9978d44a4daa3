"""``python -m tests.locale.update``: bring the catalogues in line with what the sources say.

What is said no more goes; what is new stands there without a translation, and is listed.
"""

from __future__ import annotations

from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po

from tests.locale.languages import (
    PACKAGE,
    TRANSLATED,
    catalogue,
    english,
    messages,
    path_of,
    template,
    translations,
)


def main() -> None:
    """Write each catalogue anew."""
    for message in messages(template()):
        message.locations = [(f"{PACKAGE.name}/{file}", 0) for file, _ in message.locations]
    for lang in TRANSLATED:
        updated = _updated(lang)
        with path_of(lang).open("wb") as file:
            write_po(
                file,
                updated,
                width=100,
                include_lineno=False,
                ignore_obsolete=True,
                sort_by_file=True,
            )
        catalogue.cache_clear()
        missing = [one for one in messages(catalogue(lang)) if not all(translations(one))]
        print(f"{lang}: {len(missing)} to be translated")
        for message in missing:
            print(f"  {english(message)[0]}")


def _updated(lang: str) -> Catalog:
    old = catalogue(lang)
    created, revised = old.creation_date, old.revision_date
    # No guesses from messages that look alike: a translator would have to find them again.
    old.update(template(), no_fuzzy_matching=True)
    # Days that each catalogue would differ by from any other's writing of it.
    old.creation_date, old.revision_date = created, revised
    return old


if __name__ == "__main__":
    main()
