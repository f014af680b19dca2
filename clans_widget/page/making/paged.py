"""A page as HTML: what stands around its body."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from importlib.resources import files
from string import Template
from typing import Final

from clans_widget.words import Voice

from .assets import FOLDER, ICON, addressed, look
from .live import policy, starter

STYLE: Final = "site.css"
"""What the pages of a site look like. Each has it in itself: none waits for it to be read."""


def page_of(
    body: str,
    title: str,
    voice: Voice,
    *,
    top: str = "",
    home: str = "",
    languages: str = "",
    wake: str = "",
    style: str = "",
    allowed: str = "",
    foot: str = "",
) -> str:
    """A page, which names its own rules of safety.

    Parameters
    ----------
    body : str
        HTML.
    title : str
    voice : Voice
    top : str
        The way to the top of the site.
    home, languages : str
        Links at its head.
    wake : str
        What brings its boards to life.
    style : str
        CSS that it has besides that of all pages. Such a page has its icon in itself, too.
    allowed : str
        The policy of the page, where it is not that of the pages of a site.
    foot : str
        HTML: what stands at its foot instead of whose the games are.
    """
    icon = f"{top}{FOLDER}/{addressed(ICON, look(ICON))}"
    return Template(_part("site.html")).substitute(
        language=voice.language,
        title=escape(title),
        policy=allowed or policy(starter()),
        icon=_icon_inside() if style else icon,
        style=f"<style>{_part(STYLE)}\n{style}</style>",
        home=home,
        languages=languages,
        body=body,
        wake=wake,
        foot=foot or escape(voice.say("page.unofficial")),
    )


def _icon_inside() -> str:
    """The icon as an address that has all of it."""
    return f"data:image/svg+xml;base64,{b64encode(_part(ICON).encode()).decode()}"


def _part(name: str) -> str:
    return files(__package__).joinpath(name).read_text("utf-8")
