"""What belongs to a widget: parts that go when it goes, and looks that they share.

ipywidgets keeps every widget alive, with all that it is made of, until each of them is closed
by itself. So whatever is made while a stage is made or shown belongs to its household, also
what is not on the screen, and what was made before a constructor failed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final
from weakref import WeakSet

import ipywidgets as w
from traitlets import MetaHasTraits

from .cells import notebook
from .hearing import hear_here

_LOOKS: Final = ("layout", "style")

_maker: ContextVar[Household | None] = ContextVar("maker", default=None)
_heard_before: list[Callable[[w.Widget], object]] = []


class Household:
    """The widgets that belong to one, and what is to end with them.

    Most parts look alike, and ipywidgets would give each a layout and a style of its own: those
    that are made here without one share theirs. A part whose layout changes needs its own.

    Parameters
    ----------
    outer : Household, optional
        With which this one is closed: what is made in this one may go before.

    Examples
    --------
    >>> home = Household()
    >>> with home.making():
    ...     one, other = w.Label(), w.Label()
    >>> one.layout is other.layout
    True
    >>> home.close()
    >>> one.comm is None and one.layout.comm is None
    True
    """

    def __init__(self, outer: Household | None = None) -> None:
        self._outer = outer
        self._inner: WeakSet[Household] = WeakSet()
        self._parts: WeakSet[w.Widget] = WeakSet()
        self._looks: dict[object, w.Widget] = {}
        self._ends: list[Callable[[], object]] = []
        self.is_closed = False
        if outer is not None:
            outer._inner.add(self)

    @staticmethod
    def now() -> Household | None:
        """The one that things are made for now."""
        return _maker.get()

    @contextmanager
    def making(self) -> Iterator[None]:
        """Own all widgets that are made meanwhile."""
        _listen()
        token = _maker.set(self)
        try:
            yield
        finally:
            _maker.reset(token)

    def adopt(self, part: w.Widget) -> None:
        """Own a widget. If it has no looks yet it gets those of others."""
        self._parts.add(part)
        hear_here(part)
        for name in _LOOKS:
            if part.has_trait(name) and not part.trait_has_value(name):
                kind = part.class_traits()[name].klass
                setattr(part, name, self.look(kind))

    def look(self, kind: type[w.Widget], **options: str) -> w.Widget:
        """A layout or a style that is shared, and therefore never changed."""
        if self._outer is not None:
            return self._outer.look(kind, **options)
        key = kind, *sorted(options.items())
        if key not in self._looks:
            with self.making():
                self._looks[key] = kind(**options)
            self._looks[key].observe(_refuse)
        return self._looks[key]

    def when_closed(self, end: Callable[[], object]) -> None:
        """Have something ended before the widgets are closed."""
        self._ends.append(end)

    def end(self) -> None:
        """End what goes on; from now on the household is closed."""
        self.is_closed = True
        while self._ends:
            self._ends.pop()()

    def close(self) -> None:
        """End what goes on, and close all widgets."""
        self.end()
        self._looks.clear()
        while self._inner:
            self._inner.pop().close()
        while self._parts:
            self._parts.pop().close()


class Housed(MetaHasTraits):
    """The kind of widgets that have a household: it is there before they are made.

    When making one fails, whatever its class, nothing of it is left.
    """

    def __call__(self, *args: Any, **options: Any) -> Any:
        """Make a widget, and let it begin once it is complete."""
        home = Household()
        try:
            with home.making():
                made = super().__call__(*args, **options)
            made._begin()
        except BaseException:
            home.close()
            raise
        if outer := Household.now():
            outer.adopt(made)
        elif (here := notebook()) is not None:
            here.made(made)
        return made


def look(kind: type[w.Widget], **options: str) -> w.Widget:
    """A layout or a style that parts made now share; nobody may change it."""
    home = Household.now()
    return home.look(kind, **options) if home else kind(**options)


def when_closed(end: Callable[[], object]) -> None:
    """Have something ended when the widget is closed that is being made."""
    if home := Household.now():
        home.when_closed(end)


def _refuse(change: Any) -> None:
    """What is changed for one part would change for all: a mistake of whoever wrote the part."""
    if change["name"] != "comm":
        raise TypeError("This look is shared: a part that changes needs one of its own.")


def _listen() -> None:
    """Notice every widget that is made; whoever did so before still does."""
    before = w.Widget._widget_construction_callback
    if not _heard_before:
        _heard_before.append(before or (lambda _: None))
        w.Widget.on_widget_constructed(_made)


def _made(widget: w.Widget) -> None:
    if home := _maker.get():
        home.adopt(widget)
    elif isinstance(widget, w.Box) and (here := notebook()) is not None:
        here.made(widget, own=False)
    _heard_before[0](widget)
