"""Mutants of a module: its text with one small change, by the operators of mutmut."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Final, TypeAlias

import libcst
from libcst import matchers
from libcst.metadata import CodeRange, MetadataWrapper, WhitespaceInclusivePositionProvider
from mutmut.mutation import mutators

from tests.modules import PROJECT

LEFT_OUT: Final = (
    libcst.Annotation,  # types are the task of mypy
    libcst.Decorator,
    libcst.Import,
    libcst.ImportFrom,
    libcst.ImportStar,
)

TYPES: Final = ("Callable", "Iterator", "Literal", "Mapping", "NDArray", "dict", "tuple")
PROSE: Final = matchers.Expr(matchers.SimpleString() | matchers.ConcatenatedString())
STRICT: Final = matchers.Arg(keyword=matchers.Name("strict"))
WITHOUT_BEHAVIOR: Final = (
    PROSE,
    STRICT,  # that two rows are of one length is asserted where it is no question
    matchers.AnnAssign(annotation=matchers.Annotation(matchers.Name("TypeAlias"))),
    matchers.Assign(value=matchers.Subscript(matchers.OneOf(*map(matchers.Name, TYPES)))),
    matchers.Assign(targets=[matchers.AssignTarget(matchers.Name("__all__"))]),
    matchers.Call(func=matchers.Name("TypeVar") | matchers.Name("cast")),
    matchers.Assign(value=matchers.Call(func=matchers.Name("TypeVar"))),
    matchers.FunctionDef(
        decorators=[matchers.Decorator(matchers.Name("instruction"))]
    ),  # no Python
)

Key: TypeAlias = tuple[str, str, str, str, int]


@dataclass(frozen=True, slots=True)
class Mutant:
    """A module with one change.

    Attributes
    ----------
    module : str
        Its file, below the project.
    function : str
        The outermost function or method that is changed; empty outside of all.
    was, now : str
        The lines that differ, without what they have in common around.
    nth : int
        Which of those that read alike, from 0.
    line : int
    text : str
        The whole module.
    """

    module: str
    function: str
    was: str
    now: str
    nth: int
    line: int
    text: str

    @property
    def key(self) -> Key:
        """What tells it from the others, wherever it stands in the file."""
        return self.module, self.function, self.was, self.now, self.nth

    def __str__(self) -> str:
        place = f"{self.module}:{self.line} {self.function}"
        return f"{place}\n    - {self.was}\n    + {self.now}"


def mutants_of(module: str) -> list[Mutant]:
    """All mutants of a module, named by its file below the project."""
    return mutants_in((PROJECT / module).read_text("utf-8"), module)


def mutants_in(text: str, module: str) -> list[Mutant]:
    """All mutants of the text of a module."""
    seen: Counter[Key] = Counter()
    mutants = []
    for function, line, changed in dict.fromkeys(_changes(text)):
        was, now = _difference(text, changed)
        key = module, function, was, now, 0
        mutants.append(Mutant(module, function, was, now, seen[key], line, changed))
        seen[key] += 1
    return mutants


def _changes(text: str) -> Iterator[tuple[str, int, str]]:
    """Function, line and new text of each change that still is Python."""
    wrapper = MetadataWrapper(libcst.parse_module(text), unsafe_skip_copy=True)
    finder = _Finder(text)
    wrapper.visit(finder)
    for function, line, changed in finder.found:
        try:
            compile(changed, "mutant", "exec", dont_inherit=True)
        except (SyntaxError, ValueError):
            continue
        yield function, line, changed


def _difference(text: str, changed: str) -> tuple[str, str]:
    """The lines that differ, as one line each."""
    before, after = text.splitlines(), changed.splitlines()
    blocks = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    differing = [block for block in blocks if block[0] != "equal"]
    first, last = differing[0], differing[-1]
    was, now = before[first[1] : last[2]], after[first[3] : last[4]]
    return " ".join(map(str.strip, was)), " ".join(map(str.strip, now))


class _Finder(libcst.CSTVisitor):
    """Walks through a module and collects changes."""

    METADATA_DEPENDENCIES = (WhitespaceInclusivePositionProvider,)

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, int, str]] = []
        self._text = text
        self._starts = [0]
        for line in text.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))
        self._names: list[str] = []
        self._functions = 0
        self._function = ""

    def on_visit(self, node: libcst.CSTNode) -> bool:
        if isinstance(node, LEFT_OUT) or _is_without_behavior(node):
            return False
        for kind, operator in mutators.mutation_operators:
            if isinstance(node, kind):
                for changed in operator(node):
                    self._note(node, changed)
        return bool(super().on_visit(node))

    def visit_ClassDef(self, node: libcst.ClassDef) -> None:  # noqa: N802 - the name libcst gives
        self._names.append(node.name.value)

    def leave_ClassDef(self, original_node: libcst.ClassDef) -> None:  # noqa: ARG002, N802
        self._names.pop()

    def visit_FunctionDef_body(self, node: libcst.FunctionDef) -> None:  # noqa: N802
        self._names.append(node.name.value)
        if not self._functions:
            self._function = ".".join(self._names)
        self._functions += 1

    def leave_FunctionDef_body(self, node: libcst.FunctionDef) -> None:  # noqa: ARG002, N802
        self._names.pop()
        self._functions -= 1
        if not self._functions:
            self._function = ""

    def _note(self, node: libcst.CSTNode, changed: libcst.CSTNode) -> None:
        if _is_letter_case(node, changed) or _is_about_strictness(node, changed):
            return
        where = self.get_metadata(WhitespaceInclusivePositionProvider, node)
        assert isinstance(where, CodeRange)
        start, end = (self._starts[at.line - 1] + at.column for at in (where.start, where.end))
        module = libcst.Module([])
        if self._text[start:end] == module.code_for_node(node):
            new = module.code_for_node(changed)
            text = f"{self._text[:start]}{new}{self._text[end:]}"
            self.found.append((self._function, where.start.line, text))


def _is_without_behavior(node: libcst.CSTNode) -> bool:
    """Whether a test need not know of this: prose, types, what guards against slips."""
    return any(matchers.matches(node, kind) for kind in WITHOUT_BEHAVIOR)


def _is_about_strictness(node: libcst.CSTNode, changed: libcst.CSTNode) -> bool:
    """Whether ``strict`` of a ``zip`` is all that is different."""
    if not isinstance(node, libcst.Call) or not isinstance(changed, libcst.Call):
        return False
    before, after = ([arg for arg in call.args if not is_strict(arg)] for call in (node, changed))
    return len(before) == len(after) < max(len(node.args), len(changed.args)) and all(
        one.value is other.value for one, other in zip(before, after, strict=True)
    )


def is_strict(arg: libcst.Arg) -> bool:
    return matchers.matches(arg, STRICT)


def _is_letter_case(node: libcst.CSTNode, changed: libcst.CSTNode) -> bool:
    """Whether two strings differ in capitals alone: another mutant of each string is enough."""
    return (
        isinstance(node, libcst.SimpleString)
        and isinstance(changed, libcst.SimpleString)
        and node.value.lower() == changed.value.lower()
    )
