"""The style of a quiz and of the position editor, on top of that of the stage."""

from __future__ import annotations

from typing import Final

from clans_widget.clans import COLORS
from clans_widget.clans.drawing.theme import DEFAULT_THEME

_CLANS: Final = "\n".join(
    f".stage :is(.clans-clan-{color}, .clans-tool .widget-radio-box label:nth-of-type({number}))"
    f" {{border-bottom: 4px solid {DEFAULT_THEME.paint(color).base}}}"
    for number, color in enumerate(COLORS, start=1)
)

WHITE_FIFTH: Final = "clans-white-fifth"
"""The class of a widget in which the fifth huts are white (C3)."""

QUIZ_STYLE: Final = f"""<style>
.stage .clans-question {{font-size: 1.25em; font-weight: 600; margin: .3em 0 .5em}}
.stage-projector .clans-question {{font-size: 1.7rem}}
.clans-quiz .stage-caption .stage-happened {{white-space: pre-line}}
.stage .clans-mark {{min-width: 40px; font-weight: 600}}
.stage .clans-mark-solved {{background: #1b7340; color: #fff}}
.stage .clans-mark-partly {{background: #8a5200; color: #fff}}
.stage .clans-mark-tried {{background: #a5231b; color: #fff}}
.stage .clans-mark-shown {{background: #5b5048; color: #fff}}
.stage .clans-mark-now {{box-shadow: 0 5px 0 -1px #c9811f}}
.stage .clans-marks {{padding-bottom: 4px}}
.stage .clans-check:not(:disabled) {{background: #7a4d16; color: #fff; font-weight: 600}}
.clans-quiz .clans-said-solved .stage-rule {{background: #1b7340}}
.clans-quiz .clans-said-partly .stage-rule {{background: #8a5200}}
.clans-quiz .clans-said-tried .stage-rule {{background: #a5231b}}
.clans-quiz:has(.clans-said-solved) .clans-next-question:not(:disabled)
 {{background: #1b7340; color: #fff; font-weight: 600}}
.stage-projector .clans-answer :is(label, input, select) {{font-size: 1.25rem; line-height: 1.4}}
.stage-projector .clans-answer label {{height: auto}}
.stage .widget-radio-box label {{display: flex; flex-direction: row-reverse; gap: .4em; margin: 0;
 justify-content: flex-end; align-items: center}}
.stage .clans-tool, .stage .clans-tool .widget-radio-box
 {{height: auto; flex-wrap: wrap; gap: 4px 14px}}
.stage .clans-tool .widget-radio-box label {{width: auto}}
.stage .clans-worth input {{width: 4em}}
.stage .clans-reason .widget-radio-box label {{white-space: normal; width: auto; height: auto}}
{_CLANS}
.{WHITE_FIFTH} :is(.clans-clan-black, .clans-tool .widget-radio-box label:nth-of-type(5))
 {{border-bottom-color: {DEFAULT_THEME.white.shade}}}
.jp-OutputArea-child:has(> * > .clans-quiz:not(.jupyter-widgets-disconnected))
 + .jp-OutputArea-child:has(> [data-mime-type="text/plain"]),
.jp-OutputArea-child:has(> * > .clans-quiz:not(.jupyter-widgets-disconnected))
 + .jp-OutputArea-child:has(> [data-mime-type^="image/"])
 + .jp-OutputArea-child:has(> [data-mime-type="text/plain"]) {{display: none}}
</style>"""
