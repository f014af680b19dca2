"""What gives away the answer to a quiz opens once the quiz is over."""

from __future__ import annotations

from anywidget import AnyWidget
from ipywidgets import Layout
from traitlets import Bool, Unicode

from clans_widget.core.answer_fold import answer_to
from clans_widget.web import joined


class AnswerFold(AnyWidget):
    """A part of a quiz that is not seen: it opens what is folded below, on the page around it.

    Where the front end of anywidget is missing a reader opens it by hand.

    Parameters
    ----------
    quiz : str
        The name of the quiz.

    Attributes
    ----------
    told : str
        The class of what is folded: :func:`~clans_widget.core.answer_fold.answer_to` has it.
    over : bool
        Whether all questions of the quiz are solved or shown.

    Examples
    --------
    >>> fold = AnswerFold("04-strife")
    >>> fold.told, fold.over
    ('answer-to-04-strife', False)
    """

    _esm = joined("quiz/widget/answer_fold.js")

    told = Unicode().tag(sync=True)
    over = Bool().tag(sync=True)

    def __init__(self, quiz: str) -> None:
        # It needs a size to notice that it has been put onto a page.
        super().__init__(told=answer_to(quiz), layout=Layout(width="1px", height="1px", margin="0"))
