"""The prose that people read: of the lessons, of the documentation, of the widget."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

import nbformat
from markdown_it import MarkdownIt
from markdown_it.token import Token

from clans_widget.words import LANGUAGES
from docs.assignments import assignment_of
from docs.courses import (
    COURSES,
    courses,
    rule_letters,
)
from docs.glossary import FILE, about_terms, terms_of

PROJECT: Final = Path(__file__).parent.parent.parent
HANDBOOK: Final = PROJECT / "docs" / "handbook"
PACKAGE: Final = PROJECT / "clans_widget"

MADE: Final = ("lessons", "_build")
"""Folders of the handbook that are made from other sources."""

# A rule's id in brackets, an anchor, what MyST and our own sentences put between braces, and what
# is typed as it is: options of a command, names of arguments.
_NOT_PROSE: Final = re.compile(
    rf"\((?:[{rule_letters()}]\d+(?:, | to )?)+\)|\([\w-]+\)=|\{{[^}}]*\}}"
    r"|--[a-z][\w-]*|\b[a-z_]+=(?![^\W\d])"
)

_MARKDOWN: Final = MarkdownIt("commonmark").enable("table")


class Text(NamedTuple):
    """A text in a language, and where it stands."""

    place: str
    language: str
    markdown: str


@cache
def texts() -> tuple[Text, ...]:
    """All that people read."""
    written = (
        Text(str(path.relative_to(PROJECT)), language_of(path), markdown(path)) for path in pages()
    )
    return (*lessons(), *beside_lessons(), *rubrics(), *sentences(), *written)


@cache
def lessons() -> tuple[Text, ...]:
    """The prose of the lessons, cell by cell."""
    return tuple(
        Text(f"{course.game}/{path.stem}", language, cell[language])
        for course in courses()
        for path in course.sources
        for cell in tomllib.loads(path.read_text("utf-8"))["cell"]
        for language in LANGUAGES
        if language in cell
    )


def beside_lessons() -> Iterator[Text]:
    """What stands beside the lessons: plans for teachers, words of the games."""
    for path in sorted(COURSES.glob("*/*/*.toml")):
        held = tomllib.loads(path.read_text("utf-8"))
        for language in LANGUAGES:
            for text in _strings(held.get(language, {})):
                yield Text(str(path.relative_to(PROJECT)), language, text)
    for course in courses():
        for language, text in about_terms(course).items():
            yield Text(f"{course.game}/{FILE}", language, text)
        for term in terms_of(course):
            for language, name in term.names.items():
                for text in (name.word, name.meaning, *name.also):
                    yield Text(f"{course.game}/{FILE}", language, text)


def rubrics() -> Iterator[Text]:
    """What rubrics say of the questions of assignments."""
    for course in courses():
        assignment = assignment_of(course)
        for question in assignment.questions if assignment else ():
            for language, said in question.said.items():
                for text in (said.asked, said.part):
                    yield Text(f"{course.game}/assignment.toml", language, text)


def sentences() -> Iterator[Text]:
    """The sentences that stand in files for themselves: in the widget, around the lessons."""
    for language in LANGUAGES:
        for path in sorted(PACKAGE.rglob(f"words/{language}.toml")):
            for text in _strings(tomllib.loads(path.read_text("utf-8"))):
                yield Text(str(path.relative_to(PROJECT)), language, text)
    for path in (COURSES / "words.toml", HANDBOOK / "words.toml"):
        for language, words in tomllib.loads(path.read_text("utf-8")).items():
            for text in _strings(words):
                yield Text(str(path.relative_to(PROJECT)), language, text)


def language_of(page: Path) -> str:
    """English, unless a page stands in a folder of another language, or an assignment of one."""
    folder = page.relative_to(HANDBOOK).parts[0] if HANDBOOK in page.parents else ""
    assigned = page.parent.name.rpartition("-")[2] if page.suffix == ".ipynb" else ""
    return next((each for each in (folder, assigned) if each in LANGUAGES), "en")


def pages() -> list[Path]:
    """The files with prose: Markdown, and the example of an assignment."""
    found = [
        path for where in ("*.md", ".github/*.md", "docs/**/*.md") for path in PROJECT.glob(where)
    ]
    written = [path for path in found if not {*path.parts}.intersection(MADE)]
    return sorted([*written, *(PROJECT / "docs" / "examples").rglob("*.ipynb")])


def markdown(path: Path) -> str:
    """The Markdown of a page or of a notebook."""
    text = path.read_text("utf-8")
    if path.suffix != ".ipynb":
        return text
    cells = nbformat.reads(text, as_version=4).cells
    return "\n\n".join(cell.source for cell in cells if cell.cell_type == "markdown")


def blocks(text: str) -> Iterator[tuple[str, str]]:
    """The headings, paragraphs, list items and table cells of a text, without code and links.

    Each comes after the name of what it stands in: ``"h2"``, ``"p"``, ``"td"``.
    """
    tokens = _MARKDOWN.parse(text)
    for before, token in pairwise(tokens):
        if token.type == "inline":
            yield before.tag, _NOT_PROSE.sub(" ", "".join(_plain(token)))


def links(text: str) -> Iterator[str]:
    """Where the links and pictures of a text lead to."""
    for token in _MARKDOWN.parse(text):
        for child in token.children or ():
            target = child.attrGet("href") or child.attrGet("src")
            if target:
                yield str(target)


def _plain(token: Token) -> Iterator[str]:
    for child in token.children or ():
        if child.type in ("text", "image"):
            yield child.content
        elif child.type in ("softbreak", "hardbreak", "code_inline"):
            yield " "


def _strings(words: Mapping[str, Any]) -> Iterator[str]:
    for value in words.values():
        if isinstance(value, str):
            yield value
        elif isinstance(value, Mapping):
            yield from _strings(value)
        elif isinstance(value, list):
            yield from _strings({str(number): each for number, each in enumerate(value)})
