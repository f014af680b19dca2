"""The seeds of one game after the other."""

from __future__ import annotations

Seed = int | str | None


class Seeds:
    """The seed of each game: as given, else one that follows from the last given.

    Examples
    --------
    >>> seeds = Seeds()
    >>> seeds.following(), seeds.begin(7), seeds.following(), seeds.following()
    (None, 7, '7 1', '7 2')
    """

    def __init__(self) -> None:
        self._given: Seed = None
        self._later = 0

    def begin(self, seed: Seed) -> Seed:
        """The seed as given; those of the games that follow are made from it."""
        self._given, self._later = seed, 0
        return seed

    def following(self) -> Seed:
        """The seed of a game that is given none; ``None`` if no game before it was given one."""
        self._later += 1
        return None if self._given is None else f"{self._given} {self._later}"
