"""A page as HTML: what stands around its body."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from string import Template
from typing import Final

from clans_widget.words import Voice

from .live import policy

STYLE: Final = "site.css"
"""The file with the style of the pages."""

ICON: Final = "icon.svg"
"""The file with the picture that a browser has beside the title of a page."""


def page_of(
    body: str,
    title: str,
    voice: Voice,
    *,
    top: str = "",
    home: str = "",
    languages: str = "",
    wake: str = "",
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
    """
    return Template(_part("site.html")).substitute(
        language=voice.language,
        title=escape(title),
        policy=policy(),
        icon=f"{top}{ICON}",
        style=f"{top}{STYLE}",
        home=home,
        languages=languages,
        body=body,
        wake=wake,
        foot=escape(voice.say("page.unofficial")),
    )


def shared() -> dict[str, str]:
    """What the pages of a site load, by its place there."""
    return {name: _part(name) for name in (STYLE, ICON)}


def _part(name: str) -> str:
    return files(__package__).joinpath(name).read_text("utf-8")
