"""Makes the JupyterLite site of the lessons: ``python docs/lite/make.py FOLDER``.

The site is static files: a server of files is all it needs. The kernel is Pyodide, Python in
the reader's browser, which the browser fetches from the network; so are pandas and Pillow. Run
this in the environment of the extra ``publish``: the site gets the front-end extensions of the
widgets from there. ``make lite`` does both.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from shutil import copy, copytree, ignore_patterns
from tempfile import TemporaryDirectory
from typing import Final

import nbformat

from clans_widget.cli.contents import illustrated

HERE: Final = Path(__file__).parent
PROJECT: Final = HERE.parent.parent
NOTEBOOKS: Final = PROJECT / "notebooks"

WIDGETS: Final = ("anywidget", "ipycanvas", "ipywidgets")
"""They have a half in Python and a half in the browser, which must be of the same version."""

EXTENSIONS: Final = (
    "@jupyter-widgets/jupyterlab-manager",
    "@jupyterlite/pyodide-kernel-extension",
    "anywidget",
    "ipycanvas",
)
"""The front-end extensions of the site: the widgets' halves, and the kernel."""

RATINGS: Final = re.compile(r"\bratings import\b")
"""A lesson that imports from a module of this name needs the extra ``ratings``."""

KERNEL: Final = {"display_name": "Python (Pyodide)", "language": "python", "name": "python"}


def make(site: Path) -> None:
    """Make the site in a folder. Nothing is fetched."""
    with TemporaryDirectory() as scratch:
        lite = Path(scratch, "lite")
        copytree(HERE, lite)
        write_lessons(lite / "lessons")
        build_wheel(Path(scratch, "source"), lite / "pypi")
        build = (sys.executable, "-m", "jupyterlite_core", "build", "--contents", "lessons")
        _run(*build, *_extensions(), "--output-dir", site, folder=lite)


def write_lessons(folder: Path) -> None:
    """Write the lessons as the site has them, in a folder for each game and language."""
    for path in sorted(NOTEBOOKS.glob("*/*/*.ipynb")):
        notebook = nbformat.read(path, as_version=4)
        notebook.cells = nbformat.from_dict(illustrated(notebook.cells))
        code = [place for place, cell in enumerate(notebook.cells) if cell.cell_type == "code"]
        notebook.cells.insert(code[0], install_cell(notebook))
        notebook.metadata.kernelspec = KERNEL
        copied = folder / path.relative_to(NOTEBOOKS)
        copied.parent.mkdir(parents=True, exist_ok=True)
        # As it is: nbformat would leave out which pictures are trusted, and those would be hidden.
        copied.write_text(json.dumps(notebook, ensure_ascii=False, indent=1), "utf-8")


def install_cell(lesson: nbformat.NotebookNode) -> nbformat.NotebookNode:
    """Puts the package into the kernel, which has it from the site.

    A lesson with ratings needs one package more, and has it from the network. Only the site's
    lessons have this cell. Pyodide can load a package by itself where it is imported, but only
    one that its lock file names, and making such a file needs the network.
    """
    rated = any(RATINGS.search(cell.source) for cell in lesson.cells)
    package = "clans-widget[ratings]" if rated else "clans-widget"
    halves = " ".join(f"{name}=={version(name)}" for name in WIDGETS)
    install = f"%pip install -q {package} {halves}"
    cell: nbformat.NotebookNode = nbformat.v4.new_code_cell(install, id="install")
    return cell


def build_wheel(source: Path, folder: Path) -> None:
    """Build the package's wheel without the lessons: the kernel fetches it at each start."""
    copytree(PROJECT / "clans_widget", source / "clans_widget", ignore=ignore_patterns("*.pyc"))
    (source / "docs").mkdir()
    for name in ("pyproject.toml", "docs/package.md", "LICENSE", "docs/packing.py"):
        copy(PROJECT / name, source / name)
    build = (sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir")
    _run(*build, folder, source, folder=source)


def _extensions() -> Iterator[str]:
    """Options that give the site these extensions, whatever else the environment has."""
    installed = Path(sys.prefix, "share", "jupyter", "labextensions")
    yield "--ignore-sys-prefix"
    for name in EXTENSIONS:
        yield f"--LiteBuildConfig.federated_extensions={installed / name}"


def _run(*command: str | Path, folder: Path) -> None:
    done = subprocess.run(
        command,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\n{' '.join(map(str, command))} failed.")


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    make(parser.parse_args().folder.resolve())
