"""CLANN's other kinds of questions: what is right by the rules, and what is said to the rest."""

from __future__ import annotations

from typing import Any, Final

import pytest

from clans_widget.clann.exercises import (
    Beats,
    CanWin,
    Enters,
    Exercise,
    HowLikely,
    Lands,
    MayLand,
    OnCourse,
    PutDown,
    RolledAgain,
    Struck,
)
from clans_widget.quiz import AnswerError, ExerciseError
from clans_widget.words import LANGUAGES, Voice

TAKEN: Final = "A1,h,h,D2/h,h,h,C3 B9 1 256"
"""Tall stands on the own Crown."""

OPEN: Final = "h,A5,h,h/A7,A10,A8,h D6 1 235"
BLACK: Final = "h,h,h,A12/B2,B7,h,h B4 1 34k"
GATES: Final = "A5,D11,h,t2/A14,B1,C1,t1 A9 1 134"
ENTRY: Final = "h,B2,h,h/A1,h,h,C3 B9 1 26"
SET_UP: Final = "A1,h,h,h/h,h,h,C1 - 1 -"
PARTNERS: Final = "A5,h,h,h/h,h,h,B1/A8,h,h,h/D1,h,h,h C7 1 36"

RIGHT: Final[list[tuple[Exercise[Any], str]]] = [
    (MayLand(OPEN, "A8"), "A5"),
    (MayLand(OPEN, "A7"), "-"),
    (MayLand(OPEN, "A10", 5), "-"),
    (MayLand(OPEN, "D9"), "-"),
    (MayLand("h,A5,h,h/A8,h,h,C3 A7 1 235", "A7"), "A5"),
    (MayLand("h,h,A5,h/A8,h,h,C3 A7 1 235", "A10"), "A5,A7"),
    (MayLand(BLACK, "B2"), "A12"),
    (MayLand(BLACK, "B7"), "B4"),
    (MayLand(BLACK, "B1"), "A12"),
    (MayLand(GATES, "D14"), "D11"),
    (MayLand(GATES, "A-t5"), "A-t2"),
    (MayLand(GATES, "A-t1"), "-"),
    (MayLand(ENTRY, "A1"), "A-h1,A-h3,A-h4"),
    (MayLand(TAKEN, "A1"), "-"),
    (MayLand(PARTNERS, "A8"), "-"),
    (Struck(OPEN), "A8"),
    (Struck(BLACK), "B2"),
    (Struck(BLACK, "knight"), "B7"),
    (Struck(OPEN, "knight"), "-"),
    (Struck(GATES), "-"),
    (Struck(ENTRY), "A1"),
    (Struck(TAKEN), "-"),
    (Struck("h,h,A5,h/A8,h,h,C3 A2 1 3", "knight"), "A5"),
    (Struck(PARTNERS), "-"),
    (Enters(ENTRY), "A-h1,A-h3,A-h4"),
    (Enters(TAKEN), "-"),
    (Enters(OPEN), "-"),
    (Enters("h,B2,h,h/A1,h,h,C3 B9 1 6k"), "-"),
    (Beats(OPEN, "stout"), "A8"),
    (Beats(OPEN, "tall"), "A10,A8"),
    (Beats(OPEN, "small"), "A7"),
    (Beats(GATES, "small"), "A14,B1"),
    (Beats(GATES, "stout"), "A14,B1,C1"),
    (Beats("A5,h,h,h/h,h,h,C1 D4 1 -", "tall"), "C1"),
    (Beats("A5,h,h,h/C1,h,h,h D4 1 -", "slim"), "-"),
    (Beats("A5,h,h,h/C1,h,h,h D4 1 -", "small"), "C1"),
    (Beats("A5,h,h,h/B14,h,h,h D4 1 -", "slim"), "-"),
    (Beats(PARTNERS, "tall"), "B1"),
    (OnCourse(OPEN, "crown"), "A1"),
    (OnCourse(OPEN, "gate"), "D14"),
    (OnCourse(OPEN, "crown", 2), "C1"),
    (OnCourse(OPEN, "gate", 2), "B14"),
    (OnCourse(OPEN, "no_rank"), "A14,B1,B14,C1,C14,D1"),
    (OnCourse(OPEN, "no_rank", 2), "A1,A14,B1,C14,D1,D14"),
    (PutDown(SET_UP, ["A1", "A2", "B1", "C14", "C1"]), "A2,B1,C14"),
    (PutDown(BLACK, ["B1", "A14", "B4", "B2", "C2", "B7"], "3-N"), "B4,C2"),
    (PutDown("h,A5,h,h/A8,h,h,C3 A7 1 235", ["A5", "A7", "A8", "B1"], "2-2"), "A5,B1"),
    (PutDown(BLACK, ["B1", "B2"], "3-N"), "-"),
    (Lands(OPEN, "3-2"), "sent_home"),
    (Lands(OPEN, "2-2"), "not_allowed"),
    (Lands(OPEN, "5-2"), "not_allowed"),
    (Lands(BLACK, "4-4"), "sent_home"),
    (Lands(BLACK, "3-N"), "put_elsewhere"),
    (Lands("h,A5,h,h/A8,h,h,C3 A7 1 235", "2-2"), "put_elsewhere"),
    (Lands("h,h,A5,h/A8,h,h,C3 A2 1 3", "3-N"), "put_elsewhere"),
    (Lands("h,A9,A5,h/A8,h,h,C3 A2 1 3", "3-N"), "not_allowed"),
    (Lands(ENTRY, "6-4"), "sent_home"),
    (Lands(TAKEN, "6-2"), "not_allowed"),
    (Lands("A12,h,h,h/h,h,h,B1 C7 1 3", "3-1"), "sent_home"),
    (Lands("h,h,A12,h/B1,h,h,h C7 1 3", "3-3"), "sent_home"),
    (Lands("h,h,B12,h/C1,h,h,h C7 1 3", "3-3"), "not_allowed"),
    (CanWin("x,x,t4,t2/h,h,h,C1 C7 1 126"), "no"),
    (CanWin("x,x,t4,t2/h,h,h,C1 C7 1 135"), "now"),
    (CanWin("x,x,x,t4/h,h,h,C1 C7 1 124"), "now"),
    (CanWin("x,x,x,t4/h,h,h,C1 C7 1 44+oo"), "again"),
    (CanWin("x,x,x,t4/h,h,h,C1 C7 1 45"), "no"),
    (CanWin("x,x,x,t4/h,h,h,C1 C7 1 3k"), "no"),
    (CanWin("x,x,x,t4/h,h,h,C1 C7 1 35k"), "now"),
    (CanWin("x,x,x,D14/h,h,h,C1 C7 1 256"), "now"),
    (CanWin("x,D14,t1,t2/h,h,h,C1 C7 1 1+oo"), "again"),
    (HowLikely(OPEN, "six"), "42"),
    (HowLikely(OPEN, "double"), "33"),
    (HowLikely(OPEN, "triple"), "2"),
    (HowLikely(OPEN, "black"), "33"),
    (HowLikely(OPEN, "reach", who="stout", cell="A8"), "41"),
    (HowLikely(OPEN, "strike", cell="D7"), "10"),
]

