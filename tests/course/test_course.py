"""The course teaches every rule, says the same in every language, and is made from its source."""

from __future__ import annotations

import re
from base64 import b64decode
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import nbformat
import pytest
from PIL import Image

from clans_widget.core.session import PNG
from clans_widget.words import LANGUAGES, typeset
from docs import lessons as course
from docs.courses import (
    COURSES,
    NOTEBOOKS,
    Course,
    courses,
)
from tests.games import examples_of, rules_of

LARGEST = 30_000
"""Bytes of a picture in a notebook."""

ALL_PLOTS = 300_000

LESSONS = course.lessons()
PAIRS = [(lesson, language) for lesson in LESSONS for language in LANGUAGES]
TAUGHT = [
    (taught, rule)
    for taught in courses()
    for rule in (*rules_of(taught.game), *examples_of(taught.game))
]


def name(value: object) -> str:
    if isinstance(value, course.Lesson):
        return f"{value.course.game}-{value.name}"
    return value.game if isinstance(value, Course) else str(value)


every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=name)
every_notebook = pytest.mark.parametrize(("lesson", "language"), PAIRS, ids=name)
LINK = re.compile(r"\]\(([^)\s]+)\)")


def stored(lesson: course.Lesson, language: str) -> nbformat.NotebookNode:
    notebook: nbformat.NotebookNode = nbformat.read(lesson.notebook(language), as_version=4)
    return notebook


def prose(lesson: course.Lesson) -> Iterator[tuple[int, course.Cell]]:
    return ((number, cell) for number, cell in enumerate(lesson.cells) if cell.prose)


def test_every_folder_of_a_course_says_what_is_its_own() -> None:
    folders = {folder.name for folder in COURSES.iterdir() if folder.is_dir()}
    assert folders == {taught.game for taught in courses()} != set()


@pytest.mark.parametrize(("taught", "rule"), TAUGHT, ids=name)
def test_some_lesson_teaches_the_rule(taught: Course, rule: str) -> None:
    taught_in = [
        f"{lesson.name}, cell {number}"
        for lesson in course.lessons_of(taught)
        for number, cell in prose(lesson)
        if rule in cell.teaches
    ]
    assert taught_in, f"No lesson teaches {rule}."


@pytest.mark.parametrize("taught", courses(), ids=name)
def test_the_course_knows_the_letters_of_its_rules(taught: Course) -> None:
    assert {rule[0] for rule in rules_of(taught.game)} == {*taught.rules} >= {*taught.certain}
    assert {rule[0] for rule in examples_of(taught.game)} == {*taught.examples}


@every_lesson
def test_a_cell_that_teaches_a_rule_cites_it_in_every_language(lesson: course.Lesson) -> None:
    for number, cell in prose(lesson):
        for language in LANGUAGES:
            examples = examples_of(lesson.course.game)
            rules = {rule for rule in cell.teaches if rule not in examples}
            assert rules <= cited(cell.prose[language], lesson.course), (number, language)


@every_lesson
def test_prose_stands_in_every_language_and_cites_the_same(lesson: course.Lesson) -> None:
    for number, cell in prose(lesson):
        assert sorted(cell.prose) == sorted(LANGUAGES), number
        for told in (facts(text, lesson.course) for text in cell.prose.values()):
            assert told == facts(cell.prose["en"], lesson.course), number


def cited(text: str, taught: Course) -> set[str]:
    """The rules and examples that a text names."""
    return set(re.findall(rf"\b[{taught.rules}{taught.examples}][1-9]\d*\b(?!-)", text))


def facts(text: str, taught: Course) -> tuple[object, ...]:
    """What a translation does not change: rules cited, code, links, headings, list items."""
    lines = text.splitlines()
    return (
        sorted(cited(text, taught)),
        sorted(re.findall(r"`([^`]+)`", text)),
        LINK.findall(text),
        [line.split(" ")[0] for line in lines if line.startswith("#")],
        sum(line.startswith(("- ", "* ")) for line in lines),
        sum(line.startswith("|") for line in lines),
    )


