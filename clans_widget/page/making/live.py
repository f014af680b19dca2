"""What stands on a page where a board or a quiz comes alive."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from html import escape
from typing import Final, NamedTuple

from clans_widget.quiz.course.stars import MOST
from clans_widget.web import bare, hashed
from clans_widget.words import Voice

from .assets import FOLDER, shared
from .modules import can_run

TOLD: Final = (
    *("begin", "loading", "starting", "network", "late", "python", "browser", "disk", "frame"),
    *("server", "cell", "why", "again", "back", "anew", "then"),
)
"""The sentences of a page about what comes, and what does not, by their names."""

OFFERED: Final = ("about", "offer", "going", "done", "full", "network", "insecure", "browser")
"""The sentences of a list of lessons about keeping them on the device, by their names."""

_COUNTED: Final = {"got": "{got}", "all": "{all}"}
"""What the page itself counts: megabytes."""

_SAID: Final = (
    *("course.name", "page.save", "page.load", "page.not_kept"),
    *("page.clear", "page.clear_asked", "page.clear_all"),
)


class Kept(NamedTuple):
    """What a page says of the answers that are given on it.

    Attributes
    ----------
    name : str
        Under which the reader's device keeps them: game, language and name of a lesson of the
        course, or the name of a page by itself. Without one it keeps none.
    is_own : bool
        Whether it is a page by itself, and no lesson of the course.
    is_among : bool
        Whether it is a lesson with the others beside it.
    """

    name: str = ""
    is_own: bool = False
    is_among: bool = False


NOT_KEPT: Final = Kept()


def policy(*inline: str, forms: str = "'none'") -> str:
    """What a page allows: the site's own scripts, WebAssembly among them, and no other machine.

    Boards bring styles of their own.

    Parameters
    ----------
    inline : str
        The scripts that stand in the page itself.
    forms : str
        Where its forms may be sent.
    """
    scripts = " ".join(["'self' 'wasm-unsafe-eval'", *dict.fromkeys(map(hashed, inline))])
    return (
        f"default-src 'self'; script-src {scripts}; style-src 'self' 'unsafe-inline'; "
        f"img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action {forms}"
    )


def live(shown: str, code: str, game: str, known: object = None) -> str:
    """What stands on a page before scripts run, with the code of what takes its place.

    Parameters
    ----------
    shown : str
        HTML.
    code : str
        Of a cell. Where it needs what no page has, the page keeps what is shown.
    game : str
        The name of its package.
    known : object, optional
        What the page knows of it before its Python is there, as JSON has it.
    """
    if not can_run(code):
        return shown
    data = json.dumps(known, ensure_ascii=False).replace("<", "\\u003c") if known else ""
    script = f'<script type="application/json" class="live-known">{data}</script>' if data else ""
    return alive(f"{shown}{script}", code, game)


def alive(shown: str, code: str, game: str) -> str:
    """As :func:`live`, of a cell of which it is known that a page has what it needs."""
    about = f'data-game="{game}" data-live="{game}-live"'
    return f'<div class="live" {about} data-code="{escape(code)}">{shown}</div>'


def waker(top: str, voice: Voice, kept: Kept = NOT_KEPT, beside: Iterable[str] = ()) -> str:
    """What wakes the boards of a page, and lets a reader save the progress with a lesson.

    Parameters
    ----------
    top : str
        The way from the page to the top of the site, ending with a slash if there is any.
    voice : Voice
    kept : Kept
    beside : iterable of str
        The ways to other pages that are to open without a network once this one was seen.
    """
    begin = f'data-begin="{top}{FOLDER}/{shared().begin}" data-beside="{" ".join(beside)}"'
    starts = f'<script type="module">{starter()}</script>'
    return f"{keeper(voice, kept)}{told(voice)}<p hidden {begin}></p>{starts}"


@cache
def starter() -> str:
    """The script that stands in each page of a site, and says when no other comes."""
    return bare("page/browser/start.js")


def told(voice: Voice) -> str:
    """What a page says while Python comes, or when something is wrong; also without scripts."""
    words = {name: voice.say(f"page.wait.{name}", **_COUNTED) for name in TOLD}
    without = f'<p class="live-without">{escape(voice.say("page.wait.script"))}</p>'
    return f'<p hidden data-words="{_as_data(words)}"></p>{without}'


def offer(voice: Voice, sizes: Mapping[str, int]) -> str:
    """Where a reader of a list of lessons can have all of them kept on the device.

    Parameters
    ----------
    voice : Voice
    sizes : mapping of str to int
        The bytes of all that is needed, by the ways there.
    """
    words = {name: voice.say(f"page.keep.{name}", **_COUNTED) for name in OFFERED}
    words |= {name: voice.say(f"page.wait.{name}") for name in ("why", "again")}
    about = f'data-keep="{_as_data(list(sizes.items()))}" data-words="{_as_data(words)}"'
    title = escape(voice.say("page.keep.title"))
    return f'<section hidden class="keep" {about}><h2>{title}</h2></section>'


def starred(voice: Voice) -> str:
    """What a list of lessons needs to say how far a reader has come with them."""
    stars = [voice.say("course.you_have", count=count) for count in range(MOST + 1)]
    of = voice.say("course.of", count="{count}", total="{total}")
    return f'data-stars="{_as_data({"stars": stars, "of": of})}"'


def _as_data(value: object) -> str:
    """A value as a script finds it on the page."""
    return escape(json.dumps(value, ensure_ascii=False))


def keeper(voice: Voice, kept: Kept) -> str:
    """Where readers say who they are, save their progress as a file, load it from one, or clear it.

    It is seen once there are questions on the page. Where none are kept there is nothing.
    """
    if not kept.name:
        return ""
    said = {key: escape(voice.say(key)) for key in _SAID}
    kind = " data-own" if kept.is_own else " data-among" if kept.is_among else ""
    about = f'data-lesson="{escape(kept.name)}"{kind} data-not-kept="{said["page.not_kept"]}"'
    button = '<button type="button" class="jupyter-button live-'
    return (
        f'<div hidden class="live live-keep" {about}>'
        f'<label>{said["course.name"]} <input class="live-name" autocomplete="off"></label>'
        f'{button}save" hidden>{said["page.save"]}</button>'
        f'{button}load">{said["page.load"]}</button>'
        '<input type="file" class="live-file" accept=".json,application/json" hidden>'
        '<span class="live-told" role="status"></span>'
        f'<details class="live-clear" hidden><summary>{said["page.clear"]}</summary>'
        f'<p>{said["page.clear_asked"]}</p>{button}clear-all">{said["page.clear_all"]}</button>'
        "</details></div>"
    )