EVERY: Final = [exercise for exercise, _ in RIGHT]

each = pytest.mark.parametrize("exercise", EVERY, ids=repr)


@pytest.mark.parametrize(("exercise", "right"), RIGHT, ids=lambda each: repr(each)[:60])
def test_the_rules_say_what_is_right(exercise: Exercise[Any], right: str) -> None:
    assert exercise.solutions() == (right,)
    verdict = exercise.check(right)
    assert verdict.right
    assert verdict.points == 1.0


WRONG: Final[list[tuple[Exercise[Any], str, str]]] = [
    (MayLand(OPEN, "A7"), "A5", "Player 2’s Tall stands there and ranks above Stout (rule K9)"),
    (MayLand(OPEN, "D9"), "D6", "a die that can move a character must (rule K5)"),
    (MayLand(OPEN, "A9"), "A5", "No die leads Stout to A9"),
    (MayLand(GATES, "A-t1"), "D11", "past the Gate"),
    (MayLand(TAKEN, "A1"), "A-h2", "Tall of the same clan stands on the Crown A1 (rule K7)"),
    (Struck(OPEN), "A7,A8", "and ranks above Stout (rule K9)"),
    (Struck(OPEN), "A8,D6", "no character stands there"),
    (Struck(GATES), "C-t1", "in a Treasure nobody is sent home"),
    (Struck(GATES), "B1", "no die leads a character of yours exactly there"),
    (Struck(BLACK, "knight"), "B2,B7", "no die leads the Knight exactly there"),
    (Enters(OPEN), "A-h1", "No die shows a 6"),
    (Enters(TAKEN), "A1", "none of yours is waiting at home there"),
    (Beats(OPEN, "stout"), "A7,A8", "the rank there is not lower (K1, K9)"),
    (Beats(GATES, "small"), "A14,B1,C-t1", "in the Treasure nobody can be sent home (K13)"),
    (Beats("A5,h,h,h/C1,h,h,h D4 1 -", "slim"), "C1", "keeps its rank (K9, K10)"),
    (Beats(GATES, "stout"), "A14,B1", "Still missing: C1"),
    (Beats(PARTNERS, "tall"), "A8,B1", "partners do not send each other home"),
    (OnCourse(OPEN, "gate"), "A14", "A14 is the Gate of arm B"),
    (OnCourse(OPEN, "gate"), "A1", "A1 is the Crown of arm A"),
    (OnCourse(OPEN, "crown"), "D14", "the Crown is the cell just past it"),
    (OnCourse(OPEN, "crown"), "B7", "neither a Crown nor a Gate"),
    (OnCourse(OPEN, "no_rank"), "A1,A14,B1,B14,C1,C14,D1", "there the ranks hold"),
    (PutDown(BLACK, ["B1", "C2"], "3-N"), "B1,C2", "a Crown or a Gate (rule K11)"),
    (PutDown(SET_UP, ["A1", "A2"]), "A1", "somebody stands there (rule K3)"),
    (PutDown(SET_UP, ["A1", "A2"]), "A2,B7", "B7 is not one of the marked cells"),
    (Lands(OPEN, "2-2"), "sent_home", "and ranks above Stout (rule K9)"),
    (Lands(OPEN, "3-2"), "not_allowed", "No rule forbids it"),
    (Lands(OPEN, "3-2"), "together", "room for only one"),
    (Lands(OPEN, "3-2"), "put_elsewhere", "goes home (K9, K11)"),
    (Lands(BLACK, "3-N"), "sent_home", "The Knight sends nobody home"),
    (Lands("h,A5,h,h/A8,h,h,C3 A7 1 235", "2-2"), "sent_home", "The Knight has no home"),
    (Lands("h,A5,h,h/A8,h,h,C3 A7 1 235", "2-2"), "mover_home", "never sends you home"),
    (CanWin("x,x,t4,t2/h,h,h,C1 C7 1 126"), "first_one", "all four must be at the Arrival"),
    (CanWin("x,x,t4,t2/h,h,h,C1 C7 1 126"), "again", "No dice are rolled again here"),
    (CanWin("x,x,t4,t2/h,h,h,C1 C7 1 135"), "no", "are enough"),
    (CanWin("x,x,x,t4/h,h,h,C1 C7 1 44+oo"), "now", "exact"),
    (CanWin("x,x,x,t4/h,h,h,C1 C7 1 44+oo"), "no", "rolled again once these are used"),
    (HowLikely(OPEN, "six"), "17", "too few"),
]


