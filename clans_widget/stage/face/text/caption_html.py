"""What is said over the controls: what has happened, what to do now, what went wrong."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

from clans_widget.stage.sight import Caption
from clans_widget.stage.walk import Walk

from .badges import badge, told
from .dots import with_dots


class Said(NamedTuple):
    """What is said at a time.

    Attributes
    ----------
    caption : Caption
    prompt : str
        What the reader can do now; empty for nothing.
    trouble : str
        Why the reader's last choice was refused: it takes the place of the prompt.
    forbidding : str
        Id of the rule for which it was.
    failures : str
        What a function of the notebook's author has raised.
    """

    caption: Caption
    prompt: str = ""
    trouble: str = ""
    forbidding: str = ""
    failures: str = ""


def said_in(scene: Walk) -> Said:
    """What a scene says now."""
    trouble = scene.trouble
    forbidding = scene.forbidding if trouble else ""
    return Said(scene.caption(), scene.prompt, trouble, forbidding, scene.failures)


def caption_html(scene: Walk, said: Said) -> str:
    """What is said in a scene, as HTML.

    Clans, or whatever else has a color in the game, have a dot of it before their name. The ids of
    rules open what the rule says.

    Parameters
    ----------
    scene : Walk
    said : Said
    """
    rule, text = said.caption
    parts = [
        _paragraph(scene, "stage-happened", text, rule),
        _paragraph(scene, "stage-trouble", said.trouble, said.forbidding)
        or _paragraph(scene, "stage-prompt", said.prompt),
        told(scene, rule, said.forbidding),
    ]
    if said.failures:
        failed = _paragraph(scene, "stage-trouble", scene.voice.say("widget.failed"))
        parts.append(f"{failed}<pre>{escape(said.failures)}</pre>")
    return "".join(parts)


def _paragraph(scene: Walk, css_class: str, text: str, rule: str = "") -> str:
    if not text:
        return ""
    colors = scene.production.colored_words(scene.voice)
    return f"<p class='{css_class}'>{badge(scene, rule)}{with_dots(text, colors)}</p>"
