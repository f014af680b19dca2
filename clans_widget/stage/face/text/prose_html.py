"""Paragraphs as HTML; before a name that has a color stands a dot of it, for those who know it."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from clans_widget.stage.view import Badge, Paragraph, Prose, Run


def dotted(painted: Iterable[tuple[str, str]]) -> str:
    """Names with their colors as HTML: what stands in a cell of a table.

    Examples
    --------
    >>> dotted([("#c8321f", "R"), ("#2b6cc6", "B")])
    '<i style=--dot:#c8321f>R</i> <i style=--dot:#2b6cc6>B</i>'
    """
    return " ".join(dot(color, name) for color, name in painted)


def dot(color: str, name: str) -> str:
    """A name whose style draws the dot: in few bytes, as it goes along with each step."""
    return f"<i style=--dot:{color}>{escape(name)}</i>"


def prose_html(prose: Prose) -> str:
    """Paragraphs, and below them what a program has said.

    Examples
    --------
    >>> runs = Run("2 "), Run("red", color="#c8321f"), Run(" & 1 blue")
    >>> prose_html(Prose(key="it", paragraphs=(Paragraph("stage-happened", runs),)))
    "<p class='stage-happened'>2 <i style=--dot:#c8321f>red</i> &amp; 1 blue</p>"
    """
    code = f"<pre>{escape(prose.code)}</pre>" if prose.code else ""
    return "".join(map(_paragraph, prose.paragraphs)) + code


def _paragraph(paragraph: Paragraph) -> str:
    note = " role='note'" if paragraph.is_note else ""
    badge = badge_html(paragraph.badge) if paragraph.badge else ""
    runs = "".join(map(run_html, paragraph.runs))
    return f"<p class='{paragraph.css}'{note}>{badge}{runs}</p>"


def run_html(run: Run) -> str:
    """Words of a paragraph; no line ends between them and what is elided before.

    Examples
    --------
    >>> run_html(Run("Ann", color="#c8321f", elided="d’"))
    '<span style=white-space:nowrap>d’<i style=--dot:#c8321f>Ann</i></span>'
    >>> run_html(Run("Lesson 4", css="stage-lesson", link="04-strife.ipynb"))
    "<a class='stage-lesson' href='04-strife.ipynb' target='_blank' rel='noopener'>Lesson 4</a>"
    """
    text = dot(run.color, run.text) if run.color else escape(run.text)
    if run.strong:
        text = f"<b>{text}</b>"
    css = f" class='{run.css}'" if run.css else ""
    if run.link:
        link = f"href='{escape(run.link, quote=True)}' target='_blank' rel='noopener'"
        return f"<a{css} {link}>{text}</a>"
    if run.elided:
        return f"<span style=white-space:nowrap>{escape(run.elided)}{text}</span>"
    return f"<span{css}>{text}</span>" if css else text


def badge_html(badge: Badge) -> str:
    """The id of a rule: a button, where there is something to say of it."""
    name = escape(badge.rule)
    if not badge.asks:
        return f"<span class='stage-rule'>{name}</span>"
    asks, is_open = escape(badge.asks, quote=True), str(badge.is_open).lower()
    return (
        f"<button type='button' class='stage-rule' data-rule='{name}' title='{asks}'"
        f" aria-expanded='{is_open}'>{name}</button>"
    )
