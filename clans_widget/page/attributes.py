"""Attributes of the widgets of a page, which tell others when they change.

They have what boards and quizzes use of traitlets, by the same names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Generic, TypeVar

V = TypeVar("V")

Change = dict[str, Any]
Call = Callable[[Change], object]

ALL: Final = ""
"""The name under which those are called that follow all attributes."""


class TraitType(Generic[V]):
    """An attribute that has a value from the beginning.

    Parameters
    ----------
    first : object, optional
        That value; of a list, what kind its members are says nothing here.
    """

    klass: Any = None

    def __init__(self, first: Any = None, *_: object) -> None:
        self.first = None if isinstance(first, TraitType) else first
        self.is_synced = False
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, of: Any, kind: type | None = None) -> Any:
        if of is None:
            return self
        values = of._values
        if self.name not in values:
            values[self.name] = self.at_first()
        return values[self.name]

    def __set__(self, of: HasTraits, value: Any) -> None:
        is_new = self.name not in of._values
        before = None if is_new else of._values[self.name]
        of._values[self.name] = value
        if is_new or before != value:
            of._tell(self.name, before, value)

    def tag(self, *, sync: bool = False) -> Any:
        """Say whether the page knows it, too."""
        self.is_synced = sync
        return self

    def at_first(self) -> Any:
        """The value at the beginning."""
        return self.usual() if self.first is None else self.first

    def usual(self) -> Any:
        """The value at the beginning where nothing else is said."""
        return None


class Bool(TraitType[bool]):
    """Whether something holds."""

    usual = staticmethod(bool)


class Int(TraitType[int]):
    """A whole number."""

    usual = staticmethod(int)


class Float(TraitType[float]):
    """A number."""

    usual = staticmethod(float)


class Unicode(TraitType[str]):
    """A text."""

    usual = staticmethod(str)


class List(TraitType[list[Any]]):
    """Some values, in order."""

    def usual(self) -> list[Any]:
        """None of them."""
        return []


class Dict(TraitType[dict[Any, Any]]):
    """Values by their names."""

    def usual(self) -> dict[Any, Any]:
        """None of them."""
        return {}


class MetaHasTraits(type):
    """The kind of all classes whose attributes tell when they change."""


class HasTraits(metaclass=MetaHasTraits):
    """Something whose attributes tell when they change."""

    _values: dict[str, Any]
    _calls: dict[str, list[Call]]

    def __new__(cls, *_: object, **options: object) -> Any:
        """It has its values before anything else of it is made."""
        del options
        made = super().__new__(cls)
        made._values, made._calls = {}, {}
        return made

    def __init__(self, **values: Any) -> None:
        for name, value in values.items():
            setattr(self, name, value)

    @classmethod
    def class_traits(cls) -> dict[str, TraitType[Any]]:
        """The attributes, by name."""
        kinds = reversed(cls.__mro__)
        found = (pair for kind in kinds for pair in vars(kind).items())
        return {name: trait for name, trait in found if isinstance(trait, TraitType)}

    def has_trait(self, name: str) -> bool:
        """Whether there is such an attribute."""
        return isinstance(getattr(type(self), name, None), TraitType)

    def trait_has_value(self, name: str) -> bool:
        """Whether an attribute has a value already."""
        return name in self._values

    def observe(self, call: Call, names: str | Iterable[str] = ALL) -> None:
        """Have a function called when attributes change."""
        for name in [names] if isinstance(names, str) else names:
            self._calls.setdefault(name, []).append(call)

    def unobserve(self, call: Call, names: str | Iterable[str] = ALL) -> None:
        """Have it called no more."""
        for name in [names] if isinstance(names, str) else names:
            self._calls[name].remove(call)

    def _tell(self, name: str, old: object, new: object) -> None:
        change = {"name": name, "old": old, "new": new, "owner": self, "type": "change"}
        for call in [*self._calls.get(name, ()), *self._calls.get(ALL, ())]:
            call(change)
