"""A class as tables: who stands where, which rules and which ideas. Where pandas comes in."""

from __future__ import annotations

from os import PathLike
from pathlib import Path
from typing import NamedTuple

import pandas as pd

from .course.overview import Overview
from .course.syllabus import Syllabus
from .errors import ExerciseError


class ClassOverview(NamedTuple):
    """What a class has handed in. Data keep their column names in every language.

    Attributes
    ----------
    pupils : pandas.DataFrame
        Index pupil; ``file``, ``lessons`` (begun), ``solved``, ``at_once``, ``stars``.
    lessons : pandas.DataFrame
        One row for each pupil and lesson that was begun; ``pupil``, ``lesson``, ``questions``,
        ``solved``, ``at_once``, ``stars``.
    stars : pandas.DataFrame
        Index pupil; a column for each lesson: its stars.
    rules : pandas.DataFrame
        Index rule, the one least understood first; ``tried``, ``at_once``, ``right``, ``share``
        (right at once, of those tried).
    ideas : pandas.DataFrame
        Index idea, the most frequent first; ``rule``, ``told``, ``count`` (of pupils), ``answers``,
        ``pupils``.
    unread : pandas.DataFrame
        Index file; ``why`` it is no progress.
    """

    pupils: pd.DataFrame
    lessons: pd.DataFrame
    stars: pd.DataFrame
    rules: pd.DataFrame
    ideas: pd.DataFrame
    unread: pd.DataFrame


def class_overview(folder: str | PathLike[str], course: Syllabus) -> ClassOverview:
    """Read the progress files in a folder, whatever they are called.

    Parameters
    ----------
    folder : path
        Folders in it are read, too.
    course : Syllabus

    Raises
    ------
    ExerciseError
        If there is no such folder.
    """
    return tables_of(overview(folder, course))


def overview(folder: str | PathLike[str], course: Syllabus) -> Overview:
    """The same, not yet as tables.

    Raises
    ------
    ExerciseError
        If there is no such folder.
    """
    path = Path(folder)
    if not path.is_dir():
        raise ExerciseError("course.error.no_folder", folder=str(path))
    return Overview(path, course)


def tables_of(read: Overview) -> ClassOverview:
    """An overview as tables."""
    lessons = _lessons(read)
    return ClassOverview(
        _pupils(read), lessons, _stars(read), _rules(read), _ideas(read), _unread(read)
    )


def _lessons(read: Overview) -> pd.DataFrame:
    rows = [
        (pupil.label, each.lesson.name, each.questions, each.solved, each.at_once, each.stars)
        for pupil in read.pupils
        for each in read.standings(pupil)
        if each.lesson.name in pupil.book.lessons
    ]
    columns = ["pupil", "lesson", "questions", "solved", "at_once", "stars"]
    return pd.DataFrame(rows, columns=columns)


def _pupils(read: Overview) -> pd.DataFrame:
    rows = []
    for pupil in read.pupils:
        those = read.standings(pupil)
        sums = (sum(getattr(s, name) for s in those) for name in ("solved", "at_once", "stars"))
        rows.append((pupil.file, len(pupil.book.lessons), *sums))
    index = pd.Index([pupil.label for pupil in read.pupils], name="pupil", dtype=str)
    return pd.DataFrame(rows, index, ["file", "lessons", "solved", "at_once", "stars"])


def _stars(read: Overview) -> pd.DataFrame:
    rows = {
        pupil.label: {each.lesson.name: each.stars for each in read.standings(pupil)}
        for pupil in read.pupils
    }
    table = pd.DataFrame.from_dict(rows, orient="index").fillna(0).astype(int)
    return table.rename_axis(index="pupil", columns="lesson")


def _rules(read: Overview) -> pd.DataFrame:
    rows = [(each.tried, each.at_once, each.right, round(each.share, 3)) for each in read.rules]
    index = pd.Index([each.rule for each in read.rules], name="rule", dtype=str)
    return pd.DataFrame(rows, index, ["tried", "at_once", "right", "share"])


def _ideas(read: Overview) -> pd.DataFrame:
    from clans_widget.words import Voice

    found = read.ideas
    rows = [
        (
            met.idea.rule,
            met.idea.told.in_voice(Voice()),
            len(met.pupils),
            met.answers,
            ", ".join(met.pupils),
        )
        for met in found
    ]
    index = pd.Index([met.idea.name for met in found], name="idea", dtype=str)
    return pd.DataFrame(rows, index, ["rule", "told", "count", "answers", "pupils"])


def _unread(read: Overview) -> pd.DataFrame:
    index = pd.Index([each.file for each in read.unread], name="file", dtype=str)
    return pd.DataFrame([str(each.why) for each in read.unread], index, ["why"])
