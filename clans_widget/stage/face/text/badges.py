"""The ids of rules in a caption: buttons that open what the rule says."""

from __future__ import annotations

from html import escape

from clans_widget.stage.production import Rule
from clans_widget.stage.walk import Walk

from .lesson import number_of, place_of


def badge(scene: Walk, name: str) -> str:
    """The id of a rule as a button, where there is something to say of it; empty without an id.

    Parameters
    ----------
    scene : Walk
    name : str
    """
    if not name:
        return ""
    if scene.rule(name) is None:
        return f"<span class='stage-rule'>{escape(name)}</span>"
    asks = escape(scene.voice.say("widget.rule", rule=name), quote=True)
    is_open = str(name == scene.open_rule).lower()
    return (
        f"<button type='button' class='stage-rule' data-rule='{escape(name)}' title='{asks}'"
        f" aria-expanded='{is_open}'>{escape(name)}</button>"
    )


def told(scene: Walk, *names: str) -> str:
    """What the rule that is open says, if it is one of these, and where it is taught."""
    name = scene.open_rule
    rule = scene.rule(name) if name and name in names else None
    if rule is None:
        return ""
    return (
        f"<p class='stage-rule-text' role='note'><b>{escape(name)}</b>"
        f" {escape(rule.text)}{_lesson(scene, rule)}</p>"
    )


def _lesson(scene: Walk, rule: Rule) -> str:
    """The lesson by its number; a link to it where it lies beside the notebook."""
    if not rule.lesson:
        return ""
    voice = scene.voice
    named = escape(voice.say("widget.lesson", number=number_of(rule.lesson)))
    place = place_of(rule.lesson, voice.code)
    if not place:
        return f" <span class='stage-lesson'>{named}</span>"
    link = f"href='{escape(place, quote=True)}' target='_blank' rel='noopener'"
    return f" <a class='stage-lesson' {link}>{named}</a>"
