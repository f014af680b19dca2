"""The style of a quiz, on top of that of the stage."""

from __future__ import annotations

from string import Template
from typing import Final

_STYLE: Final = Template("""<style>
.stage .$name-question {font-size: 1.25em; font-weight: 600; margin: .3em 0 .5em}
.stage-theater .$name-question {font-size: 1em}
.$name-quiz .stage-caption .stage-happened {white-space: pre-line}
.stage .$name-mark {min-width: 40px; font-weight: 600}
.stage .$name-mark-solved {background: #1b7340; color: #fff}
.stage .$name-mark-partly {background: #8a5200; color: #fff}
.stage .$name-mark-tried {background: #a5231b; color: #fff}
.stage .$name-mark-shown {background: #5b5048; color: #fff}
.stage .$name-mark-now {box-shadow: 0 5px 0 -1px #c9811f}
.stage .$name-marks {padding-bottom: 4px}
.stage .$name-check:not(:disabled) {background: #7a4d16; color: #fff; font-weight: 600}
.$name-quiz .$name-said-solved .stage-rule {background: #1b7340}
.$name-quiz .$name-said-partly .stage-rule {background: #8a5200}
.$name-quiz .$name-said-tried .stage-rule {background: #a5231b}
.$name-quiz:has(.$name-said-solved) .$name-next-question:not(:disabled)
 {background: #1b7340; color: #fff; font-weight: 600}
.stage .widget-radio-box label {display: flex; flex-direction: row-reverse; gap: .4em; margin: 0;
 justify-content: flex-end; align-items: center}
.stage .$name-reason .widget-radio-box label {white-space: normal; width: auto; height: auto}
.jp-OutputArea-child:has(> * > .$name-quiz:not(.jupyter-widgets-disconnected))
 + .jp-OutputArea-child:has(> [data-mime-type="text/plain"]),
.jp-OutputArea-child:has(> * > .$name-quiz:not(.jupyter-widgets-disconnected))
 + .jp-OutputArea-child:has(> [data-mime-type^="image/"])
 + .jp-OutputArea-child:has(> [data-mime-type="text/plain"]) {display: none}
</style>""")


def style_of(name: str) -> str:
    """The style of a quiz about a game, whose name begins the CSS classes.

    Examples
    --------
    >>> ".nim-question" in style_of("nim")
    True
    """
    return _STYLE.substitute(name=name)
