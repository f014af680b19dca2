"""The rubric of a course's assignment as a page for teachers, in each language."""

from __future__ import annotations

from typing import Final

from docs.assignments import assignment_of, rubric
from docs.courses import Course
from docs.website.languages import WORDS
from docs.website.pages import table
from docs.website.rule_links import with_links

PAGE: Final = "rubric.md"


def pages(course: Course, language: str) -> dict[str, str]:
    """The page, by where it stands beside the lessons; none where there is no assignment."""
    assignment = assignment_of(course)
    if assignment is None:
        return {}
    words = WORDS[language]["rubric"]
    title = words["title"].format(title=assignment.titles[language])
    about = words["about"].format(points=assignment.points, count=len(assignment.questions))
    head, rows = rubric(assignment, language)
    linked = [[with_links(str(cell), course) for cell in row] for row in rows]
    listed = f":::{{container}} wide\n{table(head, linked)}\n:::"
    text = f"# {title}\n\n{about}\n\n{listed}\n\n{words['more']}\n"
    return {PAGE: text}
