"""A table written to a file as its games are played, batch by batch."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Protocol

from uno_kart_lab.files.at import At
from uno_kart_lab.simulation.games import as_table


class Writer(Protocol):
    """A file that rows are added to."""

    def add(self, rows: Any) -> None:
        """Write the rows of a batch."""
        ...

    def close(self) -> None:
        """Write what is left."""
        ...


def open_writer(file: str) -> Writer:
    """Create a file; its ending tells its form, ``.csv`` or ``.parquet``.

    Raises
    ------
    InputError
        For another ending.
    OSError
        If the file can't be made.
    """
    match Path(file).suffix.lower():
        case ".csv":
            return _Csv(file)
        case ".parquet":
            return _Parquet(file)
        case _:
            raise At("--out", file).refusal("a file that ends in .csv or .parquet")


class _Csv:
    def __init__(self, file: str) -> None:
        self._stream = Path(file).open("w", encoding="utf-8", newline="")  # noqa: SIM115
        self._done = 0

    def add(self, rows: Any) -> None:
        table = as_table(rows, self._done)
        table.to_csv(self._stream, index=False, header=not self._done, lineterminator="\n")
        self._done += len(rows)

    def close(self) -> None:
        self._stream.close()


class _Parquet:
    def __init__(self, file: str) -> None:
        self._stream = Path(file).open("wb")  # noqa: SIM115
        self._writer: Any = None
        self._done = 0

    def add(self, rows: Any) -> None:
        import pyarrow
        from pyarrow import parquet

        table = pyarrow.Table.from_pandas(as_table(rows, self._done), preserve_index=False)
        if self._writer is None:
            self._writer = parquet.ParquetWriter(self._stream, table.schema)
        self._writer.write_table(table)
        self._done += len(rows)

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
        self._stream.close()
