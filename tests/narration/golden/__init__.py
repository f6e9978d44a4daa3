"""What is said of each kind of event, to each reader.

Ben (seat 1) is the one who acts, Ana (seat 0) the one it is done to, Chi (seat 2) looks on.
"""

from tests.narration.golden.challenging import CHALLENGING
from tests.narration.golden.drawing import DRAWING
from tests.narration.golden.ending import ENDING, UNO
from tests.narration.golden.house_rules import HOUSE_RULES
from tests.narration.golden.items import ITEMS
from tests.narration.golden.playing import PLAYING
from tests.narration.golden.setting_up import SETTING_UP
from tests.narration.golden.told import ANA, BEN, Told

__all__ = ["ANA", "BEN", "GOLDEN", "Told"]

GOLDEN = [
    *SETTING_UP,
    *PLAYING,
    *DRAWING,
    *ITEMS,
    *CHALLENGING,
    *UNO,
    *ENDING,
    *HOUSE_RULES,
]
