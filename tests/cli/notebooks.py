"""Notebooks made by hand, of a few cells."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def cell(source: str, *tags: str, kind: str = "code", output: str = "") -> dict[str, Any]:
    made: dict[str, Any] = {"cell_type": kind, "source": source, "metadata": {"tags": [*tags]}}
    if kind == "code":
        made |= {"outputs": [output] if output else [], "execution_count": 1}
    return made


def write(path: Path, *cells: dict[str, Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"cells": cells, "metadata": {}}), "utf-8")
