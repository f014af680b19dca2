"""A game as a chain of decisions, those of chance and those of players, as trees need it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from clans_widget.clans import Board, Move, Position
from clans_widget.core.argument_types import check_arguments

from .actions import Actions
from .deal import Deal
from .payoff import rewards


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a game has come. Immutable: :meth:`after` gives the next.

    Attributes
    ----------
    deal : Deal
        The lots before the game; who holds which clan is there, for the referee alone.
    position : Position
        Before the move that is under way.
    moves : tuple of Move
        All complete ones.
    chosen : tuple of str
        What has been chosen of the move that is under way.

    Examples
    --------
    >>> progress = Progress.new(Board.standard(), players=2, seed=7)
    >>> while not progress.deal.is_done:
    ...     progress = progress.after(progress.legal[0])
    >>> progress.after(progress.legal[0]).moves
    (Move('A1-A2'),)
    """

    deal: Deal
    position: Position
    moves: tuple[Move, ...] = ()
    chosen: tuple[str, ...] = ()

    @staticmethod
    @check_arguments
    def new(board: Board, players: int, seed: int | None = None) -> Progress:
        """Before the first lot; with a seed the huts stand already.

        Raises
        ------
        GameError
            If there are not 2 to 4 players.
        """
        deal = Deal.of(board, players, seed)
        return Progress(deal, deal.position())

    @property
    def actions(self) -> Actions:
        """The numbers of the players' decisions."""
        return Actions.of(self.deal.board)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended (F1, F2)."""
        return self.deal.is_done and self.position.is_over

    @property
    def seat(self) -> int:
        """The player who is to move, from 1."""
        return self.position.mover

    @property
    def chances(self) -> tuple[tuple[int, float], ...]:
        """The outcomes of the next lot, all equally likely; nothing after the last one."""
        outcomes = self.deal.outcomes
        return tuple((outcome, 1 / len(outcomes)) for outcome in outcomes)

    @property
    def legal(self) -> tuple[int, ...]:
        """What can come next: outcomes of a lot, or actions of the mover."""
        if not self.deal.is_done:
            return self.deal.outcomes
        return self.actions.legal(self.position, self.chosen)

    @property
    def taken(self) -> tuple[int, ...]:
        """The actions of the players so far."""
        moves = [*self.moves]
        if self.chosen:
            source, target, *order = self.chosen
            moves.append(Move(source, target, tuple(order)))
        return tuple(action for move in moves for action in self.actions.of_move(move))

    @property
    def rewards(self) -> tuple[float, ...]:
        """What each player has got: see :func:`~clans_widget.clans.environments.rewards`."""
        if not self.is_over:
            return (0.0,) * self.deal.players
        return rewards(self.position, self.deal.clans)

    def after(self, action: int) -> Progress:
        """The game after a lot, or after a decision of the mover.

        Raises
        ------
        EnvironmentsError, IllegalMove
            If the mover may not do this.
        """
        if not self.deal.is_done:
            deal = self.deal.after(action)
            return Progress(deal, deal.position())
        choice = self.actions.choose(self.position, self.chosen, action)
        if choice.move is None:
            return replace(self, chosen=choice.chosen)
        position = self.position.play(choice.move).position
        return Progress(self.deal, position, (*self.moves, choice.move))

    def text(self, action: int) -> str:
        """A lot or an action in few letters."""
        return self.actions.text(action) if self.deal.is_done else self.deal.text(action)

    def __deepcopy__(self, _memo: object) -> Progress:
        return self
