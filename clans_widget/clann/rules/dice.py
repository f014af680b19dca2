"""The three dice: what may be rolled, what is left to use, what is rolled again (K4, K6, K8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Any, Final, NamedTuple

from clans_widget.clann.errors import RollError

FACES: Final = (1, 2, 3, 4, 5, 6)
"""Of an ordinary die."""

BLACK: Final = "k"
"""The black face: it has no points of its own (K6)."""

BLACK_FACES: Final = (1, 2, 5, 6, BLACK)
"""Of the black die."""

BLACK_SIDES: Final = (*BLACK_FACES, BLACK)
"""The black die has six sides, and two of them are black."""

ENTRY: Final = 6
"""The points that bring a character in (K7)."""

FIRST: Final = "oos"
"""The dice of a first roll: two ordinary ones and the black one, the special one."""

UNMOVED: Final = "k"
MOVED: Final = "K"


class Dice(NamedTuple):
    """The dice on the table in the middle of a turn; an empty one before a turn's first roll.

    Attributes
    ----------
    left : tuple of int
        The dice that are left to use, ascending.
    black : str
        ``"k"`` if a black face was rolled and the Knight has not moved by it yet, ``"K"`` if it
        has and a die is left; else empty.
    again : str
        The dice that will be rolled again when none is left: ``"oo"``, ``"os"``, ``"oos"``.

    Examples
    --------
    >>> rolled("oos", (5, 2), 5)
    Dice(left=(2, 5, 5), black='', again='os')
    >>> rolled("oos", (3, 3), "k").without(3, by_knight=True)
    Dice(left=(3,), black='K', again='oo')
    >>> str(rolled("oos", (3, 3), "k"))
    '33k+oo'
    """

    left: tuple[int, ...] = ()
    black: str = ""
    again: str = ""

    def without(self, die: int, *, by_knight: bool) -> Dice:
        """What is left after one die was used."""
        return _without(self, die, by_knight)

    def __str__(self) -> str:
        again = f"+{self.again}" if self.again else ""
        return f"{''.join(map(str, self.left))}{self.black}{again}" or "-"


NO_DICE: Final = Dice()


@cache
def _without(dice: Dice, die: int, by_knight: bool) -> Dice:
    at = dice.left.index(die)
    left = dice.left[:at] + dice.left[at + 1 :]
    moved = MOVED if by_knight and dice.black else dice.black
    return Dice(left, moved if left else "", dice.again)


@cache
def rolled(kind: str, ordinary: tuple[int, ...], black: int | str | None) -> Dice:
    """The dice on the table after a roll.

    Parameters
    ----------
    kind : str
        Which dice were rolled.
    ordinary : tuple of int
    black : int or str, optional
        What the black die shows, if it was rolled.
    """
    points = [*ordinary, *([black] if isinstance(black, int) else [])]
    face = UNMOVED if black == BLACK else ""
    return Dice(tuple(sorted(points)), face, _again(kind, ordinary, black))


def _again(kind: str, ordinary: Sequence[int], black: int | str | None) -> str:
    """K8: identical dice are rolled again; black matches nothing."""
    if kind == FIRST and ordinary[0] == ordinary[1] == black:
        return FIRST
    if len(ordinary) == 2 and ordinary[0] == ordinary[1]:
        return "oo"
    return "os" if black in ordinary else ""


def check_roll(kind: str, ordinary: Any, black: Any) -> tuple[int, ...]:
    """The ordinary dice that were given, ascending, if these dice can show that.

    Raises
    ------
    RollError
        If nothing is to be rolled, other dice are, or a die has no such face.
    """
    if not kind:
        raise RollError("clann.roll.not_now")
    faces = _row(ordinary)
    if len(faces) != kind.count("o") or not all(_is_face(face, FACES) for face in faces):
        raise RollError(f"clann.roll.ordinary.{kind}", given=ordinary)
    if "s" not in kind and black is not None:
        raise RollError("clann.roll.no_black", given=black)
    if "s" in kind and not _is_face(black, BLACK_FACES):
        raise RollError("clann.roll.black", given=black)
    return tuple(sorted(faces))


def _row(given: Any) -> tuple[Any, ...]:
    return tuple(given) if isinstance(given, Sequence) else ()


def _is_face(given: Any, faces: Sequence[Any]) -> bool:
    return type(given) in (int, str) and given in faces


def all_rolls(kind: str) -> Iterator[tuple[tuple[int, ...], int | str | None]]:
    """All that some dice can show: the ordinary ones ascending, and the black one."""
    for ordinary in combinations_with_replacement(FACES, kind.count("o")):
        for black in BLACK_FACES if "s" in kind else (None,):
            yield ordinary, black


@cache
def fields() -> dict[str, Dice]:
    """All dice that a position can have, by their text: 191, and none at all.

    What is left of a first roll is all: what is rolled again shows nothing else.
    """
    rolls = (rolled(FIRST, *roll) for roll in all_rolls(FIRST))
    found = {dice for roll in rolls for dice in _used_up(roll)}
    return {str(dice): dice for dice in found if dice != NO_DICE} | {"-": NO_DICE}


def _used_up(dice: Dice) -> Iterator[Dice]:
    """What is left of some dice, whichever are used, and for whom."""
    for count in range(len(dice.left) + 1):
        for left in combinations(dice.left, count):
            yield from (Dice(left, black, dice.again) for black in _faces_left(dice, left))


def _faces_left(dice: Dice, left: Sequence[int]) -> tuple[str, ...]:
    if not (dice.black and left):
        return ("",)
    return (UNMOVED, MOVED) if len(left) < len(dice.left) else (UNMOVED,)
