"""The library of cases: prepared scenarios, each with what it is there to show.

Among them each rule of the rulebook is shown, and each thing that tables are known to argue about.
"""

from uno_kart_lab.library.catalogue import Case, case, cases
from uno_kart_lab.library.entry import Difficulty
from uno_kart_lab.library.search import find

__all__ = ["Case", "Difficulty", "case", "cases", "find"]
