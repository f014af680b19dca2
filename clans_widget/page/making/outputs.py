"""What a cell has shown, as HTML: as a notebook shows it, without its scripts."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from html import escape
from itertools import pairwise
from typing import Any, Final

from clans_widget.core.session import PNG, SVG
from clans_widget.picture.written.still import calls, without_call

from .markdown import PICTURES, Markdown
from .terminal import as_html

HTML: Final = "text/html"
TEXT: Final = "text/plain"
JSON: Final = "application/json"
VIEW: Final = "application/vnd.jupyter.widget-view+json"

WRITTEN: Final = ("text/markdown", "text/latex")
"""What is read as Markdown is: formulas stand between dollars in it, or begin by name."""

PAINTED: Final = (PNG, *(kind for kind in PICTURES.values() if kind not in (PNG, SVG)))

OURS: Final = "application/vnd.clans"
"""So begin the kinds of what this package keeps beside what it shows."""

_OF_A_WHOLE_PAGE: Final = re.compile(r"<(?:base|link|meta)(?=[\s/>])", re.IGNORECASE)
"""What may call another machine, or lead there, whatever the policy of a page allows."""


def is_of_board(output: Mapping[str, Any]) -> bool:
    """Whether an output is the picture that a board or a quiz leaves behind."""
    data = output.get("data", {})
    return SVG in data and (VIEW in data or calls(_text(data[SVG])))


def without_views(outputs: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The outputs of a cell without those that say only in words what their picture shows.

    JupyterLab keeps two of a board: the live form with a text, and after it the picture.

    Examples
    --------
    >>> from clans_widget.picture import Picture
    >>> from clans_widget.picture.written.still import still_of
    >>> still = still_of(Picture(4, 3, (), "A sheet", "An empty sheet.", "en"), call="Play")
    >>> live, still = {"data": {VIEW: {}, TEXT: "Clans"}}, {"data": {SVG: still.svg()}}
    >>> without_views([live, still, live]) == [still, live]
    True
    """
    pairs = pairwise([*outputs, {}])
    return [output for output, after in pairs if not _is_live_form(output, after)]


def _is_live_form(output: Mapping[str, Any], after: Mapping[str, Any]) -> bool:
    forms, others = output.get("data", {}), after.get("data", {})
    return VIEW in forms and SVG not in forms and VIEW not in others and is_of_board(after)


def shown(output: Mapping[str, Any], markdown: Markdown) -> str:
    """An output of a cell; nothing if there is nothing to be seen of it.

    Parameters
    ----------
    output : mapping
        As a notebook keeps it.
    markdown : Markdown
        Reads what is written in it.

    Examples
    --------
    >>> from pathlib import Path
    >>> shown({"output_type": "stream", "text": ["7 < ", "8"]}, Markdown(Path()))
    '<pre>7 &lt; 8</pre>'
    """
    if output.get("output_type") == "error":
        return _pre(_error(output))
    data = {kind: held for kind, held in output.get("data", {}).items() if held not in ("", [])}
    if SVG in data:
        return f"<figure>{_at_rest(without_call(_text(data[SVG])))}</figure>"
    if HTML in data:
        return f'<div class="shown">{_at_rest(_text(data[HTML]))}</div>'
    for kind in WRITTEN:
        if kind in data:
            return f'<div class="shown">{markdown.html(_text(data[kind]))}</div>'
    for kind in PAINTED:
        if kind in data:
            return _painted(kind, _text(data[kind]), output.get("metadata", {}).get(kind))
    if any(kind.startswith(OURS) for kind in data):
        return ""
    if JSON in data:
        return _pre(json.dumps(data[JSON], indent=1, ensure_ascii=False))
    return _pre(_text(output.get("text", "")) or _text(data.get(TEXT, "")))


def _at_rest(written: str) -> str:
    """HTML of an author's without what is said of a page as a whole; the rest stays as it is.

    Its place is taken by an element that is as empty, and does nothing.

    Examples
    --------
    >>> _at_rest('<META http-equiv="refresh" content="0; url=https://example.org"><b>six</b>')
    '<wbr http-equiv="refresh" content="0; url=https://example.org"><b>six</b>'
    """
    return _OF_A_WHOLE_PAGE.sub("<wbr", written)


def _text(held: object) -> str:
    r"""A text as a notebook keeps it: whole, or in lines; of anything else nothing.

    Examples
    --------
    >>> _text(["one\n", "two"]), _text({"no": "text"})
    ('one\ntwo', '')
    """
    lines = held if isinstance(held, list) else [held]
    return "".join(line for line in lines if isinstance(line, str))


def _error(output: Mapping[str, Any]) -> str:
    """What has gone wrong, as the notebook tells it; or in one line, where only that is kept."""
    told = "\n".join(line for line in output.get("traceback", ()) if isinstance(line, str))
    return told or f"{output.get('ename', '')}: {output.get('evalue', '')}"


def _painted(kind: str, letters: str, about: object) -> str:
    """A picture; what is known about it may describe it."""
    described = str(about.get("alt", "")) if isinstance(about, dict) else ""
    source = f"data:{kind};base64,{escape(letters)}"
    return f'<figure><img src="{source}" alt="{escape(described)}"></figure>'


def _pre(text: str) -> str:
    return f"<pre>{as_html(text)}</pre>" if text else ""
