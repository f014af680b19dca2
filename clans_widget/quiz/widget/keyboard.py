"""What a quiz does for those who have no mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anywidget import AnyWidget
from ipywidgets import Layout

from clans_widget.web import joined


class Keyboard(AnyWidget):
    """A part of a quiz that is not seen: Enter in a field checks the answer, with what is ticked.

    The focus stays with the buttons when the one that was pressed is of no more use. Where the
    front end of anywidget is missing the field and the buttons are as ipywidgets has them.

    Parameters
    ----------
    check : callable
        Is called with what is written in the field, and what of the boxes beside it is ticked, when
        Enter is pressed in the field or the button that checks.

    Examples
    --------
    >>> keyboard = Keyboard(print)
    >>> keyboard._handle_custom_msg({"check": "8", "ticks": [True, False]}, [])
    8 [True, False]
    """

    _esm = joined("quiz/widget/keyboard.js")

    def __init__(self, check: Callable[[str, list[bool]], object]) -> None:
        # It needs a size to notice that it has been put into a quiz.
        super().__init__(layout=Layout(width="1px", height="1px", margin="0"))

        def heard(_: Keyboard, content: object, __: object) -> None:
            if isinstance(content, dict) and isinstance(content.get("check"), str):
                check(content["check"], _ticks_in(content))

        self.on_msg(heard)


def _ticks_in(content: dict[str, Any]) -> list[bool]:
    """What of the boxes is ticked, one after the other; nothing where that is not told."""
    ticks = content.get("ticks")
    if not isinstance(ticks, list) or not all(isinstance(each, bool) for each in ticks):
        return []
    return ticks
