"""What the last run of ``make mutants`` found: how many were noticed, and by which tests."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "found"


@dataclass
class Found:
    """What was found about one module.

    Attributes
    ----------
    mutants, noticed : int
    tests : list of str
        Tests that together notice all that were noticed.
    """

    mutants: int = 0
    noticed: int = 0
    tests: list[str] = field(default_factory=list)


def read(group: str) -> dict[str, Found]:
    """What is known about the modules of a group."""
    file = FOLDER / f"{group}.json"
    known = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return {module: Found(**found) for module, found in known.items()}


def write(group: str, found: Mapping[str, Found]) -> None:
    """Keep what was found."""
    FOLDER.mkdir(exist_ok=True)
    text = json.dumps({module: asdict(found[module]) for module in sorted(found)}, indent=1)
    (FOLDER / f"{group}.json").write_text(f"{text}\n", "utf-8")
