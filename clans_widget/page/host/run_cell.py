"""Runs a cell on a page: what it shows is what comes alive there."""

from __future__ import annotations

from ipywidgets import VBox, Widget

from clans_widget.core.cells import value_of
from clans_widget.page.shell import listeners, shell


def shown_by(code: str) -> Widget | None:
    r"""Run a cell; the widget that it shows, or several in a box, or ``None`` if it shows none.

    Parameters
    ----------
    code : str
        As in a notebook, it may call ``display`` and ``get_ipython``.

    Examples
    --------
    >>> shown_by("6 * 7") is None
    True
    >>> shown_by("from ipywidgets import HTML\nHTML('seven')").value
    'seven'
    >>> two = shown_by("from ipywidgets import HTML\nfor k in range(2):\n    display(HTML())")
    >>> len(two.children)
    2
    """
    shown: list[Widget] = []

    def display(*each: object, **options: object) -> None:
        del options
        shown.extend(one for one in each if isinstance(one, Widget))

    listeners.append(display)
    try:
        last = value_of(code, display=display, get_ipython=lambda: shell)
    finally:
        listeners.remove(display)
    if isinstance(last, Widget):
        shown.append(last)
    return VBox(shown) if len(shown) > 1 else next(iter(shown), None)
