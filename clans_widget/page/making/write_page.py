"""A page by itself, as a file: it has all it needs in itself, and opens by a double click."""

from __future__ import annotations

import gzip
from base64 import b64encode
from pathlib import Path
from typing import Final

from clans_widget.core.ledger import write_own
from clans_widget.core.write_file import write_file
from clans_widget.export.file import PAGES, check_ending, check_folder, told_if_refused
from clans_widget.web import hashed
from clans_widget.words import Voice

from .assets import BEGIN, STYLE, assets, parts
from .live import NOT_KEPT, Kept, keeper, told, waker
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


def write_page(
    path: Path,
    body: str,
    title: str,
    voice: Voice,
    *,
    kept: Kept = NOT_KEPT,
    apart: bool = False,
) -> Path:
    """Write a page whose boards come alive.

    Parameters
    ----------
    path : Path
        Of the page, in a folder that exists; a file of this name is replaced.
    body : str
        HTML.
    title : str
    voice : Voice
    kept : Kept
    apart : bool
        Whether what the page needs is written beside it, for a web server. Else it has all in
        itself.

    Raises
    ------
    ExportError
        If the name does not end as that of a page, or the file cannot be written there; also if
        what the page needs would replace files beside it that are somebody's own, or a site's.
    BuildError
        If Python for browsers cannot be had.
    """
    language = voice.language
    check_ending(path, PAGES, "export.page_ending", language)
    check_folder(path, language)
    with told_if_refused(path, language):
        if apart:
            text = page_of(body, title, voice, wake=waker("", voice, kept))
            write_own(path.parent, assets().items(), "pages", named=[(path, text)])
        else:
            write_file(path, alone(body, title, voice, kept))
    return path
