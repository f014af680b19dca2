"""Any game as a tree of decisions, those of chance and of players (the extra ``openspiel``)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

from clans_widget.core.extras import extra

from .numbering import Shape, slices

with extra("openspiel", "numpy", "pyspiel"):
    import numpy as np
    import pyspiel

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["PLAYER", "AnyProgress", "PartsObserver", "TreeState"]

PLAYER: Final = "player"


class AnyProgress(Protocol):
    """How far a game has come. It never changes: a decision gives the next."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @property
    def seat(self) -> int:
        """The player who is to decide, from 1."""

    @property
    def chances(self) -> Sequence[tuple[int, float]]:
        """What can be drawn now, each with its chance; nothing if a player is to decide."""

    @property
    def legal(self) -> Sequence[int]:
        """What can come next: outcomes of chance, or actions of a player, ascending."""

    @property
    def rewards(self) -> Sequence[float]:
        """What each player has got."""

    def after(self, action: int) -> Any:
        """The game after a decision."""

    def text(self, action: int) -> str:
        """A decision in few letters."""


class TreeState(pyspiel.State):
    """The state of a game, for OpenSpiel.

    Parameters
    ----------
    game : pyspiel.Game
    progress : AnyProgress

    Attributes
    ----------
    progress : AnyProgress
        All of it.
    """

    def __init__(self, game: pyspiel.Game, progress: AnyProgress) -> None:
        super().__init__(game)
        self.progress: Any = progress

    def current_player(self) -> int:
        """The seat to move, from 0, or who else is."""
        if self.progress.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.progress.chances:
            return int(pyspiel.PlayerId.CHANCE)
        return int(self.progress.seat) - 1

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn now, each with its chance."""
        return list(self.progress.chances)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return bool(self.progress.is_over)

    def returns(self) -> list[float]:
        """What each player has got."""
        return list(self.progress.rewards)

    def _legal_actions(self, _player: int) -> list[int]:
        return list(self.progress.legal)

    def _apply_action(self, action: int) -> None:
        self.progress = self.progress.after(action)

    def _action_to_string(self, _player: int, action: int) -> str:
        return str(self.progress.text(action))


class PartsObserver:
    """Sees a state as numbers, part by part: a subclass fills them in.

    Parameters
    ----------
    players : int
    shapes : mapping of str to tuple of int
        The parts that are seen, in order; before them comes the ``player``.

    Attributes
    ----------
    tensor : numpy.ndarray
        All parts, one behind the other.
    dict : dict of str to array
        The same numbers by part.
    """

    def __init__(self, players: int, shapes: Mapping[str, Shape]) -> None:
        named = {PLAYER: (players,), **shapes}
        places = slices(named)
        self.tensor: Final[NDArray[np.float32]] = np.zeros(places[[*places][-1]].stop, np.float32)
        self.dict: Final = {
            name: self.tensor[places[name]].reshape(shape) for name, shape in named.items()
        }

    def fill(self, player: int, seen: Mapping[str, Iterable[int]]) -> None:
        """Fill in what a player sees, from 0; parts that this observer has not are left out."""
        self.tensor.fill(0)
        self.dict[PLAYER][player] = 1
        for name, numbers in seen.items():
            if name in self.dict:
                self.dict[name].ravel()[:] = [*numbers]  # a view: all parts are in one piece
