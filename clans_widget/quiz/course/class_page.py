"""What a class knows, in words: tables, as lines of text and as a page for a browser."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final, NamedTuple

from clans_widget.core.table import Table, percent
from clans_widget.words import Voice

from .overview import Overview
from .stars import MOST

"""Begins the keys of all that is said here."""

STYLE: Final = """
body {font: 16px/1.45 system-ui, sans-serif; margin: 1.5em auto; max-width: 70em; padding: 0 1em;
 color: #222; background: #fff}
h1 {font-size: 1.6em} h2 {font-size: 1.2em; margin: 1.8em 0 .3em}
p {max-width: 46em; margin: .3em 0}
div {overflow-x: auto}
table {border-collapse: collapse; font-variant-numeric: tabular-nums}
th, td {padding: .25em .8em; border-bottom: 1px solid #ccc; text-align: right; white-space: nowrap}
th {font-weight: 600} thead th {border-bottom: 2px solid #888}
th:first-child, td.t, th.t {text-align: left}
td.t {white-space: normal; min-width: 14em}
@media (prefers-color-scheme: dark) {
 body {color: #eee; background: #181614} th, td {border-color: #555}
}
@media print {body {margin: 0; max-width: none; font-size: 11pt} h2 {break-after: avoid}}
"""


class Part(NamedTuple):
    """A part of the page: a heading, what is to be known about it, a table."""

    heading: str
    about: str
    table: Table


def parts_of(read: Overview, voice: Voice) -> Iterator[Part]:
    """All that there is to say about a class."""
    say, ideas = voice.say, _ideas(read, voice)
    yield Part(say("course.class.who"), "", _who(read, voice))
    yield Part(say("course.class.rules"), say("course.class.rules_told"), _rules(read, voice))
    about = "course.class.ideas_told" if ideas.rows else "course.class.no_ideas"
    yield Part(say("course.class.ideas"), say(about), ideas)
    if read.unread:
        yield Part(say("course.class.unread"), "", _unread(read, voice))


def _table(corner: str, columns: Sequence[str], rows: dict[str | int, tuple[object, ...]]) -> Table:
    return Table(corner, tuple(columns), rows)


def _who(read: Overview, voice: Voice) -> Table:
    begun = {entry.lesson for pupil in read.pupils for entry in pupil.book.entries}
    lessons = [lesson for lesson in read.syllabus.lessons if lesson.name in begun]
    columns = [*(lesson.name.partition("-")[0] for lesson in lessons)]
    rows: dict[str | int, tuple[object, ...]] = {}
    for pupil in read.pupils:
        those = {each.lesson.name: each for each in read.standings(pupil)}
        stars = ("★" * those[lesson.name].stars or "·" for lesson in lessons)
        won = sum(each.stars for each in those.values())
        solved = sum(each.solved for each in those.values())
        rows[pupil.label] = (*stars, f"{won}/{MOST * len(read.syllabus.lessons)}", solved)
    last = (voice.say("course.class.stars"), voice.say("course.class.solved"))
    return _table(voice.say("course.class.pupil"), [*columns, *last], rows)


def _rules(read: Overview, voice: Voice) -> Table:
    rows: dict[str | int, tuple[object, ...]] = {
        each.rule: (each.tried, each.at_once, each.right, f"{percent(each.share)}%")
        for each in read.rules
    }
    columns = [voice.say(f"course.class.{name}") for name in ("tried", "at_once", "right", "share")]
    return _table(voice.say("course.class.rule"), columns, rows)


def _ideas(read: Overview, voice: Voice) -> Table:
    rows: dict[str | int, tuple[object, ...]] = {
        met.idea.told.in_voice(voice): (met.idea.rule, ", ".join(met.pupils), met.answers)
        for met in read.ideas
    }
    columns = [voice.say(f"course.class.{name}") for name in ("rule", "who_has", "answers")]
    return _table(voice.say("course.class.idea"), columns, rows)


def _unread(read: Overview, voice: Voice) -> Table:
    rows: dict[str | int, tuple[object, ...]] = {
        each.file: (each.why.in_voice(voice),) for each in read.unread
    }
    return _table(voice.say("course.class.file"), [voice.say("course.class.why")], rows)


def text_of_class(read: Overview, folder: str, voice: Voice) -> str:
    """A class as lines of text."""
    lines = [_from(read, folder, voice)]
    for heading, about, table in parts_of(read, voice):
        lines += ["", heading, *filter(None, (about,)), *_lines(table)]
    return "\n".join(lines)


def _lines(table: Table) -> Iterator[str]:
    """A table as lines, its columns below each other."""
    rows = [(table.corner, *table.columns)] if table.rows else []
    rows += [(str(label), *map(str, row)) for label, row in table.rows.items()]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  ".join(text.ljust(n) for text, n in zip(row, widths, strict=True)).rstrip()


def page_of_class(read: Overview, folder: str, voice: Voice) -> str:
    """A class as a page of its own, which asks no other machine for anything."""
    title = escape(voice.say("course.class.title"))
    parts = "".join(map(_section, parts_of(read, voice)))
    return (
        f'<!doctype html>\n<html lang="{voice.code}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head>\n"
        f"<body><h1>{title}</h1><p>{escape(_from(read, folder, voice))}</p>\n{parts}"
        "</body></html>\n"
    )


def _section(part: Part) -> str:
    heading, about, table = part
    told = f"<p>{escape(about)}</p>" if about else ""
    if not table.rows:
        return f"<h2>{escape(heading)}</h2>{told}\n"
    head = "".join(
        f"<th scope='col'>{escape(text)}</th>" for text in (table.corner, *table.columns)
    )
    rows = "\n".join(_row(str(label), row) for label, row in table.rows.items())
    body = f"<table><thead><tr>{head}</tr></thead><tbody>\n{rows}</tbody></table>"
    return f"<h2>{escape(heading)}</h2>{told}<div>{body}</div>\n"


def _row(label: str, row: Sequence[object]) -> str:
    cells = "".join(f"<td{_css(value)}>{escape(str(value))}</td>" for value in row)
    return f"<tr><th scope='row'>{escape(label)}</th>{cells}</tr>"


def _css(value: object) -> str:
    return " class='t'" if len(str(value)) > 30 else ""


def _from(read: Overview, folder: str, voice: Voice) -> str:
    return voice.say("course.class.from", count=len(read.pupils), folder=folder)
