"""Which steps show something moving, for how long, and what a viewer must know of other steps.

Plain functions: how far a step has happened is a number from 0 to 1, which
:func:`~clans_widget.clans.drawing.draw` takes as ``progress``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final

from clans_widget.clans.rules import steps
from clans_widget.clans.rules.steps import Step

SECONDS: Final[dict[type[Step], float]] = {
    steps.HutsMoved: 0.8,
    steps.VillageFounded: 0.6,
    steps.ChipTaken: 0.7,
    steps.StrifeBroke: 0.8,
    steps.VillageDestroyed: 1.2,
    steps.ClansScored: 1.0,
    steps.EpochEnded: 0.6,
    steps.ClanRevealed: 0.6,
    steps.ChipsScored: 0.8,
}
"""How long each kind of step moves; the others show nothing moving."""


def seconds_of(step: Step) -> float:
    """How long a step moves; 0 if there is nothing to see moving.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> turn = Position.start(seed=7).play("A1-A2")
    >>> seconds_of(turn.steps[0])
    0.8
    """
    return SECONDS.get(type(step), 0.0) if _moves(step) else 0.0


def _moves(step: Step) -> bool:
    match step:
        case steps.ClansScored():
            return bool(step.colors and step.value)
        case steps.VillageDestroyed():
            return bool(step.group)
        case steps.EpochEnded():
            return step.following is not None
        case steps.ChipsScored():
            return step.chips > 0
        case _:
            return True


def ease(share: float) -> float:
    """Slow at both ends, quick between them.

    Examples
    --------
    >>> [ease(share) for share in (0, 0.25, 0.5, 1)]
    [0, 0.15625, 0.5, 1]
    """
    return share * share * (3 - 2 * share)


def frames(seconds: float, per_second: float = 24) -> tuple[float, ...]:
    """The progress of each frame: the first has moved already, the last has arrived.

    Parameters
    ----------
    seconds : float
        How long the motion takes; for 0 there is the last frame only.
    per_second : float

    Examples
    --------
    >>> frames(0.25, 16)
    (0.15625, 0.5, 0.84375, 1.0)
    >>> frames(0)
    (1.0,)
    """
    number = max(1, round(seconds * per_second))
    return tuple(ease(k / number) for k in range(1, number + 1))


def unfounded(steps_of_game: Sequence[Step], k: int) -> tuple[str, ...]:
    """The groups that stand alone after a step, but become villages later in its turn, or never.

    Parameters
    ----------
    steps_of_game : sequence of Step
    k : int
        The place of the step among them.

    Examples
    --------
    >>> unfounded([], -1)
    ()
    """
    return (*_still_to_come(steps_of_game, k), *_passed_over(steps_of_game, k)) if k >= 0 else ()


def _still_to_come(steps_of_game: Sequence[Step], k: int) -> Iterator[str]:
    later = steps_of_game[k + 1 :]
    for step in takewhile(lambda step: not isinstance(step, steps.HutsMoved), later):
        if isinstance(step, steps.VillageFounded | steps.VillageIgnored):
            yield step.territory


def _passed_over(steps_of_game: Sequence[Step], k: int) -> Iterator[str]:
    """For these no chip was left (F1)."""
    for step in steps_of_game[: k + 1]:
        if isinstance(step, steps.VillageIgnored):
            yield step.territory


def chip_points(steps_of_game: Sequence[Step], k: int) -> dict[str, int]:
    """The points for chips that clans have got up to a step, by color (F3).

    Examples
    --------
    >>> chip_points([], -1)
    {}
    """
    return {
        step.clan: step.chips
        for step in steps_of_game[: k + 1]
        if isinstance(step, steps.ChipsScored)
    }


def revealed(steps_of_game: Sequence[Step], k: int) -> dict[int, str]:
    """The clans of the players whose cards lie open after a step, by the player's number (F3).

    Examples
    --------
    >>> revealed([], -1)
    {}
    """
    return {
        step.player: step.clan
        for step in steps_of_game[: k + 1]
        if isinstance(step, steps.ClanRevealed)
    }
