"""The actions of a course, numbered once and for all: one number is one decision.

A move that puts somebody down is two decisions: which die is used for whom, and then the cell
(K11, K12). So the actions stay few. Cells are counted from the Crown of the player to act, as in
what a player sees, so that one who has learned to play one seat can play the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, SupportsIndex

from clans_widget.clann import Course, Move, Position
from clans_widget.clann.choice import EVERYBODY
from clans_widget.clann.move import KNIGHT
from clans_widget.clann.rules.dice import FACES
from clans_widget.clann.rules.legal import check_phase
from clans_widget.clann.rules.using import uses
from clans_widget.core.argument_types import check_arguments
from clans_widget.core.choice import PlainChoice
from clans_widget.environments import checked

WHO: Final = (*EVERYBODY, KNIGHT)
"""Who can move by a die, as the notation has them."""


@check_arguments
class Actions:
    """All actions on a course: characters of the set-up, uses of dice, then cells.

    Parameters
    ----------
    course : Course

    Attributes
    ----------
    course : Course
    firsts, uses, cells : range
        The numbers of the actions that choose the first character (K3); that use a die, 1 to 6,
        each for Tall, Stout, Slim, Small or the Knight (K4 to K7); that put somebody down on a cell
        (K3, K11, K12), clockwise from the player's own Crown.

    Examples
    --------
    >>> actions = Actions.of(Course.standard())
    >>> actions.firsts, actions.uses, actions.cells
    (range(0, 4), range(4, 34), range(34, 90))
    >>> position = Position.from_text("A1,h,h,h/h,h,h,C1 A6 1 5")
    >>> actions.of_move(Move.from_text("5-1>A3"), position)
    (24, 36)
    >>> [actions.text(action, position) for action in (24, 36)]
    ['5-1', '>A3']
    """

    def __init__(self, course: Course) -> None:
        self.course: Final = course
        firsts = [(who,) for who in EVERYBODY]
        self._parts: Final[Sequence[tuple[str, ...]]] = (
            *firsts,
            *((str(die), who) for die in FACES for who in WHO),
        )
        self._numbers: Final = {parts: number for number, parts in enumerate(self._parts)}
        self.firsts: Final = range(len(firsts))
        self.uses: Final = range(len(firsts), len(self._parts))
        self.cells: Final = range(len(self._parts), len(self._parts) + course.ring)

    @staticmethod
    @lru_cache(maxsize=32)
    def of(course: Course) -> Actions:
        """The actions of a course, made once."""
        return Actions(course)

    def __len__(self) -> int:
        return self.cells.stop

    def text(self, action: SupportsIndex, position: Position) -> str:
        """An action in the notation: ``"+3"``, ``"5-1"``, or ``">B4"`` for a cell.

        The texts of the actions that make up a move are its text, one behind the other.

        Raises
        ------
        EnvironmentsError
            If no action has this number.
        """
        number = checked(action, len(self))
        parts = self._parts_of(number, position)
        if number in self.firsts:
            return f"+{parts[0]}"
        if number in self.uses:
            return "-".join(parts)
        return f"{KNIGHT if position.phase == 'knight' else ''}>{parts[0]}"

    def of_move(self, move: Move, position: Position) -> tuple[int, ...]:
        """The actions that make up a move in a position; :meth:`choose` takes them one by one."""
        taken = (self._numbers[str(move.die), move.who],) if move.die else ()
        if move.put:
            return (*taken, self._cell(position.course.places[move.put], position))
        return taken or (self._numbers[move.who,],)

    def legal(self, position: Position, chosen: tuple[str, ...] = ()) -> tuple[int, ...]:
        """The actions of which one may be taken next, in ascending order.

        None may be when dice are to be rolled, or at the end.

        Parameters
        ----------
        position : Position
            Before the move.
        chosen : tuple of str
            The die and who moves by it, if somebody is to be put down now.

        Examples
        --------
        >>> position = Position.from_text("A1,h,h,h/B1,h,h,h C7 1 25k")
        >>> actions = Actions.of(position.course)
        >>> [actions.text(action, position) for action in actions.legal(position)]
        ['2-1', '2-N', '5-1', '5-N']
        """
        if chosen or position.phase == "knight":
            places = position.course.places
            options = position.choose(*chosen).options
            return tuple(sorted(self._cell(places[name], position) for name in options))
        if position.phase == "choose":
            return tuple(self.firsts)
        if position.phase == "use":
            return tuple(self._numbers[str(use.die), use.who] for use in uses(position))
        return ()

    def choose(
        self, position: Position, chosen: tuple[str, ...], action: SupportsIndex | None
    ) -> PlainChoice:
        """Take an action.

        Returns
        -------
        PlainChoice
            Its ``move`` is the move, once that is complete; until then ``chosen`` is what to
            go on with.

        Raises
        ------
        EnvironmentsError
            If there is no such action.
        IllegalMove
            If a rule forbids it, or another kind of action is due.

        Examples
        --------
        >>> position = Position.from_text("A1,h,h,h/h,h,h,C1 A6 1 5")
        >>> actions = Actions.of(position.course)
        >>> choice = actions.choose(position, (), 24)
        >>> choice.chosen, choice.move, actions.choose(position, choice.chosen, 36).move
        (('5', '1'), None, Move('5-1>A3'))
        """
        number = checked(action, len(self))
        if number not in self._due(position, chosen):
            if chosen:
                position.play("-".join(chosen))  # which is refused: somebody is to be put down
            check_phase(position, "")  # which is refused, too: another kind of action is due
        return position.choose(*chosen, *self._parts_of(number, position))

    def _due(self, position: Position, chosen: tuple[str, ...]) -> range:
        """The actions of the kind that is due."""
        due = {"choose": self.firsts, "knight": self.cells, "use": self.uses}
        return self.cells if chosen else due.get(position.phase, range(0))

    def _parts_of(self, number: int, position: Position) -> tuple[str, ...]:
        """What an action names, as a choice takes it."""
        if number in self.cells:
            return (position.course.name(position.lap[number - self.cells.start]),)
        return self._parts[number]

    def _cell(self, cell: int, position: Position) -> int:
        """The action that names a cell."""
        return self.cells.start + position.course.progress(position.arm, cell)
