"""Environments as users have them: the wheel, and what its metadata ask for. No source tree."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.browser.driving.server import own_settings
from tests.requirements import brought, files_of

OURS: Final = Path(sysconfig.get_path("purelib"))
"""Where the environment that runs the tests has what it lends."""


@dataclass(frozen=True)
class Environment:
    """A virtual environment with the wheel in it, and an empty folder to work in."""

    root: Path

    @property
    def folder(self) -> Path:
        return self.root / "work"

    @property
    def scripts(self) -> Path:
        return self.root / ("Scripts" if os.name == "nt" else "bin")

    @property
    def site_packages(self) -> Path:
        variables = {"base": str(self.root), "platbase": str(self.root)}
        return Path(sysconfig.get_path("purelib", "venv", variables))

    @property
    def package(self) -> Path:
        return self.site_packages / "clans_widget"

    def run(self, *command: str | Path, fails: bool = False, folder: Path | None = None) -> str:
        """What a command of this environment prints; it must succeed, or fail if so told."""
        done = run(folder or self.folder, self.scripts / command[0], *command[1:])
        assert (done.returncode != 0) == fails, done.stdout
        return done.stdout

    def python(self, code: str) -> str:
        return self.run("python", "-I", "-c", code)

    def settings(self) -> dict[str, str]:
        """The variables of its processes: what Jupyter keeps stays in this environment."""
        return without_source(own_settings(self.root / "jupyter"))


def installed(wheel: Path, root: Path) -> Environment:
    """Nothing but the wheel and the standard library."""
    venv.create(root, with_pip=False)
    environment = Environment(root)
    environment.folder.mkdir()
    put_in(environment, wheel)
    return environment


def put_in(environment: Environment, wheel: Path) -> None:
    """Install the wheel, in place of one that was there."""
    pip = (sys.executable, "-m", "pip", "--python", environment.scripts / "python")
    # Python compiles what is imported, when it is.
    options = ("--no-compile", "--no-deps", "--no-index", "--force-reinstall")
    done = run(environment.root, *pip, "install", *options, wheel)
    assert done.returncode == 0, done.stdout


def lend(environment: Environment, *extras: str, beside: Iterable[str] = ()) -> Environment:
    """Put into an environment what the package needs, with these extras, and no other package.

    The environment that runs the tests has all of that: each file or folder becomes a link.
    """
    for name in brought(*extras, beside=beside):
        for link, file in _links(name, environment):
            if not link.exists():
                link.parent.mkdir(parents=True, exist_ok=True)
                link.symlink_to(file)
    return environment


def _links(name: str, environment: Environment) -> Iterator[tuple[Path, Path]]:
    """What a distribution has beside others in the folder of packages, and its data elsewhere."""
    for place in map(Path, files_of(name)):
        if place.parts[0] == "..":
            data = (OURS / place).resolve().relative_to(sys.prefix)
            if data.parts[0] not in {"bin", "Scripts"}:
                yield environment.root / data, Path(sys.prefix, data)
        elif place.parts[0] != "__pycache__" and place.suffix != ".pth":
            yield environment.site_packages / place.parts[0], OURS / place.parts[0]


def run(folder: Path, *command: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a command in a folder, away from the source tree."""
    return subprocess.run(
        command,
        cwd=folder,
        env=without_source(os.environ),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def without_source(variables: Mapping[str, str]) -> dict[str, str]:
    """Variables of a process that finds no source tree."""
    known = dict(variables)
    known.pop("PYTHONPATH", None)
    return known
