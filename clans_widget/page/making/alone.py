"""A page that has all it needs in itself: it opens by a double click."""

from __future__ import annotations

import gzip
from base64 import b64encode
from typing import Final

from clans_widget.web import hashed
from clans_widget.words import Voice

from .assets import BEGIN, STYLE, parts
from .live import NOT_KEPT, Kept, keeper, told
from .paged import page_of

POLICY: Final = (
    "default-src 'none'; script-src {script} blob: 'wasm-unsafe-eval'; worker-src blob:; "
    "connect-src blob:; style-src 'unsafe-inline'; img-src data: blob:; base-uri 'none'; "
    "form-action 'none'"
)
"""The one script of the page may run, and what it unpacks; nothing is asked for anywhere."""


def alone(body: str, title: str, voice: Voice, kept: Kept = NOT_KEPT) -> str:
    """A page whose boards play, without a server.

    Parameters
    ----------
    body : str
        HTML, with what comes alive.
    title : str
    voice : Voice
    kept : Kept

    Raises
    ------
    BuildError
        If Python for browsers cannot be had.
    """
    files = parts()
    script = files.pop(BEGIN).decode()
    style = files.pop(STYLE).decode()
    inside = "\n".join(_inside(name, content) for name, content in sorted(files.items()))
    about = f"{keeper(voice, kept)}{told(voice)}"
    wake = f'{about}{inside}\n<script type="module">{script}</script>'
    allowed = POLICY.format(script=hashed(script))
    return page_of(body, title, voice, wake=wake, style=style, allowed=allowed)


def _inside(name: str, content: bytes) -> str:
    """A file in a page: packed, as letters."""
    packed = b64encode(gzip.compress(content, compresslevel=9, mtime=0)).decode()
    return f'<script type="application/gzip" data-file="{name}">{packed}</script>'
