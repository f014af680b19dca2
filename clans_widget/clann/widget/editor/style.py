"""The style of the editor's tools: characters and players in the colors of their clans."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from clans_widget.clann.course import ARMS
from clans_widget.clann.drawing.theme import DEFAULT_THEME
from clans_widget.clann.rules.ranks import CHARACTERS
from clans_widget.clann.rules.seats import FEWEST_PLAYERS, MOST_PLAYERS, arm_of

KNIGHT: Final = len(CHARACTERS) + 1
"""The number of the Knight's tool, which comes after those of the characters."""


def classes(player: int, players: int) -> tuple[str, str]:
    """The classes of tools for a player's characters, where so many play.

    Examples
    --------
    >>> classes(2, 2), classes(2, 4)
    (('clann-of-C', 'clann-seats-2'), ('clann-of-B', 'clann-seats-4'))
    """
    return f"clann-of-{ARMS[arm_of(player, players)]}", f"clann-seats-{players}"


def _under(tool: str, labels: str, color: str) -> str:
    """A line of a color under what a tool's buttons are called."""
    label = f"{tool} .widget-radio-box label:nth-of-type({labels})"
    return f".stage {label} {{border-bottom: 4px solid {color}}}"


_COLORS: Final[Sequence[str]] = [paint.base for paint in DEFAULT_THEME.clans]

_CHARACTERS: Final = [
    _under(f".clann-of-{arm} .clann-tool", f"-n+{len(CHARACTERS)}", color)
    for arm, color in zip(ARMS, _COLORS, strict=True)
]

_PLAYERS: Final = [
    _under(f".clann-seats-{players} .clann-clan", str(player), _COLORS[arm_of(player, players)])
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    for player in range(1, players + 1)
]

_LINES: Final = (
    *_CHARACTERS,
    _under(".clann-tool", str(KNIGHT), DEFAULT_THEME.armor.base),
    *_PLAYERS,
)

STYLE: Final = "\n".join(("<style>", *_LINES, "</style>"))
