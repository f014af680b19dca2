"""The lessons as pages of the handbook: the stored notebooks, with steps that can be walked.

Where a notebook shows a widget with steps, its page has the exported walk-through in a frame.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from html import escape, unescape
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import nbformat

from clans_widget.words import LANGUAGES
from docs.lessons import NOTEBOOKS
from docs.walks import (
    Question,
    Shown,
    Walk,
    export,
)

WORDS: Final = tomllib.loads((Path(__file__).parent / "handbook/words.toml").read_text("utf-8"))

WORKERS: Final = 2

_IDS: Final = r"[CSMVF]\d(?:(?:,| and| to| et| à| en| tot)* [CSMVF]\d\b)*"
_CITED: Final = re.compile(
    rf"(?m)^#.*|`[^`]*`|\[[^\]]*\]\([^)]*\)|\b(?i:rules?|règles?|regels?) {_IDS}|\b[MSV][1-9]\b"
)
"""Where a rule is cited; before that, what stays as it is. C4 and F1 may be territories, too."""
_SENTENCE: Final = re.compile(r"<td>([^<]{25,}|[^<]* [^<]*\.)</td>")
_SVG: Final = "image/svg+xml"
_RULE: Final = re.compile(r"[CSMVF]\d")


def write(pages: Path, site: Path) -> None:
    """Write the sources of the pages into one folder, walk-throughs and notebooks into another."""
    lessons = [
        (language, path)
        for language in LANGUAGES
        for path in sorted((NOTEBOOKS / language).glob("*.ipynb"))
    ]
    with ProcessPoolExecutor(WORKERS, mp_context=get_context("spawn")) as workers:
        widgets = workers.map(
            export,
            [path for _, path in lessons],
            [site / language for language, _ in lessons],
        )
        for (language, path), shown in zip(lessons, widgets, strict=True):
            _write(pages / language / path.name, nbformat.writes(page(path, language, shown)))
            (site / language / path.name).write_bytes(path.read_bytes())
    made = {pages / language / path.name for language, path in lessons}
    for old in set(pages.glob("*/*.ipynb")) - made:
        old.unlink()
    for language in LANGUAGES:
        own = [path for spoken, path in lessons if spoken == language]
        _write(pages / language / "index.md", contents(own, WORDS[language]))


def page(path: Path, language: str, widgets: Iterable[Shown]) -> nbformat.NotebookNode:
    """A lesson as Sphinx reads it."""
    words = WORDS[language]
    notebook: nbformat.NotebookNode = nbformat.read(path, as_version=4)
    shown = {widget.cell: widget for widget in widgets}
    for cell in notebook.cells:
        if cell.cell_type == "markdown":
            cell.source = _CITED.sub(_linked, cell.source)
            continue
        if cell.id in shown:
            cell.outputs = _without_kernel(shown[cell.id], cell.outputs, words)
        for output in cell.outputs:
            _mark_sentences(output.get("data", {}))
        if described := _description(cell.outputs):
            cell.metadata["mystnb"] = {"image": {"alt": described}}
    link = f'<p class="aside"><a href="{path.name}" download>{words["take"]}</a></p>'
    notebook.cells.append(nbformat.v4.new_markdown_cell(f"```{{raw}} html\n{link}\n```"))
    return notebook


def frame(walk: Walk, words: Mapping[str, str], folder: str = "") -> str:
    """A walk-through in a frame; the picture under it is seen as long as it is not there."""
    address = f"{folder}{walk.name}.html#{walk.step}"
    title = escape(f"{words['walk']}: {walk.title}")
    return (
        f'<figure class="walk"><img src="{folder}{walk.name}.svg" alt="" loading="lazy">'
        f'<iframe src="{address}" title="{title}" loading="lazy"></iframe>'
        f'<figcaption><a href="{address}">{words["alone"]}</a></figcaption></figure>'
    )


def contents(lessons: Iterable[Path], words: Mapping[str, str]) -> str:
    """The page that lists the lessons of a language."""
    listed = "\n".join(f"{_title(path)} <{path.stem}>" for path in lessons)
    return (
        f"# {words['course']}\n\n{words['about']}\n\n"
        f"```{{toctree}}\n:maxdepth: 1\n\n{listed}\n```\n"
    )


def _title(path: Path) -> str:
    """The number of a lesson and its heading."""
    first = nbformat.read(path, as_version=4).cells[0].source.splitlines()[0]
    return f"{path.stem.partition('-')[0]} {first.removeprefix('# ')}"


def _linked(cited: re.Match[str]) -> str:
    """The text with its rules linked, except in headings, code and links."""
    if cited[0].startswith(("#", "`", "[")):
        return cited[0]
    return _RULE.sub(lambda rule: f"[{rule[0]}](#{rule[0].lower()})", cited[0])


def _without_kernel(
    widget: Shown, outputs: Iterable[nbformat.NotebookNode], words: Mapping[str, str]
) -> list[nbformat.NotebookNode]:
    """What a page shows in place of a widget."""
    if widget.walk:
        return [_html(frame(widget.walk, words))]
    live = f'<p class="aside">{words["play"]}</p>'
    if widget.questions:
        asked = "".join(_asked(question, words) for question in widget.questions)
        return [_html(f'<ol class="questions">{asked}</ol>{live}')]
    return [*(output for output in outputs if _SVG in output.get("data", {})), _html(live)]


def _asked(question: Question, words: Mapping[str, str]) -> str:
    folded = "".join(
        f"<details><summary>{words[name]}</summary><p>{escape(text)}</p></details>"
        for name, text in (("hint", question.hint), ("solution", question.solution))
    )
    picture = f'<img src="{question.name}.svg" alt="{escape(question.description)}" loading="lazy">'
    return f"<li><p><strong>{escape(question.text)}</strong></p>{picture}{folded}</li>"


def _description(outputs: Iterable[nbformat.NotebookNode]) -> str:
    """The first picture of a cell in words."""
    pictures = (output.get("data", {}).get(_SVG, "") for output in outputs)
    described = (re.search(r"<desc[^>]*>(.*?)</desc>", picture) for picture in pictures)
    return next((unescape(found[1]) for found in described if found), "")


def _mark_sentences(data: dict[str, str]) -> None:
    """Sentences in a table stand on the left; numbers, as pandas has them, on the right."""
    if "text/html" in data:
        data["text/html"] = _SENTENCE.sub(r'<td class="sentence">\1</td>', data["text/html"])


def _html(text: str) -> nbformat.NotebookNode:
    output: nbformat.NotebookNode = nbformat.v4.new_output("display_data", data={"text/html": text})
    return output


def _write(path: Path, text: str) -> None:
    """Write a file, unless it says so already: Sphinx reads anew what is newer."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")
