"""The suite as it stands on the disk."""

from __future__ import annotations

from typing import Any

from clans_widget.core import suite


def read() -> dict[str, Any]:
    """The suite, as its file has it.

    Examples
    --------
    >>> suite = read()
    >>> suite["suite"], suite["version"]
    ('Clans', 1)
    """
    return suite.read(__package__)
