"""What is said over the controls: what has happened, what to do now, what went wrong."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

from clans_widget.words import Words


class Happened(NamedTuple):
    """What a caption says of a step: the rule, and a sentence."""

    rule: str = ""
    text: str = ""


def caption_html(
    happened: Happened, *, prompt: str, trouble: str, failures: str, speak: Words
) -> str:
    """The caption of a step as HTML.

    Parameters
    ----------
    happened : Happened
    prompt : str
        What the reader can do now; empty for nothing.
    trouble : str
        Why the reader's last choice was refused: it takes the place of the prompt.
    failures : str
        What a function of the notebook's author has raised.
    speak : Words

    Examples
    --------
    >>> from clans_widget.words import words
    >>> said = Happened("M1", "The hut on A1 moves to A2.")
    >>> caption_html(said, prompt="", trouble="", failures="", speak=words())
    "<p class='stage-happened'><span class='stage-rule'>M1</span>The hut on A1 moves to A2.</p>"
    """
    parts = [
        _paragraph("stage-happened", happened.text, happened.rule),
        _paragraph("stage-trouble", trouble) or _paragraph("stage-prompt", prompt),
    ]
    if failures:
        told = _paragraph("stage-trouble", speak.say("widget.failed"))
        parts.append(f"{told}<pre>{escape(failures)}</pre>")
    return "".join(parts)


def _paragraph(css_class: str, text: str, rule: str = "") -> str:
    if not text:
        return ""
    badge = f"<span class='stage-rule'>{escape(rule)}</span>" if rule else ""
    return f"<p class='{css_class}'>{badge}{escape(text)}</p>"
