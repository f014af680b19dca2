"""Tables for people: a data frame with headings and codes in words, numbers as a language has them.

What a column is called says what its cells mean, wherever it stands: as a column, as a label of
rows in a table that was turned, as the name of the labels themselves. A game says which words
belong to which column; names that nobody knows, and what people wrote themselves, stay.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from math import isfinite, isnan
from numbers import Integral, Real
from typing import Any, Final

import pandas as pd

from clans_widget.words import IN_USE, Voice, number_in
from clans_widget.words.typography import FIRST_GROUPED

MOST_DECIMALS: Final = 3
"""In cells: what is to be more exact is no table for people."""

YES: Final = "●"
"""In cells for what holds; what does not hold leaves them empty."""

Says = Callable[[Any, Voice], Any]
"""What a cell says, in a voice."""


@dataclass(frozen=True)
class Wording:
    """Which words the tables of a game are said in.

    Attributes
    ----------
    headings : tuple of str
        The sections of the words files in which headings stand; the first that has one is taken.
    codes : mapping of str to tuple of str
        By column, the sections that have the words for what stands in it.
    says : mapping of str to callable
        By column, what its cells say, where that is worked out.
    numbered : mapping of str to str
        By the beginning of columns that are numbered, the key of their heading.
    renamed : mapping of frozenset to mapping
        Names that together tell a table, and how its columns are called there.
    """

    headings: tuple[str, ...]
    codes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    says: Mapping[str, Says] = field(default_factory=dict)
    numbered: Mapping[str, str] = field(default_factory=dict)
    renamed: Mapping[frozenset[str], Mapping[str, str]] = field(default_factory=dict)

    def __call__(self, table: pd.DataFrame, language: str = IN_USE) -> pd.DataFrame:
        """The table in words; that which is given stays as it is."""
        return _Teller(self, Voice(language), _names(table)).told(table)


def _names(table: pd.DataFrame) -> frozenset[str]:
    """Whatever is called something in a table."""
    labels = [part for label in table.columns for part in _parts(label)]
    names = [*table.index.names, *table.columns.names, *labels]
    return frozenset(name for name in names if isinstance(name, str))


def _parts(label: object) -> tuple[object, ...]:
    return label if isinstance(label, tuple) else (label,)


class _Teller:
    """Says one table."""

    def __init__(self, wording: Wording, voice: Voice, names: frozenset[str]) -> None:
        self.wording = wording
        self.voice = voice
        self.renamed: dict[str, str] = {}
        for told_by, renamed in wording.renamed.items():
            if told_by <= names:
                self.renamed.update(renamed)

    def told(self, table: pd.DataFrame) -> pd.DataFrame:
        """The table: its columns one by one, as two may be called the same."""
        columns = [
            self.column(table.iloc[:, at], label, table.index)
            for at, label in enumerate(table.columns)
        ]
        index = self.labels(table.index)
        if columns:
            said = pd.concat([column.set_axis(index) for column in columns], axis="columns")
        else:
            said = pd.DataFrame(index=index)
        said.columns = self.labels(table.columns)
        return said

    def column(self, values: pd.Series[Any], label: object, rows: pd.Index[Any]) -> pd.Series[Any]:
        """The cells of a column."""
        means = self.meaning(label)
        if means is not None:
            cells = [self.cell(means, value) for value in values]
        elif any(self.meaning(row) for row in rows) or values.dtype == object:
            decimals = _decimals(values)
            cells = [
                self.plain(value, decimals)
                if (means := self.meaning(row)) is None
                else self.cell(means, value)
                for row, value in zip(rows, values, strict=True)
            ]
        else:
            decimals = _decimals(values)
            cells = [self.plain(value, decimals) for value in values]
        if all(new is old for new, old in zip(cells, values.tolist(), strict=True)):
            return values
        kept = all(isinstance(cell, int) and not isinstance(cell, bool) for cell in cells)
        return pd.Series(cells, dtype="int64" if kept and cells else object)

    def meaning(self, label: object) -> str | None:
        """The last part of a label whose cells have words; a label may have several."""
        parts = (part for part in reversed(_parts(label)) if isinstance(part, str))
        known = (part for part in parts if part in self.wording.codes or part in self.wording.says)
        return next(known, None)

    def cell(self, column: str, value: Any) -> Any:
        """A code in words; what is none stays."""
        if not isinstance(value, str) and _is_nothing(value):
            return self.plain(value, 0)
        if column in self.wording.says:
            return self.wording.says[column](value, self.voice)
        if isinstance(value, str):
            return self.voice.first(value, *self.wording.codes[column]) or value
        return self.plain(value, _decimals([value]))

    def plain(self, value: Any, decimals: int) -> Any:
        """A number as the language has it; a whole one that needs nothing stays a number."""
        if isinstance(value, str):
            return value
        if _is_nothing(value):
            return self.voice.say("control.nothing")
        if _is_truth(value):
            return YES if value else ""
        if isinstance(value, Integral) and 0 <= int(value) < FIRST_GROUPED:
            return int(value)
        if isinstance(value, Real):
            places = 0 if isinstance(value, Integral) else decimals
            return number_in(float(value), self.voice.code, places)
        return value

    def labels(self, labels: pd.Index[Any]) -> pd.Index[Any]:
        """Labels of rows or columns, with their names."""
        names = [self.heading(name) if isinstance(name, str) else name for name in labels.names]
        levels = [
            self.level(labels.get_level_values(at), name) for at, name in enumerate(labels.names)
        ]
        if isinstance(labels, pd.MultiIndex):
            return pd.MultiIndex.from_arrays(levels, names=names)
        same = all(new is old for new, old in zip(levels[0], labels, strict=True))
        return labels.rename(names[0]) if same else pd.Index(levels[0], name=names[0])

    def level(self, values: Iterable[Any], name: object) -> list[Any]:
        """Labels of one kind: codes of a column that is known, or headings."""
        means = self.meaning(name)
        decimals = _decimals(values)
        return [
            self.label(value, decimals) if means is None else self.cell(means, value)
            for value in values
        ]

    def label(self, value: Any, decimals: int) -> Any:
        """A label that stands for itself: a heading, a number, yes or no."""
        if isinstance(value, str):
            return self.heading(value)
        if _is_truth(value):
            return self.voice.say(f"table.{'yes' if value else 'no'}")
        if isinstance(value, Real) and not isinstance(value, Integral):
            return self.plain(value, decimals)
        return value

    def heading(self, name: str) -> str:
        """What a column is called."""
        name = self.renamed.get(name, name)
        for beginning, key in self.wording.numbered.items():
            if name.removeprefix(beginning).isdecimal():
                return self.voice.say(key, number=name.removeprefix(beginning))
        return self.voice.first(name, *self.wording.headings) or name


def _is_truth(value: object) -> bool:
    return isinstance(value, bool) or type(value).__name__ in ("bool", "bool_")


def _is_nothing(value: Any) -> bool:
    return value is None or value is pd.NaT or (isinstance(value, float) and isnan(value))


def _decimals(values: Iterable[Any]) -> int:
    """How many decimals the numbers of a column need, all of them as many."""
    numbers = [float(v) for v in values if isinstance(v, Real) and not isinstance(v, Integral)]
    finite = [number for number in numbers if isfinite(number)]
    return next(
        (
            places
            for places in range(MOST_DECIMALS)
            if all(abs(number - round(number, places)) < 1e-9 for number in finite)
        ),
        MOST_DECIMALS,
    )
