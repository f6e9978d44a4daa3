"""The course: eleven lessons, each a few scenes to predict and to play, with prose around them.

A lesson is a folder here: its scenes, what they ask and the rules it teaches as data, and its prose
in a file for each language. `uno_kart_lab.lessons.notebooks` writes the notebooks from these.
"""

from uno_kart_lab.lessons.contents import COURSE
from uno_kart_lab.lessons.course import Course
from uno_kart_lab.lessons.lesson import Lesson, lesson, lessons
from uno_kart_lab.lessons.welcome import welcome

__all__ = ["COURSE", "Course", "Lesson", "lesson", "lessons", "welcome"]
