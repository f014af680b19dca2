"""What a player of the OpenSpiel game may know, as numbers and as text."""

from __future__ import annotations

from typing import Any, Final

from clans_widget.clans import Board
from clans_widget.core.extras import extra
from clans_widget.environments import Shape
from clans_widget.environments.trees import PartsObserver

from . import observation
from .actions import Actions
from .progress import Progress

with extra("openspiel", "pyspiel"):
    import pyspiel


class ClansObserver(PartsObserver):
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
        super().__init__(players, self._shapes(board, players))

    def _shapes(self, board: Board, players: int) -> dict[str, Shape]:
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
        clan = progress.deal.clan(player + 1)
        self.fill(player, observation.numbers(progress.position, player + 1, clan, progress.chosen))
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
