"""A position: a state of the game that answers for the rules. Immutable."""

from __future__ import annotations

from typing import Any

from clans_widget.core.argument_types import check_arguments
from clans_widget.core.choice import PlainChoice
from clans_widget.core.display import Displayed
from clans_widget.core.records.headers import checked_seat

from . import notation
from .choice import choice
from .course import HOME, Course, a_course
from .errors import GameError
from .move import Move
from .refused import Refused
from .rules import turn
from .rules.legal import legal_moves
from .rules.ranks import CHARACTERS
from .rules.seats import arm_of, check_players
from .rules.state import NOWHERE, State
from .rules.turn import Event


class Position(Displayed, State):
    """Everything that all players see: :meth:`start`, :meth:`from_text`, or an event's result.

    Positions are equal when all they show is equal. They can be keys of a dictionary. The
    characters, the Knight and the dice are those of a :class:`State`.

    Examples
    --------
    >>> position = Position.start(players=2)
    >>> for move in ("+1", "+4", "N>C7"):
    ...     position = position.play(move).position
    >>> position.phase, position.dice_to_roll
    ('roll', 'oos')
    >>> position.roll((2, 5), "k").position.to_text()
    'A1,h,h,h/h,h,h,C1 C7 1 25k'
    """

    __slots__ = ()

    @staticmethod
    def start(course: Course | None = None, *, players: int = 2) -> Position:
        """The beginning: everybody waits at home, and player 1 chooses first (K3).

        Parameters
        ----------
        course : Course, optional
            The standard course by default.
        players : int
            2 to 4; four play in two partnerships.

        Raises
        ------
        GameError
            If there are not 2 to 4 players.
        CourseError
            If it is not a course.
        """
        clan = (HOME,) * len(CHARACTERS)
        return Position(a_course(course), (clan,) * check_players(players), NOWHERE, 1)

    @staticmethod
    def from_text(text: str, *, course: Course | None = None) -> Position:
        """Read a position.

        Parameters
        ----------
        text : str
            One line in the notation, without anything around it.
        course : Course, optional
            The standard course by default.

        Raises
        ------
        NotationError
            If the text is not the notation of a position on the course.
        """
        return Position(*notation.read_position(text, a_course(course)))

    def to_text(self) -> str:
        """The position in the notation; :meth:`from_text` reads it back."""
        return notation.write_position(self)

    @check_arguments
    def where(self, player: int, character: int) -> str:
        """Where a character is, as the notation has it.

        Parameters
        ----------
        player : int
            From 1.
        character : int
            Its place in the clan, from 0 for Tall.

        Examples
        --------
        >>> Position.from_text("A9,h,x,t2/B1,h,h,h C7 1 -").where(1, 3)
        't2'
        """
        checked_seat(player, self.players)
        if character not in range(len(CHARACTERS)):
            raise GameError("clann.game.character", number=character, last=len(CHARACTERS) - 1)
        arm = arm_of(player, self.players)
        return notation.where(self.course, arm, self.characters[player - 1][character])

    @property
    def mover(self) -> int:
        """The number of the player who is to act, from 1."""
        return self.player

    @property
    def is_over(self) -> bool:
        """Whether somebody has four characters at the Arrival (K14)."""
        return self.phase == "over"

    @property
    def can_roll(self) -> bool:
        """Whether dice are to be rolled now."""
        return self.phase == "roll"

    def legal_moves(self) -> tuple[Move, ...]:
        """All legal moves, sorted by text; none when dice are to be rolled, or at the end."""
        return legal_moves(self)

    @check_arguments
    def choose(self, *parts: str) -> PlainChoice:
        """What may be chosen after a part of a move: a die, who moves by it, where to put down.

        With ``"?"`` in place of the die, who moves is chosen first, and the die then.

        Raises
        ------
        IllegalMove
            If no legal move begins like this.

        Examples
        --------
        >>> position = Position.from_text("A1,h,h,h/h,h,h,C1 A6 1 5")
        >>> position.choose("5").options, position.choose("5", "1").stage
        (('1',), 'put')
        """
        return choice(self, parts)

    def play(self, move: Move | str) -> Event:
        """Make a move.

        Returns
        -------
        Event
            The move, the steps that it caused, and the position after it. This position does
            not change.

        Raises
        ------
        IllegalMove
            If a rule forbids the move; the error says which.
        NotationError
            If the text is not the notation of a move.
        """
        return turn.play(self, move if isinstance(move, Move) else Move.from_text(move))

    def roll(self, ordinary: Any, black: Any = None) -> Event:
        """Roll the dice, with a result that you choose.

        Parameters
        ----------
        ordinary : sequence of int
            What the ordinary dice that are to be rolled show.
        black : int or str, optional
            What the black die shows, if it is to be rolled: 1, 2, 5, 6 or ``"k"``.

        Raises
        ------
        RollError
            If nothing is to be rolled now, or these dice cannot show that.
        """
        return turn.roll(self, ordinary, black)

    def why_not(self, move: Move | str) -> Refused | None:
        """Why a move cannot be made, as something that a notebook shows; ``None`` if it can.

        Raises
        ------
        NotationError
            If the text is not the notation of a move.

        Examples
        --------
        >>> Position.from_text("A1,h,h,h/B1,h,h,h C7 1 5").why_not("5-2").rule
        'K7'
        """
        made = move if isinstance(move, Move) else Move.from_text(move)
        return Refused.by(self, (made.to_text(),), lambda: self.play(made))

    def __repr__(self) -> str:
        return f"Position.from_text({self.to_text()!r})"
