"""A stored notebook as the body of a page: its text, its pictures, and boards that come alive."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from html import escape
from pathlib import Path
from typing import Any, Final

from clans_widget.words import Voice

from .cells import shows_live
from .live import live

SVG: Final = "image/svg+xml"
HTML: Final = "text/html"
TEXT: Final = "text/plain"

_OTHER_LESSON: Final = re.compile(r'href="([\w./-]+)\.ipynb')


class Lesson:
    """A lesson of which a page is made.

    Parameters
    ----------
    notebook : Path
        As it is stored, with its outputs.

    Attributes
    ----------
    name : str
    number : str
    """

    def __init__(self, notebook: Path) -> None:
        self.name = notebook.stem
        self.number = notebook.stem.partition("-")[0]
        self._cells = json.loads(notebook.read_text("utf-8"))["cells"]

    @cached_property
    def title(self) -> str:
        """Its heading."""
        first = "".join(self._cells[0]["source"]).splitlines()[0]
        return first.lstrip("# ")

    def html(self, game: str, voice: Voice) -> str:
        """The body of its page."""
        return "\n".join(self._parts(game, voice))

    def _parts(self, game: str, voice: Voice) -> Iterator[str]:
        from markdown_it import MarkdownIt  # an extra: only whoever makes a site needs it

        written = MarkdownIt("commonmark", {"html": False}).enable("table")
        for cell in self._cells:
            source = "".join(cell["source"])
            if cell["cell_type"] == "markdown":
                yield _OTHER_LESSON.sub(r'href="\1.html', written.render(source))
            elif cell["cell_type"] == "code" and source:
                yield _code(cell, source, voice)
                yield _shown(cell, source, game)


def _code(cell: Mapping[str, Any], source: str, voice: Voice) -> str:
    """The code of a cell: folded where the lesson folds it."""
    text = f"<pre><code>{escape(source)}</code></pre>"
    if not cell["metadata"].get("jupyter", {}).get("source_hidden"):
        return text
    return f"<details><summary>{escape(voice.say('page.code'))}</summary>{text}</details>"


def _shown(cell: Mapping[str, Any], source: str, game: str) -> str:
    """What a cell has shown; what is alive in a notebook comes alive on the page."""
    outputs = "".join(_output(output) for output in cell["outputs"])
    return live(outputs, source, game) if outputs and shows_live(source) else outputs


def _output(output: Mapping[str, Any]) -> str:
    data = {kind: "".join(text) for kind, text in output.get("data", {}).items() if text}
    if SVG in data:
        return f"<figure>{data[SVG]}</figure>"
    if HTML in data:
        return f'<div class="shown">{data[HTML]}</div>'
    if "image/png" in data:
        return f'<figure><img src="data:image/png;base64,{data["image/png"]}" alt=""></figure>'
    text = "".join(output.get("text", ())) or data.get(TEXT, "")
    is_kept = any(kind.startswith("application/vnd.clans") for kind in data)
    return f"<pre>{escape(text)}</pre>" if text and not is_kept else ""
