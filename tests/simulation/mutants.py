"""Changes to the rules, one at a time, that the lockstep test does not notice.

``python -m tests.simulation.mutants [MODULE …]`` makes the changes that mutmut makes, imports an
engine with each, and shows it steps of the lockstep test's games that go through the changed
function. What is not noticed is told apart by what it changes all the same:

- *told*: facts of events from which no position is made, such as reasons;
- *refused*: what is refused, or why: the games do nothing but what is legal;
- the rest is listed, and `SURVIVORS.md` says why none of it changes a game.
"""

import ast
import gc
import importlib.abc
import importlib.util
import multiprocessing
import pickle
import resource
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from difflib import unified_diff
from pathlib import Path
from typing import Any, NamedTuple

import libcst
from mutmut.mutation.file_mutation import create_mutations, deep_replace

PACKAGE = "uno_kart_lab.rules"
RULES = Path(*PACKAGE.split("."))

GAMES_EACH = 100
"""With each number of players: those that the tests play."""

MOST_SHOWN, IN_GENERAL = 500, 300
"""So many scenes are shown to a change at most, the rarest first; to one that works as the rules
are imported, or in no scene, so many of all."""

SECONDS = 20
MEMORY = 3 * 2**30
"""A change that takes longer, or more bytes, goes round for ever."""


class Mutant(NamedTuple):
    """A change: to which function of a module, the how manieth, and the module before and after."""

    module: str
    function: str
    number: int
    source: str
    changed: str


class Taken(NamedTuple):
    """A pickled scene, and the functions that it goes through."""

    functions: frozenset[str]
    scene: bytes


def mutants(modules: Sequence[str]) -> Iterator[Mutant]:
    """Make the changes that mutmut makes to the functions of some modules of the rules, or all."""
    for file in sorted(RULES.glob("*.py")):
        if modules and file.stem not in modules:
            continue
        source = file.read_text()
        module, mutations, *_ = create_mutations(str(file), source)
        numbers: Counter[str] = Counter()
        for mutation in mutations:
            function = mutation.contained_by_top_level_function
            if isinstance(function, libcst.FunctionDef):
                changed = deep_replace(module, mutation.original_node, mutation.mutated_node)
                assert isinstance(changed, libcst.Module)
                name = _qualified(module, function)
                numbers[name] += 1
                yield Mutant(file.stem, name, numbers[name], source, changed.code)


def _qualified(module: libcst.Module, function: libcst.FunctionDef) -> str:
    for statement in module.body:
        if isinstance(statement, libcst.ClassDef) and function in statement.body.body:
            return f"{statement.name.value}.{function.name.value}"
    return function.name.value


class _Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Has one module imported as it is changed."""

    def __init__(self, mutant: Mutant) -> None:
        self.name = f"{PACKAGE}.{mutant.module}"
        self.source = mutant.changed

    def find_spec(self, fullname: str, *_: object) -> Any:
        return importlib.util.spec_from_loader(fullname, self) if fullname == self.name else None

    def exec_module(self, module: Any) -> None:
        exec(compile(self.source, self.name, "exec"), module.__dict__)


def in_a_fork(function: Callable[..., Any], *arguments: Any) -> Any:
    """Return what a function returns in a process of its own; None if it comes to no end there."""
    fork = multiprocessing.get_context("fork")
    here, there = fork.Pipe(duplex=False)
    process = fork.Process(target=lambda: there.send_bytes(pickle.dumps(function(*arguments))))
    process.start()
    there.close()
    try:
        return pickle.loads(here.recv_bytes())
    except EOFError:
        return None
    finally:
        process.join()


# What follows runs in forks: where the mutants are made nothing of the package is imported.


def _take_down() -> list[tuple[frozenset[str], bytes]]:
    from tests.simulation.taking import taken_down

    return [(one.functions, one.scene) for one in taken_down(GAMES_EACH)]


def _modules_needed() -> list[str]:
    before = set(sys.modules)
    importlib.import_module("tests.simulation.scenes")
    ours = ("uno_kart_lab", "tests")
    return sorted(name for name in {*sys.modules} - before if name.split(".")[0] not in ours)


def _differences(mutant: Mutant, shown: Sequence[bytes]) -> set[str] | None:
    sys.stderr = None  # type: ignore[assignment]
    gc.disable()
    signal.alarm(SECONDS)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    sys.meta_path.insert(0, _Changed(mutant))
    from tests.simulation.scenes import differences

    return differences(map(pickle.loads, shown))


def _scenes_for(mutant: Mutant, taken: Sequence[Taken]) -> list[bytes]:
    """Return the scenes that go through the function that is changed."""
    function = f"{mutant.module}.{mutant.function}"
    through = [one.scene for one in taken if function in one.functions]
    return through[:MOST_SHOWN] or [one.scene for one in taken[:IN_GENERAL]]


class Kinds:
    """What it is that differs, where nothing is noticed."""

    def __init__(self) -> None:
        classes = ast.parse((RULES / "events.py").read_text()).body
        self._read = {one.name: _read_by(one) for one in classes if isinstance(one, ast.ClassDef)}

    def kind_of(self, differ: set[str] | None) -> str:
        """Return the kind of a change, by what is told differently."""
        if differ is None:
            return "noticed"
        told = differ - {"refusals", "legal"}
        if any(self._makes_positions(fact) for fact in told):
            return "listed"
        if told:
            return "told"
        return "refused" if "refusals" in differ else "listed"

    def _makes_positions(self, fact: str) -> bool:
        if fact == "Step":
            return False
        event, *fields = fact.split(".")
        if "reason" in fields:
            return fact in ("CardPlayed.reason.chain", "CardPlayed.reason.link")
        return not fields or fields[0] in self._read[event]


def _read_by(event: ast.ClassDef) -> set[str]:
    """Return the fields of a kind of event from which it makes a position."""
    return {
        node.attr
        for node in ast.walk(event)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    }


def _difference(mutant: Mutant) -> str:
    lines = unified_diff(mutant.source.splitlines(), mutant.changed.splitlines(), n=0, lineterm="")
    return "\n".join(f"    {line}" for line in list(lines)[3:])


def main(modules: Sequence[str]) -> None:
    taken = [Taken(*one) for one in in_a_fork(_take_down)]
    for name in in_a_fork(_modules_needed):
        importlib.import_module(name)
    kinds = Kinds()
    found: Counter[str] = Counter()
    for mutant in mutants(modules):
        differ = in_a_fork(_differences, mutant, _scenes_for(mutant, taken))
        kind = kinds.kind_of(differ)
        found[kind] += 1
        if kind == "listed":
            facts = ", ".join(sorted(differ))
            print(f"{mutant.module}.{mutant.function} {mutant.number} {facts}")
            print(_difference(mutant), flush=True)
        so_far = ", ".join(f"{many:,} {kind}" for kind, many in found.items())
        print(f"\r{mutant.module}: {so_far}\033[K", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
