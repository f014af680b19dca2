"""A class as pandas tables: who has come how far, which rules and which ideas."""

from __future__ import annotations

import os
from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import Any, Final, NamedTuple
from unicodedata import normalize

import pandas as pd

from clans_widget.core.printable import escaped
from clans_widget.words import Voice
from clans_widget.words.typography import DECIMALS

from .course.overview import Overview
from .course.syllabus import Syllabus
from .errors import ExerciseError

FORMULA: Final = frozenset("=+-@")
"""With what a formula begins, also in its wide form."""

SHEETS: Final = {
    "pupils": "course.class.who",
    "lessons": "course.class.each_lesson",
    "stars": "course.class.all_stars",
    "rules": "course.class.rules",
    "ideas": "course.class.ideas",
    "unread": "course.class.unread",
    "unmade": "course.class.unmade",
    "repeated": "course.class.repeated",
}
"""What each table is about."""

COLUMNS: Final = {
    "answers": "course.class.answers",
    "at_once": "course.class.at_once",
    "count": "course.class.how_many",
    "file": "course.class.file",
    "lesson": "course.lesson",
    "lessons": "course.class.begun",
    "pupil": "course.class.pupil",
    "pupils": "course.class.who_has",
    "questions": "course.class.questions",
    "right": "course.class.right",
    "rule": "course.class.rule",
    "same_as": "course.class.same_as",
    "share": "course.class.share",
    "solved": "course.class.solved",
    "stars": "course.class.stars",
    "text": "course.class.says",
    "told": "course.class.idea",
    "tried": "course.class.tried",
    "why": "course.class.why",
}
"""What the columns of all of them are called in words."""


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
        (right at once, of those tried), ``text`` (what the rule says).
    ideas : pandas.DataFrame
        Index idea, the most frequent first; ``rule``, ``told``, ``count`` (of pupils), ``answers``,
        ``pupils``.
    unread : pandas.DataFrame
        Index file; ``why`` it is no progress, or cannot be read.
    unmade : pandas.DataFrame
        Index pupil; ``questions`` that were answered wrong and cannot be made again: no idea
        explains them.
    repeated : pandas.DataFrame
        Index file; ``same_as``: the file that counts, as it says the same of the same pupil.
    """

    pupils: pd.DataFrame
    lessons: pd.DataFrame
    stars: pd.DataFrame
    rules: pd.DataFrame
    ideas: pd.DataFrame
    unread: pd.DataFrame
    unmade: pd.DataFrame
    repeated: pd.DataFrame


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
    if not os.path.isdir(path):  # noqa: PTH112 - the path's own method may raise
        raise ExerciseError("course.error.no_folder", folder=str(path))
    return Overview(path, course)


def tables_of(read: Overview) -> ClassOverview:
    """An overview as tables."""
    tables = (_pupils, _lessons, _stars, _rules, _ideas, _unread, _unmade, _repeated)
    return ClassOverview(*(table(read) for table in tables))


def sheets_of(read: Overview, voice: Voice) -> dict[str, pd.DataFrame]:
    """The same for a spreadsheet, by name: columns, lessons and ideas are called by words."""
    tables = tables_of(read)
    tables = tables._replace(ideas=tables.ideas.set_index("told"))
    words = {name: voice.say(key) for name, key in COLUMNS.items()}
    titles = {each.name: each.numbered(voice) for each in read.syllabus.lessons}
    named = tables._replace(
        lessons=tables.lessons.replace({"lesson": titles}),
        stars=tables.stars.rename(columns=titles),
    )
    return {name: _in_words(table, words) for name, table in named._asdict().items()}


def _in_words(table: pd.DataFrame, words: Mapping[str, str]) -> pd.DataFrame:
    """A table with its columns in words, but for those that are lessons."""
    columns = {} if table.columns.name == "lesson" else words
    return table.rename(columns=columns).rename_axis(index=words.get(str(table.index.name)))


def csv_of(table: pd.DataFrame, language: str) -> bytes:
    """A table in the form that a spreadsheet in a language opens with a double click.

    Where numbers have a comma, columns are divided by semicolons. A text that a spreadsheet would
    take for a formula gets an apostrophe before it.

    Examples
    --------
    >>> table = pd.DataFrame({"share": [0.5]}, pd.Index(["=1+1"], name="pupil"))
    >>> print(csv_of(table, "nl").decode("utf-8-sig"))
    pupil;share
    '=1+1;0,5
    <BLANKLINE>
    """
    decimal = DECIMALS[language]
    has_labels = table.index.name is not None
    written = table.map(_harmless).rename(columns=_harmless)
    text = written.rename(index=_harmless).to_csv(
        index=has_labels, sep="," if decimal == "." else ";", decimal=decimal, lineterminator="\n"
    )
    return text.encode("utf-8-sig")


def _harmless(value: Any) -> Any:
    """A value that no spreadsheet takes for a formula."""
    begins = normalize("NFKC", value.lstrip()[:1]) if isinstance(value, str) else ""
    return f"'{value}" if begins in FORMULA else value


def _lessons(read: Overview) -> pd.DataFrame:
    rows = [
        (
            pupil.label,
            escaped(each.lesson.name),
            each.questions,
            each.solved,
            each.at_once,
            each.stars,
        )
        for pupil in read.pupils
        for each in read.standings(pupil)
        if each.is_begun
    ]
    columns = ["pupil", "lesson", "questions", "solved", "at_once", "stars"]
    return pd.DataFrame(rows, columns=columns)


def _pupils(read: Overview) -> pd.DataFrame:
    rows = []
    for pupil in read.pupils:
        those = read.standings(pupil)
        sums = (sum(getattr(s, name) for s in those) for name in ("solved", "at_once", "stars"))
        rows.append((pupil.file, sum(each.is_begun for each in those), *sums))
    index = pd.Index([pupil.label for pupil in read.pupils], name="pupil", dtype=str)
    return pd.DataFrame(rows, index, ["file", "lessons", "solved", "at_once", "stars"])


def _stars(read: Overview) -> pd.DataFrame:
    rows = {
        pupil.label: {escaped(each.lesson.name): each.stars for each in read.standings(pupil)}
        for pupil in read.pupils
    }
    table = pd.DataFrame.from_dict(rows, orient="index").fillna(0).astype(int)
    return table.rename_axis(index="pupil", columns="lesson")


def _rules(read: Overview) -> pd.DataFrame:
    rows = [
        (each.tried, each.at_once, each.right, round(each.share, 3), read.told(each.rule, Voice()))
        for each in read.rules
    ]
    index = pd.Index([each.rule for each in read.rules], name="rule", dtype=str)
    return pd.DataFrame(rows, index, ["tried", "at_once", "right", "share", "text"])


def _ideas(read: Overview) -> pd.DataFrame:
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


def _unmade(read: Overview) -> pd.DataFrame:
    index = pd.Index([pupil.label for pupil, _ in read.unmade], name="pupil", dtype=str)
    return pd.DataFrame([count for _, count in read.unmade], index, ["questions"])


def _repeated(read: Overview) -> pd.DataFrame:
    index = pd.Index([each.file for each in read.repeated], name="file", dtype=str)
    return pd.DataFrame([each.counted for each in read.repeated], index, ["same_as"])


def _unread(read: Overview) -> pd.DataFrame:
    index = pd.Index([each.file for each in read.unread], name="file", dtype=str)
    return pd.DataFrame([str(each.why) for each in read.unread], index, ["why"])
