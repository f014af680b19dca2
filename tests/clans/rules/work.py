"""How much work it is to read a text, in steps: they are counted, so that no clock is needed.

A step is a line that runs, a character copied out of the text or looked through, or an item of a
pattern that is tried. :mod:`re` does not tell what it tries: :class:`Counting` walks each pattern
a second time, and backtracks as :mod:`re` does.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from re import _compiler, _parser  # type: ignore[attr-defined]
from types import FrameType
from typing import Any, Final, SupportsIndex

import pytest

from clans_widget.clans import ClansError
from clans_widget.core.records import reader

LOOKING: Final = ("count", "find", "rfind", "split", "strip", "lstrip", "rstrip", "replace")
"""Methods of a text that look through all of it."""

COUNTED: Final = ("clans_widget.clans.", "clans_widget.clann.", "clans_widget.core.")
"""Patterns of modules whose names begin so are counted."""


def work(read: Callable[[str], object], text: str) -> int:
    """How many steps it takes until a text is read or refused."""
    steps = Steps()
    before = sys.gettrace()
    with counting_patterns(steps), suppress(ClansError):
        sys.settrace(steps.trace)
        try:
            read(Text.of(text, steps))
        finally:
            sys.settrace(before)
    return steps.number


class Steps:
    """Their number so far."""

    def __init__(self) -> None:
        self.number = 0

    def trace(self, frame: FrameType, event: str, _: object) -> Any:
        """Count a line; none of those that count."""
        self.number += event == "line"
        return None if frame.f_code.co_filename == __file__ else self.trace


class Text(str):
    """A text that counts what is copied out of it or looked through."""

    __slots__ = ("steps",)
    steps: Steps

    @classmethod
    def of(cls, text: str, steps: Steps) -> Text:
        """The same text, counting."""
        counting = cls(text)
        counting.steps = steps
        return counting

    def __getitem__(self, key: SupportsIndex | slice) -> str:
        return self._copied(str.__getitem__(self, key))

    def _copied(self, part: str) -> Text:
        self.steps.number += len(part)
        return Text.of(part, self.steps)


def _looking(name: str) -> Callable[..., Any]:
    def look(self: Text, *arguments: Any) -> Any:
        self.steps.number += len(self)
        found = getattr(str, name)(self, *arguments)
        return self._copied(found) if isinstance(found, str) else found

    return look


for _name in LOOKING:
    setattr(Text, _name, _looking(_name))


@contextmanager
def counting_patterns(steps: Steps) -> Iterator[None]:
    """All patterns of the rules and the records count, as long as the block runs."""
    records: Any = reader._patterns
    with pytest.MonkeyPatch.context() as patch:
        for name, module in list(sys.modules.items()):
            if name.startswith(COUNTED):
                for constant, value in list(vars(module).items()):
                    if isinstance(value, re.Pattern):
                        patch.setattr(module, constant, Counting(value, steps))
        patch.setattr(
            reader,
            "_patterns",
            lambda form: type(records(form))(*(Counting(one, steps) for one in records(form))),
        )
        yield


Items = Sequence[tuple[Any, Any]]


class Counting:
    """A pattern that counts the characters and places it tries."""

    def __init__(self, pattern: re.Pattern[str], steps: Steps) -> None:
        self._pattern = pattern
        self._steps = steps
        self._tree = _parser.parse(pattern.pattern, pattern.flags)
        self._leaves: dict[int, re.Pattern[str]] = {}
        self._text = ""

    def match(self, text: str, at: int = 0) -> re.Match[str] | None:
        """As the pattern does."""
        found, end = self._pattern.match(text, at), self._first(text, at)
        assert (found.end() if found else None) == end, "it is walked as re does"
        return found

    def fullmatch(self, text: str) -> re.Match[str] | None:
        """As the pattern does."""
        self._text = str(text)
        found, ends = self._pattern.fullmatch(text), self._ends(self._tree, 0)
        assert (found is not None) == any(end == len(text) for end in ends)
        return found

    def sub(self, new: Any, text: str) -> str:
        """As the pattern does."""
        at = 0
        while at < len(text):
            at = max(self._first(text, at) or 0, at + 1)
        return self._pattern.sub(new, text)

    def _first(self, text: str, at: int) -> int | None:
        self._text = str(text) if self._text is not text else self._text
        return next(self._ends(self._tree, at), None)

    def _ends(self, items: Items, at: int) -> Iterator[int]:
        """Where a sequence of items may end, in the order in which that is tried."""
        if not items:
            yield at
            return
        operation, argument = items[0]
        walk = getattr(self, f"_{operation}".lower(), None)
        for end in walk(argument, at) if walk else self._leaf(items[0], at):
            yield from self._ends(items[1:], end)

    def _leaf(self, item: tuple[Any, Any], at: int) -> Iterator[int]:
        """A character, or a place between two."""
        self._steps.number += 1
        if id(item) not in self._leaves:
            alone = _parser.SubPattern(self._tree.state, [item])
            self._leaves[id(item)] = _compiler.compile(alone, self._pattern.flags)
        found = self._leaves[id(item)].match(self._text, at)
        if found:
            yield found.end()

    def _subpattern(self, argument: Any, at: int) -> Iterator[int]:
        return self._ends(argument[-1], at)

    def _branch(self, argument: Any, at: int) -> Iterator[int]:
        for branch in argument[1]:
            yield from self._ends(branch, at)

    def _assert_not(self, argument: Any, at: int) -> Iterator[int]:
        if next(self._ends(argument[1], at), None) is None:
            yield at

    def _max_repeat(self, argument: Any, at: int) -> Iterator[int]:
        """As often as it goes; then once less, and so on."""
        fewest, most, items = argument
        ends, ways = [at], [self._ends(items, at)]
        while ways:
            end = next(ways[-1], None) if len(ways) <= most else None
            if end is not None and end > ends[-1]:
                ends.append(end)
                ways.append(self._ends(items, end))
            else:
                ways.pop()
                last = ends.pop()
                if len(ends) >= fewest:
                    yield last

    def _possessive_repeat(self, argument: Any, at: int) -> Iterator[int]:
        """As often as it goes, and never less."""
        fewest, most, items = argument
        times = 0
        while times < most and (end := next(self._ends(items, at), at)) > at:
            at, times = end, times + 1
        if times >= fewest:
            yield at
