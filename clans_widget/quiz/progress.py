"""How far somebody has come with the questions of a quiz. No widget code."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import reduce
from typing import Any, Final

from clans_widget.words.typography import is_writable

from .attempt import Attempt
from .errors import AnswerError
from .exercise import Exercise
from .recognize_questions import mark_of, recognized
from .verdict import HINTS, Verdict

VERSION: Final = 1
"""Of the form in which progress is stored; what was stored in another one is left alone."""

LONGEST_ANSWER: Final = 10_000
"""So many characters of an answer are read again; longer ones nobody has written."""

MOST_TRIES: Final = 999


class Progress:
    """The attempts at all questions of a quiz.

    Parameters
    ----------
    name : str
        Of the quiz.
    exercises : sequence of Exercise
    stored : iterable of mapping
        What :meth:`stored` has once given: each answer in it is checked anew. It comes from
        files that anybody may have written, so whatever else is in them is left out. Of a question
        that is in several of them the best counts.
    others : iterable of (int, Exercise)
        What may have stood at the place of a question, in its stead. It has where something is
        stored of it, and of the question, unless that is one of many from a supply.

    Attributes
    ----------
    name : str
    first : tuple of Exercise
        Those with which the quiz began.
    exercises : tuple of Exercise
        Those that are asked now.
    attempts : list of Attempt
        One for each of them.
    earlier : list of list of (Exercise, Attempt)
        What has stood at the place of each before.

    Examples
    --------
    >>> from clans_widget.clans.exercises import fresh
    >>> exercise = fresh("villages", seed=7)
    >>> progress = Progress("villages", [exercise])
    >>> progress.answered(0, exercise.check(exercise.solutions()[0]))
    >>> progress.solved, Progress("villages", [exercise], progress.stored()).solved
    (1, 1)
    """

    def __init__(
        self,
        name: str,
        exercises: Sequence[Exercise[Any]],
        stored: Iterable[Mapping[str, object]] = (),
        others: Iterable[tuple[int, Exercise[Any]]] = (),
    ) -> None:
        self.name = name
        self.exercises = tuple(exercises)
        self._known: dict[object, list[Mapping[str, object]]] = defaultdict(list)
        for entry in recognized(exercises, stored):
            self._known[entry["question"]].append(entry)
        self.attempts = [self._attempt_at(each) for each in exercises]
        self.first = self.exercises
        self.earlier: list[list[tuple[Exercise[Any], Attempt]]] = [[] for _ in exercises]
        for place, other in others:
            attempt = self._attempt_at(other)
            if attempt != Attempt() and self._gives_way(place):
                self.earlier[place].append((other, attempt))

    def anew(self) -> Progress:
        """The quiz as it is when nobody has answered anything."""
        return Progress(self.name, self.first)

    def best(self, question: int) -> Attempt:
        """What counts at the place of a question: a solved one that has stood there, if any did.

        Else that is what has been done about the one that stands there now.
        """
        there = (*(attempt for _, attempt in self.earlier[question]), self.attempts[question])
        solved = [attempt for attempt in there if attempt.state == "solved"]
        return max(solved, key=lambda attempt: attempt.is_at_once, default=there[-1])

    @property
    def counted(self) -> list[Attempt]:
        """What counts at each place."""
        return [self.best(question) for question in range(len(self.attempts))]

    @property
    def solved(self) -> int:
        """How many questions are solved."""
        return sum(attempt.state == "solved" for attempt in self.counted)

    @property
    def first_open(self) -> int:
        """The first question that is neither solved nor shown; else the first of all."""
        return next((n for n, attempt in enumerate(self.counted) if not attempt.is_over), 0)

    @property
    def is_over(self) -> bool:
        """Whether every question is solved, or its solution was shown."""
        return all(attempt.is_over for attempt in self.counted)

    @property
    def at_once(self) -> int:
        """How many questions are solved that took one try, and no help."""
        return sum(attempt.is_at_once for attempt in self.counted)

    def open_after(self, question: int) -> int | None:
        """The next question that is neither solved nor shown; after the last comes the first."""
        numbers, counted = range(len(self.attempts)), self.counted
        others = (*numbers[question + 1 :], *numbers[:question])
        return next((n for n in others if not counted[n].is_over), None)

    def knows(self, exercise: Exercise[Any]) -> bool:
        """Whether an exercise stands, or has stood, at any place, or something is stored of it."""
        there = (other for others in self.earlier for other, _ in others)
        mark = mark_of(exercise)
        has_stood = any(mark_of(other) == mark for other in (*self.exercises, *there))
        return has_stood or mark in self._known

    def put(self, question: int, exercise: Exercise[Any]) -> None:
        """Let an exercise take the place of a question; what was done about either is kept."""
        there = self.earlier[question]
        if self.attempts[question] != Attempt():
            there.append((self.exercises[question], self.attempts[question]))
        mark = mark_of(exercise)
        back = next((pair for pair in there if mark_of(pair[0]) == mark), None)
        if back is not None:
            there.remove(back)
        self.attempts[question] = back[1] if back else self._attempt_at(exercise)
        exercises = list(self.exercises)
        exercises[question] = exercise
        self.exercises = tuple(exercises)

    def _gives_way(self, place: int) -> bool:
        """Whether another may have come in its place: it was tried, or is one of many."""
        return self.attempts[place] != Attempt() or self.first[place].origin is not None

    def _attempt_at(self, exercise: Exercise[Any]) -> Attempt:
        """What is stored of an exercise."""
        return _restored(exercise, self._known.get(mark_of(exercise), ()))

    def answered(self, question: int, verdict: Verdict) -> None:
        """An answer to a question, counted from 0, has been checked."""
        self.attempts[question] = self.attempts[question].after(verdict)

    def draft(self, question: int, answer: str) -> None:
        """Keep an answer that is chosen, as text; one that is empty or cannot be read is none.

        It gives no points, and takes no try; the one that was checked before it still counts.
        """
        is_readable = answer and _is_readable(self.exercises[question], answer)
        chosen = answer if is_readable else ""
        self.attempts[question] = self.attempts[question].drafted(chosen)

    def helped(self, question: int, hint: int) -> None:
        """So many steps of help have been given to a question."""
        self.attempts[question] = self.attempts[question].helped(hint)

    def stored(self) -> list[dict[str, object]]:
        """What is kept in the notebook of each question that somebody has begun.

        What stands or has stood in the place of a question also says where, and how it is asked.
        """
        own = set(map(mark_of, self.first))
        return [
            {
                "question": mark_of(exercise),
                "answer": attempt.answer,
                "tries": min(attempt.tries, MOST_TRIES),
                "hints": attempt.hints,
                **({"draft": attempt.draft} if attempt.draft else {}),
                **({} if mark_of(exercise) in own else {"place": place, "asked": repr(exercise)}),
            }
            for place, exercise, attempt in self.all_attempts()
        ]

    def all_attempts(self) -> Iterator[tuple[int, Exercise[Any], Attempt]]:
        """What has been done about each question that somebody has begun, place by place."""
        for question, now in enumerate(zip(self.exercises, self.attempts, strict=True)):
            for exercise, attempt in (*self.earlier[question], now):
                if attempt != Attempt():
                    yield question, exercise, attempt


def _restored(exercise: Exercise[Any], entries: Iterable[Mapping[str, object]]) -> Attempt:
    """An attempt as it was stored, maybe in several places."""
    return reduce(Attempt.merged, (_judged(exercise, entry) for entry in entries), Attempt())


def _judged(exercise: Exercise[Any], entry: Mapping[str, object]) -> Attempt:
    """An attempt as it was stored; what it is worth, the engine says."""
    attempt = Attempt(
        tries=_number(entry.get("tries"), MOST_TRIES), hints=_number(entry.get("hints"), HINTS)
    )
    answer = entry.get("answer")
    if not _is_answer(answer):
        return attempt
    try:
        if _is_draft(entry):
            exercise.read(answer)
            return attempt.drafted(str(answer))
        verdict = exercise.check(answer)
    except Exception:  # noqa: BLE001 - an exercise may be anybody's, and so may the answer
        return attempt
    tries = max(1, attempt.tries)
    judged = replace(attempt, answer=verdict.answer, points=verdict.points, tries=tries)
    draft = entry.get("draft")
    is_kept = _is_answer(draft) and _is_readable(exercise, str(draft))
    return judged.drafted(str(draft)) if is_kept else judged


def _is_draft(entry: Mapping[str, object]) -> bool:
    """Whether its answer was chosen and never checked."""
    return type(entry.get("tries")) is int and entry["tries"] == 0


def _is_readable(exercise: Exercise[Any], answer: str) -> bool:
    try:
        exercise.read(answer)
    except AnswerError:
        return False
    return True


def _is_answer(answer: object) -> bool:
    return is_writable(answer) and 0 < len(str(answer)) <= LONGEST_ANSWER


def _number(value: object, most: int) -> int:
    return value if type(value) is int and value in range(most + 1) else 0
