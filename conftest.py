"""What holds for every test, those of the notebooks included."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Have nbval compare outputs that are committed without execution counts.

    It takes a cell without a count for one that was not run, and refuses its outputs; but counts
    say nothing, and would change with every cell that is added.
    """
    for item in items:
        cell = getattr(item, "cell", None)
        if cell is not None and cell.execution_count is None and cell.outputs:
            cell.execution_count = 0
