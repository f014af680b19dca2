"""The directive ``walk``: a walk-through that ``docs/figures`` has written, in a frame."""

from __future__ import annotations

from typing import ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util.docutils import SphinxDirective

from docs.website.languages import WORDS
from docs.website.lesson_pages import frame
from docs.website.walks import Walk


class WalkDirective(SphinxDirective):
    """``.. walk:: clans/example``, at a step if ``:step:`` names one."""

    required_arguments = 1
    option_spec: ClassVar = {"step": directives.nonnegative_int, "title": directives.unchanged}

    def run(self) -> list[nodes.Node]:
        """The frame, as HTML."""
        name = self.arguments[0]
        words = WORDS[str(self.config.language)]
        walk = Walk(name, self.options.get("step", 0), self.options.get("title", words["last"]))
        above = "../" * self.env.docname.count("/")
        return [nodes.raw("", frame(walk, words, f"{above}walks/"), format="html")]
