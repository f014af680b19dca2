"""What names must not lie on, and whether a box does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from clans_widget.picture.legible import Box, meets
from clans_widget.picture.plane.geometry import Path, bounds

_RING: Final = 4.0
"""Half the width of a ring with its rims."""


class Obstacles(NamedTuple):
    """What a name must not lie on.

    Attributes
    ----------
    filled : tuple of paths
        Huts, fences, arrows, boxes of other texts.
    lines : tuple of paths
        Rings around territories.

    Examples
    --------
    >>> hut = ((0, 0), (9, 0), (9, 9), (0, 9))
    >>> touch = Obstacles((hut,)).feel()
    >>> touch(Box(2, 2, 4, 4)), touch(Box(12, 2, 14, 4))
    (True, False)
    """

    filled: tuple[Path, ...] = ()
    lines: tuple[Path, ...] = ()

    def feel(self) -> Callable[[Box], bool]:
        """What tells of many boxes whether an obstacle lies on one, or runs through it."""
        filled = [(Box(*bounds(path)), path) for path in self.filled]
        lines = [(Box(*bounds(path)), path) for path in self.lines]

        def touch(box: Box) -> bool:
            around = box.larger(_RING)
            return any(
                extent.overlaps(box) and meets(path, box, filled=True) for extent, path in filled
            ) or any(extent.overlaps(around) and meets(path, around) for extent, path in lines)

        return touch
