"""Teaching marks: what a teacher points at on the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Marks:
    """What is pointed at: arrows, highlighted places, numbers, a faded rest.

    Attributes
    ----------
    arrows : tuple of (str, str)
        From one place to another.
    highlights : tuple of str
        Places to highlight.
    numbers : tuple of str
        Places that carry the numbers 1, 2, 3, ..., as in an order.
    faded : bool
        Whether all places that no mark names are faded.

    Examples
    --------
    >>> sorted(Marks(arrows=(("A1", "A2"),), highlights=("C3",)).places)
    ['A1', 'A2', 'C3']
    """

    arrows: tuple[tuple[str, str], ...] = ()
    highlights: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    faded: bool = False

    def __bool__(self) -> bool:
        return bool(self.arrows or self.highlights or self.numbers or self.faded)

    @property
    def places(self) -> frozenset[str]:
        """All places that a mark names."""
        ends = (end for arrow in self.arrows for end in arrow)
        return frozenset((*ends, *self.highlights, *self.numbers))


NO_MARKS: Final = Marks()
"""Nothing is pointed at."""
