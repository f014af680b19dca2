"""How much there is to carry: what belongs to the project stays small enough to be cloned."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tests.modules import PROJECT
from tests.project.tracked import tracked

ALL: Final = 16_000_000
"""So many bytes all files have at most."""

ONE: Final = 1_000_000
"""So many bytes a file has at most."""

LARGE: Final[Mapping[str, str]] = {}
"""Files that are larger, each with the reason."""


def sizes() -> dict[Path, int]:
    return {path: (PROJECT / path).stat().st_size for path in tracked()}


def test_all_files_are_small_enough_to_be_cloned() -> None:
    largest = sorted(sizes().items(), key=lambda item: -item[1])[:10]
    assert sum(sizes().values()) <= ALL, [f"{path}: {size:,}" for path, size in largest]


def test_no_file_is_large_without_a_reason() -> None:
    large = {path.as_posix() for path, size in sizes().items() if size > ONE}
    assert large == set(LARGE)
