"""A move: a die and who moves by it, or what is put down in the set-up."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from .course import CELL
from .errors import NotationError

KNIGHT: Final = "N"
"""How the Black Knight is written; characters are numbered from 1, Tall, to 4, Small."""

MOVE: Final = rf"\+[1-4]|N>{CELL}|[1-6]-[1-4N](?:>{CELL})?"
"""How a move is written, as a regular expression."""

_MOVE: Final = re.compile(
    rf"\+(?P<first>[1-4])|N>(?P<down>{CELL})"
    rf"|(?P<die>[1-6])-(?P<who>[1-4N])(?:>(?P<put>{CELL}))?"
)


@dataclass(frozen=True, slots=True)
class Move:
    """One move: in the set-up (K3), or the use of one die (K4).

    Attributes
    ----------
    die : int
        Its points; 0 in the set-up.
    who : str
        ``"1"`` to ``"4"`` for Tall to Small, ``"N"`` for the Knight.
    put : str
        The cell on which somebody is put down: the Knight in the set-up or when a character
        took its cell (K12), a character that the Knight took (K11); else empty.

    Raises
    ------
    NotationError
        If there is no such move on any course.

    Examples
    --------
    >>> Move.from_text("3-N>B4")
    Move('3-N>B4')
    >>> Move(5, "1"), Move(0, "3"), Move(0, "N", "C7")
    (Move('5-1'), Move('+3'), Move('N>C7'))
    """

    die: int
    who: str
    put: str = ""

    def __post_init__(self) -> None:
        parts = (self.die, self.who, self.put)
        if tuple(map(type, parts)) != (int, str, str) or _parts(self.to_text()) != parts:
            raise NotationError("clann.notation.expected.move", found=str(parts))

    @staticmethod
    def from_text(text: str) -> Move:
        """Read a move.

        Raises
        ------
        NotationError
            If the text is not the notation of a move.
        """
        if not isinstance(text, str):
            raise NotationError("notation.expected.text", found=type(text).__name__)
        parts = _parts(text)
        if parts is None:
            raise NotationError("clann.notation.expected.move", found=text)
        return Move(*parts)

    def to_text(self) -> str:
        """The move in the notation; :meth:`from_text` reads it back."""
        if self.die:
            return f"{self.die}-{self.who}{f'>{self.put}' if self.put else ''}"
        return f"N>{self.put}" if self.put else f"+{self.who}"

    def __str__(self) -> str:
        return self.to_text()

    def __repr__(self) -> str:
        return f"Move({self.to_text()!r})"


def _parts(text: str) -> tuple[int, str, str] | None:
    found = _MOVE.fullmatch(text)
    if found is None:
        return None
    if found["first"]:
        return 0, found["first"], ""
    if found["down"]:
        return 0, KNIGHT, found["down"]
    return int(found["die"]), found["who"], found["put"] or ""
