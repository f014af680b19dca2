"""What is published, built once for all tests of it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.modules import PROJECT
from tests.project.installed import run


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with what is published."""
    folder = tmp_path_factory.mktemp("dist")
    build = (sys.executable, "-m", "build", "--no-isolation", "--outdir")
    done = run(folder, *build, folder, PROJECT)
    assert done.returncode == 0, done.stdout
    return folder


@pytest.fixture(scope="session")
def wheel(dist: Path) -> Path:
    (wheel,) = dist.glob("*.whl")
    return wheel
