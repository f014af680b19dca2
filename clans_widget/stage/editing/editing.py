"""A position while it is put together: changes that can be undone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import suppress
from operator import index
from typing import Any, Generic, NamedTuple, SupportsIndex, TypeVar

from clans_widget.core.errors import Refusal

P = TypeVar("P", bound=Any)


class EditorError(Refusal):
    """A change that no position allows; the sentence says which rule."""


class Edits(NamedTuple):
    """A position, those before it, and those that were taken back.

    Attributes
    ----------
    position : Position
    past : tuple of Position
        The last one last.
    undone : tuple of Position
        The one that was taken back last stands last.
    """

    position: Any
    past: tuple[Any, ...] = ()
    undone: tuple[Any, ...] = ()


class Editing(ABC, Generic[P]):
    """A position and the ones before it. What can be changed in one, a game says.

    Parameters
    ----------
    position : Position
        To begin with.

    Attributes
    ----------
    edits : Edits
        All of it; whoever puts another value here goes on from that.
    """

    def __init__(self, position: P) -> None:
        self.edits = Edits(position)

    @property
    def position(self) -> P:
        """The position as it is now."""
        position: P = self.edits.position
        return position

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self.edits.past)

    @property
    def can_redo(self) -> bool:
        """Whether there is a change to make again."""
        return bool(self.edits.undone)

    def undo(self) -> None:
        """Take the last change back; without one, nothing happens."""
        now, past, undone = self.edits
        if past:
            self.edits = Edits(past[-1], past[:-1], (*undone, now))

    def redo(self) -> None:
        """Make the change again that was taken back last; without one, nothing happens."""
        now, past, undone = self.edits
        if undone:
            self.edits = Edits(undone[-1], (*past, now), undone[:-1])

    def change(self, position: P) -> None:
        """Go on with another position."""
        now, past, _ = self.edits
        if position != now:
            self.edits = Edits(position, (*past, now))

    @abstractmethod
    def read(self, text: str) -> None:
        """Go on with the position that a text says.

        Raises
        ------
        NotationError
            If it says none.
        """

    @abstractmethod
    def clear(self) -> None:
        """Begin anew, as far as that makes sense in the game."""

    @abstractmethod
    def set_players(self, players: int) -> None:
        """Let so many players take part."""

    @abstractmethod
    def set_mover(self, mover: int) -> None:
        """Let another player act."""

    @abstractmethod
    def check_playable(self) -> None:
        """Raise if nobody can go on from the position.

        Raises
        ------
        EditorError
            If so; the sentence says which rule ends the game there.
        """


def whole_number(given: SupportsIndex, least: int, most: int, *, over: bool = False) -> int:
    """A whole number within bounds; or over them, where more is to be said of that.

    Raises
    ------
    EditorError
        If it is none.

    Examples
    --------
    >>> whole_number(3, 1, 4), whole_number(5, 1, 4, over=True)
    (3, 5)
    """
    with suppress(TypeError):
        number = index(given)
        if not isinstance(given, bool) and number >= least and (over or number <= most):
            return number
    raise EditorError("editor.number", given=given, least=least, most=most)
