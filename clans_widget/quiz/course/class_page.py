"""What a class knows, in words: tables, as lines of text and as a page for a browser."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Final, NamedTuple

from clans_widget.core.printable import escaped
from clans_widget.core.table import Table, percent
from clans_widget.words import Voice

from .labels import distinct
from .overview import Overview
from .stars import Standing

STYLE: Final = """
body {font: 16px/1.45 system-ui, sans-serif; margin: 1.5em auto; max-width: 70em; padding: 0 1em;
 color: #222; background: #fff}
h1 {font-size: 1.6em} h2 {font-size: 1.2em; margin: 1.8em 0 .3em}
p {max-width: 46em; margin: .3em 0}
div {overflow-x: auto}
table {border-collapse: collapse; font-variant-numeric: tabular-nums}
th, td {padding: .25em .8em; border-bottom: 1px solid #ccc; text-align: right; white-space: nowrap}
th {font-weight: 600} thead th {border-bottom: 2px solid #888}
thead th {vertical-align: bottom; white-space: normal}
th:first-child, td.t, th.t {text-align: left}
td.t {white-space: normal; min-width: 14em}
@media (max-width: 600px) {
 body {margin: 1em auto} th, td {padding: .25em .5em} th {white-space: normal; min-width: 2.5em}
}
@media (prefers-color-scheme: dark) {
 body {color: #eee; background: #181614} th, td {border-color: #555}
}
@media print {body {margin: 0; max-width: none; font-size: 11pt} h2 {break-after: avoid}}
"""

NOTHING: Final = "·"
"""Stands where a pupil has not begun a lesson."""


class Part(NamedTuple):
    """A part of the page: a heading, what is to be known about it, a table."""

    heading: str
    about: str
    table: Table


def parts_of(read: Overview, voice: Voice, *, wide: bool) -> Iterator[Part]:
    """All that there is to say about a class; where there is room, also what each rule says."""
    say, ideas = voice.say, _ideas(read, voice)
    yield Part(say("course.class.who"), "", _who(read, voice))
    yield Part(say("course.class.rules"), say("course.class.rules_told"), _rules(read, voice, wide))
    about = "course.class.ideas_told" if ideas.rows else "course.class.no_ideas"
    yield Part(say("course.class.ideas"), say(about), ideas)
    if read.unmade:
        yield _unmade(read, voice)
    if read.repeated:
        yield _repeated(read, voice)
    if read.unread:
        yield _unread(read, voice)


def _table(corner: str, columns: Sequence[str], rows: dict[str | int, tuple[object, ...]]) -> Table:
    return Table(corner, tuple(columns), rows)


def _who(read: Overview, voice: Voice) -> Table:
    standing = {pupil.label: read.standings(pupil) for pupil in read.pupils}
    every = [each for those in standing.values() for each in those]
    begun = {each.lesson.name for each in every if each.is_begun}
    lessons = {each.lesson.name: each.lesson for each in every if each.lesson.name in begun}
    rows: dict[str | int, tuple[object, ...]] = {}
    for label, those in standing.items():
        reached = {each.lesson.name: _reached(each) for each in those}
        mine = (reached.get(name, NOTHING) for name in lessons)
        won, solved = sum(each.stars for each in those), sum(each.solved for each in those)
        rows[label] = (*mine, won, solved)
    corner, *last = (voice.say(f"course.class.{name}") for name in ("pupil", "stars", "solved"))
    names = {name: lesson.numbered(voice) for name, lesson in lessons.items()}
    return _table(corner, [*_headings(names, (corner, *last)), *last], rows)


def _headings(lessons: Mapping[str, str], others: Sequence[str]) -> list[str]:
    """What columns of lessons are called, beside others: short where that can be no other.

    Examples
    --------
    >>> lessons = {"03-villages": "03 Villages", "04-strife": "04 Strife", "04": "04"}
    >>> _headings({**lessons, "Stars": "Stars"}, ["Stars"])
    ['03', '04 Strife', '04', 'Stars (2)']
    """
    short = Counter(map(_short, lessons))
    told = (whole if short[_short(name)] > 1 else _short(name) for name, whole in lessons.items())
    return distinct([*others, *map(escaped, told)])[len(others) :]


def _reached(standing: Standing) -> str:
    """The stars of a lesson; before the first one, how many questions are solved."""
    if not standing.is_begun:
        return NOTHING
    return "★" * standing.stars or f"{standing.solved}/{standing.questions}"


def _short(lesson: str) -> str:
    """The number of a lesson; of what has none, the name.

    Examples
    --------
    >>> _short("04-strife"), _short("end-test")
    ('04', 'end-test')
    """
    number = lesson.partition("-")[0]
    return number if number.isdecimal() else lesson


def _rules(read: Overview, voice: Voice, wide: bool) -> Table:
    rows: dict[str | int, tuple[object, ...]] = {}
    for each in read.rules:
        says = [read.told(each.rule, voice)] if wide else []
        share = voice.say("percent", number=percent(each.share))
        rows[each.rule] = (*says, each.tried, each.at_once, each.right, share)
    names = (*(["says"] if wide else []), "tried", "at_once", "right", "share")
    columns = [voice.say(f"course.class.{name}") for name in names]
    return _table(voice.say("course.class.rule"), columns, rows)


def _ideas(read: Overview, voice: Voice) -> Table:
    rows: dict[str | int, tuple[object, ...]] = {
        met.idea.told.in_voice(voice): (met.idea.rule, ", ".join(met.pupils), met.answers)
        for met in read.ideas
    }
    columns = [voice.say(f"course.class.{name}") for name in ("rule", "who_has", "answers")]
    return _table(voice.say("course.class.idea"), columns, rows)


def _unmade(read: Overview, voice: Voice) -> Part:
    rows: dict[str | int, tuple[object, ...]] = {
        pupil.label: (count,) for pupil, count in read.unmade
    }
    table = _table(voice.say("course.class.pupil"), [voice.say("course.class.questions")], rows)
    return Part(voice.say("course.class.unmade"), voice.say("course.class.unmade_told"), table)


def _repeated(read: Overview, voice: Voice) -> Part:
    rows: dict[str | int, tuple[object, ...]] = {
        each.file: (each.counted,) for each in read.repeated
    }
    table = _table(voice.say("course.class.file"), [voice.say("course.class.same_as")], rows)
    return Part(voice.say("course.class.repeated"), voice.say("course.class.repeated_told"), table)


def _unread(read: Overview, voice: Voice) -> Part:
    rows: dict[str | int, tuple[object, ...]] = {
        each.file: (each.why.in_voice(voice),) for each in read.unread
    }
    table = _table(voice.say("course.class.file"), [voice.say("course.class.why")], rows)
    return Part(voice.say("course.class.unread"), "", table)


def text_of_class(read: Overview, game: str, folder: str, voice: Voice) -> str:
    """A class as lines of text, below the name of the game."""
    parts = parts_of(read, voice, wide=False)
    return "\n".join([_from(read, game, folder, voice), *map(_text, parts)])


def text_of_unread(read: Overview, voice: Voice) -> str:
    """The files that could not be read, as lines of text; empty if all were."""
    return _text(_unread(read, voice)) if read.unread else ""


def _text(part: Part) -> str:
    return "\n".join(["", part.heading, *filter(None, (part.about,)), *_lines(part.table)])


def _lines(table: Table) -> Iterator[str]:
    """A table as lines, its columns below each other."""
    rows = [(table.corner, *table.columns)] if table.rows else []
    rows += [(str(label), *map(str, row)) for label, row in table.rows.items()]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  ".join(text.ljust(n) for text, n in zip(row, widths, strict=True)).rstrip()


def page_of_class(read: Overview, game: str, folder: str, voice: Voice) -> str:
    """A class as a page of its own, which asks no other machine for anything."""
    title = escape(voice.say("course.class.title"))
    parts = "".join(map(_section, parts_of(read, voice, wide=True)))
    return (
        f'<!doctype html>\n<html lang="{voice.code}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head>\n"
        f"<body><h1>{title}</h1><p>{escape(_from(read, game, folder, voice))}</p>\n{parts}"
        "</body></html>\n"
    )


def _section(part: Part) -> str:
    heading, about, table = part
    told = f"<p>{escape(about)}</p>" if about else ""
    if not table.rows:
        return f"<h2>{escape(heading)}</h2>{told}\n"
    widest = [
        max(row, key=lambda value: len(str(value)))
        for row in zip(*table.rows.values(), strict=True)
    ]
    head = f"<th scope='col'>{escape(table.corner)}</th>" + "".join(
        f"<th scope='col'{_css(value)}>{escape(text)}</th>"
        for text, value in zip(table.columns, widest, strict=True)
    )
    rows = "\n".join(_row(str(label), row) for label, row in table.rows.items())
    body = f"<table><thead><tr>{head}</tr></thead><tbody>\n{rows}</tbody></table>"
    return f"<h2>{escape(heading)}</h2>{told}<div>{body}</div>\n"


def _row(label: str, row: Sequence[object]) -> str:
    cells = "".join(f"<td{_css(value)}>{escape(str(value))}</td>" for value in row)
    return f"<tr><th scope='row'>{escape(label)}</th>{cells}</tr>"


def _css(value: object) -> str:
    return " class='t'" if len(str(value)) > 30 else ""


def _from(read: Overview, game: str, folder: str, voice: Voice) -> str:
    count = len(read.pupils) + len(read.repeated)
    return voice.say("course.class.from", count=count, game=game, folder=escaped(folder))