@pytest.mark.parametrize(("exercise", "answer", "why"), WRONG)
def test_a_wrong_answer_is_refuted(exercise: Exercise[Any], answer: str, why: str) -> None:
    verdict = exercise.check(answer)
    assert not verdict.right
    assert why in verdict.text("en")


WALKED: Final[list[tuple[Exercise[Any], str, str]]] = [
    (MayLand(OPEN, "A7"), "A5", "2-N"),
    (MayLand(OPEN, "D9"), "D6", "3-2"),
    (Struck(OPEN), "A7,A8", "2-N"),
    (Enters(TAKEN), "A-h2", "6-1"),
    (Lands(OPEN, "2-2"), "sent_home", "2-N"),
    (Lands(OPEN, "3-2"), "together", "3-2"),
    (PutDown(BLACK, ["B1", "C2"], "3-N"), "B1,C2", "3-N>C2"),
    (CanWin("x,x,t4,t2/h,h,h,C1 C7 1 135"), "no", "3-3"),
]


@pytest.mark.parametrize(("exercise", "answer", "walked"), WALKED)
def test_what_the_die_does_instead_is_walked(
    exercise: Exercise[Any], answer: str, walked: str
) -> None:
    verdict = exercise.check(answer)
    assert verdict.turn is not None
    assert str(verdict.turn.move) == walked


@each
def test_a_walk_begins_where_the_question_is_asked(exercise: Exercise[Any]) -> None:
    for turn in (exercise.check(exercise.solutions()[0]).turn, exercise.hints("en")[-1].turn):
        assert turn is None or turn.before == exercise.position


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@each
def test_everything_is_said_in_every_language(exercise: Exercise[Any], language: str) -> None:
    said = [exercise.question(language), *(hint.text for hint in exercise.hints(language))]
    said += exercise.check(exercise.solutions()[0]).sentences(language)
    said += [each for answer in answers(exercise) for each in judged(exercise, answer, language)]
    for text in said:
        assert "{" not in text, text
        assert text, exercise


