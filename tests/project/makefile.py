"""What the Makefile can do, for the tests that read it."""

from __future__ import annotations

import re
from typing import Final

from tests.project.running import PROJECT

MAKEFILE: Final = (PROJECT / "Makefile").read_text("utf-8")


def targets() -> set[str]:
    """What the Makefile can be asked for."""
    return set(" ".join(re.findall(r"^\.PHONY: (.*)", MAKEFILE, re.MULTILINE)).split())


def commands(target: str) -> list[str]:
    """What the Makefile runs for a target, with Python's commands where they stand on Linux."""
    (recipe,) = re.findall(rf"^{target}:.*\n((?:\t.*\n)+)", MAKEFILE, re.MULTILINE)
    return [line.strip().replace("$(BIN)", ".venv/bin") for line in recipe.splitlines()]
