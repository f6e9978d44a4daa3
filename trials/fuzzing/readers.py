"""Scenarios, records and sessions that nobody would write: each is refused in one line, or read.

Most of them are bytes that atheris chooses by which lines of the readers they get to; the rest
are good files of which a few values were changed. What is to be tried first is in
``corpus/``: atheris keeps there whatever got further than all before.
"""

from __future__ import annotations

import json
import random
import resource
import subprocess
import sys
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from time import process_time
from typing import Any, Final

CORPUS: Final = Path(__file__).parent / "corpus"

_BY_COVERAGE: Final = 750_000
_BY_STRUCTURE: Final = 250_000
_LONGEST: Final = 1_024  # bytes; what is long gets no further than what is short, only later
_SEED: Final = 7
_MOST_TIME: Final = 0.2  # seconds that are computed
_MOST_MEMORY: Final = 50 * 2**20
_MOST_TOLD: Final = 20
_ODD: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, -1, 1, 2, 10, 112, 2**31, 2**63, 2**70, 10**400, 0.5, -0.0, 1e308),
    *("", " ", "0", "R5", "r5", "WB", "??", "W+4", "teacher", "standard", "\0", "\ud800"),
    "x" * 300,
    *([], {}, [[]], [None], {"": None}, [["R5"]], {"preset": "standard"}, {"points": 0}),
)


class Watch:
    """Reads one input after the other, and says of which one the reader gave way."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self._peak = _peak()

    def read(self, source: bytes | str) -> None:
        """Read an input as everything in the package does, and play what it holds."""
        from uno_kart_lab.files import InputError
        from uno_kart_lab.loading import load

        begun = process_time()
        try:
            load(source)
        except InputError as refused:
            if len(str(refused).splitlines()) != 1:
                self._found("more than one line", source)
        except Exception as failed:  # anything else is what is looked for
            self._found(f"{type(failed).__name__}: {failed}", source)
        if process_time() - begun > _MOST_TIME:
            self._found(f"{process_time() - begun:.2f} s", source)
        peak = _peak()
        if peak - self._peak > _MOST_MEMORY:
            self._found(f"{(peak - self._peak) >> 20} MiB", source)
        self._peak = peak

    def _found(self, what: str, source: bytes | str) -> None:
        if len(self.faults) < _MOST_TOLD:
            self.faults.append(f"{what} for {source!r:.300}")


def by_structure() -> list[str]:
    """Change a few values of good files; return what gave way."""
    watch = Watch()
    generator = random.Random(_SEED)
    files = [json.loads(text) for text in _good_files()]
    for _ in range(_BY_STRUCTURE):
        changed = deepcopy(generator.choice(files))
        for _ in range(generator.randint(1, 3)):
            _change(changed, generator)
        watch.read(json.dumps(changed))
    return watch.faults


def by_coverage() -> list[str]:
    """Have atheris look for what gives way; return it."""
    for number, text in enumerate(_good_files()):
        (CORPUS / f"good-{number}.json").write_text(text, "utf-8")
    # atheris ends the process that it runs in.
    done = subprocess.run(
        [
            *(sys.executable, "-m", "trials.fuzzing.readers", str(CORPUS), "-verbosity=0"),
            *(f"-runs={_BY_COVERAGE}", f"-seed={_SEED}", f"-max_len={_LONGEST}"),
        ],
        check=False,
        capture_output=True,
        text=True,
    )
    if done.returncode == 0:
        return []
    return [line for line in done.stderr.splitlines() if line.strip()][-_MOST_TOLD:]


def _good_files() -> Iterator[str]:
    """Give a scenario, a record and a session that are read, short ones."""
    from uno_kart_lab.library import case

    scenario = dict(case("banana-peel").scenario)
    scenario |= {"title": "A box", "direction": "left", "seed": 7, "scores": [0] * 3}
    record = {
        "format": "uno-kart-record/1",
        "rules": {"preset": "standard", "options": {"game_end": {"rounds": 2}}},
        "players": ["Ana", "Ben"],
        "seed": 7,
        "dealer": None,
        "actions": [],
    }
    bare = {key: value for key, value in scenario.items() if key != "actions"}
    nodes = [
        {"parent": index - 1 if index else None, "action": action}
        for index, action in enumerate(scenario["actions"])
    ]
    session = {
        "format": "uno-kart-session/1",
        "start": bare,
        "nodes": nodes,
        "names": {"0": "here"},
        "at": {"node": 0, "event": 0},
        "reader": 1,
        "lang": "en",
    }
    yield from map(json.dumps, (scenario, record, session))


def _change(document: Any, generator: random.Random) -> None:
    """Put another value in some place of a document, take it away, or add one."""
    holders = [one for one in _holders(document) if one]
    if not holders:
        return
    holder = generator.choice(holders)
    key: Any = generator.choice(list(holder)) if isinstance(holder, dict) else None
    if key is None:
        key = generator.randrange(len(holder))
    match generator.randrange(5):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, list):
            holder.insert(key, deepcopy(generator.choice(holder)))
        case 1:
            holder[generator.choice(["x", "format", "card", "hands"])] = holder.pop(key)
        case 2:
            holder[key] = deepcopy(generator.choice(holders))
        case _:
            holder[key] = deepcopy(generator.choice(_ODD))


def _holders(value: Any) -> Iterator[Any]:
    if isinstance(value, dict | list):
        yield value
        for held in value.values() if isinstance(value, dict) else value:
            yield from _holders(held)


def _peak() -> int:
    """Return the most bytes that this process has ever taken."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss << 10


def _run_atheris() -> None:
    import atheris

    with atheris.instrument_imports(include=["uno_kart_lab.files", "uno_kart_lab.loading"]):
        import uno_kart_lab.loading  # noqa: F401  # so that its lines are counted
    watch = Watch()

    def one(source: bytes) -> None:
        watch.read(source)
        if watch.faults:
            raise AssertionError(watch.faults[0])

    atheris.Setup(sys.argv, one)
    atheris.Fuzz()


if __name__ == "__main__":
    _run_atheris()
