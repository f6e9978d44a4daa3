"""Two seconds less until the server answers."""

import sys


def leave_out_slow_grammar() -> None:
    """Have Jupyter's import of jsonschema skip an optional part; call it before that import.

    jsonschema can check internationalised addresses (the formats iri and iri-reference) if the
    package rfc3987_syntax is there, which builds a grammar on import: two thirds of the time that
    the server takes to start. Nothing here is checked for them, and without the package
    jsonschema goes on without that check.
    """
    sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]
