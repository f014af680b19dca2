"""A game as a chain of decisions, those of the dice and those of players, as trees need it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from operator import index
from typing import Any, Final

from clans_widget.clann import Course, Position
from clans_widget.clann.chances import Shown, all_shown
from clans_widget.core.argument_types import check_arguments
from clans_widget.environments import EnvironmentsError

from .actions import Actions
from .payoff import rewards

LONGEST: Final = 5_000
"""After so many decisions of players a game is broken off.

The rules know no end but a win, and nothing says that it must come. Random games have a few hundred
decisions.
"""


def checked_length(longest: Any) -> int:
    """After how many decisions a game is broken off, if that can be.

    Raises
    ------
    EnvironmentsError
        If it is no whole number from 1 on.
    """
    try:
        decisions = index(longest)
    except TypeError:
        decisions = 0
    if decisions < 1:
        raise EnvironmentsError("clann.environments.longest", given=longest)
    return decisions


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a game has come. Immutable: :meth:`after` gives the next.

    Attributes
    ----------
    position : Position
        Before the move that is under way.
    longest : int
        After so many decisions of players the game is broken off.
    chosen : tuple of str
        The die and who moves by it, if somebody is to be put down now.
    record : tuple of str
        All complete moves, and all rolls, in the notation.
    decisions : int
        Of players so far.

    Examples
    --------
    >>> progress = Progress.new(Course.standard(), players=2)
    >>> for action in (0, 3, 40, 0):
    ...     progress = progress.after(action)
    >>> progress.record
    ('+1', '+4', 'N>A7', '[1 1 1]')
    """

    position: Position
    longest: int = LONGEST
    chosen: tuple[str, ...] = ()
    record: tuple[str, ...] = ()
    decisions: int = 0

    @staticmethod
    @check_arguments
    def new(course: Course, players: int, longest: int = LONGEST) -> Progress:
        """Before the set-up.

        Raises
        ------
        GameError
            If there are not 2 to 4 players.
        EnvironmentsError
            If a game cannot be broken off then.
        """
        return Progress(Position.start(course, players=players), checked_length(longest))

    @property
    def actions(self) -> Actions:
        """The numbers of the players' decisions."""
        return Actions.of(self.position.course)

    @property
    def is_broken_off(self) -> bool:
        """Whether the game goes on for too long."""
        return self.decisions >= self.longest and not self.position.is_over

    @property
    def is_over(self) -> bool:
        """Whether somebody has won (K14), or the game is broken off."""
        return self.position.is_over or self.is_broken_off

    @property
    def seat(self) -> int:
        """The player who is to act, from 1."""
        return self.position.player

    @property
    def chances(self) -> tuple[tuple[int, float], ...]:
        """What the dice to be rolled can show, by number; nothing if none are to be rolled."""
        shown = enumerate(self._rolls())
        return tuple((number, rolled.chance) for number, rolled in shown)

    @property
    def legal(self) -> tuple[int, ...]:
        """What can come next: numbers of rolls, or actions of the player to act."""
        if self.is_over:
            return ()
        if self.position.can_roll:
            return tuple(range(len(self._rolls())))
        return self.actions.legal(self.position, self.chosen)

    @property
    def rewards(self) -> tuple[float, ...]:
        """What each player has got: see :func:`~clans_widget.clann.environments.rewards`."""
        return rewards(self.position)

    def after(self, action: int) -> Progress:
        """The game after a roll, or after a decision of the player to act.

        Raises
        ------
        EnvironmentsError
            If there is no such roll or action, or the game is broken off.
        IllegalMove
            If a rule forbids it.
        """
        if self.is_broken_off:
            raise EnvironmentsError("clann.environments.broken_off", count=self.longest)
        if self.position.can_roll:
            rolled = self._rolled(action)
            event = self.position.roll(rolled.ordinary, rolled.black)
            return replace(self, position=event.position, record=(*self.record, str(event.move)))
        choice = self.actions.choose(self.position, self.chosen, action)
        decisions = self.decisions + 1
        if choice.move is None:
            return replace(self, chosen=choice.chosen, decisions=decisions)
        position = self.position.play(choice.move).position
        record = (*self.record, str(choice.move))
        return Progress(position, self.longest, (), record, decisions)

    def text(self, action: int) -> str:
        """A roll or an action in few letters: ``"[2 5 k]"``, ``"5-1"``."""
        if not self.position.can_roll:
            return self.actions.text(action, self.position)
        rolled = self._rolled(action)
        return str(self.position.roll(rolled.ordinary, rolled.black).move)

    def _rolls(self) -> tuple[Shown, ...]:
        return all_shown(self.position.dice_to_roll) if self.position.can_roll else ()

    def _rolled(self, action: int) -> Shown:
        shown = self._rolls()
        if action not in range(len(shown)):
            raise EnvironmentsError("clann.environments.roll", given=action, last=len(shown) - 1)
        return shown[action]

    def __deepcopy__(self, _memo: object) -> Progress:
        return self
