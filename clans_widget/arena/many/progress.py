"""How far the games are, as a bar: in a notebook, or in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Final, TypeVar

from clans_widget.core.extras import extra
from clans_widget.words import say

T = TypeVar("T")

PATIENCE: Final = 0.5
"""Seconds without a bar, so that none flashes up for a few games."""


def told(
    parts: Iterator[T], games: int, progress: bool | None, size: Callable[[T], int]
) -> Iterator[T]:
    """The same parts, with a bar that grows as they come.

    Parameters
    ----------
    parts : iterator
    games : int
        How many there are in all.
    progress : bool or None
        Whether to show the bar; ``None`` for wherever somebody can see it.
    size : callable
        How many games there are in a part.
    """
    if progress is False or (progress is None and find_spec("tqdm") is None):
        yield from parts
        return
    with extra("parallel", "tqdm"):
        from tqdm.auto import tqdm

    hidden = False if progress else None
    unit = f" {say('simulate.games')}"
    with tqdm(total=games, unit=unit, disable=hidden, delay=PATIENCE) as bar:
        for part in parts:
            yield part
            bar.update(size(part))
