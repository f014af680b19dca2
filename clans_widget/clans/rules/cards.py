"""The secret clan cards (S2): who holds which clan, and who may know it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from clans_widget.clans.errors import GameError
from clans_widget.core.chance import (
    lots,
    shuffled,
)

from .colors import COLORS

SECRET: Final = "?"
"""Stands for a clan that the asker may not know, or that nobody has told."""


class Cards:
    """The clan cards of the players. Its ``repr`` tells nothing.

    Parameters
    ----------
    players : sequence of str
        Names.
    clans : mapping of str to str
        Clan of each player; ``"?"`` or none where it is not known.

    Raises
    ------
    GameError
        If the clans are not given by player, a name or a clan is unknown, or two players hold
        the same clan.
    """

    __slots__ = ("_clans",)

    def __init__(self, players: Sequence[str], clans: Mapping[str, str]) -> None:
        if not isinstance(clans, Mapping):
            raise GameError("clans.game.clans", given=clans, example='{"Ann": "red"}')
        for name, clan in clans.items():
            if name not in players:
                raise GameError("game.player", name=name, players=", ".join(players))
            if clan not in (*COLORS, SECRET):
                raise GameError("clans.game.clan", clan=clan, clans=", ".join(COLORS))
        self._clans = {name: clans.get(name, SECRET) for name in players}
        known = [clan for clan in self._clans.values() if clan != SECRET]
        if len(set(known)) < len(known):
            raise GameError("clans.game.same_clan")

    @staticmethod
    def deal(players: Sequence[str], seed: int | str | None) -> Cards:
        """One card to each player, at random (S2).

        Parameters
        ----------
        players : sequence of str
            Names.
        seed : int, str or None
            The same seed deals the same cards. It must not be the seed of anything that is
            public; ``None`` deals by the system's randomness.
        """
        drawn = shuffled(COLORS, lots(seed, "cards"))
        return Cards(players, dict(zip(players, drawn, strict=False)))

    def drawn_by(self, players: Collection[str]) -> Cards:
        """The cards, once those among some players whose card nobody has told have drawn one.

        Each draws from the cards that are not known, by the system's randomness: nobody can
        repeat it.

        Parameters
        ----------
        players : collection of str
            Names.

        Raises
        ------
        GameError
            If one of them does not play.
        """
        for name in players:
            self.seen_by(name)
        known = self._clans.values()
        left = shuffled((clan for clan in COLORS if clan not in known), lots(None, "cards"))
        drawn = {name: left.pop() for name in players if self._clans[name] == SECRET}
        return Cards(tuple(self._clans), {**self._clans, **drawn})

    def revealed(self) -> dict[str, str]:
        """All cards, for the end of the game (F3)."""
        return dict(self._clans)

    def seen_by(self, asker: str | None) -> dict[str, str]:
        """The cards as far as an asker may know them while the game runs.

        Raises
        ------
        GameError
            If the asker is no player.
        """
        if asker is not None and asker not in tuple(self._clans):
            raise GameError("game.player", name=asker, players=", ".join(self._clans))
        return {name: clan if name == asker else SECRET for name, clan in self._clans.items()}

    def __repr__(self) -> str:
        return f"<Cards of {', '.join(self._clans)}>"
