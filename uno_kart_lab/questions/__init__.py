"""What happens now? Questions with choices, each about one rule, of any step or position.

The right answer is the engine's own; the wrong ones are what real mistakes would answer, each with
why it is wrong. A question for a reader is made of what that reader sees.
"""

from uno_kart_lab.questions.generator import fact_questions, position_questions, step_questions
from uno_kart_lab.questions.kinds import FACTS, RULES_OF, Kind
from uno_kart_lab.questions.mistakes import Mistake
from uno_kart_lab.questions.question import Choice, Question, write_question

__all__ = [
    "FACTS",
    "RULES_OF",
    "Choice",
    "Kind",
    "Mistake",
    "Question",
    "fact_questions",
    "position_questions",
    "step_questions",
    "write_question",
]
