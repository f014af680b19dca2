"""Which cell has made a widget: when the cell has run again, what it replaced is closed.

The cell is known where the front end tells its id, as JupyterLab and Notebook do.
Elsewhere nothing is closed that its author does not close.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple
from weakref import WeakKeyDictionary, WeakSet, ref

import ipywidgets as w
from IPython import get_ipython
from ipywidgets.widgets.widget import _instances

Names = dict[str, Any]

_SEVERAL: Final = (list, tuple, set, frozenset)

_OF_IPYTHON: Final = re.compile(r"_{1,3}|_\d+|_oh|Out|__\w+__")
"""Variables that are no author's: what cells have had as values, and what Python needs."""


class Run(NamedTuple):
    """A run of a cell; runs count from 1, and 0 is the one in which counting began."""

    cell: str
    number: int


class Notebook:
    """The runs of the cells of one notebook, and which of them made and showed what.

    A widget is closed when the cell that made it has run again and made another, unless there
    still is a use for the old one: a variable names it, alone or in a list; another cell shows
    it; or it stands in a box for which one of these holds, or that another cell has made.

    Parameters
    ----------
    shell : InteractiveShell
    """

    def __init__(self, shell: Any) -> None:
        self._shell = ref(shell)
        self._count = 0
        self._now = _begun(shell)
        self._last: dict[str, int] = {}
        self._origin: WeakKeyDictionary[w.Widget, Run] = WeakKeyDictionary()
        self._shown: WeakKeyDictionary[w.Widget, set[Run]] = WeakKeyDictionary()
        self._own: WeakSet[w.Widget] = WeakSet()
        self._enter(self._now)
        shell.events.register("pre_run_cell", self._begins)
        shell.events.register("post_run_cell", self._ended)

    def made(self, widget: w.Widget, *, own: bool = True) -> None:
        """Note that the cell that runs now has made a widget; only an own one is ever closed."""
        if self._now is not None:
            self._origin[widget] = self._now
            if own:
                self._own.add(widget)

    def shown(self, widget: w.Widget) -> None:
        """Note that the cell that runs now shows a widget."""
        if self._now is not None:
            self._shown.setdefault(widget, set()).add(self._now)

    def _begins(self, info: Any) -> None:
        self._count += 1
        cell = getattr(info, "cell_id", None)
        self._enter(Run(cell, self._count) if cell else None)

    def _enter(self, run: Run | None) -> None:
        self._now = run
        if run is not None:
            self._last[run.cell] = run.number

    def _ended(self, _: object = None) -> None:
        self._now, shell = None, self._shell()
        if shell is None:
            return
        for widget in list(self._replaced()):
            if not self._is_of_use(widget, shell.user_ns):
                widget.close()
                self._own.discard(widget)
                _forget(shell, widget)

    def _replaced(self) -> Iterator[w.Widget]:
        """What was made before the last run of its cell that has made something."""
        last: dict[str, int] = {}
        for widget in self._own:
            cell, number = self._origin[widget]
            last[cell] = max(number, last.get(cell, 0))
        for widget in self._own:
            cell, number = self._origin[widget]
            if number < last[cell]:
                yield widget

    def _is_of_use(self, widget: w.Widget, names: Names) -> bool:
        return (
            self._is_shown_elsewhere(widget)
            or _is_named(widget, names)
            or any(self._keeps(box, widget, names) for box in _boxes_with(widget))
        )

    def _is_shown_elsewhere(self, widget: w.Widget) -> bool:
        return any(
            cell != self._origin[widget].cell and self._last[cell] == number
            for cell, number in self._shown.get(widget, ())
        )

    def _keeps(self, box: w.Box, widget: w.Widget, names: Names) -> bool:
        return self._origin.get(box) != self._origin[widget] or self._is_of_use(box, names)


def _begun(shell: Any) -> Run | None:
    """The run in which counting begins: its beginning has not been noticed."""
    parent = (shell.get_parent() if hasattr(shell, "get_parent") else None) or {}
    is_cell = parent.get("header", {}).get("msg_type") == "execute_request"
    cell = parent.get("metadata", {}).get("cellId") if is_cell else None
    return Run(cell, 0) if cell else None


def _boxes_with(widget: w.Widget) -> list[w.Box]:
    """The boxes that hold a widget."""
    return [
        box
        for box in list(_instances.values())
        if isinstance(box, w.Box) and any(child is widget for child in box.children)
    ]


def _is_named(widget: w.Widget, names: Names) -> bool:
    """Whether a variable of the notebook names a widget, alone or in a list."""
    return any(
        widget is part
        for name, value in list(names.items())
        if not _OF_IPYTHON.fullmatch(name)
        for part in _parts(value)
    )


def _parts(value: Any) -> Iterator[object]:
    yield value
    if type(value) in _SEVERAL:
        yield from value
    elif type(value) is dict and value is not _instances:
        yield from value.values()


def _forget(shell: Any, widget: w.Widget) -> None:
    """Let IPython no longer keep a widget among the values that cells have had."""
    for values in (*shell.all_ns_refs, shell.user_ns.get("Out", {})):
        for name in [name for name, value in values.items() if value is widget]:
            del values[name]
    for name in ("_", "__", "___"):
        if getattr(shell.displayhook, name, None) is widget:
            setattr(shell.displayhook, name, None)


_notebooks: WeakKeyDictionary[Any, Notebook] = WeakKeyDictionary()


def notebook() -> Notebook | None:
    """The notebook that runs here; ``None`` in a script.

    Examples
    --------
    >>> notebook() is None
    True
    """
    shell = get_ipython()
    if shell is None:
        return None
    if shell not in _notebooks:
        _notebooks[shell] = Notebook(shell)
    return _notebooks[shell]
