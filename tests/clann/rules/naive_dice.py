"""The dice of CLANN, read a second time: what is left of a roll, as the notation writes it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

ORDINARY = "123456"
BLACK = "1256kk"  # K4


def used(dice: str, die: str, by_knight: bool) -> str:
    """The dice that are left; empty if the turn is at its end."""
    dice = dice.replace(die, "", 1)
    left, _, again = dice.partition("+")
    if left in ("", "k", "K"):
        return "+" + again if again else ""
    return dice.replace("k", "K") if by_knight else dice


def rolled(ordinary: str, black: str) -> str:
    """The dice after a roll of these, sorted; the black die empty if it is not rolled."""
    if black == "k":
        twins = "oo" if len(set(ordinary)) < len(ordinary) else ""
        return "".join(sorted(ordinary)) + "k" + ("+" + twins if twins else "")
    faces = "".join(sorted(ordinary + black))
    again = ""
    if len(faces) == 3 and len(set(faces)) == 1:
        again = "+oos"  # K8
    elif len(ordinary) == 2 and ordinary[0] == ordinary[1]:
        again = "+oo"
    elif black and black in ordinary:
        again = "+os"
    return faces + again


def rolls(which: str) -> Iterator[tuple[str, str]]:
    """Every roll of these dice, each face of each die once."""
    ordinary = product(ORDINARY, repeat=which.count("o"))
    for faces, black in product(ordinary, BLACK if "s" in which else [""]):
        yield "".join(sorted(faces)), black


@cache
def dice_fields() -> frozenset[str]:
    """What can stand in the field of dice besides ``-``: all rolls, used in all ways."""
    found: set[str] = set()
    new = {rolled(*faces) for which in ("oos", "oo", "os") for faces in rolls(which)}
    while new:
        found |= new
        new = {left for dice in new for left in lefts(dice) if left} - found
    return frozenset(found)


def lefts(dice: str) -> Iterator[str]:
    """What one die less leaves, used by a character or by the Knight (K5, K6)."""
    digits = re.findall("[1-6]", dice)
    for die in digits:
        yield used(dice, die, True)
        if not ("k" in dice and len(digits) == 1):
            yield used(dice, die, False)
