"""The rules of this package, asked as any other implementation is.

They can be asked in two ways, which must agree: the position that knows its moves, and the choice
of a move part by part.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

from clans_widget.clann.course import Course
from clans_widget.clann.errors import IllegalMove, NotationError
from clans_widget.clann.position import Position
from clans_widget.clann.rules.turn import Event

from .asking import Engine, Facts, Sizes


class Ours:
    """A :class:`~clans_widget.clann.Position` is asked.

    Examples
    --------
    >>> start = Ours().start((14, 6), 2)
    >>> Ours().moves((14, 6), start)
    ['+1', '+2', '+3', '+4']
    """

    def start(self, sizes: Sizes, players: int) -> str:
        """See :class:`~clans_widget.clann.suite.Engine`."""
        return Position.start(_course(tuple(sizes)), players=players).to_text()

    def is_position(self, sizes: Sizes, text: str) -> bool:
        """See :class:`~clans_widget.clann.suite.Engine`."""
        try:
            return _read(sizes, text).to_text() == text
        except NotationError:
            return False

    def phase(self, sizes: Sizes, position: str) -> str:
        """See :class:`~clans_widget.clann.suite.Engine`."""
        return _read(sizes, position).phase

    def dice_to_roll(self, sizes: Sizes, position: str) -> str:
        """See :class:`~clans_widget.clann.suite.Engine`."""
        return _read(sizes, position).dice_to_roll

    def moves(self, sizes: Sizes, position: str) -> Sequence[str]:
        """See :class:`~clans_widget.clann.suite.Engine`."""
        return [str(move) for move in _read(sizes, position).legal_moves()]

    def play(self, sizes: Sizes, position: str, move: str) -> Sequence[Facts]:
        """See :class:`~clans_widget.clann.suite.Engine`."""
        return _facts(_read(sizes, position).play(move))

    def roll(self, sizes: Sizes, position: str, ordinary: str, black: str) -> Sequence[Facts]:
        """See :class:`~clans_widget.clann.suite.Engine`."""
        shown: int | str | None = int(black) if black.isdigit() else black or None
        return _facts(_read(sizes, position).roll(tuple(map(int, ordinary)), shown))

    def against(self, sizes: Sizes, position: str, move: str) -> str:
        """See :class:`~clans_widget.clann.suite.Engine`."""
        refused = _read(sizes, position).why_not(move)
        return refused.rule if refused else ""


class PartByPart(Ours):
    """A move is chosen part by part, as on the course: a die, who, where somebody is put down."""

    def moves(self, sizes: Sizes, position: str) -> Sequence[str]:
        """See :class:`~clans_widget.clann.suite.Engine`."""
        read = _read(sizes, position)
        return sorted(_begun(read, ())) if read.phase in ("choose", "knight", "use") else []

    def against(self, sizes: Sizes, position: str, move: str) -> str:
        """See :class:`~clans_widget.clann.suite.Engine`."""
        try:
            return (
                ""
                if move in self.moves(sizes, position)
                else super().against(sizes, position, move)
            )
        except IllegalMove as error:
            return error.rule


WAYS: Final[Mapping[str, Engine]] = {"position": Ours(), "part by part": PartByPart()}
"""All ways to ask these rules."""


@lru_cache(maxsize=32)
def _course(sizes: Sizes) -> Course:
    return Course(arm=sizes[0], treasure=sizes[1])


def _read(sizes: Sizes, position: str) -> Position:
    return Position.from_text(position, course=_course(tuple(sizes)))


def _facts(event: Event) -> list[Facts]:
    return [
        {"step": step.name, "rule": step.rule, "position": step.position.to_text()}
        for step in event.steps
    ]


def _begun(position: Position, parts: tuple[str, ...]) -> Iterator[str]:
    """The moves that begin with some parts."""
    choice = position.choose(*parts)
    if choice.move is not None:
        yield str(choice.move)
    for option in choice.options:
        yield from _begun(position, (*parts, option))
