"""A position: the huts on the board, who moves, chips and scores. Immutable."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from clans_widget.core.chance import (
    lots,
    shuffled,
)
from clans_widget.core.display import Displayed

from . import notation
from .board.board import Board
from .choice import Choice
from .move import Move
from .rules import (
    colors,
)
from .rules import (
    moving as rules,
)
from .rules.epochs import (
    CHIPS,
    current_epoch,
)
from .rules.scores import Scores
from .rules.turn import (
    Turn,
    take_turn,
)


class _Fields(NamedTuple):
    board: Board
    groups: tuple[int, ...]
    mover: int
    chips: tuple[int, ...]
    scores: Scores
    occupied: int
    full: int
    chips_left: int


class Position(Displayed, _Fields):
    """Everything that all players see: :meth:`start`, :meth:`from_text`, or a turn's result.

    Positions are equal when all they show is equal. They can be keys of a dictionary.

    Attributes
    ----------
    board : Board
    groups : tuple of int
        The huts of each territory in the board's order, packed as in
        :mod:`~clans_widget.clans.rules.colors`; :meth:`huts` reads them.
    mover : int
        The player to move, from 1. When the game is over: who would be next.
    chips : tuple of int
        Village chips held by each player.
    scores : Scores
        Points of each clan for villages; chips are counted at the end only (F3).
    occupied : int
        The mask of all territories with huts.
    full : int
        The mask of all territories with 7 huts or more, which do not move (M2).
    chips_left : int
        How many village chips nobody has taken yet.

    Examples
    --------
    >>> position = Position.start(Board.standard(), players=3, seed=7)
    >>> position.huts("A5")
    {'green': 1}
    >>> turn = position.play("A1-A2")
    >>> turn.position.size("A2"), turn.position.mover
    (2, 2)
    """

    __slots__ = ()

    @staticmethod
    def start(
        board: Board | None = None, *, players: int = 2, seed: int | str | None = None
    ) -> Position:
        """A set-up by lot: in each region one hut of each color (S1); player 1 moves.

        Parameters
        ----------
        board : Board, optional
            The standard board by default.
        players : int
            2 to 4 (S2).
        seed : int or str, optional
            The same seed gives the same set-up on every platform.

        Raises
        ------
        GameError
            If there are not 2 to 4 players.
        """
        board = board or Board.standard()
        notation.check_players(players)
        chance = lots(seed, "huts")
        huts = (hut for _ in board.regions for hut in shuffled(colors.ONE_HUT, chance))
        return make_position(board, tuple(huts), 1, (0,) * players, Scores())

    @staticmethod
    def from_text(text: str, *, board: Board | None = None) -> Position:
        """Read a position.

        Parameters
        ----------
        text : str
            One line in the notation; spaces around it are allowed.
        board : Board, optional
            The standard board by default.

        Raises
        ------
        NotationError
            If the text is not the notation of a position on the board.
        """
        board = board or Board.standard()
        groups, mover, chips, scores = notation.read_position(text, board)
        return make_position(board, groups, mover, chips, Scores(*scores))

    @staticmethod
    def of(
        huts: Mapping[str, str],
        *,
        mover: int = 1,
        chips: Sequence[int] = (0, 0),
        scores: Sequence[int] = (0, 0, 0, 0, 0),
        board: Board | None = None,
    ) -> Position:
        """A position made up for an example: territories that are not named are empty.

        Parameters
        ----------
        huts : mapping of str
            Huts by territory, in the notation: ``"2rbk"`` is two red, one blue, one black.
        mover : int
            The player to move, from 1.
        chips : sequence of int
            Village chips held by each player; their sum gives the epoch.
        scores : sequence of int
            Points of red, blue, green, yellow and black.
        board : Board, optional
            The standard board by default.

        Raises
        ------
        IllegalMove
            If there is no such territory.
        NotationError
            If something else is not the notation of a position.

        Examples
        --------
        >>> position = Position.of({"A1": "2rb", "A2": "k"}, chips=(4, 0))
        >>> position.huts("A1"), position.epoch
        ({'red': 2, 'blue': 1}, 'II')
        """
        board = board or Board.standard()
        for territory in huts:
            board.place(territory)
        regions = "/".join(
            ",".join(huts.get(name, "-") for name in names) for names in board.regions.values()
        )
        held, points = (",".join(map(str, row)) for row in (chips, scores))
        return Position.from_text(f"{regions} {mover} {held} {points}", board=board)

    def to_text(self) -> str:
        """The position in the notation; :meth:`from_text` reads it back."""
        return notation.write_position(self.board, self.groups, self.mover, self.chips, self.scores)

    def huts(self, territory: str) -> dict[str, int]:
        """How many huts of each color stand on a territory: only colors present."""
        return colors.counts(self.groups[self.board.place(territory)])

    def size(self, territory: str) -> int:
        """How many huts stand on a territory."""
        return colors.size(self.groups[self.board.place(territory)])

    @property
    def players(self) -> int:
        """How many players there are (S2)."""
        return len(self.chips)

    @property
    def epoch(self) -> str:
        """Numeral of the epoch that runs, ``"I"`` to ``"V"`` (V9)."""
        return current_epoch(sum(self.chips)).numeral

    @property
    def villages(self) -> tuple[str, ...]:
        """Sorted ids of the groups that stand alone (V1)."""
        return tuple(self.board.ids[place] for place in rules.standing_alone(self))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended: the last chip is taken (F1), or nobody can move (F2)."""
        return self.chips_left == 0 or not rules.can_anyone_move(self)

    @property
    def ending(self) -> str:
        """The rule by which the game has ended, ``"F1"`` or ``"F2"``; empty while it runs."""
        if self.chips_left == 0:
            return "F1"
        return "" if rules.can_anyone_move(self) else "F2"

    @property
    def can_roll(self) -> bool:
        """Never: there are no dice in Clans."""
        return False

    def legal_moves(self) -> tuple[Move, ...]:
        """All legal moves, sorted by text, one per founding order (M1 to M3, V8)."""
        return rules.legal_moves(self)

    def choose(self, *territories: str) -> Choice:
        """What may be chosen after a part of a move: source, then target, then the order.

        Raises
        ------
        IllegalMove
            If no legal move begins with these territories.

        Examples
        --------
        >>> start = Position.start(seed=7)
        >>> start.choose("A1").stage, start.choose("A1").options
        ('target', ('A2', 'A3', 'A4'))
        >>> start.choose("A1", "A2").move
        Move('A1-A2')
        """
        return Choice.of(self, territories)

    def play(self, move: Move | str) -> Turn:
        """Make a move.

        Returns
        -------
        Turn
            The move, the steps that it caused, and the position after it. This position
            does not change.

        Raises
        ------
        IllegalMove
            If a rule forbids the move; the error says which.
        NotationError
            If the text is not the notation of a move.
        """
        return take_turn(self, move if isinstance(move, Move) else Move.from_text(move))

    def after(
        self,
        groups: Sequence[int],
        occupied: int,
        full: int,
        mover: int,
        chips: tuple[int, ...],
        scores: Scores,
    ) -> Position:
        """The position that a rule makes of this one."""
        left = self.chips_left if chips is self.chips else CHIPS - sum(chips)
        return Position(self.board, tuple(groups), mover, chips, scores, occupied, full, left)

    def __repr__(self) -> str:
        return f"Position.from_text({self.to_text()!r})"


def make_position(
    board: Board, groups: tuple[int, ...], mover: int, chips: tuple[int, ...], scores: Scores
) -> Position:
    """A position from its parts, which must be right."""
    occupied = sum(1 << place for place, group in enumerate(groups) if group)
    full = sum(1 << place for place, group in enumerate(groups) if colors.size(group) >= rules.FULL)
    left = CHIPS - sum(chips)
    return Position(board, groups, mover, chips, scores, occupied, full, left)
