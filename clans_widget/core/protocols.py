"""What the positions and events of any game have, so that the common parts can work with them."""

from __future__ import annotations

from typing import Any, Protocol

from .step import Step


class Choice(Protocol):
    """How far a move has been chosen, and what may be chosen next."""

    @property
    def chosen(self) -> tuple[str, ...]:
        """The parts that have been chosen."""

    @property
    def stage(self) -> str:
        """What is to be chosen next, in the game's own word; ``"complete"`` for nothing."""

    @property
    def options(self) -> tuple[str, ...]:
        """The parts that may be chosen next."""

    @property
    def move(self) -> Any:
        """The move, once it is complete; ``None`` before."""


class Position(Protocol):
    """All that everybody sees. Immutable."""

    @property
    def mover(self) -> int:
        """The player who is to act, from 1."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @property
    def can_roll(self) -> bool:
        """Whether dice may be rolled now: it is the mover's to do so, or to do something else."""

    def to_text(self) -> str:
        """The position in the game's notation."""

    def legal_moves(self) -> tuple[Any, ...]:
        """All legal moves, sorted by their text; a roll is none."""

    def choose(self, *parts: str) -> Choice:
        """What may be chosen after a part of a move."""

    def play(self, move: Any) -> Any:
        """The event that a move makes of this position."""


class Event(Protocol):
    """What one move or one roll did.

    It is a named tuple: a moment in the middle of it has the event with some of its steps. There
    is at least one. :class:`~clans_widget.core.step.PlainEvent` is one for any game.
    """

    @property
    def before(self) -> Any:
        """The position before it."""

    @property
    def steps(self) -> tuple[Step, ...]:
        """What happened, in order; the last one leads to :attr:`position`."""

    @property
    def position(self) -> Any:
        """The position after it."""

    @property
    def player(self) -> int:
        """The number of the player who acted, from 1."""
