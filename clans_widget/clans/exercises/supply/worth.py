"""Makes exercises about the value of a village, about strife, and about epochs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from clans_widget.clans import COLORS, EPOCHS, ChipTaken, Position, StrifeBroke
from clans_widget.clans.exercises.worth import VillageWorth
from clans_widget.clans.rules.epochs import Favor
from clans_widget.quiz.wish import Wish

from .drawn import foundings

Cases = Mapping[str, tuple[Callable[[VillageWorth], bool], ...]]


def make_worth(position: Position, wish: Wish) -> VillageWorth | None:
    """An exercise about the value of a village, if the position offers one.

    Easy: the only village of the move, without strife or destruction. Medium: the only
    village, with strife or destruction. Hard: one of several villages, not the first.
    """
    return _first(position, wish, _WORTH)


def make_strife(position: Position, wish: Wish) -> VillageWorth | None:
    """An exercise about a village with all five colors, if the position offers one (V4).

    Easy: the only village of the move; some huts are lost and some remain, and the terrain
    changes nothing. Medium: the only village; the terrain counts, or all huts or none are
    lost. Hard: one of several villages.
    """
    return _first(position, wish, _STRIFE)


def make_epochs(position: Position, wish: Wish) -> VillageWorth | None:
    """An exercise about favorable or unfavorable terrain, if there is one (C5, V5, V6).

    Easy: the only village of the move, on favorable terrain. Medium: the only village, on
    unfavorable terrain, or with the last chip of its epoch. Hard: one of several villages,
    in an epoch that begins during the move (V9).
    """
    return _first(position, wish, _EPOCHS)


def _first(position: Position, wish: Wish, cases: Cases) -> VillageWorth | None:
    fits = wish.of(cases[wish.difficulty])
    return next((village for village in _villages(position, wish) if fits(village)), None)


def _villages(position: Position, wish: Wish) -> Iterator[VillageWorth]:
    """The villages that moves from this position found, as exercises."""
    for turn in foundings(position, wish.chance):
        for name in turn.founded:
            yield VillageWorth(position, turn.move, name)


def _is_alone(village: VillageWorth) -> bool:
    """Whether the move leaves no other group standing alone."""
    return not village.move.order


def _has_five(village: VillageWorth) -> bool:
    return len(village.founded.huts) == len(COLORS)


def _lost(village: VillageWorth) -> int:
    """How many huts strife removes (V4)."""
    return sum(sum(s.lost.values()) for s in village.steps if isinstance(s, StrifeBroke))


def _loses_some(village: VillageWorth) -> bool:
    return 0 < _lost(village) < sum(village.founded.huts.values())


def _favor(village: VillageWorth) -> Favor:
    """What the epoch of its chip holds for the village."""
    (epoch,) = (epoch for epoch in EPOCHS if epoch.numeral == village.founded.epoch)
    return epoch.favor(village.position.board[village.territory].terrain)


def _ends_epoch(village: VillageWorth) -> bool:
    return any(isinstance(step, ChipTaken) and step.left == 0 for step in village.steps)


_WORTH: Final[Cases] = {
    "easy": (lambda v: _is_alone(v) and not _lost(v) and _favor(v) != "unfavorable",),
    "medium": (
        lambda v: _is_alone(v) and _loses_some(v) and _favor(v) != "unfavorable",
        lambda v: _is_alone(v) and _favor(v) == "unfavorable",
    ),
    "hard": (lambda v: v.turn.founded[0] != v.territory,),
}

_STRIFE: Final[Cases] = {
    "easy": (lambda v: _is_alone(v) and _loses_some(v) and _favor(v) == "neutral",),
    "medium": (
        lambda v: _is_alone(v) and _loses_some(v) and _favor(v) == "favorable",
        lambda v: _is_alone(v) and _has_five(v) and _favor(v) == "unfavorable",
        lambda v: _is_alone(v) and _has_five(v) and not _loses_some(v),
    ),
    "hard": (lambda v: not _is_alone(v) and _has_five(v),),
}

_EPOCHS: Final[Cases] = {
    "easy": (lambda v: _is_alone(v) and v.worth.value > 0 and _favor(v) == "favorable",),
    "medium": (
        lambda v: _is_alone(v) and _favor(v) == "unfavorable",
        lambda v: _is_alone(v) and _favor(v) == "favorable" and _ends_epoch(v),
    ),
    "hard": (
        lambda v: _favor(v) == "favorable" and v.founded.epoch != v.position.epoch,
        lambda v: _favor(v) == "unfavorable" and v.founded.epoch != v.position.epoch,
    ),
}
