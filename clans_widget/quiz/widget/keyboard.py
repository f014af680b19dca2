"""What a quiz does for those who have no mouse."""

from __future__ import annotations

from typing import Final

from anywidget import AnyWidget
from ipywidgets import Layout

from clans_widget.web import joined

ANSWER: Final = "quiz-answer"
"""The class of what holds the controls of an answer."""

BAR: Final = "quiz-bar"
"""The class of what holds the buttons of a quiz."""

CHECK: Final = "quiz-check"
"""The class of the button that has an answer judged."""


class Keyboard(AnyWidget):
    """A part of a quiz that is not seen: Enter in a field checks the answer.

    The focus stays with the buttons when the one that was pressed is of no more use. Where the
    front end of anywidget is missing the field and the buttons are as ipywidgets has them.

    Examples
    --------
    >>> "Enter" in Keyboard()._esm
    True
    """

    _esm = joined("quiz/widget/keyboard.js")

    def __init__(self) -> None:
        # It needs a size to notice that it has been put into a quiz.
        super().__init__(layout=Layout(width="1px", height="1px", margin="0"))
