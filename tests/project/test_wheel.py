"""What people install: the wheel, built by way of the source distribution, in fresh environments.

Everything runs in a folder from which the source tree cannot be imported.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from dataclasses import dataclass
from pathlib import Path
from zipfile import ZipFile

import pytest

pytestmark = pytest.mark.slow(seconds=15)

PROJECT = Path(__file__).parents[2]


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

    def run(self, *command: str | Path, fails: bool = False) -> str:
        """What a command of this environment prints; it must succeed, or fail if so told."""
        done = _run(self.folder, self.scripts / command[0], *command[1:])
        assert (done.returncode != 0) == fails, done.stdout
        return done.stdout

    def python(self, code: str) -> str:
        return self.run("python", "-I", "-c", code)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    build = (sys.executable, "-m", "build", "--no-isolation", "--outdir")
    done = _run(folder, *build, folder, PROJECT)
    assert done.returncode == 0, done.stdout
    assert len(list(folder.glob("*.tar.gz"))) == 1
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Nothing but the wheel and the standard library."""
    return _environment(wheel, tmp_path_factory.mktemp("bare"))


@pytest.fixture(scope="module")
def full(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """The wheel with its dependencies, lent by the environment that runs the tests."""
    environment = _environment(wheel, tmp_path_factory.mktemp("full"))
    # A folder that a .pth file names has its own .pth files left unread: no editable install.
    lent = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    (environment.site_packages / "lent.pth").write_text("\n".join(sorted(lent)), "utf-8")
    return environment


def test_engine_needs_the_standard_library_only(bare: Environment) -> None:
    code = """
import sys
from clans_widget import clans
position = clans.Position.start(players=3, seed=7)
while not position.is_over:
    position = position.play(position.legal_moves()[0]).position
foreign = {name.partition(".")[0] for name in sys.modules} - set(sys.stdlib_module_names)
print(sum(position.chips) > 0, sorted(name for name in foreign if not name.startswith("_")))
"""
    assert bare.python(code).strip() == "True ['clans_widget']"


def test_engines_pass_the_public_suites(bare: Environment) -> None:
    for game in ("clans", "clann"):
        said = bare.run("python", "-I", "-m", f"clans_widget.{game}.suite")
        assert said == "All answers are right.\n", game


def test_package_comes_from_the_wheel(full: Environment) -> None:
    place = Path(full.python("import clans_widget; print(clans_widget.__file__)").strip())
    assert place.is_relative_to(full.site_packages)


def test_widget_shows_a_position(full: Environment) -> None:
    code = """
from clans_widget import ClansWidget, clans
w = ClansWidget(clans.Position.start(players=3, seed=7))
w.play("A1-A2")
print(w.steps[0].rule, w.picture.svg().startswith("<svg"))
"""
    assert full.python(code).strip() == "M1 True"


def test_wheel_holds_the_package_and_nothing_beside_it(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    assert {name.partition("/")[0] for name in names} == {
        "clans_widget",
        f"{'-'.join(wheel.stem.split('-')[:2])}.dist-info",
    }


@pytest.mark.parametrize(
    "name",
    [
        "clans_widget/py.typed",
        "clans_widget/clans/board/standard_board.json",
        "clans_widget/clans/suite/suite.json",
        "clans_widget/clann/suite/suite.json",
        "clans_widget/clans/drawing/land/standard_map.json",
        "clans_widget/words/en.toml",
        "clans_widget/words/fr.toml",
        "clans_widget/words/nl.toml",
        "clans_widget/stage/face/text/reader.js",
        "clans_widget/web/walk.js",
        "clans_widget/cli/start.js",
        "clans_widget/lessons/clans/en/00-first-question.ipynb",
    ],
)
def test_wheel_holds_data(wheel: Path, name: str) -> None:
    assert name in ZipFile(wheel).namelist()


def test_every_lesson_ships(wheel: Path) -> None:
    notebooks = PROJECT / "notebooks"
    files = (path.relative_to(notebooks) for path in notebooks.rglob("*.ipynb"))
    lessons = {file.as_posix() for file in files if ".ipynb_checkpoints" not in file.parts}
    prefix = "clans_widget/lessons/"
    shipped = {name for name in ZipFile(wheel).namelist() if name.startswith(prefix)}
    assert {name.removeprefix(prefix) for name in shipped if name.endswith(".ipynb")} == lessons


def test_command_names_its_version(bare: Environment, wheel: Path) -> None:
    assert bare.run("clans-widget", "--version").split() == [
        "clans-widget",
        wheel.stem.split("-")[1],
    ]


def test_command_without_jupyterlab_says_how_to_install_it(bare: Environment) -> None:
    assert 'pip install "clans-widget[lab]"' in bare.run("clans-widget", fails=True)


def test_command_finds_the_lessons_in_the_wheel(bare: Environment) -> None:
    bare.python(
        "from pathlib import Path; from clans_widget.cli.lessons import copy_lessons\n"
        "print(copy_lessons(Path('mine'), 'en', 'clans'))"
    )
    assert (bare.folder / "mine" / "clans" / "en" / "00-first-question.ipynb").stat().st_size > 0


def _environment(wheel: Path, root: Path) -> Environment:
    venv.create(root, with_pip=False)
    environment = Environment(root)
    environment.folder.mkdir()
    pip = (sys.executable, "-m", "pip", "--python", environment.scripts / "python")
    done = _run(environment.folder, *pip, "install", "--no-deps", "--no-index", wheel)
    assert done.returncode == 0, done.stdout
    return environment


def _run(folder: Path, *command: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        cwd=folder,
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
