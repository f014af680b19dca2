"""The course of CLANN: its lessons, for the stars."""

from __future__ import annotations

from typing import Final

from clans_widget.quiz.course import Syllabus

COURSE: Final = Syllabus.of("clans_widget.clann.exercises")
"""The lessons of the course, and how many questions their quizzes have."""
