"""Where teachers find what is not in the package: the handbook, with a plan for each lesson."""

from __future__ import annotations

from clans_widget.words import DEFAULT_LANGUAGE, say


def teachers_page(language: str) -> str:
    """The page of the handbook for teachers, in the source distribution.

    Examples
    --------
    >>> teachers_page("en"), teachers_page("nl")
    ('docs/handbook/teachers.md', 'docs/handbook/nl/teachers.md')
    """
    folder = "" if language == DEFAULT_LANGUAGE else f"{language}/"
    return f"docs/handbook/{folder}teachers.md"


def for_teachers(language: str) -> str:
    """A sentence that leads teachers there."""
    return say("page.handbook", language, file=teachers_page(language))