@every_notebook
def test_the_notebook_is_the_one_made_from_the_source(lesson: course.Lesson, language: str) -> None:
    fresh = course.composed(lesson, language)
    assert [without_outputs(cell) for cell in stored(lesson, language).cells] == [
        without_outputs(cell) for cell in fresh.cells
    ], "`make golden` makes it anew"


def without_outputs(cell: nbformat.NotebookNode) -> dict[str, object]:
    return {name: cell.get(name) for name in ("id", "cell_type", "metadata", "source")}


def test_there_is_no_other_notebook() -> None:
    made = {lesson.notebook(language) for lesson, language in PAIRS}
    assert set(NOTEBOOKS.rglob("*.ipynb")) - set(checkpoints()) == made


def test_the_page_of_contents_leads_to_every_lesson_and_its_page() -> None:
    text = (NOTEBOOKS / "README.md").read_text("utf-8")
    assert text == course.contents(), "`docs/lessons.py` makes it anew"
    links = LINK.findall(text)
    notebooks = {lesson.notebook(language) for lesson, language in PAIRS}
    assert {NOTEBOOKS / link for link in links if link.endswith(".ipynb")} == notebooks
    assert len(links) == 2 * len(notebooks)


def checkpoints() -> Iterator[Path]:
    return NOTEBOOKS.rglob(".ipynb_checkpoints/*")


@every_notebook
def test_every_output_is_seen_without_a_kernel(lesson: course.Lesson, language: str) -> None:
    notebook = stored(lesson, language)
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            # Some hosts show of an error only that there was one: what is refused is an output.
            assert output.output_type != "error", cell.id
            data = output.get("data", {})
            assert course.WIDGET_VIEW not in data or len(data) == 1, cell.id
            assert "image/svg+xml" not in data, cell.id
            assert "text/plain" in data, cell.id


@every_notebook
def test_a_lesson_keeps_small_pictures_with_words(lesson: course.Lesson, language: str) -> None:
    outputs = [each for cell in stored(lesson, language).cells for each in cell.get("outputs", ())]
    pictures = [each for each in outputs if PNG in each.get("data", {})]
    plots = [each for each in pictures if each.data["text/plain"].startswith(course.PLOT)]
    described = [typeset(cell.plot[language], language) for cell in lesson.cells if cell.plot]
    assert [each.metadata[PNG]["alt"] for each in plots] == described
    assert len(pictures) == len(plots) + 1, "Of boards there is the first one."
    for each in pictures:
        content = b64decode(each.data[PNG])
        assert len(content) <= LARGEST
        assert each.metadata[PNG]["alt"]
        with Image.open(BytesIO(content)) as picture:
            assert picture.mode == "P"


def test_plots_are_few_bytes() -> None:
    outputs = (
        each
        for lesson, language in PAIRS
        for cell in stored(lesson, language).cells
        for each in cell.get("outputs", ())
    )
    data = (each.get("data", {}) for each in outputs)
    plots = (each for each in data if each.get("text/plain", "").startswith(course.PLOT))
    assert sum(len(b64decode(each[PNG])) for each in plots) <= ALL_PLOTS


@every_notebook
def test_links_lead_somewhere(lesson: course.Lesson, language: str) -> None:
    notebook = stored(lesson, language)
    for link in LINK.findall("\n".join(cell.source for cell in notebook.cells)):
        if not link.startswith("https://"):
            assert (lesson.notebook(language).parent / link).exists(), link


def test_no_stored_output_tells_where_it_was_made() -> None:
    places = re.compile(r"/(?:home|tmp|root|work|usr)/|site-packages")
    for lesson, language in PAIRS:
        for cell in stored(lesson, language).cells:
            for output in cell.get("outputs", ()):
                output.get("data", {}).pop(PNG, None)  # any letters follow each other there
                assert not places.search(str(output)), cell.id
