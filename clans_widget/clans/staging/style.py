"""The style of Clans' own controls: clans in their colors, tools of the position editor."""

from __future__ import annotations

from typing import Final

from clans_widget.clans.drawing.theme import DEFAULT_THEME
from clans_widget.clans.rules.colors import COLORS

_CLANS: Final = "\n".join(
    f".stage :is(.clans-clan-{color}, .clans-tool .widget-radio-box label:nth-of-type({number}))"
    f" {{border-bottom: 4px solid {DEFAULT_THEME.paint(color).base}}}"
    for number, color in enumerate(COLORS, start=1)
)

WHITE_FIFTH: Final = "clans-white-fifth"
"""The class of a widget in which the fifth huts are white (C3)."""

STYLE: Final = f"""<style>
.stage .clans-worth input {{width: 4em}}
.stage .clans-reason .widget-radio-box label {{white-space: normal; width: auto; height: auto}}
{_CLANS}
.{WHITE_FIFTH} :is(.clans-clan-black, .clans-tool .widget-radio-box label:nth-of-type(5))
 {{border-bottom-color: {DEFAULT_THEME.white.shade}}}
</style>"""
