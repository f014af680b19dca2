"""The suite as it stands on the disk."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

FILE: Final = "suite.json"


def read() -> dict[str, Any]:
    """The suite, as its file has it.

    Examples
    --------
    >>> suite = read()
    >>> suite["suite"], suite["version"]
    ('Clans', 1)
    """
    suite: dict[str, Any] = json.loads(files(__package__).joinpath(FILE).read_text("utf-8"))
    return suite
