"""A page as HTML: what stands around its body."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from importlib.resources import files
from string import Template

from clans_widget.words import Voice

from .assets import FOLDER, LOOKS, addressed, look
from .live import policy, starter

STYLE, ICON = LOOKS


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
        CSS that the page has in itself; without it, its style is a file at the top of the site.
    allowed : str
        The policy of the page, where it is not that of the pages of a site.
    """
    link = f'<link rel="stylesheet" href="{top}{_place(STYLE)}">'
    return Template(_part("site.html")).substitute(
        language=voice.language,
        title=escape(title),
        policy=allowed or policy(starter()),
        icon=_icon_inside() if style else f"{top}{_place(ICON)}",
        style=f"<style>{style}</style>" if style else link,
        home=home,
        languages=languages,
        body=body,
        wake=wake,
        foot=escape(voice.say("page.unofficial")),
    )


def style_of_pages() -> str:
    """The style of the pages of a site."""
    return _part(STYLE)


def _place(name: str) -> str:
    """The place of a file that says what pages look like."""
    return f"{FOLDER}/{addressed(name, look(name))}"


def _icon_inside() -> str:
    """The icon as an address that has all of it."""
    return f"data:image/svg+xml;base64,{b64encode(_part(ICON).encode()).decode()}"


def _part(name: str) -> str:
    return files(__package__).joinpath(name).read_text("utf-8")
