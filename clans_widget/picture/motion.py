"""How anything moves: where it is at each frame. How far is a number from 0 to 1."""

from __future__ import annotations


def ease(share: float) -> float:
    """Slow at both ends, quick between them.

    Examples
    --------
    >>> [ease(share) for share in (0, 0.25, 0.5, 1)]
    [0, 0.15625, 0.5, 1]
    """
    return share * share * (3 - 2 * share)


def frames(seconds: float, per_second: float = 24) -> tuple[float, ...]:
    """How far it is at each frame: at the first it has moved already, at the last arrived.

    Parameters
    ----------
    seconds : float
        How long the motion takes; for 0 there is the last frame only.
    per_second : float

    Examples
    --------
    >>> frames(0.25, 16)
    (0.15625, 0.5, 0.84375, 1.0)
    >>> frames(0)
    (1.0,)
    """
    number = max(1, round(seconds * per_second))
    return tuple(ease(k / number) for k in range(1, number + 1))
