"""The progress of a whole course: one file, stars for lessons, and what comes back.

Standard library only. The tables of a class are in :mod:`clans_widget.quiz.tables`, what a pupil
sees in :mod:`clans_widget.quiz.widget`.
"""

from .book import Book
from .entry import Entry, lesson_of
from .form import CourseError, from_text, to_text
from .here import book_here, course_file, file_name, lesson_here, use_course_file
from .keeping import CourseFile
from .leitner import DISTANCES, Card, cards, due
from .recording import recorded
from .review import review
from .stars import Standing, following, standings
from .substitute import from_supply, has_substitute, substitute_for
from .syllabus import Lesson, Syllabus

__all__ = [
    "DISTANCES",
    "Book",
    "Card",
    "CourseError",
    "CourseFile",
    "Entry",
    "Lesson",
    "Standing",
    "Syllabus",
    "book_here",
    "cards",
    "course_file",
    "due",
    "file_name",
    "following",
    "from_supply",
    "from_text",
    "has_substitute",
    "lesson_here",
    "lesson_of",
    "recorded",
    "review",
    "standings",
    "substitute_for",
    "to_text",
    "use_course_file",
]
