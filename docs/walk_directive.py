"""The directive ``walk``: a walk-through that ``docs/figures`` has written, in a frame."""

from __future__ import annotations

from typing import ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util.docutils import SphinxDirective

from docs.lesson_pages import (
    WORDS,
    frame,
)
from docs.walks import Walk


class WalkDirective(SphinxDirective):
    """``.. walk:: clans/example``, at a step if ``:step:`` names one."""

    required_arguments = 1
    option_spec: ClassVar = {"step": directives.nonnegative_int, "title": directives.unchanged}

    def run(self) -> list[nodes.Node]:
        """The frame, as HTML."""
        name = self.arguments[0]
        walk = Walk(name, self.options.get("step", 0), self.options.get("title", "the last move"))
        above = "../" * self.env.docname.count("/")
        return [nodes.raw("", frame(walk, WORDS["en"], f"{above}walks/"), format="html")]
