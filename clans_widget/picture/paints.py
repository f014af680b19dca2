"""How things are painted: the few colors that belong together."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Paint:
    """How the pieces of one side are painted.

    Attributes
    ----------
    base, shade : str
        The lit and the dark side.
    ink : str
        What is written on it.
    """

    base: str
    shade: str
    ink: str


@dataclass(frozen=True, slots=True)
class Ground:
    """How a terrain is painted.

    Attributes
    ----------
    base, wash : str
        The ground, and the patches of thinner paint on it.
    mid, dark, light : str
        The three tones of what grows or stands there.
    """

    base: str
    wash: str
    mid: str
    dark: str
    light: str


def mixed(one: str, other: str, share: float) -> str:
    """A color between two others: so much of the other one.

    Examples
    --------
    >>> mixed("#000000", "#ffffff", 0.5), mixed("#102030", "#ffffff", 0.0)
    ('#808080', '#102030')
    """
    parts = (
        round(int(one[k : k + 2], 16) * (1 - share) + int(other[k : k + 2], 16) * share)
        for k in (1, 3, 5)
    )
    return "#" + "".join(f"{part:02x}" for part in parts)
