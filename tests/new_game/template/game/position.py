"""The rules: a position, and what a move does to it. Each rule has an id.

- Q1: The players take turns. Whoever is to move puts a stone on an empty square.
- Q2: Whoever has three stones in a row, a column or a diagonal wins.
- Q3: When the board is full and nobody has won, the game is drawn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from clans_widget.core.choice import PlainChoice, choice_among
from clans_widget.core.display import Displayed
from clans_widget.core.errors import IllegalMove, NotationError
from clans_widget.core.step import PlainEvent, Step

COLUMNS: Final = "ABC"
ROWS: Final = "123"
SQUARES: Final = tuple(column + row for row in ROWS for column in COLUMNS)

LINES: Final = (
    *(tuple(column + row for column in COLUMNS) for row in ROWS),
    *(tuple(column + row for row in ROWS) for column in COLUMNS),
    tuple(column + row for column, row in zip(COLUMNS, ROWS, strict=True)),
    tuple(column + row for column, row in zip(COLUMNS, reversed(ROWS), strict=True)),
)

EMPTY: Final = "-"
STONES: Final = "xo"
"""Of player 1 and of player 2."""


@dataclass(frozen=True, slots=True)
class StonePlaced(Step):
    """A stone is put on a square (Q1)."""

    usual_rule: ClassVar[str] = "Q1"

    square: str


@dataclass(frozen=True, slots=True)
class GameWon(Step):
    """Somebody has three in a row (Q2)."""

    usual_rule: ClassVar[str] = "Q2"

    line: tuple[str, ...]


class GameDrawn(Step):
    """The board is full (Q3)."""

    usual_rule: ClassVar[str] = "Q3"


class Turn(Displayed, PlainEvent):
    """What a move has done. A notebook shows it as a picture."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Position(Displayed):
    """The stones on the board, and who is to move.

    Attributes
    ----------
    stones : str
        Of each of :data:`SQUARES`, what stands there.
    mover : int
        The player to move, from 1; when the game is over, who would be next.

    Examples
    --------
    >>> turn = Position().play("B2")
    >>> turn.position.to_text(), turn.steps[0].rule
    ('---/-x-/--- 2', 'Q1')
    """

    stones: str = EMPTY * len(SQUARES)
    mover: int = 1

    can_roll: ClassVar[bool] = False

    @staticmethod
    def from_text(text: str) -> Position:
        """The position that a text says: the rows from above, then who is to move.

        Raises
        ------
        NotationError
            If it says none.
        """
        rows, _, mover = text.strip().partition(" ")
        stones = "".join(reversed(rows.split("/")))
        lengths = {len(row) for row in rows.split("/")}
        is_whole = len(stones) == len(SQUARES) and lengths == {len(COLUMNS)}
        if not is_whole or not set(stones) <= {*STONES, EMPTY} or mover not in ("1", "2"):
            raise NotationError("newgame.expected", found=text)
        return Position(stones, int(mover))

    def to_text(self) -> str:
        """The notation; :meth:`from_text` reads it back."""
        width = len(COLUMNS)
        rows = [self.stones[start : start + width] for start in range(0, len(SQUARES), width)]
        return f"{'/'.join(reversed(rows))} {self.mover}"

    def at(self, square: str) -> str:
        """What stands on a square."""
        return self.stones[SQUARES.index(square)]

    @property
    def line(self) -> tuple[str, ...]:
        """Three in a row of one player; empty if there are none (Q2)."""
        for line in LINES:
            if self.at(line[0]) != EMPTY and len({self.at(square) for square in line}) == 1:
                return line
        return ()

    @property
    def winner(self) -> int | None:
        """The number of the player who has won."""
        return 1 + STONES.index(self.at(self.line[0])) if self.line else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended (Q2, Q3)."""
        return bool(self.line) or EMPTY not in self.stones

    def legal_moves(self) -> tuple[str, ...]:
        """The empty squares, as long as the game runs (Q1)."""
        empty = (square for square in SQUARES if self.at(square) == EMPTY)
        return () if self.is_over else tuple(sorted(empty))

    def choose(self, *parts: str) -> PlainChoice:
        """What may be chosen after a part of a move.

        Raises
        ------
        IllegalMove
            If no move begins like this.
        """
        if parts:
            self._check(parts[0])
        return choice_among({(move,): move for move in self.legal_moves()}, parts, ("square",))

    def play(self, move: Any) -> Turn:
        """Put a stone on a square.

        Raises
        ------
        IllegalMove
            If a rule forbids it.
        """
        self._check(move)
        number = SQUARES.index(move)
        stones = self.stones[:number] + STONES[self.mover - 1] + self.stones[number + 1 :]
        after = Position(stones, 3 - self.mover)
        return Turn(self, move, (StonePlaced(after, move), *_ends(after)), after)

    def _check(self, move: Any) -> None:
        if self.is_over:
            raise IllegalMove("newgame.illegal.over", *self.line, rule="Q2" if self.line else "Q3")
        if move not in SQUARES:
            raise IllegalMove("newgame.illegal.nowhere", rule="Q1", square=str(move))
        if self.at(move) != EMPTY:
            raise IllegalMove("newgame.illegal.taken", move, rule="Q1", square=move)


def _ends(after: Position) -> tuple[Step, ...]:
    """What ends the game, if anything does."""
    if after.line:
        return (GameWon(after, after.line),)
    return (GameDrawn(after),) if after.is_over else ()
