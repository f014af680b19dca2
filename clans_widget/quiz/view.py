"""What is shown of a quiz beside its board, as a value: marks, the answer, and what can be done."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from clans_widget.quiz.course import Lesson
from clans_widget.quiz.recognize_questions import mark_of
from clans_widget.quiz.scene import (
    AskQuestion,
    Check,
    Clear,
    Examination,
    HandIn,
    Help,
    QuizScene,
    ShowWhy,
    Swap,
)
from clans_widget.quiz.scene.actions import WAYS, Way
from clans_widget.quiz.verdict import HINTS
from clans_widget.stage.actions import Action
from clans_widget.stage.view import (
    ABOVE,
    Button,
    Column,
    Label,
    Paragraph,
    Part,
    Prose,
    Row,
    Run,
)
from clans_widget.stage.walk_view import Own

ANSWER: Final = "quiz-answer"
"""The class of what holds the controls of an answer."""

BAR: Final = "quiz-bar"
"""The class of what holds the buttons of a quiz."""

CHECK: Final = "quiz-check"
"""The class of the button that has an answer judged."""

ICONS: Final[Mapping[Way, str]] = {
    "another": "refresh",
    "easier": "arrow-down",
    "harder": "arrow-up",
}


class Beyond(NamedTuple):
    """Where the page around can lead from a quiz.

    Attributes
    ----------
    lessons : tuple of str
        The lessons that it can open, by their names.
    goes_on : bool
        Whether something stands below.
    """

    lessons: tuple[str, ...] = ()
    goes_on: bool = False


NOWHERE: Final = Beyond()
"""Where no page is around."""


@dataclass(frozen=True, slots=True)
class OpenLesson(Action):
    """Open a lesson: the page around does it."""

    lesson: str


@dataclass(frozen=True, slots=True)
class GoBelow(Action):
    """Bring what stands below into sight: the page around does it."""


def own_of(
    scene: QuizScene,
    troubles: Sequence[str] = (),
    beyond: Beyond = NOWHERE,
    unseen: tuple[Part, ...] = (),
) -> Own:
    """What is shown of a quiz beside its board: the question, its answer, and what can be done.

    Parameters
    ----------
    scene : QuizScene
    troubles : sequence of str
        What is wrong with keeping the answers.
    beyond : Beyond
    unseen : tuple of Part
        Rooms for what a face makes itself, and nobody sees.
    """
    asking = (*asking_of(scene, beyond), *unseen)
    return Own(above=above_of(scene, troubles), asking=asking)


def above_of(scene: QuizScene, troubles: Sequence[str] = ()) -> tuple[Part, ...]:
    """A mark for each question, what is wrong with keeping the answers, and the question.

    Parameters
    ----------
    scene : QuizScene
    troubles : sequence of str
        What is wrong.
    """
    lost = tuple(Paragraph("stage-trouble", (Run(text),)) for text in troubles)
    note = Prose(key="note", css=(f"{scene.name}-note", ABOVE), paragraphs=lost)
    return marks_of(scene), note, _heading(scene)


def _heading(scene: QuizScene) -> Prose:
    """Why it is asked, the question, and the help that belongs to it."""
    name, helping = scene.name, scene.helping
    because = ((f"{name}-because", scene.because),) if scene.because else ()
    asked = (f"{name}-question", f"{scene.number + 1}. {scene.title}")
    said = (*because, asked, *((f"{name}-helping", text) for text in helping))
    paragraphs = tuple(Paragraph(css, (Run(text),)) for css, text in said)
    return Prose(key="heading", css=("stage-caption", ABOVE), paragraphs=paragraphs)


def marks_of(scene: QuizScene) -> Row:
    """A mark for each question, which leads to it, and how many are solved."""
    css = f"{scene.name}-mark"
    count = len(scene.progress.exercises)
    tally = Label(key="tally", text=scene.tally)
    marks = (_mark(scene, number, css) for number in range(count))
    return Row(key="marks", css=(f"{css}s", ABOVE), parts=(*marks, tally))


def _mark(scene: QuizScene, number: int, css: str) -> Button:
    state, voice = scene.state_of(number), scene.voice
    said = voice.say(f"quiz.state.{state}")
    return Button(
        key=str(number),
        css=(css, f"{css}-{state}", *((f"{css}-now",) if number == scene.number else ())),
        text=f"{number + 1} {scene.sign(number)}".strip(),
        tooltip=voice.say("quiz.mark", number=number + 1, state=said),
        sends=AskQuestion(number),
    )


def asking_of(scene: QuizScene, beyond: Beyond = NOWHERE) -> tuple[Part, ...]:
    """With what a question is answered, what can be done about it, and what in its place."""
    return _answer(scene), _bar(scene, beyond), _swaps(scene)


def _answer(scene: QuizScene) -> Column:
    """The controls of the answer; out of sight where none can be given."""
    is_over = isinstance(scene, Examination) and scene.is_over
    controls = Column(
        key=f"{scene.number} {mark_of(scene.exercise)}",
        css=(f"{scene.name}-answer",),
        parts=scene.question.answering.view(scene.voice, scene.name),
    )
    is_shown = not scene.is_away and not is_over
    return Column(key="answer", css=(ANSWER,), is_shown=is_shown, parts=(controls,))


def _bar(scene: QuizScene, beyond: Beyond) -> Row:
    """What can be done about a question, and the ways to the previous and to the next one."""
    way = _way_on(scene, beyond)
    about = _about_test(scene) if isinstance(scene, Examination) else _about_question(scene)
    before, after = about
    return Row(
        key="bar",
        css=(BAR,),
        align="spread",
        parts=(
            Row(key="about", parts=(*before, way, *after)),
            Row(key="ways", parts=tuple(_ways_around(scene, way))),
        ),
    )


def _about_question(scene: QuizScene) -> tuple[tuple[Part, ...], tuple[Part, ...]]:
    """Check, before the way on, which takes its place; hint, why and clear after it."""
    name, voice, question = scene.name, scene.voice, scene.question
    verdict = question.verdict
    is_open = not scene.is_away and not (verdict is not None and verdict.right)
    check = Button(
        key="check",
        css=(f"{name}-check", CHECK),
        is_shown=is_open,
        text=voice.say("quiz.check"),
        usable=verdict is None,
        sends=Check(),
    )
    is_last = question.level >= HINTS - 1
    number = {"number": question.level + 1, "count": HINTS}
    hint = Button(
        key="hint",
        css=(f"{name}-hint",),
        is_shown=is_open,
        text=voice.say("quiz.solution") if is_last else voice.say("quiz.hint", **number),
        usable=question.hint != HINTS,
        sends=Help(),
    )
    why = _why(scene, is_shown=scene.is_away or question.turn is not None)
    return (check,), (hint, why, _clear(scene, is_shown=is_open and question.answering.is_begun))


def _about_test(scene: Examination) -> tuple[tuple[Part, ...], tuple[Part, ...]]:
    """Hand in, why and clear, all after the way on."""
    is_open, question = not scene.is_over, scene.question
    hand_in = Button(
        key="hand in",
        css=(f"{scene.name}-hand-in",),
        is_shown=is_open and scene.is_last,
        text=scene.voice.say("quiz.hand_in"),
        icon="check",
        sends=HandIn(),
    )
    why = _why(scene, is_shown=scene.is_over and (scene.is_away or question.turn is not None))
    clear = _clear(scene, is_shown=is_open and question.answering.is_begun)
    return (), (hand_in, why, clear)


def _why(scene: QuizScene, *, is_shown: bool) -> Button:
    return Button(
        key="why",
        css=(f"{scene.name}-why",),
        is_shown=is_shown,
        text=scene.voice.say("quiz.to_question" if scene.is_away else "quiz.why"),
        icon="arrow-left" if scene.is_away else "play",
        sends=ShowWhy(),
    )


def _clear(scene: QuizScene, *, is_shown: bool) -> Button:
    return Button(
        key="clear",
        css=(f"{scene.name}-quiz-cancel",),
        is_shown=is_shown,
        text=scene.voice.say("quiz.clear"),
        icon="times",
        sends=Clear(),
    )


def _way_on(scene: QuizScene, beyond: Beyond) -> Button:
    """The way on, large, where it leads anywhere.

    After a right answer it stands where the check stood: to the next question; after the last one
    to the next lesson, or to what stands below.
    """
    text, icon, sends = _leading(scene, beyond)
    return Button(
        key="go on",
        css=(f"{scene.name}-go-on",),
        is_shown=bool(text),
        text=text,
        icon=icon,
        sends=sends,
    )


def _leading(scene: QuizScene, beyond: Beyond) -> tuple[str, str, Action]:
    """What the way on is called, its sign, and where it leads; no text where it leads nowhere."""
    voice, following = scene.voice, scene.following
    nowhere = "", "arrow-right", GoBelow()
    if scene.is_away:
        return nowhere
    if isinstance(scene, Examination):
        if scene.is_over or following is None or not scene.question.answering.text:
            return nowhere
        return voice.say("quiz.next"), "arrow-right", AskQuestion(scene.number + 1)
    verdict, lesson = scene.question.verdict, _next_lesson(scene, beyond)
    if verdict is not None and verdict.right and following is not None:
        return voice.say("quiz.next"), "arrow-right", AskQuestion(following)
    if scene.is_over and lesson is not None:
        said = voice.say("quiz.next_lesson", lesson=lesson.in_voice(voice))
        return said, "arrow-right", OpenLesson(lesson.name)
    if scene.is_over and beyond.goes_on:
        return voice.say("quiz.go_below"), "arrow-down", GoBelow()
    return nowhere


def _next_lesson(scene: QuizScene, beyond: Beyond) -> Lesson | None:
    """The next lesson, if the page around can open it."""
    lesson = scene.next_lesson
    return lesson if lesson and lesson.name in beyond.lessons else None


def _ways_around(scene: QuizScene, way_on: Button) -> Iterator[Button]:
    """The previous question and the next: that one not in gray, or twice, beside the way on."""
    voice, count, number = scene.voice, len(scene.progress.exercises), scene.number
    said, is_last = voice.say("quiz.next"), number == count - 1
    is_twice = bool(way_on.text) and (is_last or way_on.text == said)
    yield Button(
        key="previous",
        css=(f"{scene.name}-previous-question",),
        is_shown=count > 1,
        text=voice.say("quiz.previous"),
        usable=number > 0,
        sends=AskQuestion(number - 1),
    )
    yield Button(
        key="next",
        css=(f"{scene.name}-next-question",),
        is_shown=count > 1 and not is_twice,
        text=said,
        usable=not is_last,
        sends=AskQuestion(number + 1),
    )


def _swaps(scene: QuizScene) -> Row:
    """Another question in the place of this one, an easier or a harder one."""
    voice = scene.voice
    buttons = (
        Button(
            key=way,
            css=(f"{scene.name}-{way}",),
            is_shown=way in scene.ways,
            text=voice.say(f"quiz.{way}"),
            tooltip=voice.say(f"quiz.told.{way}"),
            icon=ICONS[way],
            usable=scene.has_way(way),
            sends=Swap(way),
        )
        for way in WAYS
    )
    is_shown = bool(scene.ways) and not scene.is_away
    return Row(key="swaps", css=(f"{scene.name}-swaps",), is_shown=is_shown, parts=tuple(buttons))
