"""The stars of a course, said and written: rows for a table, a text, a page."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from html import escape
from typing import Final, NamedTuple

from clans_widget.core.table import Table
from clans_widget.words import Voice

from .stars import MOST, Standing, following

STAR: Final = "M12 1.8l3.1 6.6 7.1.9-5.2 5 1.3 7.2L12 18l-6.3 3.5L7 14.3l-5.2-5 7.1-.9z"
"""The outline of a star, in a square of 24."""


OWN_KEYS: Final = "data-lm-suppress-shortcuts='true'"
"""Of a button: else JupyterLab would take Enter for itself."""


class Told(NamedTuple):
    """What is said of a lesson."""

    title: str
    solved: str
    next: str


def told(standing: Standing, voice: Voice) -> Told:
    """What is said of a lesson: title, how much is solved, what gives the next star."""
    of = voice.say("course.of", count=standing.solved, total=standing.questions)
    return Told(standing.lesson.in_voice(voice), of, standing.next.in_voice(voice))


def table_of(standings: Sequence[Standing], voice: Voice) -> Table:
    """The stars as a table in words.

    Examples
    --------
    >>> from clans_widget.quiz.course import Lesson
    >>> heaps = Standing(Lesson("01-heaps", {"en": "Heaps"}, {"01-heaps": 2}), 2, 2)
    >>> table_of([heaps], Voice("en")).rows
    {'Heaps': ('★★★', '2 of 2', 'All done')}
    """
    rows: dict[str | int, tuple[object, ...]] = {}
    for standing in standings:
        title, solved, next_star = told(standing, voice)
        rows[title] = drawn(standing.stars), solved, next_star
    columns = ("course.stars", "course.solved", "course.next_star")
    return Table(voice.say("course.lesson"), tuple(map(voice.say, columns)), rows)


def text_of(standings: Sequence[Standing], voice: Voice) -> str:
    """The stars as lines of text."""
    lines = [voice.say("course.title"), total_of(standings, voice)]
    for standing in standings:
        title, solved, next_star = told(standing, voice)
        lines.append(f"{drawn(standing.stars)} {title}: {solved}. {next_star}.")
    return "\n".join(lines)


def drawn(stars: int) -> str:
    """Stars as signs.

    Examples
    --------
    >>> drawn(2)
    '★★☆'
    """
    return "★" * stars + "☆" * (MOST - stars)


def total_of(standings: Sequence[Standing], voice: Voice) -> str:
    """How many stars there are of all that there can be."""
    won = sum(standing.stars for standing in standings)
    return voice.say("course.total", count=won, total=MOST * len(standings))


def page_of(standings: Sequence[Standing], voice: Voice, ways: Collection[str] = ()) -> str:
    """The stars of a whole course, as HTML.

    Parameters
    ----------
    standings : sequence of Standing
    voice : Voice
    ways : collection of str
        The lessons that can be opened from where this stands, by their names.
    """
    lesson = following(standings)
    go_on = escape(voice.say("course.all_done"))
    if lesson:
        title = lesson.lesson.in_voice(voice)
        go_on = _leading(voice.say("course.go_on", lesson=title), lesson, ways)
    rows = "".join(_row(each, voice, ways, is_next=each is lesson) for each in standings)
    return (
        f"<div class='course-stars'><p class='course-total'>{_star(is_won=True)}"
        f"<b>{escape(total_of(standings, voice))}</b></p>"
        f"<p class='course-go-on'>{go_on}</p>"
        f"<ul>{rows}</ul>"
        f"<p class='course-rules'>{escape(voice.say('course.rules'))}</p></div>"
    )


def cell_of(standing: Standing, voice: Voice) -> str:
    """The stars of one lesson, as HTML."""
    return f"<div class='course-stars course-one'><ul>{_row(standing, voice)}</ul></div>"


def _leading(text: str, standing: Standing, ways: Collection[str]) -> str:
    """What opens a lesson; a text where that cannot be done."""
    name = standing.lesson.name
    if name not in ways:
        return escape(text)
    about = f"data-lesson='{escape(name)}' {OWN_KEYS}"
    return f"<button type='button' class='course-way' {about}>{escape(text)}</button>"


def _row(
    standing: Standing, voice: Voice, ways: Collection[str] = (), *, is_next: bool = False
) -> str:
    name, *texts = told(standing, voice)
    title, (solved, next_star) = _leading(name, standing, ways), map(escape, texts)
    css = " class='course-next'" if is_next else ""
    share = round(100 * standing.solved / standing.questions)
    bar = f"<i aria-hidden='true'><s style='width: {share}%'></s></i>"
    stars = escape(voice.say("course.you_have", count=standing.stars))
    marks = "".join(_star(is_won=number < standing.stars) for number in range(MOST))
    end, label = _apart(". "), _apart(f"{voice.say('course.questions_solved')} ")
    return (
        f"<li{css}><span role='img' aria-label='{stars}'>{marks}</span><b>{title}{end}</b>"
        f"<span>{label}{solved}{end}{bar}</span><em>{next_star}{end}</em></li>"
    )


def _apart(text: str) -> str:
    """What tells columns apart where they are not seen: read aloud, copied, or without a style."""
    return f"<span class='course-apart'>{escape(text)}</span>"


def _star(*, is_won: bool) -> str:
    css = "course-won" if is_won else "course-open"
    return f"<svg class='{css}' viewBox='0 0 24 24' aria-hidden='true'><path d='{STAR}'/></svg>"
