"""A position: a state of the game that answers for the rules. Immutable."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from clans_widget.core.display import Displayed

from . import notation
from .board.board import Board, a_board
from .choice import Choice
from .errors import NotationError
from .move import Move
from .refused import Refused
from .rules import setup
from .rules.colors import size
from .rules.ending import ending
from .rules.epochs import CHIPS
from .rules.legal import quick
from .rules.moving import FULL
from .rules.scores import Scores
from .rules.state import State
from .rules.turn import Turn, take_turn
from .rules.villages import villages


class Position(Displayed, State):
    """Everything that all players see: :meth:`start`, :meth:`from_text`, or a turn's result.

    Positions are equal when all they show is equal. They can be keys of a dictionary.

    Its huts, chips and scores are those of a :class:`State`.

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
        """A set-up at random: in each region one hut of each color (S1); player 1 moves.

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
        BoardError
            If it is not a board.
        """
        board, players = a_board(board), setup.check_players(players)
        huts, everywhere = setup.huts_by_lot(board, seed), (1 << len(board)) - 1
        return Position(board, huts, 1, (0,) * players, Scores(), everywhere, 0, CHIPS)

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
        board = a_board(board)
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
        BoardError
            If there is no such territory.
        NotationError
            If anything else is not as the notation has it, or the huts are not given by territory.

        Examples
        --------
        >>> position = Position.of({"A1": "2rb", "A2": "k"}, chips=(4, 0))
        >>> position.huts("A1"), position.epoch
        ({'red': 2, 'blue': 1}, 'II')
        """
        board = a_board(board)
        named = notation.as_huts(huts)
        for territory in named:
            board.place(territory)
        regions = "/".join(
            ",".join(named.get(name, "-") for name in names) for names in board.regions.values()
        )
        held, points = notation.as_row(chips, "chips"), notation.as_row(scores, "scores")
        moves = notation.as_mover(mover, held.count(",") + 1)
        try:
            return Position.from_text(f"{regions} {moves} {held} {points}", board=board)
        except NotationError as error:
            raise error.without_column() from None

    def to_text(self) -> str:
        """The position in the notation; :meth:`from_text` reads it back."""
        return notation.write_position(self.board, self.groups, self.mover, self.chips, self.scores)

    @property
    def villages(self) -> tuple[str, ...]:
        """Sorted ids of the groups that stand alone (V1)."""
        return villages(self)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended: the last chip is taken (F1), or nobody can move (F2)."""
        return quick.is_over(self)

    @property
    def ending(self) -> str:
        """The rule by which the game has ended, ``"F1"`` or ``"F2"``; empty while it runs."""
        return ending(self)

    @property
    def can_roll(self) -> bool:
        """Never: there are no dice in Clans."""
        return False

    def legal_moves(self) -> tuple[Move, ...]:
        """All legal moves, sorted by text, one per founding order (M1 to M3, V8)."""
        return quick.legal_moves(self)

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

    def why_not(self, move: Move | str, *territories: str) -> Refused | None:
        """Why a move cannot be made, as something that a notebook shows; ``None`` if it can.

        Nothing is raised, so that a page can go on after it.

        Parameters
        ----------
        move : Move or str
            A move, or, as for :meth:`choose`, the territory with which it begins.
        *territories : str
            Those that were chosen next.

        Raises
        ------
        NotationError
            If the text is not the notation of a move.

        Examples
        --------
        >>> lake = Position.of({"D2": "r", "E5": "b", "D4": "g"})
        >>> lake.why_not("D2-E5").rule, lake.why_not("D2-D4")
        ('C2', None)
        >>> lake.why_not("A1")
        There are no huts on A1, so nothing can move from there (rule M1).
        """
        if territories or (isinstance(move, str) and "-" not in move):
            chosen = (str(move), *territories)
            return Refused.by(self, chosen, lambda: self.choose(*chosen))
        made = move if isinstance(move, Move) else Move.from_text(move)
        parts = (made.source, made.target, *made.order)
        return Refused.by(self, parts, lambda: self.play(made))

    def __repr__(self) -> str:
        return f"Position.from_text({self.to_text()!r})"


def make_position(
    board: Board, groups: tuple[int, ...], mover: int, chips: tuple[int, ...], scores: Scores
) -> Position:
    """A position from its parts, which must be right."""
    occupied = sum(1 << place for place, group in enumerate(groups) if group)
    full = sum(1 << place for place, group in enumerate(groups) if size(group) >= FULL)
    left = CHIPS - sum(chips)
    return Position(board, groups, mover, chips, scores, occupied, full, left)
