"""How a mutant takes the place of a module: in what is imported already, or at its import."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, FunctionType, ModuleType
from typing import TypeAlias

from tests.modules import PROJECT

from .making import Mutant

Place: TypeAlias = tuple[str, str, int]
"""File, qualified name and first line of a function."""


class Functions:
    """All functions of some modules, as they are now: also methods, properties, closures."""

    def __init__(self, modules: Iterable[str]) -> None:
        files = {str(PROJECT / module) for module in modules}
        self._functions: dict[Place, list[FunctionType]] = {}
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType) and thing.__code__.co_filename in files:
                self._functions.setdefault(_place(thing.__code__), []).append(thing)

    def swap(self, mutant: Mutant) -> bool:
        """Give the functions the code of a mutant. Returns whether that is all it changes."""
        file = PROJECT / mutant.module
        before = list(
            _codes(compile(file.read_text("utf-8"), str(file), "exec", dont_inherit=True))
        )
        after = list(_codes(compile(mutant.text, str(file), "exec", dont_inherit=True)))
        names = [[code.co_qualname for code in codes] for codes in (before, after)]
        if not mutant.function or names[0] != names[1]:
            return False
        try:
            for old, new in zip(before, after, strict=True):
                for function in self._functions.get(_place(old), ()):
                    function.__code__ = new
        except ValueError:  # it closes over something else
            return False
        return True


def import_anew(mutant: Mutant) -> None:
    """Forget package and tests as they were imported, and import the mutant."""
    name = mutant.module.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    for other in [*sys.modules]:
        if other.partition(".")[0] in ("clans_widget", "tests"):
            del sys.modules[other]
    sys.meta_path.insert(0, _Finder(name, mutant))
    import_module(name)


class _Finder(MetaPathFinder):
    """Finds one module, with another text."""

    def __init__(self, name: str, mutant: Mutant) -> None:
        self._name = name
        self._loader = _Loader(name, str(PROJECT / mutant.module))
        self._loader.text = mutant.text

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(name, path, target) if name == self._name else None
        if spec:
            spec.loader = self._loader
        return spec


class _Loader(SourceFileLoader):
    text = ""

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.text, self.get_filename(fullname), "exec", dont_inherit=True)


def _place(code: CodeType) -> Place:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def _codes(code: CodeType) -> Iterator[CodeType]:
    """The functions in a piece of code, and those in them."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)
