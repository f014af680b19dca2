"""The stars of a course as a pupil sees them: what they have, and what is next."""

from __future__ import annotations

from collections.abc import Collection
from html import escape
from typing import Any, Final

import ipywidgets as w

from clans_widget.core.argument_types import check_arguments
from clans_widget.quiz.course import Book, CourseError, Standing, Syllabus, course_file, standings
from clans_widget.quiz.course.told import cell_of, page_of, text_of
from clans_widget.stage.face.living.household import Housed, Household
from clans_widget.words import IN_USE, Voice

from .lesson_ways import LessonWays

STYLE: Final = """<style>
.course-stars {max-width: 56em; color: var(--jp-content-font-color1, inherit);
 font-size: var(--jp-content-font-size1, 1em); line-height: 1.35}
.course-stars p {margin: .3em 0}
.course-stars ul {list-style: none; margin: .5em 0; padding: 0}
.course-stars li {display: grid; align-items: center; gap: 0 1em; margin: 0; padding: .4em .5em;
 grid-template-columns: 5.2em minmax(10em, 1fr) 7.5em 14em;
 border-top: 1px solid var(--jp-border-color2, #8886)}
.course-stars .course-next {background: #c9811f22; box-shadow: inset 4px 0 #c9811f}
.course-stars svg {width: 1.55em; height: 1.55em; vertical-align: middle; overflow: visible}
.course-stars path {stroke-width: 1.6; stroke-linejoin: round}
.course-won path {fill: #f5c92e; stroke: #a8720c}
.course-open path {fill: none; stroke: #8a8178}
.course-stars i {display: block; height: .45em; margin-top: .15em; border-radius: .3em;
 background: #8884; overflow: hidden}
.course-stars s {display: block; height: 100%; border-radius: .3em; background: #2f8f5b}
.course-stars em {font-style: normal; color: var(--jp-ui-font-color1, #555)}
.course-total {font-size: 1.25em}
.course-total svg {margin-right: .4em}
.course-go-on {font-weight: 600}
.course-way {border: 0; padding: 0; background: none; color: inherit; font: inherit;
 text-align: start; text-decoration: underline; cursor: pointer}
.course-go-on .course-way {padding: .7em 1.4em; border-radius: .3em; background: #1b7340;
 color: #fff; text-decoration: none}
.course-stars li {position: relative}
.course-stars li .course-way::after {content: ""; position: absolute; inset: 0}
.course-stars li:has(.course-way):hover {background: #c9811f22}
.course-stars .course-way:focus-visible {outline: 3px solid #c9811f; outline-offset: 3px}
.course-apart {font-size: 0}
.course-one ul {margin: 0}
.course-one li {border: 0}
.course-rules, .course-where {color: var(--jp-ui-font-color1, #555); max-width: 46em}
.course-trouble {color: var(--jp-error-color0, #b3261e); font-weight: 600}
@media (max-width: 600px) {
 .course-stars li {grid-template-columns: 5.2em 1fr; gap: .1em .8em}
 .course-stars li > :nth-child(n + 3) {grid-column: 2}
}
</style>"""


