"""The site that all tests look at: made by the command, with both games."""

from __future__ import annotations

from pathlib import Path

import pytest

from clans_widget.cli import main
from tests.once import made_once


def shared_site(factory: pytest.TempPathFactory) -> Path:
    """The folder of the site, made once for all workers: nobody may write into it."""
    return made_once(factory, "site-of-both-games", _make)


def _make(folder: Path) -> None:
    assert main(["site", str(folder), "--games", "clans,clann"]) == 0


def files(folder: Path) -> set[Path]:
    """The files in a folder and below, by their ways from there."""
    return {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}
