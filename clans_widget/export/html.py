"""A walk-through as one page that needs no kernel and no network.

The page shows the last frame as it is; its script, if it may run, puts other layers,
captions and tables in their places. All of them stand in the page, each once.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from html import escape, unescape
from importlib.resources import files
from string import Template
from typing import Final
from xml.etree import ElementTree as ET

from clans_widget.picture import Picture
from clans_widget.web import hashed, joined
from clans_widget.words import IN_USE, Words, words

from .distinct import Distinct, Layers, distinct, layers_of
from .frame import Frame, check

_LABELS: Final = (
    *("control.first", "control.back", "control.next", "control.last", "control.step"),
    *("control.autoplay", "control.pause", "control.pace", "control.slow", "control.medium"),
    *("control.fast", "export.controls", "export.larger", "export.words", "export.all"),
    *("export.rules", "export.keys", "export.no_script"),
)
"""The words on the page that are the same in all its frames."""

_STYLED: Final = re.compile(r"""\bstyle=(["']?)(.*?)(?:\1(?=[\s>]))""")
"""A style in a tag, and how it is quoted."""

_PAINTER: Final = ("viewBox", "font-family", "stroke-linejoin", "stroke-linecap")
"""The attributes of a picture's SVG on which its layers depend."""


def walkthrough(frames: Sequence[Frame], *, title: str, language: str = IN_USE) -> str:
    """Frames as an HTML page with step controls.

    The page is one file without any resource outside, and says so in its own security
    policy: it runs from a disk, on a course page, in a frame of another page. A ``#5``
    behind its address opens it at frame 5.

    Parameters
    ----------
    frames : sequence of Frame
        The first, number 0, is the beginning; each of the others is what a step led to.
    title : str
        Heading of the page, plain text.
    language : str
        Of the controls.

    Returns
    -------
    str
        The same for the same frames.

    Raises
    ------
    ExportError
        If there is no frame, or their pictures differ in size or number of layers.

    Examples
    --------
    >>> picture = Picture(10, 10, (), "Nothing", "An empty sheet.", "en")
    >>> page = walkthrough([Frame(picture, "M1", "One hut < two.")], title="A & B")
    >>> "<h1>A &amp; B</h1>" in page, "One hut &lt; two." in page
    (True, True)
    """
    speak = words(language)
    check(frames, language)
    layers = layers_of([view.picture for view in frame.views] for frame in frames)
    tables = distinct(frame.tables for frame in frames)
    last, style, script = frames[-1], _part("page.css"), _script()
    return Template(_part("page.html")).substitute(
        {key.partition(".")[2]: escape(speak.say(key)) for key in _LABELS},
        language=escape(speak.language),
        title=escape(title),
        policy=_policy(script, style, tables.texts),
        style=style,
        script=script,
        picture="".join(_views(last, layers)),
        caption=_caption(last, speak),
        tables=_tables(tables.texts[number] for number in tables.numbers[-1]),
        description=escape(_description(last)),
        described=escape(last.picture.language),
        most=len(frames) - 1,
        position=_place(len(frames) - 1, frames, speak),
        steps=_steps(frames, layers.kept, tables, speak),
        rule_texts=_rule_texts(frames, speak),
        kept=f"<svg>{''.join(layers.kept.texts)}</svg>{_tables(tables.texts)}",
    )


@cache
def _part(name: str) -> str:
    """The page, or its style."""
    return files(__package__).joinpath(name).read_text("utf-8")


def _script() -> str:
    """The page's script; in a block, its names are nobody else's."""
    return f'"use strict";\n{{\n{joined("export/page.js")}}}\n'


def _policy(script: str, style: str, tables: Iterable[str]) -> str:
    """Nothing may run or be loaded but the page's own script and style, and those of its tables."""
    own = [unescape(text) for _, text in _STYLED.findall("".join(tables))]
    styles = " ".join(map(hashed, dict.fromkeys([style, *own])))
    by_hash = " 'unsafe-hashes'" if own else ""
    return (
        f"default-src 'none'; script-src {hashed(script)}; style-src {styles}{by_hash}; "
        "base-uri 'none'; form-action 'none'"
    )


def _views(frame: Frame, layers: Layers) -> Iterator[str]:
    """The pictures of the last frame; several stand beside each other, under their headings."""
    begun = 0
    for view in frame.views:
        picture = _picture(replace(view.picture, title=_title(view)), layers, begun)
        begun += len(view.picture.layers)
        heading = f"<h2>{escape(view.heading)}</h2>" if view.heading else ""
        yield f'<div class="view">{heading}{picture}</div>' if frame.beside else heading + picture


def _picture(picture: Picture, layers: Layers, begun: int) -> str:
    """A picture, each layer that changes in a group where others can take its place.

    So many layers stand before its own.
    """
    blank = replace(picture, layers=(), title="", description="").svg()
    attributes = ET.fromstring(blank).attrib
    painter = " ".join(f'{name}="{escape(attributes[name])}"' for name in _PAINTER)
    body = "".join(
        f'<g class="slot">{text}</g>' if number in layers.moving else text
        for number, text in enumerate(layers.last)
        if begun <= number < begun + len(picture.layers)
    )
    return (
        f'<svg width="{picture.width}" height="{picture.height}" {painter} role="img" '
        f'aria-label="{escape(picture.title)}" aria-describedby="description">{body}</svg>'
    )


def _caption(frame: Frame, speak: Words) -> str:
    """What is said; of several pictures, one after the other."""
    if not frame.beside:
        return _said(frame, speak)
    return "".join(
        f'<span class="side"><i>{number}</i> {_said(view, speak)}</span>'
        for number, view in enumerate(frame.views, 1)
    )


def _said(frame: Frame, speak: Words) -> str:
    rule = escape(speak.say("export.rule", rule=frame.rule))
    badge = f'<b class="rule" data-rule="{escape(frame.rule)}">{rule}</b> ' if frame.rule else ""
    return f"{badge}<span>{escape(frame.text)}</span>"


def _tables(texts: Iterable[str]) -> str:
    return "".join(f'<div class="table">{text}</div>' for text in texts)


def _place(number: int, frames: Sequence[Frame], speak: Words) -> str:
    """Which frame this is, of how many."""
    return escape(speak.say("export.step_of", step=number, count=len(frames) - 1))


def _steps(frames: Sequence[Frame], layers: Distinct, tables: Distinct, speak: Words) -> str:
    """The list of all frames: what the reader reads there, and what the script needs."""
    return "\n".join(
        f'<li><button type="button" data-layers="{_list(layers.numbers[number])}" '
        f'data-tables="{_list(tables.numbers[number])}" '
        f'data-place="{_place(number, frames, speak)}" '
        f'data-title="{escape(_titles(frame))}" '
        f'data-description="{escape(_description(frame))}">'
        f"{_caption(frame, speak)}</button></li>"
        for number, frame in enumerate(frames)
    )


def _rule_texts(frames: Sequence[Frame], speak: Words) -> str:
    """What the rules say by which something happens, each once, in the order of their ids."""
    views = [view for frame in frames for view in frame.views]
    texts = {view.rule: view.rule_text for view in views if view.rule_text}
    return "\n".join(
        f"<dt>{escape(speak.say('export.rule', rule=rule))}</dt>"
        f'<dd id="{escape(rule)}">{escape(texts[rule])}</dd>'
        for rule in sorted(texts)
    )


def _titles(frame: Frame) -> str:
    """The titles of the pictures, one a line."""
    return "\n".join(_title(view) for view in frame.views)


def _title(frame: Frame) -> str:
    """The title of a picture on one line, after its heading if it has one."""
    title = " ".join(frame.picture.title.split("\n"))
    return f"{frame.heading}: {title}" if frame.heading else title


def _description(frame: Frame) -> str:
    """The pictures in words, those of several under their headings."""
    if not frame.beside:
        return frame.picture.description
    return " ".join(f"{view.heading}: {view.picture.description}" for view in frame.views)


def _list(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))
