"""Mutants of a module: its text with one small change, by the operators of mutmut."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final, NamedTuple, TypeAlias

import libcst
from libcst import matchers
from libcst.metadata import CodeRange, MetadataWrapper, WhitespaceInclusivePositionProvider
from mutmut.mutation import mutators

from tests.modules import PROJECT

from .pieces import Piece, pieces_in

LEFT_OUT: Final = (
    libcst.Annotation,  # types are the task of mypy
    libcst.Decorator,
    libcst.Import,
    libcst.ImportFrom,
    libcst.ImportStar,
)

STATEMENTS: Final = (libcst.FunctionDef, libcst.SimpleStatementLine)
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
    # around imports: tests/core/test_extras.py asks each
    matchers.With(items=[matchers.WithItem(item=matchers.Call(func=matchers.Name("extra")))]),
    matchers.Assign(value=matchers.Call(func=matchers.Name("TypeVar"))),
    matchers.FunctionDef(
        decorators=[matchers.Decorator(matchers.Name("instruction"))]
    ),  # no Python
)

Key: TypeAlias = tuple[str, str, str, int]


class Change(NamedTuple):
    """Some lines of a module, and what becomes of them.

    Attributes
    ----------
    function : str
        The outermost function or method whose body is changed; empty outside of all.
    first : int
        The first line, from 0.
    was, now : tuple of str
        The lines before and after: the first differ, and the last do.
    """

    function: str
    first: int
    was: tuple[str, ...]
    now: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Mutant:
    """A module with one change.

    Attributes
    ----------
    module : str
        Its file, below the project.
    piece : Piece
        What is changed of it.
    function : str
        The outermost function or method whose body is changed; empty outside of all.
    was, now : str
        The lines that differ.
    nth : int
        Which of those in the piece that read alike, from 0.
    line : int
    text : str
        The whole module.
    """

    module: str
    piece: Piece
    function: str
    was: str
    now: str
    nth: int
    line: int
    text: str

    @property
    def key(self) -> Key:
        """What tells it from the others, wherever it stands in whatever file."""
        return self.piece.name, self.was, self.now, self.nth

    def __str__(self) -> str:
        place = f"{self.module}:{self.line} {self.piece.name}"
        return f"{place}\n    - {self.was}\n    + {self.now}"


def mutants_of(module: str, pieces: Collection[Piece] | None = None) -> list[Mutant]:
    """All mutants of a module, named by its file below the project, or of some pieces of it."""
    return mutants_in((PROJECT / module).read_text("utf-8"), module, pieces)


def mutants_in(text: str, module: str, pieces: Collection[Piece] | None = None) -> list[Mutant]:
    """All mutants of the text of a module, or of some pieces of it."""
    there = pieces_in(text)
    at = {line: piece for piece in (there if pieces is None else pieces) for line in piece.lines}
    seen: Counter[tuple[Piece, str, str]] = Counter()
    mutants = []
    for change in dict.fromkeys(_changes(text, there, at.keys())) if at else ():
        was, now = (" ".join(map(str.strip, lines)) for lines in (change.was, change.now))
        piece, line = at[change.first + 1], change.first + 1
        nth = seen[piece, was, now]
        changed = _changed(text, change)
        mutants.append(Mutant(module, piece, change.function, was, now, nth, line, changed))
        seen[piece, was, now] += 1
    return mutants


def _changes(text: str, pieces: Collection[Piece], lines: Collection[int]) -> Iterator[Change]:
    """Each change of some lines that leaves Python."""
    alone = _alone(text, pieces, lines)
    wrapper = MetadataWrapper(libcst.parse_module(alone), unsafe_skip_copy=True)
    finder = _Finder(alone, lines)
    wrapper.visit(finder)
    for change in finder.found:
        try:
            compile(_changed(alone, change), "mutant", "exec", dont_inherit=True)
        except (SyntaxError, ValueError):
            continue
        yield change


def _alone(text: str, pieces: Collection[Piece], lines: Collection[int]) -> str:
    """The text with some of its lines, and of the others what they stand in: it is read sooner."""
    names = {piece.name for piece in pieces if not piece.lines.isdisjoint(lines)}
    wholes = tuple(f"{name}." for name in names)
    kept = {
        line
        for piece in pieces
        if piece.name in names
        or piece.name.startswith(wholes)
        or any(name.startswith(f"{piece.name}.") for name in names)
        for line in piece.lines
    }
    each = enumerate(text.splitlines(), 1)
    return "\n".join([*(line if number in kept else "" for number, line in each), ""])


def _changed(text: str, change: Change) -> str:
    """The text of a module after a change."""
    lines = text.splitlines()
    lines[change.first : change.first + len(change.was)] = change.now
    return "\n".join([*lines, ""])


class _Finder(libcst.CSTVisitor):
    """Walks through a module and collects changes."""

    METADATA_DEPENDENCIES = (WhitespaceInclusivePositionProvider,)

    def __init__(self, text: str, lines: Collection[int]) -> None:
        super().__init__()
        self.found: list[Change] = []
        self._lines = text.splitlines()
        self._wanted = lines
        self._names: list[str] = []
        self._functions = 0
        self._function = ""

    def on_visit(self, node: libcst.CSTNode) -> bool:
        if isinstance(node, LEFT_OUT) or _is_without_behavior(node) or self._is_elsewhere(node):
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

    def _is_elsewhere(self, node: libcst.CSTNode) -> bool:
        """Whether a statement has none of the lines in question."""
        if self._functions or not isinstance(node, STATEMENTS):
            return False
        where = self._where(node)
        return not any(line in self._wanted for line in range(where.start.line, where.end.line + 1))

    def _where(self, node: libcst.CSTNode) -> CodeRange:
        where = self.get_metadata(WhitespaceInclusivePositionProvider, node)
        assert isinstance(where, CodeRange)
        return where

    def _note(self, node: libcst.CSTNode, changed: libcst.CSTNode) -> None:
        if _is_letter_case(node, changed) or _is_about_strictness(node, changed):
            return
        start, end = self._where(node).start, self._where(node).end
        module = libcst.Module([])
        was = self._lines[start.line - 1 : end.line]
        before, behind = was[0][: start.column], was[-1][end.column :]
        if "\n".join(was) == f"{before}{module.code_for_node(node)}{behind}":
            now = f"{before}{module.code_for_node(changed)}{behind}".split("\n")
            change = _differing(self._function, start.line - 1, was, now)
            if change.first + 1 in self._wanted:
                self.found.append(change)


def _differing(function: str, first: int, was: list[str], now: list[str]) -> Change:
    """A change without the lines that are the same, above and below."""
    above = _alike(was, now)
    below = _alike(was[above:][::-1], now[above:][::-1])
    ends = (len(lines) - below for lines in (was, now))
    changed = (tuple(lines[above:end]) for lines, end in zip((was, now), ends, strict=True))
    return Change(function, first + above, *changed)


def _alike(one: Sequence[str], other: Sequence[str]) -> int:
    """How many lines are the same from the beginning."""
    pairs = zip(one, other, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


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
