"""Those who want to know when something has changed. Nobody is kept alive by listening."""

from __future__ import annotations

from collections.abc import Callable
from weakref import WeakMethod


class Listeners:
    """Methods that are called at every change, as long as the objects they belong to live.

    They belong to this one object: no copy of it has any, nor has what is read from a pickle.

    Examples
    --------
    >>> class Reader:
    ...     def look(self):
    ...         print("It has changed.")
    >>> reader, listeners = Reader(), Listeners()
    >>> listeners.add(reader.look)
    >>> listeners.tell()
    It has changed.
    >>> del reader
    >>> listeners.tell()
    """

    __slots__ = ("_methods",)

    def __init__(self) -> None:
        self._methods: list[WeakMethod[Callable[[], object]]] = []

    def add(self, method: Callable[[], object]) -> None:
        """Call a bound method at every change from now on."""
        self.remove(method)
        self._methods.append(WeakMethod(method))

    def remove(self, method: Callable[[], object]) -> None:
        """Call it no more; nothing happens if it was not called."""
        self._methods = [each for each in self._methods if each() not in (None, method)]

    def tell(self) -> None:
        """Call all that are still there."""
        for each in self._methods:
            method = each()
            if method is not None:
                method()

    def __reduce__(self) -> tuple[type[Listeners], tuple[()]]:
        return Listeners, ()
