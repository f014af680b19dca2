"""Pages at once: without the Python that they carry, which is the same on all of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final
from unittest.mock import patch

from clans_widget.page.making import assets, live, write_page
from clans_widget.page.making.assets import BEGIN, STYLE, Shared

FEW: Final = Shared({"page-1.js": b"now"}, "page-1.js", "1")
"""What pages of a site share, in place of Python and all that serves it."""


@contextmanager
def without_python(shared: Shared = FEW) -> Iterator[None]:
    """Pages that play are written as they are, but for what makes them play.

    Parameters
    ----------
    shared : Shared
        What they share in its place.
    """
    parts = dict.fromkeys((BEGIN, STYLE), b"")
    with (
        patch.object(write_page, "parts", parts.copy),
        patch.object(assets, "shared", lambda: shared),
        patch.object(live, "shared", lambda: shared),
    ):
        yield
