"""Makes exercises that are answered with territories: terrains, neighbors, targets, movers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from clans_widget.clans import Position
from clans_widget.clans.exercises.places.movers import Movers
from clans_widget.clans.exercises.places.neighbors import Neighbors
from clans_widget.clans.exercises.places.targets import Targets
from clans_widget.clans.exercises.places.terrains import FAVORS, Terrains
from clans_widget.clans.rules.epochs import TERRAINS
from clans_widget.clans.rules.moving import is_full, targets
from clans_widget.core.chance import shuffled
from clans_widget.quiz.wish import Wish, drawn

from .built import with_full_groups

FEW: Final = 6
"""About so many groups are asked about at once."""


def make_terrains(position: Position, wish: Wish) -> Terrains | None:
    """An exercise about terrains (C1, C5).

    Easy: a terrain, in one region. Medium: what is favorable or unfavorable in the epoch, in
    one region. Hard: the same on the whole map.
    """
    region = drawn(tuple(position.board.regions), wish.chance)
    if wish.difficulty == "easy":
        terrain = wish.of(TERRAINS)
        made = Terrains(position, terrain, region)
        return made if made.right else None
    made = Terrains(position, wish.of(FAVORS), None if wish.difficulty == "hard" else region)
    return made if made.right and len(made.right) < len(position.board) else None


def make_neighbors(position: Position, wish: Wish) -> Neighbors | None:
    """An exercise about neighbors (C2).

    Easy: at most five, in no other region or across rivers. Medium: with rivers, and others that
    are only two away. Hard: on the shore of a lake, across which another territory lies.
    """
    board = position.board
    for name in shuffled(board.ids, wish.chance):
        kinds = {board.between(name, other) for other in board.ids if other != name}
        is_hard, few = "lake" in kinds, len(board[name].neighbors) < FEW
        fits = {"easy": few and not is_hard, "medium": not few and not is_hard, "hard": is_hard}
        if fits[wish.difficulty]:
            return Neighbors(position, name)
    return None


def make_targets(position: Position, wish: Wish) -> Targets | None:
    """An exercise about where a group may move.

    Easy: a group with some empty neighbors and some with huts (M1). Medium: a village (V2), or a
    full group among smaller ones (M2). Hard: one of two full groups side by side (M3), or a group
    on the shore of a lake with huts on the other side (C2).
    """
    fits = wish.of(_TARGETS[wish.difficulty])
    if fits is _is_full_pair:
        made = with_full_groups(position, wish.chance)
        if made is None:
            return None
        position, pair = made
        return Targets(position, drawn(pair, wish.chance))
    for name in shuffled(position.board.ids, wish.chance):
        if position.chips_left and position.size(name):
            exercise = Targets(position, name)
            if fits(exercise):
                return exercise
    return None


def _has_both(exercise: Targets) -> bool:
    near = exercise.position.board[exercise.source].neighbors
    return exercise.rules == ("M1",) and 0 < len(exercise.right) < len(near)


def _is_village(exercise: Targets) -> bool:
    return exercise.source in exercise.position.villages


def _is_full(exercise: Targets) -> bool:
    return is_full(exercise.position, exercise.source) and exercise.rules == ("M2",)


def _is_full_pair(exercise: Targets) -> bool:
    return is_full(exercise.position, exercise.source) and exercise.rules[0] == "M3"


def _is_on_shore(exercise: Targets) -> bool:
    return exercise.rules == ("M1", "C2") and bool(exercise.right)


_TARGETS: Final[dict[str, tuple[Callable[[Targets], bool], ...]]] = {
    "easy": (_has_both,),
    "medium": (_is_village, _is_full),
    "hard": (_is_full_pair, _is_full_pair, _is_on_shore),
}


def make_movers(position: Position, wish: Wish) -> Movers | None:
    """An exercise about which groups can move.

    Easy: some groups, a village among them (V2). Medium: a full group among them (M2). Hard: two
    full groups side by side among them (M3).
    """
    among: tuple[str, ...]
    if wish.difficulty == "hard":
        made = with_full_groups(position, wish.chance)
        if made is None:
            return None
        position, among = made
    else:
        among = tuple(n for n in position.board.ids if _is_rare(position, n, wish.difficulty))
    if not position.chips_left or not among:
        return None
    others = [n for n in position.board.ids if position.size(n) and n not in among]
    asked = (*among[: FEW // 2], *shuffled(others, wish.chance)[: FEW - len(among[: FEW // 2])])
    exercise = Movers(position, sorted(asked))
    return exercise if 0 < len(exercise.right) < len(asked) else None


def _is_rare(position: Position, name: str, difficulty: str) -> bool:
    """Whether a group is of the kind that makes a question worth asking."""
    if not position.size(name) or targets(position, name):
        return False
    is_village = name in position.villages
    return is_village if difficulty == "easy" else not is_village
