"""The kernels of lessons: no module that lies beside a lesson is taken, whatever its name."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any, Final

import pytest
from jupyter_client.kernelspec import KernelSpecManager

from clans_widget.cli.kernels import CACHE, PYTHONPATH, SAFE_PATH, LessonKernels, safe
from clans_widget.core.cells import shows_live
from clans_widget.core.session import SESSION
from clans_widget.lessons.catalog import all_lessons, cells_of, read
from clans_widget.lessons.copies import put_lesson
from tests.browser.driving.server import own_settings

LESSON: Final = "clans/en/04-strife.ipynb"

STARTUP: Final = ("sitecustomize", "usercustomize", "ipykernel_launcher")
"""What Python, or Jupyter, looks for before anything else."""

PACKAGES: Final = ("clans_widget", "IPython", "ipywidgets")
"""These are put there as packages, too, with modules that the real ones have."""

SUBMODULES: Final = ("clans", "quiz", "words", "core", "widgets", "display")

RAN: Final = "ran"

Run = Callable[[str], Awaitable[dict[str, Any]]]


def lay(folder: Path) -> None:
    """Put a stranger's modules into a folder: under every name that there is, each tells of it."""
    names = {*sys.stdlib_module_names, *packages_distributions(), *STARTUP} - {*PACKAGES}
    code = f"open({str(folder / RAN)!r}, 'a').write(__name__ + ' ')\n"
    files = [folder / f"{name}.py" for name in names if name.isidentifier()]
    for package in PACKAGES:
        files += [folder / package / f"{name}.py" for name in ("__init__", *SUBMODULES)]
    for file in files:
        file.parent.mkdir(exist_ok=True)
        file.write_text(code, "utf-8")


def ran(folder: Path) -> str:
    """The names of the stranger's modules that have run."""
    told = folder / RAN
    return told.read_text("utf-8") if told.exists() else ""


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a lesson in its place; settings of Jupyter are its own."""
    for name, value in own_settings(tmp_path).items():
        monkeypatch.setenv(name, value)
    root = tmp_path / "root"
    put_lesson(root, LESSON)
    return root


def kernels_in(root: Path) -> Any:
    kind: Any = LessonKernels  # its base class has no types
    return kind(root_dir=str(root), kernel_spec_manager=KernelSpecManager())


@asynccontextmanager
async def kernel_of(root: Path, notebook: str) -> AsyncIterator[tuple[Run, Any]]:
    """A kernel as JupyterLab starts it for a notebook: what runs code in it, and its manager."""
    kernels = kernels_in(root)
    place = root / notebook
    env = {**os.environ, SESSION: str(place)}
    name = await kernels.start_kernel(path=str(place.parent.relative_to(root)), env=env)
    manager = kernels.get_kernel(name)

    async def run(code: str) -> dict[str, Any]:
        client = manager.client()
        client.start_channels()
        await client.wait_for_ready(timeout=180)
        reply = await client.execute_interactive(code, output_hook=lambda _: None)
        client.stop_channels()
        content: dict[str, Any] = reply["content"]
        return content

    try:
        yield run, manager
    finally:
        await kernels.shutdown_kernel(name, now=True)


def boards() -> list[str]:
    """The code of cells that run by themselves, of all kinds that there are."""
    cells = cells_of(read(all_lessons()[LESSON]))
    return [text for kind, text in cells if kind == "code" and shows_live(text)][:2]


@pytest.mark.slow
def test_a_lesson_takes_nothing_that_lies_beside_it_also_after_a_restart(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = (root / LESSON).parent
    lay(folder)
    # As many have it who write PATH=$PATH:...: an empty entry is the folder of whoever runs.
    monkeypatch.setenv(PYTHONPATH, os.pathsep.join(["", *filter(None, sys.path), str(folder)]))

    async def open_lesson() -> None:
        async with kernel_of(root, LESSON) as (run, manager):
            for code in boards():
                assert (await run(code))["status"] == "ok"
            assert ran(folder) == ""
            await manager.restart_kernel(now=True)
            assert (await run(boards()[0]))["status"] == "ok"

    asyncio.run(open_lesson())
    assert ran(folder) == ""


@pytest.mark.slow
@pytest.mark.parametrize("place", ["mine.ipynb", "clans/en/mine.ipynb"])
def test_a_notebook_of_ones_own_takes_what_lies_beside_it(root: Path, place: str) -> None:
    beside = (root / place).parent / "helper_of_mine.py"
    beside.write_text("answer = 42", "utf-8")

    async def open_notebook() -> None:
        async with kernel_of(root, place) as (run, _):
            assert (await run("import helper_of_mine"))["status"] == "ok"

    asyncio.run(open_notebook())


def test_the_environment_of_a_lesson_names_no_folder_beside_it(tmp_path: Path) -> None:
    lesson = tmp_path / "clans" / "en" / "a.ipynb"
    folders = ["", ".", str(lesson.parent), f"{lesson.parent}/../en", "lib", "/opt/lib"]
    env = {SESSION: str(lesson), PYTHONPATH: os.pathsep.join(folders), "HOME": "/home/ann"}
    made = safe(env, lesson.parent)
    assert made[PYTHONPATH].split(os.pathsep) == [str(lesson.parent / "lib"), "/opt/lib"]
    assert (made[SAFE_PATH], made[CACHE], made["HOME"]) == ("1", "", "/home/ann")
    assert safe({**env, CACHE: "/my/cache"}, tmp_path)[CACHE] == "/my/cache"


@pytest.mark.parametrize(
    ("notebook", "is_safe"),
    [
        (LESSON, True),
        ("clann/nl/00-first-rolls.ipynb", True),
        ("clans/en/mine.ipynb", False),
        ("handed-in/bob/04-strife.ipynb", False),
        ("../clans/en/04-strife.ipynb", False),
        ("", False),
    ],
)
def test_lessons_are_told_by_their_place(
    root: Path, notebook: str, is_safe: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[dict[str, Any]] = []

    async def start(_: object, **options: Any) -> str:
        started.append(options)
        return "id"

    (base, *_) = LessonKernels.__mro__[1:]
    monkeypatch.setattr(base, "start_kernel", start)
    kernels = kernels_in(root)
    asyncio.run(kernels.start_kernel(path="", env={SESSION: str(root / notebook)}))
    assert (SAFE_PATH in started[0]["env"]) == is_safe
    assert bool(started[0].get("extra_arguments")) == is_safe
