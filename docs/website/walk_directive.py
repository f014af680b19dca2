"""The directive ``walk``: a walk-through of ``docs/figures``, in a frame until it comes alive."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util.docutils import SphinxDirective

from clans_widget.page.making.live import live, waker
from clans_widget.page.playable import cell_of
from clans_widget.words import Voice
from docs.figures import GAMES
from docs.website.languages import WORDS
from docs.website.lesson_pages import frame
from docs.website.live import top_of
from docs.website.walks import FOLDER, Walk, save


class WalkDirective(SphinxDirective):
    """``.. walk:: clans/example``, at a step if ``:step:`` names one.

    It stays a frame where ``:exported:`` says that the page tells of what was exported.
    """

    required_arguments = 1
    option_spec: ClassVar = {"step": directives.nonnegative_int, "exported": directives.flag}

    def run(self) -> list[nodes.Node]:
        """The frame and what takes its place, as HTML."""
        self.env.note_reread()  # what is shown depends on the whole package
        game, name = self.arguments[0].split("/")
        language, page = str(self.config.language), self.env.docname
        widget = GAMES[game].walks(language)[name]
        widget.go_to(self.options.get("step", 0))
        saved = save(widget, Path(self.env.app.outdir, FOLDER, game), name)
        walk = saved._replace(title=WORDS[language]["last"])
        code = "" if "exported" in self.options else cell_of(widget)
        html = shown(walk, code, game=game, page=page, language=language)
        return [nodes.raw("", html, format="html")]


def shown(walk: Walk, code: str, *, game: str, page: str, language: str) -> str:
    """A walk-through on a page, which comes alive if there is code for that.

    Parameters
    ----------
    walk : Walk
    code : str
        The cell that makes it, or nothing.
    game : str
        The name of its package.
    page, language : str
    """
    above = "../" * page.count("/")
    framed = frame(walk, WORDS[language], f"{above}{FOLDER}/{game}/")
    if not code:
        return framed
    return live(framed, code, game) + waker(top_of(page, language), Voice(language))
