"""The builds of the four characters: tall, stout, slim and small, told apart by outline alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from clans_widget.picture.plane.geometry import Path, circle

Profile = tuple[tuple[float, float], ...]
"""Heights above the feet, as negative numbers, and half widths there, from the top down."""


@dataclass(frozen=True, slots=True)
class Build:
    """What somebody looks like, standing on (0, 0), about 50 high if tall.

    Attributes
    ----------
    profile : Profile
        Of the body.
    head : (float, float, float)
        A circle.
    hat : path
    shield : (float, float)
        The middle of the shield with the letter.
    """

    profile: Profile
    head: tuple[float, float, float]
    hat: Path
    shield: tuple[float, float]

    @property
    def body(self) -> Path:
        """The outline of the body."""
        return self.band(self.profile[0][0], self.profile[-1][0])

    @property
    def shade(self) -> Path:
        """Its dark side."""
        right = tuple((half, y) for y, half in self.profile)
        return (*right, *((0.34 * half, y) for y, half in reversed(self.profile)))

    def band(self, top: float, bottom: float, share: float = 1.0) -> Path:
        """The body between two heights, or a part of its width."""
        inside = [y for y, _ in self.profile if top < y < bottom]
        heights = [top, *inside, bottom]
        right = tuple((share * self.half(y), y) for y in heights)
        return (*right, *((-x, y) for x, y in reversed(right)))

    def half(self, y: float) -> float:
        """Half the width at a height."""
        for (top, wide), (low, wider) in zip(self.profile, self.profile[1:], strict=False):
            if top <= y <= low:
                return wide + (wider - wide) * (y - top) / (low - top)
        return 0.0

    @property
    def parts(self) -> tuple[Path, ...]:
        """All that makes the silhouette, without the shield."""
        x, y, r = self.head
        return self.body, circle(x, y, r, 18), self.hat


BUILDS: Final = (
    Build(  # tall: long, with square shoulders and a high pointed hat
        ((-33.0, 5.0), (-31.0, 9.0), (-18.0, 7.4), (-4.0, 9.6), (0.0, 10.0)),
        (0.0, -37.0, 5.6),
        ((-7.0, -39.0), (0.0, -52.0), (7.0, -39.0)),
        (8.6, -11.0),
    ),
    Build(  # stout: nearly round, with a flat cap
        (
            (-27.0, 6.0),
            (-23.0, 12.0),
            (-15.0, 16.4),
            (-9.0, 16.6),
            (-3.0, 13.6),
            (0.0, 10.5),
        ),
        (0.0, -30.0, 6.2),
        ((-9.5, -32.0), (-6.5, -37.0), (6.5, -37.0), (9.5, -32.0)),
        (11.0, -9.5),
    ),
    Build(  # slim: a narrow figure, bareheaded but for a feather
        ((-32.0, 3.0), (-30.0, 4.4), (-16.0, 3.4), (0.0, 5.0)),
        (0.0, -36.0, 4.6),
        ((-4.6, -37.5), (-1.0, -41.6), (8.5, -47.0), (4.6, -37.5)),
        (10.0, -11.0),
    ),
    Build(  # small: a large head on short legs, with a hood
        ((-13.0, 5.0), (-10.0, 8.0), (0.0, 8.4)),
        (0.0, -18.0, 7.2),
        ((-7.6, -18.5), (-5.2, -24.0), (1.0, -27.4), (5.6, -23.6), (7.6, -18.5)),
        (8.0, -6.0),
    ),
)
"""From the highest rank to the lowest, as :data:`~clans_widget.clann.CHARACTERS`."""
