"""A rule card: all rules of a game on one page, with two examples below them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from clans_widget.words import Voice

from .blocks import GRAY, Block, Paragraph, Row, balanced, stack
from .flow import Furniture, pages_of
from .formats import MARGIN, Format
from .placed import Page

_SIZES: Final = (9.5, 9.25, 9.0, 8.75, 8.5, 8.25, 8.0, 7.75, 7.5)
"""Sizes of letters, the first of which is taken that leaves all on one page."""
_GAP: Final = 18.0


@dataclass(frozen=True, slots=True)
class RuleCard:
    """What stands on a card.

    Attributes
    ----------
    name : str
        Of the game.
    voice : Voice
    sections : mapping of str to tuple of str
        The ids of the rules, as they are told: by the names of their headings.
    examples : mapping of str to callable
        Two blocks, made for a size of letters: by the names of their headings.
    notice : str
        Whose the game is; the common sentence where it is empty.
    """

    name: str
    voice: Voice
    sections: Mapping[str, tuple[str, ...]]
    examples: Mapping[str, Callable[[float], Block]]
    notice: str = ""

    def pages(self, paper: Format) -> list[Page]:
        """One page."""
        title = self.voice.say(f"{self.name}.paper.rules")
        furniture = Furniture(self.voice, title, notice=self.notice)
        for size in _SIZES:
            blocks = self._blocks(paper, size)
            pages = pages_of(blocks, paper, furniture, head=self._head(title), gap=10)
            if len(pages) == 1:
                break
        return pages

    def _head(self, title: str) -> Block:
        about = Paragraph(self.voice.say(f"{self.name}.paper.about"), 8.5, color=GRAY)
        return stack(Paragraph(title, 17, bold=True), about, gap=1)

    def _blocks(self, paper: Format, size: float) -> list[Block]:
        column = (paper.width - 2 * MARGIN - _GAP) / 2
        left, right = balanced(self._sections(size), column, 4)
        below = [
            stack(self._heading(name, size), made(size)) for name, made in self.examples.items()
        ]
        return [Row((left, right), (0.5, 0.5), _GAP), Row((*below,), (0.5, 0.5), _GAP)]

    def _sections(self, size: float) -> list[Block]:
        """The rules with their ids, those of each section together under its heading."""
        return [
            stack(self._heading(section, size), *(self._rule(rule, size) for rule in rules), gap=3)
            for section, rules in self.sections.items()
        ]

    def _rule(self, rule: str, size: float) -> Paragraph:
        said = self.voice.say(f"{self.name}.rule.{rule}")
        return Paragraph(said, size, label=rule, indent=self._indent * size)

    @property
    def _indent(self) -> float:
        """How far rules are indented behind their ids, in units of the size of letters."""
        ids = (rule for rules in self.sections.values() for rule in rules)
        return 1.1 + 0.7 * max(map(len, ids))

    def _heading(self, name: str, size: float) -> Paragraph:
        said = self.voice.say(f"{self.name}.paper.section.{name}")
        return Paragraph(said, size + 2, bold=True)
