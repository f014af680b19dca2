"""Values as plain data, as JSON knows it, and back.

Texts, numbers and rows stay what they are; a value of a class of this package becomes a mapping
that names the class and has its fields.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Any, Final, get_type_hints

from .argument_types import check_argument
from .errors import GameError, Refusal, restored

PACKAGE: Final = __name__.partition(".")[0]

KIND: Final = "class"
"""No field can have this name: it is a word of the language."""

PAIRS: Final = "pairs"
SET: Final = "set"

Write = Callable[[Any], Any]
Read = Callable[[Any], Any]


class PlainData:
    """Writes values as plain data, and reads them.

    Parameters
    ----------
    write : mapping of type to callable, optional
        How values of some classes are written: as a mapping without ``"class"``, or a text.
    read : mapping of str to callable, optional
        How they are read, by the name of the class.

    Examples
    --------
    >>> from clans_widget.core.marks import Marks
    >>> plain = PlainData()
    >>> plain.write(Marks(highlights=("A1",)))
    {'class': 'clans_widget.core.marks:Marks', 'highlights': ['A1']}
    >>> plain.read(plain.write((1, "a", Marks(faded=True)))) == (1, "a", Marks(faded=True))
    True
    """

    def __init__(
        self, write: Mapping[type, Write] | None = None, read: Mapping[str, Read] | None = None
    ) -> None:
        self._write = dict(write or {})
        self._read = dict(read or {})

    def write(self, value: Any) -> Any:
        """A value as plain data.

        Raises
        ------
        GameError
            If it is none that can be written down.
        """
        kind = type(value)
        if value is None or kind in (bool, int, float, str):
            return value
        if kind in (tuple, list):
            return [self.write(part) for part in value]
        if isinstance(value, Mapping):
            return {PAIRS: [[self.write(key), self.write(part)] for key, part in value.items()]}
        if isinstance(value, frozenset | set):
            return {SET: sorted(self.write(part) for part in value)}
        for given, write in self._write.items():
            if isinstance(value, given):
                return {KIND: given.__name__, "value": write(value)}
        return {KIND: _name_of(kind), **self.fields_of(value)}

    def read(self, data: Any) -> Any:
        """The value that plain data tells; lists become tuples.

        Raises
        ------
        GameError
            If it tells none.
        """
        if isinstance(data, list | tuple):
            return tuple(map(self.read, data))
        if not isinstance(data, Mapping):
            return data
        if KIND not in data:
            return self._read_rows(data)
        others = {**data}
        name = others.pop(KIND)
        if name in self._read:
            return self._read[name](others.get("value"))
        return self.read_fields(_kind_of(name), others)

    def _read_rows(self, data: Mapping[str, Any]) -> Any:
        """A mapping or a set, which is written as rows."""
        if PAIRS in data:
            return {self.read(key): self.read(part) for key, part in data[PAIRS]}
        if SET in data:
            return frozenset(map(self.read, data[SET]))
        raise GameError("game.no_plain_data", given=", ".join(data))

    def read_fields(self, kind: type, data: Mapping[str, Any]) -> Any:
        """The value of a class whose fields plain data tells; each is of the type that it has.

        Raises
        ------
        Refusal
            If they are not.
        """
        values, types = {name: self.read(part) for name, part in data.items()}, _types_of(kind)
        if issubclass(kind, Refusal):
            return restored(kind, values.pop("args", ()), values)
        for field, value in values.items():
            check_argument(field, value, types.get(field, Any))
        try:
            return kind(**values)
        except TypeError:
            raise GameError("game.no_plain_data", given=kind.__name__) from None

    def fields_of(self, value: Any) -> dict[str, Any]:
        """The fields of a value as plain data, without those that are as they usually are."""
        if isinstance(value, Refusal):
            own = {"args": value.args, **vars(value)}
            if type(value) is not Refusal and _name_of(type(value)) == _name_of(Refusal):
                own["rule"] = value.rule
        elif is_dataclass(value):
            own = {
                field.name: getattr(value, field.name)
                for field in fields(value)
                if field.init and not _is_usual(field, getattr(value, field.name))
            }
        else:
            own = value._asdict()
        return {name: self.write(part) for name, part in own.items()}


def _is_usual(field: Any, value: object) -> bool:
    """Whether a field has the value that it has where nothing is said."""
    usual = field.default if field.default_factory is MISSING else field.default_factory()
    return type(usual) is type(value) and bool(usual == value)


def _name_of(kind: type) -> str:
    """The name by which a class of the package is found again."""
    known = kind if kind.__module__.partition(".")[0] == PACKAGE else None
    if known is None and issubclass(kind, Refusal):
        known = Refusal  # somebody else's: what it says is kept
    if known is None or not _is_value(known):
        raise GameError("game.no_plain_data", given=kind.__name__)
    return f"{known.__module__}:{known.__qualname__}"


def _kind_of(name: object) -> type:
    module, _, path = str(name).partition(":")
    found: Any = sys.modules.get(module) if module.partition(".")[0] == PACKAGE else None
    for part in path.split("."):
        found = getattr(found, part, None)
    if not isinstance(found, type) or not _is_value(found) or found.__module__ != module:
        raise GameError("game.no_plain_data", given=name)
    return found


def _is_value(kind: type) -> bool:
    return is_dataclass(kind) or issubclass(kind, Refusal) or hasattr(kind, "_asdict")


@cache
def _types_of(kind: type) -> Mapping[str, Any]:
    """The types of the fields of a class; where one is for a type checker alone, none."""
    try:
        return get_type_hints(kind)
    except NameError:
        return {}
