"""A page by itself, as a file."""

from __future__ import annotations

from pathlib import Path

from clans_widget.core.ledger import write_own
from clans_widget.core.write_file import write_file
from clans_widget.export.file import PAGES, check_ending, check_folder, told_if_refused
from clans_widget.words import Voice

from .alone import alone
from .assets import assets
from .live import NOT_KEPT, Kept, waker
from .paged import page_of


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
