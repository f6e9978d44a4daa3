"""The pages' templates, compiled once and not for each visitor."""

from __future__ import annotations

from types import CodeType
from typing import Any, Final

from jinja2.bccache import Bucket, BytecodeCache
from nbconvert.preprocessors import Preprocessor


class Compiled(BytecodeCache):
    """Keeps in memory what templates were compiled to."""

    def __init__(self) -> None:
        self._codes: dict[tuple[str, str], CodeType] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        bucket.code = self._codes.get((bucket.key, bucket.checksum))

    def dump_bytecode(self, bucket: Bucket) -> None:
        assert bucket.code is not None
        self._codes[bucket.key, bucket.checksum] = bucket.code


_COMPILED: Final = Compiled()


class CompileOnce(Preprocessor):
    """Has a page made of templates that are compiled already.

    nbconvert makes a Jinja environment for each page, out of reach of its settings, and compiles
    all fourteen in it: half of what a page takes of the server. This comes by before it does.
    """

    def preprocess(self, nb: Any, resources: Any) -> tuple[Any, Any]:
        """Leave the notebook as it is."""
        assert self.parent is not None  # the exporter
        self.parent.environment.bytecode_cache = _COMPILED
        return nb, resources