def judged(exercise: Exercise[Any], answer: str, language: str) -> tuple[str, ...]:
    return exercise.check(answer).sentences(language)


def answers(exercise: Any) -> tuple[str, ...]:
    """Answers of the right form, one of each sort."""
    if hasattr(exercise, "choices"):
        return tuple(exercise.choices())
    if hasattr(exercise, "value"):
        return ("0", "100")
    places = tuple(exercise.offered)
    return (*places, "A-h1", "C-t3", "B9", ",".join(places))


TWICE: Final[list[tuple[Exercise[Any], str]]] = [
    (Lands("h,A9,A5,h/A8,h,h,C3 D9 1 4", "4-3"), "together"),
    (CanWin("x,x,t4,t2/h,h,h,C1 C7 1 126"), "first_one"),
    (RolledAgain("A1,h,h,h/h,h,h,C1 A6 1 -", (2, 5), "k"), "os"),
]
"""What somebody with a wrong idea chooses: the idea is all that there is to answer."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("exercise", "answer"), TWICE, ids=lambda each: str(each)[:20])
def test_what_answers_an_idea_is_not_said_once_more(
    exercise: Exercise[Any], answer: str, language: str
) -> None:
    verdict = exercise.check(answer)
    assert verdict.idea is not None
    refuted = verdict.idea.refutation(exercise, answer).in_voice(Voice(language))
    assert verdict.sentences(language)[1:] == (refuted,)


@each
def test_the_rules_that_it_turns_on_are_named_and_cited(exercise: Exercise[Any]) -> None:
    assert exercise.rules
    said = exercise.check(exercise.solutions()[0]).text("en")
    said += " ".join(hint.text for hint in exercise.hints("en"))
    assert any(rule in said for rule in exercise.rules), said


@each
def test_an_exercise_can_be_written_down(exercise: Exercise[Any]) -> None:
    names = {kind.__name__: kind for kind in (*{type(each) for each in EVERY},)}
    again = eval(repr(exercise), names)
    assert again.solutions() == exercise.solutions()


@pytest.mark.parametrize(
    "make",
    [
        lambda: MayLand(OPEN, "E1"),
        lambda: MayLand(OPEN, "A8", 6),
        lambda: MayLand(SET_UP, "A8"),
        lambda: Struck(OPEN, "tall"),
        lambda: Struck(SET_UP),
        lambda: Enters(SET_UP),
        lambda: Beats(OPEN, "knight"),
        lambda: Beats("A5,h,h,h/h,h,h,x C7 1 -", "tall"),
        lambda: OnCourse(OPEN, "treasure"),
        lambda: OnCourse(OPEN, "crown", 3),
        lambda: PutDown(OPEN, ["A1"]),
        lambda: PutDown(OPEN, ["A1"], "3-2"),
        lambda: PutDown(BLACK, [], "3-N"),
        lambda: PutDown(BLACK, ["E1"], "3-N"),
        lambda: Lands(OPEN, "4-2"),
        lambda: Lands(OPEN, "3-N"),
        lambda: Lands(OPEN, "3-7"),
        lambda: CanWin(OPEN),
        lambda: CanWin("x,x,x,t4/h,h,h,C1 C7 1 -"),
        lambda: HowLikely(OPEN, "pair"),
        lambda: HowLikely(OPEN, "six", within=-1),
        lambda: HowLikely(OPEN, "reach", who="stout", cell="A5"),
        lambda: HowLikely(OPEN, "reach", who="tall", cell="A5"),
        lambda: HowLikely(OPEN, "strike", cell="D5"),
    ],
)
def test_what_cannot_be_asked_is_refused(make: Any) -> None:
    with pytest.raises(ExerciseError):
        make()


def test_that_there_is_nobody_is_an_answer_where_it_can_be_one() -> None:
    assert MayLand(OPEN, "A7").check("nobody")
    assert Struck(OPEN, "knight").check("personne")
    with pytest.raises(AnswerError):
        OnCourse(OPEN, "gate").check("-")
    assert MayLand(OPEN, "A7").answering().none_said is not None
    assert OnCourse(OPEN, "gate").answering().none_said is None


def test_a_guess_may_be_off_as_far_as_its_author_wants() -> None:
    assert HowLikely(OPEN, "six").check("48")
    assert not HowLikely(OPEN, "six", within=2).check("45")
