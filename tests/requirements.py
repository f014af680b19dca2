"""What the package needs, and what its extras bring, as its metadata say."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.metadata import PackageNotFoundError, distributions, requires
from typing import Any, Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.modules import PROJECT

OURS: Final = "clans-widget"


@cache
def project() -> Mapping[str, Any]:
    """The metadata of this project."""
    about = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))
    table: Mapping[str, Any] = about["project"]
    return table


def brought(*extras: str, beside: Iterable[str] = ()) -> set[str]:
    """The distributions that come with the package and these extras, as far as they are here.

    ``beside`` are others that somebody has installed beside it.
    """
    found: set[tuple[str, str]] = set()
    waiting = [*((OURS, extra) for extra in ("", *extras)), *((name, "") for name in beside)]
    while waiting:
        each = waiting.pop()
        if each not in found:
            found.add(each)
            waiting += _needs(*each)
    return {name for name, _ in found} - {OURS}


def files_of(name: str) -> list[str]:
    """The files of a distribution, from the folder of packages on; none if it is not here."""
    lines = _files().get(name, "").split()
    return [line.partition(",")[0] for line in lines]


@cache
def distributions_of(package: str) -> set[str]:
    """The distributions that bring what is imported under this name."""
    starts = (f"\n{package}/", f"\n{package}.")
    return {name for name, files in _files().items() if any(start in files for start in starts)}


@cache
def _files() -> Mapping[str, str]:
    """The lists of files of all distributions, as they are written."""
    return {
        canonicalize_name(each.name): f"\n{each.read_text('RECORD')}" for each in distributions()
    }


def _needs(name: str, extra: str) -> Iterator[tuple[str, str]]:
    for need in map(Requirement, _lines(name, extra)):
        if need.marker is None or need.marker.evaluate({"extra": extra}):
            yield from ((canonicalize_name(need.name), each) for each in ("", *need.extras))


def _lines(name: str, extra: str) -> Iterable[str]:
    """The requirements of a distribution as they are written."""
    if name == OURS:
        table = project()
        ours: list[str] = table["optional-dependencies"][extra] if extra else table["dependencies"]
        return ours
    try:
        return requires(name) or ()
    except PackageNotFoundError:
        return ()
