"""The modules of a page as one archive: the same bytes whenever they are the same."""

from __future__ import annotations

import json
import lzma
import tomllib
from collections.abc import Collection
from functools import cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from tarfile import TarInfo
from tarfile import open as open_tar
from typing import Final

from clans_widget.core.games import ABOUT
from clans_widget.words import LANGUAGES

from .modules import needed, source_of

SUBSTITUTES: Final = Path(__file__).parents[1] / "substitutes"

NOT_READ: Final = ("suite.json", ".pyc", ".ttf", ".html", ".typed", "LICENSE")
"""How the names of files end that no module of a page reads."""

PACKING: Final = {"id": lzma.FILTER_LZMA2, "preset": 9, "dict_size": 1 << 23}
"""What is looked back at is all there is, and not more: who unpacks it needs so much memory."""


@cache
def archive() -> bytes:
    """All modules with what they read, as a compressed archive (``.tar.xz``)."""
    made = BytesIO()
    with open_tar(fileobj=made, mode="w") as packed:
        for name, content in sorted(_contents().items()):
            about = TarInfo(name)
            about.size = len(content)
            packed.addfile(about, BytesIO(content))
    return lzma.compress(made.getvalue(), filters=[PACKING])


def _contents() -> dict[str, bytes]:
    modules = {_place(name): source_of(name).read_bytes() for name in needed()}
    substitutes = {
        path.relative_to(SUBSTITUTES).as_posix(): path.read_bytes()
        for path in SUBSTITUTES.rglob("*.py")
        if path != SUBSTITUTES / "__init__.py"
    }
    return {**modules, **data(Path(str(files("clans_widget"))), needed()), **substitutes}


def _place(name: str) -> str:
    path = name.replace(".", "/")
    return f"{path}/__init__.py" if source_of(name).name == "__init__.py" else f"{path}.py"


def data(root: Path, modules: Collection[str]) -> dict[str, bytes]:
    """What modules of our own package read, by its place in the archive.

    Parameters
    ----------
    root : Path
        The folder of the package, in the source tree or where it is installed.
    modules : collection of str
        The names of those that are shipped.
    """
    return dict(
        _as_read(path.relative_to(root.parent), path.read_bytes())
        for path in sorted(root.rglob("*"))
        if path.suffix != ".py" and not path.name.endswith(NOT_READ) and path.is_file()
        if _owner(path, root) in modules
    )


def _as_read(place: Path, content: bytes) -> tuple[str, bytes]:
    """A file as a page reads it: JSON in place of TOML, since it is read ten times as quickly."""
    if place.suffix != ".toml" or place.stem not in (*LANGUAGES, Path(ABOUT).stem):
        return place.as_posix(), content
    table = json.dumps(tomllib.loads(content.decode()), ensure_ascii=False, separators=(",", ":"))
    return place.with_suffix(".json").as_posix(), table.encode()


def _owner(path: Path, root: Path) -> str:
    """The package to which a file belongs: the first above it; none if that is the whole of ours.

    Whatever else is installed below our package, such as the lessons, is read by no page.
    """
    folder = next(each for each in path.parents if (each / "__init__.py").exists())
    if folder == root != path.parent:
        return ""
    return ".".join(folder.relative_to(root.parent).parts)
