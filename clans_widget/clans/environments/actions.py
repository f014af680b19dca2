"""The actions of a board, numbered once and for all: one number is one decision.

A move that founds several villages is several decisions: where the huts go, and then, village
by village, which is founded next (V8). So the actions stay few, where moves with all their
orders would be far too many to number.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, SupportsIndex

from clans_widget.clans import (
    Board,
    Choice,
    Move,
    Position,
)
from clans_widget.clans.rules.epochs import CHIPS
from clans_widget.clans.rules.legal import quick
from clans_widget.core.argument_types import check_arguments
from clans_widget.environments import EnvironmentsError, checked


@check_arguments
class Actions:
    """All actions on a board: first the ways that huts can go, then the villages to be founded.

    Parameters
    ----------
    board : Board

    Attributes
    ----------
    board : Board
    names : tuple of tuple of str
        What each action names: source and target (M1), or the village to be founded next (V8).
        Both are in the board's order.

    Examples
    --------
    >>> actions = Actions.of(Board.standard())
    >>> actions.of_move(Move("A1", "A2", ("C3", "B4")))
    (0, 282, 278)
    >>> [actions.text(action) for action in (0, 282, 278)]
    ['A1-A2', 'C3', 'B4']
    """

    def __init__(self, board: Board) -> None:
        ways = ((source.id, target) for source in board for target in source.neighbors)
        self.board: Final = board
        self.names: Final = (*ways, *((name,) for name in board.ids))
        self._numbers: Final = {names: number for number, names in enumerate(self.names)}

    @staticmethod
    @lru_cache(maxsize=32)
    def of(board: Board) -> Actions:
        """The actions of a board, made once."""
        return Actions(board)

    def __len__(self) -> int:
        return len(self.names)

    @property
    def ways(self) -> int:
        """How many ways huts can go; the numbers from there on name villages."""
        return len(self.names) - len(self.board)

    @property
    def most_decisions(self) -> int:
        """More decisions than this no game has.

        Every move empties a territory, and the last group has nowhere to go. Every village
        that an order names takes a chip.
        """
        return len(self.board) - 1 + CHIPS

    def text(self, action: SupportsIndex) -> str:
        """An action in the notation: ``"A1-A2"``, or ``"C3"`` for a village.

        Raises
        ------
        EnvironmentsError
            If no action has this number.
        """
        return "-".join(self._names_of(action))

    def of_move(self, move: Move) -> tuple[int, ...]:
        """The actions that make up a move; :meth:`choose` takes them one by one."""
        found = ((name,) for name in move.order)
        return tuple(self._numbers[names] for names in ((move.source, move.target), *found))

    def legal(self, position: Position, chosen: tuple[str, ...] = ()) -> tuple[int, ...]:
        """The actions of which one may be taken next, in ascending order.

        Parameters
        ----------
        position : Position
            Before the move.
        chosen : tuple of str
            What the mover has chosen of it: source, target, then villages (V8).

        Examples
        --------
        >>> start = Position.start(seed=7)
        >>> len(Actions.of(start.board).legal(start)) == len(start.legal_moves())
        True
        """
        if chosen:
            options = position.choose(*chosen).options
            return tuple(self._numbers[name,] for name in options)
        if position.is_over:
            return ()
        places = self.board.places
        reached = [quick.targets(position, source) for source in range(len(self.board))]
        ways = enumerate(self.names[: self.ways])
        return tuple(k for k, (one, two) in ways if reached[places[one]] >> places[two] & 1)

    def choose(
        self, position: Position, chosen: tuple[str, ...], action: SupportsIndex | None
    ) -> Choice:
        """Take an action.

        Returns
        -------
        Choice
            Its ``move`` is the move, once that is complete; until then ``chosen`` is what to
            go on with.

        Raises
        ------
        EnvironmentsError
            If there is no such action, or another kind of action is due.
        IllegalMove
            If a rule forbids it.

        Examples
        --------
        >>> start = Position.start(seed=7)
        >>> Actions.of(start.board).choose(start, (), 0).move
        Move('A1-A2')
        """
        names = self._names_of(action)
        if not chosen and len(names) == 1:
            raise EnvironmentsError(
                "clans.environments.move_first", action=action, territory=names[0]
            )
        if chosen and len(names) > 1:
            move = Move(chosen[0], chosen[1])
            raise EnvironmentsError("clans.environments.village_first", action=action, move=move)
        return position.choose(*chosen, *names)

    def _names_of(self, action: SupportsIndex | None) -> tuple[str, ...]:
        return self.names[checked(action, len(self))]
