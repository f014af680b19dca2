"""Makes exercises about the end of a game: whether it comes, and who wins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from clans_widget.clans import COLORS, Position, Scores
from clans_widget.clans.exercises.choices.can_end import CanEnd
from clans_widget.clans.exercises.ticks.winners import Winners
from clans_widget.clans.position import make_position
from clans_widget.clans.rules.ending import totals_of
from clans_widget.core.chance import shuffled
from clans_widget.quiz.wish import Wish, drawn

from .built import with_few_groups

NAMES: Final = ("Ann", "Bob", "Cleo", "Dan")
"""Those who play."""

EARLY: Final = 6
"""With fewer villages than that, nobody asks whether the game can end."""


def make_can_end(position: Position, wish: Wish) -> CanEnd | None:
    """An exercise about the end (F1, F2).

    Easy: the last chip can be taken, or two chips or more are left and no move takes them.
    Medium: some move leaves nothing that can move. Hard: one chip is left and no move takes it, or
    one move takes several chips, the last among them.
    """
    fits, left = wish.of(_ENDS[wish.difficulty])
    if position.villages_founded < EARLY or position.is_over:
        return None
    made: Position | None = position
    if wish.difficulty != "easy":
        made = with_few_groups(position, drawn(left, wish.chance), wish.chance)
    if made is None or made.is_over or made.chips_left not in left:
        return None
    exercise = CanEnd(made)
    return exercise if exercise.right == fits else None


_ENDS: Final[dict[str, tuple[tuple[str, tuple[int, ...]], ...]]] = {
    "easy": (("last_chip", (1,)), ("no", (2, 3))),
    "medium": (("no_move", (2, 3, 4)),),
    "hard": (("no", (1,)), ("last_chip", (2, 3)), ("no_move", (3, 4))),
}
"""What is right, with so many chips left."""


def make_winners(position: Position, wish: Wish) -> Winners | None:
    """An exercise about who wins (F3, F4).

    Easy: two play, and the clan with more points wins. Medium: the chips decide, or a clan that
    nobody holds has the most points. Hard: two or more share the win.
    """
    if not position.is_over or (position.players > 2 and wish.difficulty == "easy"):
        return None
    clans = dict(zip(NAMES, shuffled(COLORS, wish.chance)[: position.players], strict=False))
    if wish.difficulty == "hard":
        position = _leveled(position, tuple(clans.values()), wish)
    exercise = Winners(position, clans)
    return exercise if wish.of(_WINS[wish.difficulty])(exercise) else None


def _leveled(position: Position, clans: tuple[str, ...], wish: Wish) -> Position:
    """The position with two players level at the top; three, if so many play and it is wished."""
    totals = totals_of(position, clans)
    best = max(totals)
    ranked = sorted(range(len(clans)), key=lambda seat: -totals[seat])
    level = ranked[: 2 + (len(clans) > 2 and wish.number % 3 == 0)]
    scores = dict(zip(COLORS, position.scores, strict=True))
    for seat in level:
        scores[clans[seat]] = best - position.chips[seat]
    points = Scores(*scores.values())
    return make_position(position.board, position.groups, position.mover, position.chips, points)


def _is_plain(exercise: Winners) -> bool:
    """Whether the winner has the most points without any chips, and clearly."""
    return exercise.rules == ("F3",) and not _chips_decide(exercise)


def _chips_decide(exercise: Winners) -> bool:
    points = {name: total - chips for (name, total), chips in _rows(exercise)}
    return max(points, key=points.__getitem__) not in exercise.right


def _beats_a_clan_of_nobody(exercise: Winners) -> bool:
    """Whether a clan that nobody holds has more than all totals."""
    free = [
        points
        for color, points in zip(COLORS, exercise.position.scores, strict=True)
        if color not in exercise.clans.values()
    ]
    best = max(exercise.result.totals.values())
    return len(exercise.right) == 1 and max(free) > best


def _rows(exercise: Winners) -> tuple[tuple[tuple[str, int], int], ...]:
    totals = exercise.result.totals.items()
    return tuple(zip(totals, exercise.position.chips, strict=True))


_WINS: Final[dict[str, tuple[Callable[[Winners], bool], ...]]] = {
    "easy": (_is_plain,),
    "medium": (
        lambda e: len(e.right) == 1 and _chips_decide(e),
        _beats_a_clan_of_nobody,
    ),
    "hard": (lambda e: len(e.right) > 1,),
}
