"""A suite as it stands on the disk."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

FILE: Final = "suite.json"


def read(package: str) -> dict[str, Any]:
    """The suite that lies in a package, as its file has it."""
    suite: dict[str, Any] = json.loads(files(package).joinpath(FILE).read_text("utf-8"))
    return suite
