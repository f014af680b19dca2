"""Makes exercises about which villages a move founds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from clans_widget.clans import Choice, Move, Position
from clans_widget.clans.exercises.villages import FoundedVillages
from clans_widget.quiz.wish import Wish, drawn

from .drawn import sources


def make_villages(position: Position, wish: Wish) -> FoundedVillages | None:
    """An exercise from a position, if it offers one.

    Easy: one village, and at most one other group beside the emptied territory. Medium: one
    village, in one of four exercises none at all, and two or more other groups. Hard: several
    villages, and another group.
    """
    fits = wish.of(_CASES[wish.difficulty])
    for choice in sources(position, wish.chance):
        if fits(len(choice.founds), _others(position, choice)) and not _is_short(choice):
            source, target = choice.chosen[0], drawn(choice.options, wish.chance)
            return FoundedVillages(position, Move(source, target))
    return None


def _others(position: Position, choice: Choice) -> int:
    """How many groups beside the source become no village."""
    around = position.board[choice.chosen[0]].neighbors
    return sum(position.size(name) > 0 for name in around) - len(choice.founds)


def _is_short(choice: Choice) -> bool:
    """Whether there are fewer chips than villages, so that their order decides (F1)."""
    return 0 < choice.to_order < len(choice.founds)


def _one_among_many(villages: int, others: int) -> bool:
    return villages == 1 and others > 1


_CASES: Final[dict[str, tuple[Callable[[int, int], bool], ...]]] = {
    "easy": (lambda villages, others: villages == 1 and others <= 1,),
    "medium": (
        lambda villages, others: villages == 0 and others > 1,
        *[_one_among_many] * 3,
    ),
    "hard": (lambda villages, others: villages > 1 and others > 0,),
}
"""By number of villages and of other groups."""
