"""Questions in an author's own words, beside a position of Clans."""

from __future__ import annotations

from clans_widget.quiz.own import OwnChoice, OwnEstimate

from .exercise import Exercise


class Choice(OwnChoice, Exercise[str]):
    """One of several answers is right; parameters as for :class:`~clans_widget.quiz.own.OwnChoice`.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> question = Choice(
    ...     Position.start(seed=7),
    ...     {"more": "More often.", "less": "Less often."},
    ...     "less",
    ...     ask="Two players draw each move at random. How often does the first one win?",
    ...     why="In 48 games of 100.",
    ... )
    >>> question.check("less").text("en")
    'Right. In 48 games of 100.'
    """


class Estimate(OwnEstimate, Exercise[int]):
    """A number is guessed; parameters as for :class:`~clans_widget.quiz.own.OwnEstimate`.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> question = Estimate(
    ...     Position.start(seed=7), 12, 3, ask="In how many games of 100?", why="So we counted."
    ... )
    >>> question.check(14).text("en"), question.check(30).right
    ('Right. Close enough: it is 12. So we counted.', False)
    """
