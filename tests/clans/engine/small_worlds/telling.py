"""How many of what were compared, in a line."""

from __future__ import annotations

from collections import Counter


def line(about: str, counted: Counter[str]) -> str:
    """What is told at the end of a run.

    >>> line("boards of three", Counter(positions=1200, turns=5))
    'boards of three: 1,200 positions, 5 turns'
    """
    return f"{about}: {', '.join(f'{number:,} {what}' for what, number in counted.items())}"
