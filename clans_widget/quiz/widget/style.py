"""The style of a quiz, on top of that of the stage."""

from __future__ import annotations

from string import Template
from typing import Final

_STAR: Final = (
    "50% 0, 62% 35%, 98% 35%, 69% 57%, 79% 91%, 50% 70%, 21% 91%, 31% 57%, 2% 35%, 38% 35%"
)
"""The corners of a star with five points."""

_STYLE: Final = Template("""<style>
.stage .$name-question {font-size: 1.25em; font-weight: 600; margin: .3em 0 .5em}
.stage-theater .$name-question {font-size: 1em; margin: 0}
.stage.stage-theater .$name-helping {font-size: .8em; font-weight: 400; margin: 0}
.stage-theater .stage-asking:has(> .quiz-bar) {flex-flow: row wrap; align-items: center;
 gap: .3em 1em}
.stage-theater .stage-asking > :is(.quiz-answer, .quiz-bar) {max-width: 100%}
.stage-theater .quiz-bar {flex-flow: row wrap; gap: .3em .5em}
.stage-theater.$name-quiz :is(.stage-caption, .stage-asking) {
 padding: 0 min(var(--beside, 0px), 5%)}
@media (orientation: portrait) {
 .stage-theater.$name-quiz :is(.stage-caption, .stage-asking) {padding: 0}
 .stage.stage-theater.$name-quiz {--unit: min(.75vh, 1.4vw)}
 .stage-theater.$name-quiz .stage-caption:not(.stage-above) {min-height: 0}
 .stage-theater.$name-quiz .stage-asking {row-gap: 0}
 .stage.stage-theater.$name-quiz .quiz-bar .jupyter-button {min-height: 34px}
}
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
.stage .$name-go-on {background: #1b7340; color: #fff; font-weight: 600; font-size: 1.15em;
 height: auto; min-height: 44px; padding: 0 1.4em; white-space: normal}
.$name-quiz .$name-said-solved .stage-happened {border-left: 5px solid #1b7340; padding-left: .7em}
.$name-quiz .$name-said-partly .stage-happened {border-left: 5px solid #8a5200; padding-left: .7em}
.$name-quiz .$name-said-tried .stage-happened {border-left: 5px solid #a5231b; padding-left: .7em}
.$name-quiz:not(.stage-theater) {position: relative}
.quiz-joy {position: absolute; overflow: hidden; pointer-events: none; z-index: 5}
.quiz-joy b {position: absolute; left: calc(50% - 60px); top: calc(50% - 60px); width: 120px;
 height: 120px; background: #f5c92e; filter: drop-shadow(0 3px 6px #0008);
 clip-path: polygon($star)}
.quiz-joy i {position: absolute; left: 50%; top: 55%; width: 16px; height: 16px; opacity: 0;
 background: var(--color)}
.quiz-joy .quiz-joy-star {clip-path: polygon($star); width: 20px; height: 20px}
.quiz-joy .quiz-joy-lozenge {clip-path: polygon(50% 0, 100% 50%, 50% 100%, 0 50%)}
.quiz-joy .quiz-joy-disc {border-radius: 50%; width: 12px; height: 12px}
@media (prefers-reduced-motion: no-preference) {
 .quiz-joy b {animation: quiz-badge 1.2s ease-out both}
 .quiz-joy i {animation: quiz-piece 1.05s var(--wait) cubic-bezier(.2, .6, .5, 1) both}
}
@keyframes quiz-badge {
 0% {transform: scale(0) rotate(-40deg)} 25% {transform: scale(1.15)} 35% {transform: scale(1)}
 75% {transform: scale(1); opacity: 1} 100% {transform: scale(1.4); opacity: 0}
}
@keyframes quiz-piece {
 0% {transform: none; opacity: 1}
 50% {transform: translate(calc(.7 * var(--x)), var(--up)) rotate(calc(.5 * var(--turn)));
  opacity: 1}
 100% {transform: translate(var(--x), var(--down)) rotate(var(--turn)); opacity: 0}
}
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
    return _STYLE.substitute(name=name, star=_STAR)
