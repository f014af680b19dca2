"""The progress with quizzes as tables: where pandas comes in."""

from __future__ import annotations

from collections.abc import Iterable

import pandas as pd

from .progress import Progress


def attempts(progress: Progress) -> pd.DataFrame:
    """One row for each question, counted from 1.

    Examples
    --------
    >>> from clans_widget.clans.exercises import fresh
    >>> attempts(Progress("two", [fresh("worth"), fresh("order")])).state.to_dict()
    {1: 'open', 2: 'open'}
    """
    rows = [
        (exercise.kind, attempt.points, attempt.tries, attempt.hints, attempt.state)
        for exercise, attempt in zip(progress.exercises, progress.counted, strict=True)
    ]
    index = pd.RangeIndex(1, len(rows) + 1, name="question")
    return pd.DataFrame(rows, index, ["kind", "points", "tries", "hints", "state"])


def summary(quizzes: Iterable[Progress]) -> pd.DataFrame:
    """One row for each quiz.

    Examples
    --------
    >>> summary([Progress("empty", [])]).solved.to_dict()
    {'empty': 0}
    """
    rows = {
        quiz.name: (
            len(quiz.attempts),
            quiz.solved,
            sum((attempt.points for attempt in quiz.counted), start=0.0),
            sum(attempt.tries for attempt in quiz.counted),
            sum(attempt.hints for attempt in quiz.counted),
        )
        for quiz in quizzes
    }
    columns = ["questions", "solved", "points", "tries", "hints"]
    return pd.DataFrame(list(rows.values()), pd.Index(list(rows), name="quiz"), columns)
