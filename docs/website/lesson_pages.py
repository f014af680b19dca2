"""The lessons as pages of the handbook: the stored notebooks, with steps that can be walked.

Where a notebook shows a widget with steps, its page has the exported walk-through in a frame.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Set
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

import nbformat

from clans_widget.core.answer_fold import opening, quiz_answered
from clans_widget.core.session import PNG
from clans_widget.page.making.live import Kept, live, waker
from clans_widget.page.making.modules import can_run
from clans_widget.words import Voice, say
from docs.courses import Course, courses
from docs.plans import FOLDER, plans_of
from docs.website import glossary_page, misconceptions, plan_pages, rubric_page
from docs.website.languages import WORDS
from docs.website.live import top_of
from docs.website.pages import write_new
from docs.website.rule_links import with_links
from docs.website.walks import Question, Shown, Walk, export

_SENTENCE: Final = re.compile(r"<td>([^<]{25,}|[^<]* [^<]*\.)</td>")


class Page(NamedTuple):
    """A lesson that becomes a page."""

    course: Course
    language: str
    notebook: Path

    @property
    def place(self) -> Path:
        """Where it stands among the pages."""
        return Path(self.course.game, self.notebook.name)

    @property
    def name(self) -> str:
        """What it is asked for by: ``clans/04-strife``."""
        return self.place.with_suffix("").as_posix()


def pages_of(course: Course, language: str) -> list[Page]:
    """The lessons of a course in a language."""
    notebooks = sorted(course.notebooks(language).glob("*.ipynb"))
    return [Page(course, language, notebook) for notebook in notebooks]


def write(pages: Path, site: Path, language: str, wanted: Collection[str] = ()) -> None:
    """Write the pages' sources in a language into one folder, walks and notebooks into another.

    If some lessons are wanted, the others are a heading alone, so that links lead there.
    """
    lessons = [lesson for course in courses() for lesson in pages_of(course, language)]
    for lesson in lessons:
        if wanted and lesson.name not in wanted:
            write_new(pages / lesson.place, nbformat.writes(heading(lesson)))
            continue
        shown = export(lesson.notebook, site / lesson.place.parent)
        write_new(pages / lesson.place, nbformat.writes(page(lesson, shown)))
        (site / lesson.place).write_bytes(lesson.notebook.read_bytes())
    made = {pages / lesson.place for lesson in lessons}
    for course in courses():
        for name, text in {**beside(course, language), **contents(course, language)}.items():
            made.add(pages / course.game / name)
            write_new(pages / course.game / name, text)
    _remove_others(pages, made)


def beside(course: Course, language: str) -> dict[str, str]:
    """What stands beside the lessons of a course and is made from its sources, by its place."""
    return {
        name: text
        for made in (glossary_page, plan_pages, rubric_page, misconceptions)
        for name, text in made.pages(course, language).items()
    }


def heading(lesson: Page) -> nbformat.NotebookNode:
    """A lesson of which nothing is to be seen but its name."""
    notebook: nbformat.NotebookNode = nbformat.read(lesson.notebook, as_version=4)
    notebook.cells = notebook.cells[:1]
    notebook.cells[0].source = notebook.cells[0].source.splitlines()[0]
    return notebook


def page(lesson: Page, widgets: Iterable[Shown]) -> nbformat.NotebookNode:
    """A lesson as Sphinx reads it."""
    words = WORDS[lesson.language]
    notebook: nbformat.NotebookNode = nbformat.read(lesson.notebook, as_version=4)
    shown = {widget.cell: widget for widget in widgets}
    for cell in notebook.cells:
        if cell.cell_type == "markdown":
            cell.source = with_links(cell.source, lesson.course)
            continue
        if cell.metadata.get("jupyter", {}).get("source_hidden"):
            cell.metadata.setdefault("tags", []).append("hide-input")
        if cell.id in shown:
            cell.outputs = _without_kernel(shown[cell.id], lesson, words)
        for output in cell.outputs:
            _mark_sentences(output.get("data", {}))
        if described := _description(cell.outputs):
            cell.metadata["mystnb"] = {"image": {"alt": described}}
    notebook.cells = [part for cell in notebook.cells for part in _folded(cell, lesson.language)]
    name = lesson.notebook.name
    link = f'<p class="aside"><a href="{name}" download>{words["take"]}</a></p>'
    name_of_all = lesson.name.replace("/", f"/{lesson.language}/")
    top = top_of(f"lessons/{lesson.place.as_posix()}", lesson.language)
    alive = waker(top, Voice(lesson.language), Kept(name_of_all, is_among=True))
    notebook.cells.append(nbformat.v4.new_markdown_cell(f"```{{raw}} html\n{link}\n{alive}\n```"))
    if lesson.notebook.stem in plans_of(lesson.course):
        plan = f"[{words['plan']['link']}]({FOLDER}/{lesson.notebook.stem}.md)"
        notebook.cells.append(nbformat.v4.new_markdown_cell(f"{{.aside}}\n{plan}"))
    return notebook


def _folded(cell: nbformat.NotebookNode, language: str) -> tuple[nbformat.NotebookNode, ...]:
    """A cell, folded if its outputs tell the answer to a quiz; such prose is folded already."""
    quiz = quiz_answered(cell.metadata.get("tags", ()))
    if cell.cell_type != "code" or not quiz:
        return (cell,)
    begin = opening(quiz, say("page.answer", language))
    around = (nbformat.v4.new_markdown_cell(text) for text in (begin, "</details>"))
    return next(around), cell, next(around)


def frame(walk: Walk, words: Mapping[str, str], folder: str = "") -> str:
    """A walk-through in a frame; the picture under it is seen as long as it is not there."""
    address = f"{folder}{walk.name}.html#{walk.step}"
    title = escape(f"{words['walk']}: {walk.title}")
    return (
        f'<figure class="walk"><img src="{folder}{walk.name}.svg" alt="" loading="lazy">'
        f'<iframe src="{address}" title="{title}" loading="lazy"></iframe>'
        f'<figcaption><a href="{address}">{words["alone"]}</a></figcaption></figure>'
    )


def contents(course: Course, language: str) -> dict[str, str]:
    """The page that lists the lessons of a course in a language, by its place."""
    words = WORDS[language]
    listed = "\n".join(
        f"{_title(lesson.notebook)} <{lesson.notebook.stem}>"
        for lesson in pages_of(course, language)
    )
    text = (
        f"# {words['course'].format(game=course.title)}\n\n{words['about']}\n\n"
        f"```{{toctree}}\n:maxdepth: 1\n\n{listed}\n```\n"
    )
    if others := [name.removesuffix(".md") for name in beside(course, language) if _leads(name)]:
        listed = "\n".join(others)
        text += f"\n{words['beside']}\n\n```{{toctree}}\n:maxdepth: 1\n\n{listed}\n```\n"
    return {"index.md": text}


def _leads(name: str) -> bool:
    """Whether a page is the first of those that stand together."""
    return "/" not in name or name.endswith("/index.md")


def _title(path: Path) -> str:
    """The number of a lesson and its heading."""
    first = nbformat.read(path, as_version=4).cells[0].source.splitlines()[0]
    return f"{path.stem.partition('-')[0]} {first.removeprefix('# ')}"


def _without_kernel(
    widget: Shown,
    lesson: Page,
    words: Mapping[str, str],
) -> list[nbformat.NotebookNode]:
    """What a page shows in place of a widget, until it comes alive."""
    if widget.walk:
        shown = frame(widget.walk, words)
    elif widget.questions:
        asked = "".join(_asked(question, words) for question in widget.questions)
        shown = f'<ol class="questions">{asked}</ol>'
    else:
        shown = f"<figure>{widget.picture}</figure>" if widget.picture else ""
    if not can_run(widget.code):
        shown += f'<p class="aside">{words["play"]}</p>'
    return [_html(live(shown, widget.code, lesson.course.game))]


def _asked(question: Question, words: Mapping[str, str]) -> str:
    folded = "".join(
        f"<details><summary>{words[name]}</summary><p>{escape(text)}</p></details>"
        for name, text in (("hint", question.hint), ("solution", question.solution))
    )
    picture = f'<img src="{question.name}.svg" alt="{escape(question.description)}" loading="lazy">'
    return f"<li><p><strong>{escape(question.text)}</strong></p>{picture}{folded}</li>"


def _description(outputs: Iterable[nbformat.NotebookNode]) -> str:
    """The first picture of a cell in words."""
    described = (output.get("metadata", {}).get(PNG, {}).get("alt", "") for output in outputs)
    return next(filter(None, described), "")


def _mark_sentences(data: dict[str, str]) -> None:
    """Sentences in a table stand on the left; numbers, as pandas has them, on the right."""
    if "text/html" in data:
        data["text/html"] = _SENTENCE.sub(r'<td class="sentence">\1</td>', data["text/html"])


def _html(text: str) -> nbformat.NotebookNode:
    output: nbformat.NotebookNode = nbformat.v4.new_output("display_data", data={"text/html": text})
    return output


def _remove_others(pages: Path, made: Set[Path]) -> None:
    """Remove what was made once and is no more, also where it stood in other folders."""
    for kind in ("*.ipynb", "*.md"):
        for old in set(pages.rglob(kind)) - made:
            old.unlink()
