"""What is said over the controls: what has happened, what to do now, what went wrong."""

from __future__ import annotations

from html import escape

from clans_widget.stage.walk import Caption
from clans_widget.words import Voice


def caption_html(
    caption: Caption, *, prompt: str, trouble: str, failures: str, voice: Voice
) -> str:
    """The caption of a step as HTML.

    Parameters
    ----------
    caption : Caption
    prompt : str
        What the reader can do now; empty for nothing.
    trouble : str
        Why the reader's last choice was refused: it takes the place of the prompt.
    failures : str
        What a function of the notebook's author has raised.
    voice : Voice

    Examples
    --------
    >>> said = Caption("M1", "The hut on A1 moves to A2.")
    >>> caption_html(said, prompt="", trouble="", failures="", voice=Voice())
    "<p class='stage-happened'><span class='stage-rule'>M1</span>The hut on A1 moves to A2.</p>"
    """
    parts = [
        _paragraph("stage-happened", caption.text, caption.rule),
        _paragraph("stage-trouble", trouble) or _paragraph("stage-prompt", prompt),
    ]
    if failures:
        told = _paragraph("stage-trouble", voice.say("widget.failed"))
        parts.append(f"{told}<pre>{escape(failures)}</pre>")
    return "".join(parts)


def _paragraph(css_class: str, text: str, rule: str = "") -> str:
    if not text:
        return ""
    badge = f"<span class='stage-rule'>{escape(rule)}</span>" if rule else ""
    return f"<p class='{css_class}'>{badge}{escape(text)}</p>"
