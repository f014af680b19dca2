"""How far an answer that names several things agrees with the right one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self

from clans_widget.core.marks import Marks
from clans_widget.words import Sentence, sentence


@dataclass(frozen=True, slots=True)
class Overlap:
    """What of an answer is right, wrong and missing, in whatever order it was named.

    Parameters
    ----------
    right : frozenset of str
        All that should be named.
    given : frozenset of str
        What was named.

    Examples
    --------
    >>> overlap = Overlap.of(["B2", "C4"], ["C4", "E3"])
    >>> sorted(overlap.missing), sorted(overlap.wrong), round(overlap.points, 2)
    (['B2'], ['E3'], 0.33)
    """

    right: frozenset[str]
    given: frozenset[str]

    @classmethod
    def of(cls, right: Iterable[str], given: Iterable[str]) -> Self:
        """The overlap of what should be named and of what was."""
        return cls(frozenset(right), frozenset(given))

    @property
    def both(self) -> frozenset[str]:
        """What was named, and should be."""
        return self.right & self.given

    @property
    def missing(self) -> frozenset[str]:
        """What should have been named."""
        return self.right - self.given

    @property
    def wrong(self) -> frozenset[str]:
        """What should not have been named."""
        return self.given - self.right

    @property
    def is_whole(self) -> bool:
        """Whether nothing is missing or wrong."""
        return self.right == self.given

    @property
    def points(self) -> float:
        """What is right, of all that was named or should have been; 1 where that is nothing."""
        either = self.right | self.given
        return len(self.both) / len(either) if either else 1.0

    def counted(self, section: str) -> tuple[Sentence, ...]:
        """How many are missing, and how many wrong, in the words of a section; nothing for none."""
        counts = {"missing": len(self.missing), "wrong": len(self.wrong)}
        return tuple(
            sentence(f"{section}.{part}", count=count) for part, count in counts.items() if count
        )

    def marked(self, asked: Marks) -> Marks:
        """What is right, wrong and missing, marked beside what the question points at."""
        return replace(
            asked,
            highlights=(*asked.highlights, *sorted(self.both)),
            wrong=tuple(sorted(self.wrong)),
            missing=tuple(sorted(self.missing)),
        )
