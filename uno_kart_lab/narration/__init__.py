"""The game in words, in one language and for one reader.

Takes redacted events and says them; a sentence for a learner is made nowhere else.
"""

from uno_kart_lab.narration.narrator import Narrator
from uno_kart_lab.narration.refusals import ExplainedCheck, ExplainedRefusal
from uno_kart_lab.narration.rulebook import RuleText, rulebook

__all__ = ["ExplainedCheck", "ExplainedRefusal", "Narrator", "RuleText", "rulebook"]
