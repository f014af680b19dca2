"""Every color of the painting, in one place, by day and by night."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from clans_widget.picture.paints import Ground, Paint

SIGNS: Final = ("disc", "square", "lozenge", "shield")
"""The sign of each arm's clan: colors are never alone."""

_CLANS: Final = (
    Paint("#c8321f", "#8a1f13", "#ffffff"),
    Paint("#2456b0", "#173a7c", "#ffffff"),
    Paint("#f5c92e", "#b98a1e", "#3a2a10"),
    Paint("#49b9a0", "#2a7f6c", "#0f2b25"),
)


@dataclass(frozen=True, slots=True)
class Theme:
    """All paints: of the land, the way, the clans, the panel and the dice.

    Attributes
    ----------
    clans : tuple of Paint
        Of the clans that sit at arms A to D.
    nobody : Paint
        Of an arm at which nobody sits.
    tint, marked : float
        How much of a clan's color is in its lawn, and in its Crown and Gate.
    countries : tuple of Ground
        Of arms A to D: meadow, hills, water, woods.

    Examples
    --------
    >>> len(LIGHT.clans), LIGHT.clans == DARK.clans, LIGHT.halo == DARK.halo
    (4, True, True)
    """

    clans: tuple[Paint, ...]
    nobody: Paint
    countries: tuple[Ground, ...]
    lawn: Ground
    stones: tuple[Paint, ...]
    stone_light: tuple[str, ...]
    gravel: str
    verge: str
    sand: str
    sea: str
    shoal: str
    surf: str
    foam: str
    coast: str
    ink: str
    text: str
    quiet_ink: str
    stone_ink: str
    halo: str
    wood: str
    wood_dark: str
    thatch: str
    wall: Paint
    roof: str
    gold: Paint
    skin: str
    armor: Paint
    steel: str
    paper: str
    paper_edge: str
    plate: str
    felt: Paint
    ivory: Paint
    mark: str
    mark_rim: str
    alarm: str
    hint: str
    veil: str
    tint: float = 0.2
    marked: float = 0.5


LIGHT: Final = Theme(
    clans=_CLANS,
    nobody=Paint("#b9b1a3", "#7e776b", "#3a342b"),
    countries=(
        Ground("#cbdc94", "#d9e8ab", "#7fa34f", "#5f8a3c", "#fdf3c0"),
        Ground("#cfc2ae", "#dbd0be", "#a39286", "#7c6c66", "#f9f6ef"),
        Ground("#8fc3d6", "#a6d2e0", "#5f98ae", "#4d7d8c", "#cfe8ee"),
        Ground("#8fb07a", "#9cbb86", "#55804f", "#426a43", "#75a065"),
    ),
    lawn=Ground("#dfe3b0", "#e9ecc4", "#9fb26b", "#7d9550", "#fff8dc"),
    stones=(
        Paint("#f0e3c4", "#a98f63", "#3b2d1c"),
        Paint("#e3dcd2", "#8d8377", "#332b24"),
        Paint("#dcb988", "#8a6437", "#35230f"),
        Paint("#d9dcc0", "#7c8560", "#2c3120"),
    ),
    stone_light=("#fbf4e0", "#f4f0e9", "#e9cda2", "#e9ebd5"),
    gravel="#b39a70",
    verge="#7f6a45",
    sand="#ecd9a8",
    sea="#7eb4c6",
    shoal="#93c3d0",
    surf="#b4d8de",
    foam="#d9edee",
    coast="#6d6a4c",
    ink="#2b2018",
    text="#2b2018",
    quiet_ink="#6d5c48",
    stone_ink="#3a2c1c",
    halo="#fffaf0",
    wood="#8a5f38",
    wood_dark="#5c3c20",
    thatch="#d9b76a",
    wall=Paint("#e6dccb", "#b8a98f", "#3a2c1c"),
    roof="#7d5a45",
    gold=Paint("#f2b705", "#a86f00", "#4a3000"),
    skin="#f3cfa8",
    armor=Paint("#2a2a33", "#0f0f14", "#ffffff"),
    steel="#aab4c0",
    paper="#f3e8d2",
    paper_edge="#d9c5a0",
    plate="#faf3e3",
    felt=Paint("#5d7d5a", "#3f5a3e", "#ffffff"),
    ivory=Paint("#fffdf5", "#cdbf9f", "#2b2018"),
    mark="#e0952b",
    mark_rim="#fff6dd",
    alarm="#b3261a",
    hint="#1c4a8f",
    veil="#f6efe0",
)
"""By day: a watercolor, as the board of Clans."""

DARK: Final = Theme(
    clans=_CLANS,
    nobody=Paint("#77736c", "#4a4742", "#f0e9da"),
    countries=(
        Ground("#47582f", "#4f6236", "#7d9a4e", "#30401f", "#e3d98f"),
        Ground("#57504a", "#625a53", "#7f746a", "#3a3531", "#d8d3c8"),
        Ground("#27495a", "#2e5568", "#4d7f93", "#1b3543", "#7fb0c0"),
        Ground("#2f4732", "#36503a", "#4f7550", "#1d3022", "#6b9563"),
    ),
    lawn=Ground("#4a4f33", "#545a3b", "#7b8350", "#363a25", "#cfc68a"),
    stones=(
        Paint("#8d8063", "#40372a", "#fff6e0"),
        Paint("#7f7a74", "#3a3632", "#fff6e0"),
        Paint("#85673f", "#3d2b17", "#fff6e0"),
        Paint("#767b62", "#353a2b", "#fff6e0"),
    ),
    stone_light=("#9a8c6d", "#8d8781", "#957449", "#83886d"),
    gravel="#4d422f",
    verge="#2a2419",
    sand="#7d6d48",
    sea="#1d3644",
    shoal="#254453",
    surf="#305463",
    foam="#426876",
    coast="#191d15",
    ink="#14100c",
    text="#f6ecd8",
    quiet_ink="#c3b69c",
    stone_ink="#fff6e0",
    halo="#fffaf0",
    wood="#6d4b2d",
    wood_dark="#3d2815",
    thatch="#a3884d",
    wall=Paint("#a79d8c", "#6e6557", "#fff6e0"),
    roof="#5a4030",
    gold=Paint("#e9b41a", "#7a5200", "#2e1e00"),
    skin="#e8c19a",
    armor=Paint("#23232c", "#08080b", "#ffffff"),
    steel="#c3ccd6",
    paper="#2b2620",
    paper_edge="#4a4236",
    plate="#383127",
    felt=Paint("#34492f", "#1f2f1e", "#ffffff"),
    ivory=Paint("#f3ecda", "#a3967a", "#1f1710"),
    marked=0.22,
    mark="#f0a83a",
    mark_rim="#fff6dd",
    alarm="#d8422f",
    hint="#2f6fc9",
    veil="#191510",
)
"""By night: for notebooks on a dark page."""

DEFAULT_THEME: Final = LIGHT