class Stars(w.VBox, metaclass=Housed):
    """What somebody has reached in a course: up to three stars for each lesson, and what is next.

    It follows what is answered in the notebook. Where no progress is kept it shows an empty sky.
    A lesson that the page around can open is a way there.

    Parameters
    ----------
    syllabus : Syllabus
        Of the course.
    lesson : str, optional
        Only this one: for the end of a lesson.
    language : str

    Examples
    --------
    >>> from clans_widget.quiz.course import Lesson
    >>> stars = Stars(Syllabus("nim", (Lesson("01-heaps", {"en": "Heaps"}, {"01-heaps": 2}),)))
    >>> print(stars.text)
    Your stars
    0 stars of 3
    ☆☆☆ Heaps: 0 of 2. 2 questions to solve.
    """

    @check_arguments
    def __init__(
        self, syllabus: Syllabus, lesson: str | None = None, *, language: str = IN_USE
    ) -> None:
        self._home = Household.now() or Household()
        self._syllabus = syllabus
        self._lesson = lesson
        self._voice = Voice(Voice(language).code)
        self._file = course_file(syllabus.course)
        self._trouble = ""
        self._book = Book(syllabus.course)
        self._page = w.HTML()
        self._name = _field() if self._file and not self._file.on_device else None
        self._where = w.HTML()
        self._ways = LessonWays([each.name for each in syllabus.lessons if lesson is None])
        self._ways.wanted = lesson is None
        field = (self._name,) if self._name else ()
        whole = () if lesson else (*field, self._where, self._ways)
        parts = (w.HTML(STYLE, layout=w.Layout(display="none")), self._page, *whole)
        super().__init__(parts, layout=w.Layout(width="100%"))
        self.add_class("course-box")
        self._look()
        if self._name:
            self._name.observe(self._called, "value")
        self._ways.observe(lambda _: self._show(), "known")
        if self._file:
            self._file.changed.add(self._look)

    @property
    def standings(self) -> tuple[Standing, ...]:
        """How far somebody has come with each lesson that is shown."""
        every = standings(self._book, self._syllabus)
        return tuple(each for each in every if self._lesson in (None, each.lesson.name))

    @property
    def text(self) -> str:
        """What is shown, in words."""
        return text_of(self.standings, self._voice)

    def close(self) -> None:
        """Take it from the page."""
        super().close()
        if home := self.__dict__.get("_home"):  # one that could not be made has none
            home.close()

    def _begin(self) -> None:
        """There is nothing to begin."""

    def _look(self) -> None:
        """Show what is kept now."""
        self._trouble = ""
        if self._file:
            refusal = self._file.refusal
            try:
                self._book = self._file.read()
            except CourseError as error:
                refusal = error
            self._trouble = refusal.in_voice(self._voice) if refusal else ""
        self._show()

    def _show(self) -> None:
        voice = self._voice
        self._page.value = self._html(self._ways.known)
        if self._name:
            self._name.description = voice.say("course.name")
            self._name.value = self._book.name
            self._name.layout.display = "none" if self._trouble else ""
        self._where.value = f"<p class='course-stars course-where'>{escape(self._told)}</p>"

    @property
    def _told(self) -> str:
        """Where the progress is, and how it is handed in; nothing while none is kept."""
        voice, file = self._voice, self._file
        if self._trouble:
            return ""
        if file is None:
            return voice.say("course.not_kept")
        if file.on_device:
            return voice.say("course.on_device")
        place, key = file.path, "hand_in" if file.path.exists() else "nothing_yet"
        return voice.say(f"course.{key}", file=place.name, folder=str(place.parent))

    def _html(self, ways: Collection[str] = ()) -> str:
        trouble = escape(self._trouble)
        before = f"<p class='course-trouble'>{trouble}</p>" if trouble else ""
        if self._lesson:
            return before + "".join(cell_of(each, self._voice) for each in self.standings)
        return before + page_of(self.standings, self._voice, ways)

    def _called(self, change: dict[str, Any]) -> None:
        name = change["new"]
        if self._file and name != self._book.name:
            try:
                self._file.change(lambda book: book.named(name))
            except CourseError as error:
                self._trouble = error.in_voice(self._voice)
                self._show()

    def _repr_mimebundle_(self, **options: Any) -> dict[str, Any]:
        """The live stars; for readers without a kernel a picture of them, and a text."""
        bundle: dict[str, Any] = super()._repr_mimebundle_(**options) or {}
        return {**bundle, "text/plain": self.text, "text/html": STYLE + self._html()}

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self._syllabus.course}>"


def _field() -> w.Text:
    """Where somebody writes who they are; on a page that stands elsewhere."""
    from clans_widget.stage.face.tree import NO_TOOLTIP, name_not_cut_off

    wide, style = w.Layout(width="min(100%, 30em)"), name_not_cut_off(w.Text)
    field = w.Text(continuous_update=False, layout=wide, style=style, **NO_TOOLTIP)
    field.add_class("course-name")
    return field
