"""What commands say, on whatever terminal: none fails for an encoding.

Where the output of a command goes into a file or to another program, its encoding is that of the
machine; not all know the star, or the sign for an apostrophe, and a name may have any letter.
"""

from __future__ import annotations

import sys
from codecs import register_error
from io import TextIOWrapper
from typing import Final
from unicodedata import normalize

from clans_widget.words import say

PLAIN: Final = {
    "★": "*",
    "☆": "-",
    "·": ".",
    "–": "-",
    "→": "->",
    "←": "<-",
    "œ": "oe",
    "Œ": "OE",
    "’": "'",
    "‘": "'",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
}
"""Signs that some encodings lack, and what everybody reads in their place."""

HANDLER: Final = "clans_widget.plain"


def let_everything_be_said() -> None:
    """From now on the command prints whatever it has to say, on any terminal and into any file."""
    register_error(HANDLER, _plainly)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=HANDLER)


def _plainly(error: UnicodeError) -> tuple[str, int]:
    """What is written in place of signs that cannot be."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(plain, error.object[error.start : error.end])), error.end


def plain(sign: str) -> str:
    r"""A sign in ASCII: one like it, the letter without its accent, or an escape.

    Examples
    --------
    >>> print(*map(plain, "★é…Ł"))
    * e ... \u0141
    """
    bare = normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return PLAIN.get(sign) or bare or sign.encode("ascii", "backslashreplace").decode()


def told_written(done: str, language: str, *, was_there: bool) -> str:
    """That a file was written, and whether it replaces one.

    Examples
    --------
    >>> told_written("Written: board.pdf.", "en", was_there=True)
    'Written: board.pdf. It replaces the one that was there.'
    """
    return f"{done} {say('cli.replaced', language)}" if was_there else done
