"""The directive ``live``: what a cell shows, as a picture that comes alive."""

from __future__ import annotations

from hashlib import sha256
from html import escape
from pathlib import Path

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from clans_widget.core.cells import value_of
from clans_widget.page.making.live import live, waker
from clans_widget.words import Voice, use_language, words
from docs.website.languages import FIRST
from docs.website.walks import FOLDER, Walked


def top_of(page: str, language: str) -> str:
    """The way from a page to the top of the site, on which all languages stand.

    Examples
    --------
    >>> top_of("clans/bots", "en"), top_of("index", "nl")
    ('../', '../')
    """
    return "../" * (page.count("/") + (language != FIRST))


class LiveDirective(SphinxDirective):
    """``.. live:: clans`` with a cell as its content."""

    required_arguments = 1
    has_content = True

    def run(self) -> list[nodes.Node]:
        """The picture of what the cell shows, and the cell, as HTML."""
        self.env.note_reread()  # what is shown depends on the whole package
        code, language = "\n".join(self.content), str(self.config.language)
        image = self._picture(code, language)
        wake = waker(top_of(self.env.docname, language), Voice(language))
        return [nodes.raw("", live(image, code, self.arguments[0]) + wake, format="html")]

    def _picture(self, code: str, language: str) -> str:
        before = words().language
        use_language(language)
        shown = value_of(code)
        use_language(before)
        assert isinstance(shown, Walked)
        name = f"{sha256((language + code).encode()).hexdigest()[:12]}.svg"
        folder = Path(self.env.app.outdir, FOLDER)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(shown.picture.svg(), "utf-8")
        above = "../" * self.env.docname.count("/")
        return f'<img src="{above}{FOLDER}/{name}" alt="{escape(shown.picture.description)}">'
