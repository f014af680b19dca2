"""The ways from a quiz, or from the list of lessons, to other lessons, and to what stands below."""

from __future__ import annotations

from collections.abc import Sequence

from anywidget import AnyWidget
from ipywidgets import Layout
from traitlets import Bool, List, Unicode

from clans_widget.core.answer_fold import answer_to
from clans_widget.web import joined


class LessonWays(AnyWidget):
    """A part that is not seen: it asks the page around which lessons can be opened, and opens them.

    Where the front end of anywidget is missing, or nothing around can open a lesson, none is known.

    Parameters
    ----------
    lessons : sequence of str
        Those that may be led to, by their names.
    quiz : str
        The name of the quiz that leads on. What tells its answer comes before the next lesson.

    Attributes
    ----------
    lessons : list of str
    told : str
        The class of what tells the answer to the quiz.
    wanted : bool
        Whether the ways are needed: as long as they are not, nobody looks for them.
    known : list of str
        The lessons that can be opened.
    goes_on : bool
        Whether something stands below.

    Examples
    --------
    >>> ways = LessonWays(["05-epochs"], quiz="04-strife-10")
    >>> ways.told, ways.known, ways.goes_on
    ('answer-to-04-strife-10', [], False)
    """

    _esm = joined("quiz/widget/lesson_ways.js")

    lessons = List(Unicode()).tag(sync=True)
    told = Unicode().tag(sync=True)
    wanted = Bool().tag(sync=True)
    known = List(Unicode()).tag(sync=True)
    goes_on = Bool().tag(sync=True)

    def __init__(self, lessons: Sequence[str], quiz: str = "") -> None:
        # It needs a size to notice that it has been put onto a page.
        layout = Layout(width="1px", height="1px", margin="0")
        super().__init__(lessons=list(lessons), told=answer_to(quiz) if quiz else "", layout=layout)

    def lead_to(self, lesson: str) -> None:
        """Open a lesson."""
        self.send({"open": lesson})

    def go_on(self) -> None:
        """Bring what stands below into sight."""
        self.send({"on": True})
