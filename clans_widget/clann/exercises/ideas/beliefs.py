"""The rules of CLANN as somebody has them in mind: one small answer for each.

The true ones are the defaults, written from the rules and not from the engine. Whoever has a wrong
idea has another answer in one place or a few.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from clans_widget.clann import Course

SMALL: Final = 3


class Put(NamedTuple):
    """Where somebody may be put down."""

    on_marked: bool
    """On Crowns and Gates, too."""
    on_taken: bool
    """Where somebody stands, too."""


def by_rank(one: int, other: int) -> bool:
    """K1, K9: from Tall, 0, to Small, 3; a lower rank goes home, and Tall from Small."""
    return one < other or (one == SMALL and other == 0)


def own_crown(course: Course, arm: int) -> int:
    """K2: the first cell of the arm."""
    return arm * course.arm


def own_gate(course: Course, arm: int) -> int:
    """K2: the cell before the Crown."""
    return (arm * course.arm - 1) % course.ring


def lost_on_others(mark: str, own: bool) -> bool | None:
    """K10: whether rank is lost on a cell, a ``"crown"``, a ``"gate"`` or ``""``, one's own or not.

    ``None`` if nobody can be sent home from there.
    """
    return bool(mark) and not own


def only_six(die: int) -> bool:
    """K7: a 6 brings in."""
    return die == 6


def if_none_can(has_face: bool, movable: bool) -> bool:
    """K5, K6: the Knight may walk by a die with a black face, or if no character can."""
    return has_face or not movable


def not_the_last(black: str, left: int) -> bool:
    """K6: a character may not take the last die while the Knight still has to walk, ``"k"``."""
    return not (black == "k" and left == 1)


def nobody(own: bool, character: int) -> bool:
    """K11: the Knight spares nobody."""
    return False


def identical(kind: str, ordinary: Sequence[int], black: int | str | None) -> str:
    """K8: the identical dice; a black face matches nothing."""
    shows = [*ordinary, *([black] if isinstance(black, int) else [])]
    if len(shows) == 3 and len(set(shows)) == 1:
        return "oos"
    if len(ordinary) == 2 and ordinary[0] == ordinary[1]:
        return "oo"
    return "os" if black in ordinary else "none"


PUTS: Final = {
    "setup": Put(True, False),
    "character": Put(False, False),
    "knight": Put(True, False),
}
"""K3, K11, K12: where the Knight, whom he takes, and again the Knight may be put down."""


@dataclass(frozen=True)
class Beliefs:
    """What somebody holds to be the rules; by default, what they are."""

    sends: Callable[[int, int], bool] = by_rank
    """K1, K9: whether one character sends another one home."""
    crown: Callable[[Course, int], int] = own_crown
    """K2: the Crown of an arm."""
    gate: Callable[[Course, int], int] = own_gate
    """K2: the Gate of an arm."""
    forward: bool = True
    """K2: whether the way goes clockwise."""
    puts: Mapping[str, Put] = field(default_factory=lambda: PUTS)
    """K3, K11, K12: where somebody may be put down."""
    passes: bool = True
    """K4: whether one may overtake."""
    shares: bool = False
    """K4: whether two of a clan may stand on one cell."""
    knight_walks: Callable[[bool, bool], bool] = if_none_can
    """K5, K6: whether the Knight may use a die: with a black face, if a character can use it."""
    character_walks: Callable[[str, int], bool] = not_the_last
    """K6: whether characters may: by the black face that lies there, and how many dice are left."""
    face_is_six: bool = False
    """K6: whether a black face counts as a 6."""
    enters: Callable[[int], bool] = only_six
    """K7: whether a die brings somebody in."""
    six_walks: bool = True
    """K7: whether a 6 may be walked although it could bring somebody in."""
    opponent_bars: bool = False
    """K7: whether an opponent on the Crown keeps others from coming in."""
    again: Callable[[str, Sequence[int], int | str | None], str] = identical
    """K8: which dice are rolled again."""
    rank_lost: Callable[[str, bool], bool | None] = lost_on_others
    """K10: whether rank is lost on a cell."""
    knight_does: str = "put_elsewhere"
    """K11: what becomes of whom the Knight takes."""
    spares: Callable[[bool, int], bool] = nobody
    """K11: on whom the Knight cannot land: if it is the mover's own, and which character."""
    on_knight: str = "put_elsewhere"
    """K12: what happens when a character lands on the Knight."""
    past_gate: bool = False
    """K13: whether a die may lead past the Gate."""
    treasure_safe: bool = True
    """K13: whether nobody is sent home in a Treasure."""
    past_arrival: bool = False
    """K14: whether more than the exact count leads to the Arrival."""
    one_wins: bool = False
    """K14: whether one at the Arrival is enough."""


TRUE: Final = Beliefs()
"""The rules as they are."""
