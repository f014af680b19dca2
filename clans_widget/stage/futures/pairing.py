"""Which steps of two futures are walked together: those that are most alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from typing import Final, NamedTuple, TypeVar

from clans_widget.core.step import Step

T = TypeVar("T")

Pair = tuple[Step | None, Step | None]
"""Steps that are walked together; ``None`` where a future waits."""

Begins = Callable[[Step], bool]
"""Whether a step begins something within a turn, such as one village of several."""


class Likeness(NamedTuple):
    """How much two steps, or all steps of a way to pair them, have in common.

    What stands first counts most.

    Attributes
    ----------
    kinds : int
        How many pairs are of the same kind.
    facts : int
        How much those of the same kind have in common besides: a village, a player.
    together : int
        How many pairs there are at all: the more, the less one future waits for the other.
    """

    kinds: int = 0
    facts: int = 0
    together: int = 0

    def and_also(self, other: Likeness) -> Likeness:
        """The likeness of both."""
        return Likeness(*(mine + its for mine, its in zip(self, other, strict=True)))


NONE: Final = Likeness()


def pairs_of(one: Sequence[Step], other: Sequence[Step], begins: Begins) -> tuple[Pair, ...]:
    """The steps of two futures, as they are walked together.

    What comes first in one goes with what comes first in the other: the first village here and
    the first village there, whichever they are. Within such a section steps of the same kind go
    together. Where one future has nothing that belongs to a step of the other, it waits.

    Parameters
    ----------
    one, other : sequence of Step
    begins : callable

    Examples
    --------
    >>> class Moved(Step): ...
    >>> class Fought(Step): ...
    >>> class Scored(Step): ...
    >>> one, other = [Moved(1), Fought(2), Scored(3)], [Moved(1), Scored(4)]
    >>> [[step and step.name for step in pair] for pair in pairs_of(one, other, lambda _: False)]
    [['Moved', 'Moved'], ['Fought', None], ['Scored', 'Scored']]
    """
    (before, *mine), (its_before, *its) = _sections(one, begins), _sections(other, begins)
    sections = ((before, its_before), *aligned(mine, its, _begin_alike))
    return tuple(pair for a, b in sections for pair in aligned(a or (), b or (), likeness))


def likeness(one: Step, other: Step) -> Likeness:
    """What two steps have in common; any two may be walked together.

    Examples
    --------
    >>> likeness(Step("here"), Step("there"))
    Likeness(kinds=1, facts=0, together=1)
    """
    if type(one) is not type(other):
        return Likeness(together=1)
    names = (field.name for field in fields(one) if field.name != "position")
    facts = sum(getattr(one, name) == getattr(other, name) for name in names)
    return Likeness(1, facts, 1)


def aligned(
    one: Sequence[T], other: Sequence[T], alike: Callable[[T, T], Likeness | None]
) -> tuple[tuple[T | None, T | None], ...]:
    """Two sequences side by side, both in their order, with as much in common as can be.

    Parameters
    ----------
    one, other : sequence
    alike : callable
        What two of their elements have in common; ``None`` if they cannot stand side by side.

    Examples
    --------
    >>> def alike(a, b):
    ...     return Likeness(1) if a == b else None
    >>> aligned("abd", "bcd", alike)
    (('a', None), ('b', 'b'), (None, 'c'), ('d', 'd'))
    """
    sides = _side_by_side(one, other, alike, _best(one, other, alike))
    return tuple(sides)


_Table = list[list[Likeness]]
"""The greatest likeness of what is left of two sequences, by where what is left begins."""


def _best(one: Sequence[T], other: Sequence[T], alike: Callable[[T, T], Likeness | None]) -> _Table:
    best = [[NONE] * (len(other) + 1) for _ in range(len(one) + 1)]
    for i in reversed(range(len(one))):
        for j in reversed(range(len(other))):
            both = alike(one[i], other[j])
            together = best[i + 1][j + 1].and_also(both) if both else NONE
            best[i][j] = max(together, best[i + 1][j], best[i][j + 1])
    return best


def _side_by_side(
    one: Sequence[T],
    other: Sequence[T],
    alike: Callable[[T, T], Likeness | None],
    best: _Table,
) -> Iterator[tuple[T | None, T | None]]:
    """Together as soon as nothing is lost by it; else the first goes on while the other waits."""
    i = j = 0
    while i < len(one) and j < len(other):
        both = alike(one[i], other[j])
        if both and best[i + 1][j + 1].and_also(both) == best[i][j]:
            yield one[i], other[j]
            i, j = i + 1, j + 1
        elif best[i + 1][j] == best[i][j]:
            yield one[i], None
            i += 1
        else:
            yield None, other[j]
            j += 1
    yield from ((left, None) for left in one[i:])
    yield from ((None, left) for left in other[j:])


def _sections(steps: Sequence[Step], begins: Begins) -> list[tuple[Step, ...]]:
    """What comes before anything begins, then a section from each beginning to the next one."""
    sections: list[tuple[Step, ...]] = [()]
    for step in steps:
        if begins(step):
            sections.append(())
        sections[-1] = (*sections[-1], step)
    return sections


def _begin_alike(one: Sequence[Step], other: Sequence[Step]) -> Likeness | None:
    """Sections go together that begin with the same kind of step, the first with the first."""
    return Likeness(together=1) if type(one[0]) is type(other[0]) else None
