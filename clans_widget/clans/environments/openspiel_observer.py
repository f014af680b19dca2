"""What a player of the OpenSpiel game may know, as numbers and as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from clans_widget.clans import Board

from . import observation
from .actions import Actions
from .errors import extra
from .progress import Progress

with extra("openspiel", "numpy", "pyspiel"):
    import numpy as np
    import pyspiel

if TYPE_CHECKING:
    from numpy.typing import NDArray

PLAYER: Final = "player"


class ClansObserver:
    """Sees what one player may know, as OpenSpiel asks for it.

    Parameters
    ----------
    board : Board
    players : int
    kind : pyspiel.IIGObservationType
        Whether what is public is seen, whether their own card is, and whether all moves so far are
        remembered. The cards of others are never seen, whatever is asked for.

    Attributes
    ----------
    tensor : numpy.ndarray
        All parts, one behind the other.
    dict : dict of str to numpy.ndarray
        The same numbers by part: :func:`~clans_widget.clans.environments.shapes` says which. Before
        them comes the ``player``. With all moves remembered, ``start`` is the set-up, as
        ``huts``, and ``moves`` has a row for each decision: places of source and target on the
        board, from 1, or 0 and that of the next village.
    """

    def __init__(self, board: Board, players: int, kind: Any) -> None:
        self.private: Final = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.public: Final = bool(kind.public_info)
        self.remembers: Final = self.public and bool(kind.perfect_recall)
        shapes = {PLAYER: (players,), **self._shapes(board, players)}
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor: Final[NDArray[np.float32]] = np.zeros(sum(sizes), np.float32)
        parts = np.split(self.tensor, np.cumsum(sizes)[:-1])
        self.dict: Final = {
            name: part.reshape(shape)
            for (name, shape), part in zip(shapes.items(), parts, strict=True)
        }

    def _shapes(self, board: Board, players: int) -> dict[str, observation.Shape]:
        """The parts that are seen, beside the player."""
        shapes = observation.shapes(board, players)
        private = shapes.pop(observation.PRIVATE)
        seen = {observation.PRIVATE: private} if self.private else {}
        if self.public:
            seen |= shapes
        if self.remembers:
            seen |= {"start": shapes["huts"], "moves": (Actions.of(board).most_decisions, 2)}
        return seen

    def set_from(self, state: Any, player: int) -> None:
        """Fill in what a player, from 0, may know in a state."""
        progress: Progress = state.progress
        self.tensor.fill(0)
        self.dict[PLAYER][player] = 1
        clan = progress.deal.clan(player + 1)
        seen = observation.numbers(progress.position, player + 1, clan, progress.chosen)
        for name, numbers in seen.items():
            if name in self.dict:
                self.dict[name].ravel()[:] = numbers  # a view: all parts are in one piece
        if self.remembers:
            self._remember(progress)

    def _remember(self, progress: Progress) -> None:
        for place, color in enumerate(progress.deal.huts):
            self.dict["start"][place, color] = 1
        places = progress.deal.board.places
        for row, action in zip(self.dict["moves"], progress.taken, strict=False):
            names = progress.actions.names[action]
            row[-len(names) :] = [places[name] + 1 for name in names]

    def string_from(self, state: Any, player: int) -> str:
        """The same in words of the notation."""
        progress: Progress = state.progress
        words = [f"player {player + 1}"]
        clan = progress.deal.clan(player + 1)
        if self.private:
            words.append(clan or "?")
        if self.remembers:
            words.append(progress.deal.position().to_text())
            words += map(progress.actions.text, progress.taken)
        elif self.public:
            words += [progress.position.to_text(), *progress.chosen]
        return " ".join(words)
