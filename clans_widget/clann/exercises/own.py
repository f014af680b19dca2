"""Questions in an author's own words, beside a position of CLANN."""

from __future__ import annotations

from clans_widget.quiz.own import OwnChoice, OwnEstimate

from .exercise import Exercise


class Choice(OwnChoice, Exercise[str]):
    """One of several answers is right; parameters as for :class:`~clans_widget.quiz.own.OwnChoice`.

    Examples
    --------
    >>> question = Choice(
    ...     "A1,h,h,h/h,h,h,C1 A6 1 -",
    ...     {"more": "More often.", "less": "Less often."},
    ...     "more",
    ...     ask="Does whoever begins win more often, or less often?",
    ...     why="In 52 games of 100.",
    ... )
    >>> question.check("more").text("en")
    'Right. In 52 games of 100.'
    """


class Estimate(OwnEstimate, Exercise[int]):
    """A number is guessed; parameters as for :class:`~clans_widget.quiz.own.OwnEstimate`.

    Examples
    --------
    >>> question = Estimate(
    ...     "A1,h,h,h/h,h,h,C1 A6 1 -", 66, 20, ask="How many turns?", why="So we counted."
    ... )
    >>> question.check(70).text("en"), question.check(30).right
    ('Right. Close enough: it is 66. So we counted.', False)
    """
