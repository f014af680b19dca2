"""Pages at once: without the Python that they carry, which is the same on all of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from clans_widget.page.making import alone, written
from clans_widget.page.making.assets import BEGIN, STYLE


@contextmanager
def without_python() -> Iterator[None]:
    """Pages that play are written as they are, but for what makes them play."""
    parts = dict.fromkeys((BEGIN, STYLE), b"")
    with (
        patch.object(alone, "parts", parts.copy),
        patch.object(written, "assets", dict),
    ):
        yield
