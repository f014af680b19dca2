"""What can be chosen of the dice on the table, part by part: only dice that can be there."""

from __future__ import annotations

from clans_widget.clann.rules.dice import Dice, fields


def lefts() -> tuple[str, ...]:
    """The dice that can be left to use, as the notation has them; the first is none.

    Examples
    --------
    >>> len(lefts()), lefts()[:4], lefts()[-1]
    (80, ('', '1', '2', '3'), '666')
    """
    return tuple(
        sorted({_left(dice) for dice in fields().values()}, key=lambda left: (len(left), left))
    )


def faces(left: str) -> tuple[str, ...]:
    """What there can be beside them of a black face: none, not moved by yet, moved by.

    Examples
    --------
    >>> faces("25"), faces("3"), faces("125")
    (('', 'k'), ('', 'k', 'K'), ('',))
    """
    found = {dice.black for dice in fields().values() if _left(dice) == left}
    return tuple(face for face in ("", "k", "K") if face in found)


def agains(left: str, black: str) -> tuple[str, ...]:
    """Which dice can be rolled again after these.

    Examples
    --------
    >>> agains("", ""), agains("335", "")
    (('', 'oo', 'os', 'oos'), ('oo',))
    """
    found = {dice.again for dice in fields().values() if (_left(dice), dice.black) == (left, black)}
    return tuple(sorted(found, key=lambda again: (len(again), again)))


def options(left: str, black: str, again: str) -> dict[str, tuple[str, ...]]:
    """What each part can be, beside those before it, in the order in which they are chosen.

    Examples
    --------
    >>> options("335", "", "oo")["black"], options("335", "", "oo")["again"]
    (('',), ('oo',))
    """
    del again
    return {"left": lefts(), "black": faces(left), "again": agains(left, black)}


def field(left: str, black: str, again: str) -> str:
    """The dice of the notation that have as much as possible of what was chosen, in this order.

    Examples
    --------
    >>> field("25", "k", ""), field("335", "K", "os"), field("", "", "")
    ('25k', '335+oo', '-')
    """
    black = black if black in faces(left) else faces(left)[0]
    possible = agains(left, black)
    again = again if again in possible else possible[0]
    return str(Dice(tuple(map(int, left)), black, again))


def _left(dice: Dice) -> str:
    return "".join(map(str, dice.left))
