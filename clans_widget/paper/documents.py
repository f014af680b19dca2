"""The documents that can be printed: each from what was asked for, as pages with a title.

Questions have room to answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from clans_widget.quiz import Exercise
from clans_widget.quiz.own import OwnChoice, OwnEstimate
from clans_widget.words import Voice

from .blocks import (
    BODY,
    GRAY,
    NUMBER,
    Block,
    Figure,
    Indented,
    Paragraph,
    Row,
    Stack,
    WritingLines,
    stack,
)
from .errors import PaperError
from .flow import Furniture, pages_of
from .formats import MARGIN, Format
from .keys import key_block
from .lesson import read_lesson
from .placed import Page
from .printed import Printed

_SMALL: Final = 9.0


def question_block(
    number: int, exercise: Exercise[Any], printed: Printed, voice: Voice, room: float
) -> Block:
    """A question, its board, and beside it what must be known and room to answer.

    Parameters
    ----------
    number : int
    exercise : Exercise
    printed : Printed
        What the game has on paper.
    voice : Voice
    room : float
        How much of the width its board may take.
    """
    helping = exercise.hints(voice)[: exercise.helped]
    asked = stack(
        Paragraph(
            exercise.question(voice), BODY + 0.5, bold=True, label=f"{number}", indent=NUMBER
        ),
        *(Paragraph(hint.text, _SMALL, indent=NUMBER) for hint in helping),
        gap=5,
    )
    space = printed.space(exercise, voice)
    if not printed.has_board(exercise):
        return stack(asked, Indented(space, NUMBER), gap=5)
    marks = exercise.marks.beside(helping[-1].marks) if helping else exercise.marks
    board: Block = Figure(printed.picture(exercise, voice, marks))
    if note := printed.note(exercise, voice):
        board = stack(board, Paragraph(note, _SMALL))
    known = Stack((*printed.situation(exercise, voice), space), 8)
    return stack(asked, Row((board, known), (room, 1 - room)), gap=5)


_TITLE: Final = 17.0
_GAPS: Final = 39.0
"""Room between the head of a page and its questions, and between them."""
_ASKED: Final = 35.0
"""Room for the words of a question, two lines of them."""
_MOST: Final = 0.7
"""Of the width, a board takes no more: beside it there is room to answer."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be printed.

    Attributes
    ----------
    printed : Printed
        The game.
    voice : Voice
    paper : Format
    seed : int
        Where fresh questions come from.
    lesson : (str, Path) or None
        The number of the lesson whose questions are asked instead, and its notebook.
    test : bool
        Whether the answers are those of the end test.
    only : tuple of int
        The numbers of the questions that are wanted, from 1; all of them if it is empty.
    """

    printed: Printed
    voice: Voice
    paper: Format
    seed: int = 7
    lesson: tuple[str, Path] | None = None
    test: bool = False
    only: tuple[int, ...] = ()


class Printout(NamedTuple):
    """Pages, and what they are called."""

    title: str
    pages: list[Page]


class _Source(NamedTuple):
    """Questions, and where they come from."""

    exercises: Sequence[Exercise[Any]]
    title: str
    told: str


def board(wanted: Wanted) -> Printout:
    """The empty board."""
    title = wanted.printed.title("board", wanted.voice)
    return Printout(title, wanted.printed.board(wanted.voice, wanted.paper))


def rules(wanted: Wanted) -> Printout:
    """The rule card."""
    title = wanted.printed.title("rules", wanted.voice)
    return Printout(title, wanted.printed.rules(wanted.voice, wanted.paper))


def pieces(wanted: Wanted) -> Printout:
    """The pieces, to be cut out."""
    pages = wanted.printed.pieces(wanted.voice, wanted.paper)
    return Printout(wanted.printed.title("pieces", wanted.voice), pages)


def worksheet(wanted: Wanted) -> Printout:
    """Questions with room to answer."""
    source = _chosen(_source(wanted), wanted)
    return _asked(wanted, source, wanted.voice.say("paper.worksheet", title=source.title))


def test(wanted: Wanted) -> Printout:
    """The test at the end of the course."""
    source = _chosen(_test(wanted), wanted)
    return _asked(wanted, source, wanted.printed.title("test", wanted.voice))


def answers(wanted: Wanted) -> Printout:
    """The answers to a worksheet or to the end test, with the reasons."""
    source = _chosen(_test(wanted) if wanted.test else _source(wanted), wanted)
    printed, voice = wanted.printed, wanted.voice
    title = voice.say("paper.answers", title=source.title)
    head = stack(Paragraph(title, _TITLE, bold=True), Paragraph(source.told, 9, color=GRAY))
    asking = printed.asking(voice)
    blocks = [key_block(n, each, printed, asking) for n, each in enumerate(source.exercises, 1)]
    return _printout(wanted, title, source, head, blocks)


DOCUMENTS: Final[Mapping[str, Callable[[Wanted], Printout]]] = {
    "board": board,
    "rules": rules,
    "pieces": pieces,
    "worksheet": worksheet,
    "answers": answers,
    "test": test,
}
"""What can be printed, by name."""


def _asked(wanted: Wanted, source: _Source, title: str) -> Printout:
    printed, voice = wanted.printed, wanted.voice
    head = _head(title, source, wanted)
    share = _share(wanted, head)
    blocks = [
        question_block(number, each, printed, printed.asking(voice), share)
        for number, each in enumerate(source.exercises, 1)
    ]
    return _printout(wanted, title, source, head, blocks)


def _share(wanted: Wanted, head: Block) -> float:
    """How much of the width a board may take, so that two questions stand on a page."""
    paper = wanted.paper
    under = Furniture(wanted.voice, "", strip=wanted.printed.strip(wanted.voice)).height(paper)
    over = head.laid(paper.room).height + _GAPS
    high = (paper.bottom - MARGIN - under - over) / 2 - _ASKED
    return min(_MOST, high / wanted.printed.form / paper.room)


def _printout(
    wanted: Wanted, title: str, source: _Source, head: Block, blocks: Sequence[Block]
) -> Printout:
    notice = wanted.printed.notice(wanted.voice)
    furniture = Furniture(wanted.voice, title, source.told, _strip(wanted, source), notice)
    return Printout(title, pages_of(blocks, wanted.paper, furniture, head=head))


def _strip(wanted: Wanted, source: _Source) -> Block | None:
    """What the signs on the boards mean, if there are boards."""
    has_boards = any(wanted.printed.has_board(exercise) for exercise in source.exercises)
    return wanted.printed.strip(wanted.voice) if has_boards else None


def _head(title: str, source: _Source, wanted: Wanted) -> Block:
    """The title, lines for name, date and points, and what is needed to answer."""
    voice = wanted.voice
    lines = Row(
        (
            WritingLines((voice.say("paper.name"),)),
            WritingLines((voice.say("paper.date"),)),
            WritingLines((voice.say("paper.points"),), behind=f"/ {len(source.exercises)}"),
        ),
        (0.5, 0.26, 0.24),
    )
    blocks: list[Block] = [Paragraph(title, _TITLE, bold=True), lines]
    if _needs_lesson(source, wanted):
        blocks.append(Paragraph(voice.say("paper.beside"), 9))
    return stack(*blocks, gap=2)


def _source(wanted: Wanted) -> _Source:
    voice = wanted.voice
    if wanted.lesson is None:
        told = voice.say("paper.seed", seed=wanted.seed)
        exercises = wanted.printed.exercises(wanted.seed)
        return _Source(exercises, wanted.printed.title("mixed", voice), told)
    number, notebook = wanted.lesson
    title, asked = read_lesson(notebook)
    if not asked:
        raise PaperError("paper.error.no_questions", lesson=number)
    return _Source(_once(asked, wanted), title, voice.say("paper.lesson", number=number))


def _chosen(source: _Source, wanted: Wanted) -> _Source:
    """The questions that are wanted of those that there are."""
    asked = source.exercises
    if missing := [number for number in wanted.only if not 1 <= number <= len(asked)]:
        raise PaperError("paper.error.question", number=missing[0], count=len(asked))
    return source._replace(exercises=[asked[number - 1] for number in wanted.only] or asked)


def _needs_lesson(source: _Source, wanted: Wanted) -> bool:
    """Whether some of the questions are about what a lesson shows."""
    has_board = wanted.printed.has_board
    return any(_is_own(each) and not has_board(each) for each in source.exercises)


def _is_own(exercise: Exercise[Any]) -> bool:
    """Whether an author asks what no rule decides."""
    return isinstance(exercise, OwnChoice | OwnEstimate)


def _once(exercises: Sequence[Exercise[Any]], wanted: Wanted) -> list[Exercise[Any]]:
    """Questions without those that say the same as one before, and have no board to differ by."""
    asked = dict[tuple[str, str], Exercise[Any]]()
    for number, exercise in enumerate(exercises):
        board = f"{number}" if wanted.printed.has_board(exercise) else ""
        asked.setdefault((exercise.question(wanted.voice), board), exercise)
    return list(asked.values())


def _test(wanted: Wanted) -> _Source:
    exercises = wanted.printed.test(wanted.seed)
    told = wanted.voice.say("paper.seed", seed=wanted.seed)
    return _Source(exercises, wanted.printed.title("end_test", wanted.voice), told)
