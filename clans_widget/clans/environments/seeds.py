"""The seeds of huts and of cards, game after game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from clans_widget.environments.seeds import Seed, Seeds

CARDS: Final = "cards_seed"
"""The option that gives the cards a seed of their own."""


class SeedsOfGames:
    """What huts and starting player repeat with, and what the cards do, game after game."""

    def __init__(self) -> None:
        self._open = Seeds()
        self._cards = Seeds()

    def next(self, seed: int | None, options: Mapping[str, Any]) -> tuple[Seed, Seed]:
        """The two seeds of the next game.

        Parameters
        ----------
        seed : int, optional
            As given to ``reset``, for both.
        options : mapping
            With :data:`CARDS`, what is given for the cards instead.

        Examples
        --------
        >>> seeds = SeedsOfGames()
        >>> seeds.next(7, {}), seeds.next(None, {})
        ((7, 7), ('7 1', '7 1'))
        >>> seeds.next(7, {"cards_seed": "a secret"}), seeds.next(None, {})
        ((7, 'a secret'), ('7 1', 'a secret 1'))
        """
        huts = self._open.following() if seed is None else self._open.begin(seed)
        if CARDS in options:
            return huts, self._cards.begin(options[CARDS])
        return huts, self._cards.following() if seed is None else self._cards.begin(seed)
