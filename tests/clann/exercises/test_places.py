"""CLANN's questions for places: who can move by a die, and where the dice can carry somebody."""

from __future__ import annotations

from typing import Final

import pytest

from clans_widget.clann.exercises import Carried, Movers, Struck
from clans_widget.clann.exercises.places.asked import PlacesAsked
from clans_widget.quiz import AnswerError, ExerciseError
from clans_widget.words import LANGUAGES, Voice, sentence

TAKEN: Final = "A1,h,h,D2/h,h,h,C3 B9 1 256"
"""Tall stands on the own Crown, so a 6 brings nobody in."""

BLOCKED: Final = "h,h,A5,h/A8,h,h,C3 A7 1 235"
"""Nobody can use the 3: Tall stands before Slim."""

RUNNER: Final = "h,h,A5,h/h,h,h,C3 B9 1 235"
DOUBLE: Final = "B3,h,D2,h/h,C9,h,D6 A7 1 44k+oo"
TREASURE: Final = "D14,t2,h,x/h,h,C9,C3 B9 1 145"


@pytest.mark.parametrize(
    ("exercise", "right"),
    [
        (Movers(TAKEN, 6), {"A1", "D2"}),
        (Movers("A9,h,h,h/h,h,h,C1 C7 1 36", 6), {"A9", "A-h2", "A-h3", "A-h4"}),
        (Movers(BLOCKED, 3), {"A7"}),
        (Movers(DOUBLE, 4), {"A7", "B3", "D2"}),
        (Movers(TREASURE, 1), {"D14", "A-t2"}),
        (Carried(RUNNER, who="slim"), {"A7", "A8", "A10"}),
        (Carried("D11,h,h,h/h,h,h,C3 B9 1 345", who="tall"), {"D14"}),
        (Carried(TREASURE, die=5), {"A-t5", "arrival"}),
        (Carried(TREASURE, die=5, who="stout"), {"arrival"}),
        (Carried(TREASURE), {"A-t1", "A-t3", "A-t4", "A-t6", "A-t5", "arrival"}),
        (Carried(BLOCKED, who="knight"), {"A10"}),
    ],
)
def test_all_places_are_asked_for(exercise: PlacesAsked, right: set[str]) -> None:
    assert exercise.solutions() == (",".join(sorted(right)),)
    assert exercise.check(right)
    for place in right:
        rest = right - {place}
        assert not exercise.check([*rest, "C14"])
        if rest:
            assert exercise.check(rest).points == len(rest) / len(right)


def test_a_place_too_many_costs_as_much_as_one_that_is_missing() -> None:
    exercise = Movers(TAKEN, 6)
    assert exercise.check("A1,D2,A-h2").points == exercise.check("A1").points + 1 / 6


@pytest.mark.parametrize(
    ("exercise", "place", "why"),
    [
        (Movers(TAKEN, 6), "A-h2", "Tall of the same clan stands on the Crown A1 (rule K7)"),
        (Movers(TAKEN, 6), "B9", "a die that can move a character must (rule K5)"),
        (Movers(TAKEN, 6), "C3", "C3: nobody that you can move stands there (K4)"),
        (Movers(TAKEN, 5), "A-h3", "only a 6 brings a character in (rule K7)"),
        (Movers(BLOCKED, 3), "A5", "Player 2’s Tall stands there and ranks above Slim (rule K9)"),
        (Carried("D11,h,h,h/h,h,h,C3 B9 1 345", who="tall"), "A1", "past the Gate"),
        (Carried("D11,h,h,h/h,h,h,C3 B9 1 345", who="tall"), "A-t2", "past the Gate"),
        (Carried(BLOCKED, who="slim"), "A8", "(rule K9)"),
        (Carried(BLOCKED, who="slim"), "A6", "A6: none of the dice leads there (K4)"),
    ],
)
def test_a_wrong_place_is_refuted_by_the_rule(exercise: PlacesAsked, place: str, why: str) -> None:
    assert why in exercise.check([place]).text("en")


def test_a_missing_place_is_told_with_what_leads_there() -> None:
    said = Carried(TREASURE, die=5).check("arrival").text("en")
    assert "Still missing: cell 5 of the Treasure. K13: The 5 carries" in said


def test_a_verdict_marks_what_is_right_wrong_and_missing() -> None:
    marks = Movers(TAKEN, 6).check("A1,C3").marks
    assert (marks.highlights, marks.wrong, marks.missing) == (("A1",), ("C3",), ("D2",))


@pytest.mark.parametrize(
    ("exercise", "answer", "walked", "why"),
    [
        (Movers(TAKEN, 6), "A1,D2,A-h2", "6-1", "Tall on the Crown keeps Stout at home"),
        (Movers(TAKEN, 6), "D2,A-h2", "6-4", "the walk of Tall would tell what is missing"),
        (Movers("A9,h,h,A1/h,h,h,C1 C7 1 36", 6), "A9,A1,C7", "6-1", "Tall is who must (K5)"),
        (Movers(BLOCKED, 3), "A7,A5", "3-N", "the Knight walks in place of Slim"),
        (Carried(BLOCKED, who="slim"), "A7,A8", "3-N", "the 3 is for the Knight"),
        (Carried("D11,h,h,h/h,h,h,C3 B9 1 345", who="tall"), "D14,A1", "4-N", "past the Gate"),
        (Carried(RUNNER, who="slim"), "A7,A8,A10,A11", "5-3", "the 5 ends right before A11"),
        (Carried(RUNNER, who="slim"), "A7,A8,A10,A5", "2-3", "the 2 ends next to A5"),
        (Carried(TREASURE, die=1), "A-t1,A-t3,arrival", "1-2", "Treasure 3 is nearest"),
        (Carried(TREASURE, die=1), "A-t1,A-t3,C-t2", "1-2", "nothing of Ann's is near"),
    ],
)
def test_a_wrong_place_is_refuted_on_the_board_and_nothing_more_is_told(
    exercise: PlacesAsked, answer: str, walked: str, why: str
) -> None:
    verdict = exercise.check(answer)
    assert not verdict
    assert str(verdict.turn.move).partition(">")[0] == walked, why
    assert not verdict.tells


@pytest.mark.parametrize(
    ("exercise", "answer", "walked"),
    [
        (Movers(TAKEN, 6), "A1", "6-4"),
        (Movers(TAKEN, 6), "A-h2", "6-1"),
        (Carried(RUNNER, who="slim"), "A8,A10", "2-3"),
        (Carried(RUNNER, who="slim"), "A14", "5-3"),
    ],
)
def test_a_walk_that_tells_what_is_missing_is_kept_for_last(
    exercise: PlacesAsked, answer: str, walked: str
) -> None:
    verdict = exercise.check(answer)
    assert (str(verdict.turn.move), verdict.tells) == (walked, True)


def test_the_solution_and_a_right_answer_are_walked() -> None:
    exercise = Movers(BLOCKED, 3)
    for turn in (exercise.hints("en")[-1].turn, exercise.check("A7").turn):
        assert [step.rule for step in turn.steps] == ["K5"]


def test_who_has_arrived_is_not_offered() -> None:
    assert Movers(TREASURE, 1).offered == ("D14", "A-t2", "A-h3", "B9")


def test_help_comes_in_steps() -> None:
    verdict = Movers(TAKEN, 6).check("A1,C3")
    assert verdict.sentences_at(0, "en")[1:] == (
        "C3: nobody that you can move stands there (K4).",
        "One is missing.",
        "One of your choices is not right.",
    )


@pytest.mark.parametrize(
    ("exercise", "language", "said"),
    [
        (Movers(DOUBLE, 4), "en", "The answer: A7, B3 and D2."),
        (Carried(RUNNER, who="slim"), "en", "The answer: A7, A8 and A10."),
        (Movers("A9,h,h,h/h,h,h,C1 C7 1 36", 6), "fr", "le Gros au départ, le Mince au départ"),
        (Carried(TREASURE, die=5), "fr", "la case 5 du Trésor et l’Arrivée."),
        (Carried(TREASURE, die=5), "nl", "vak 5 van de Schat en de Aankomst."),
    ],
)
def test_the_answer_is_told_in_the_order_of_the_way(
    exercise: PlacesAsked, language: str, said: str
) -> None:
    assert said in exercise.hints(language)[-1].text


def test_where_one_is_asked_about_the_first_hint_speaks_of_no_others() -> None:
    alone, all_of_them = Carried(RUNNER, who="slim"), Carried(RUNNER)
    assert "home" not in alone.hints("en")[0].text
    assert "home" in all_of_them.hints("en")[0].text


ONE_MARKED: Final = [
    (Carried(RUNNER, who="slim"), 3, "The marked one can be carried to 3 places."),
    (Carried("D11,h,h,h/h,h,h,C3 B9 1 345", who="tall"), 1, "The marked one can be carried to one"),
    (Movers("h,h,h,B1/h,h,h,C3 B9 1 3", 3), 1, "and the die leads to the marked place."),
    (
        Movers("h,h,h,x/h,h,h,C3 B9 1 6", 6),
        3,
        "There are 3 who can, and the die leads to the marked",
    ),
    (Struck("h,A5,h,h/A7,A10,A8,h D6 1 235"), 1, "There is one; the one who can get there is"),
    (Struck("h,A5,h,h/h,h,A8,A10 D6 1 235"), 2, "There are 2; the one who can get there is"),
    (Struck("h,A5,h,h/h,h,A6,h D6 1 235"), 0, "There is nobody."),
]
"""Questions whose hint marks one place at most, how many are asked for, and what is said."""

SEVERAL_MARKED: Final = [
    (Carried(DOUBLE, die=4), 3, "Those who are marked can be carried to 3 places."),
    (Carried("h,h,h,x/h,h,h,C3 B9 1 6"), 1, "can be carried to one place, the same for all."),
    (Movers(TAKEN, 6), 2, "There are 2 who can, and the die leads to the marked places."),
    (Struck("A5,A6,h,h/h,h,A8,h D6 1 235"), 1, "There is one; those who can get there are marked."),
    (Struck("A5,D7,h,h/h,h,A8,D9 D6 1 235"), 2, "There are 2; those who can get there are"),
]
"""The same of several."""


@pytest.mark.parametrize(("exercise", "count", "said"), [*ONE_MARKED, *SEVERAL_MARKED])
def test_a_hint_says_whether_it_marks_one_or_several(
    exercise: PlacesAsked, count: int, said: str
) -> None:
    (right,) = exercise.solutions()
    assert len(right.split(",")) == count or (right, count) == ("-", 0)
    hint = exercise.hints("en")[1]
    assert (len(hint.marks.highlights) > 1) == ((exercise, count, said) in SEVERAL_MARKED)
    assert said in hint.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["carried", "movers", "struck"])
def test_one_and_several_are_told_apart_in_every_language(kind: str, language: str) -> None:
    voice = Voice(language)
    single, several = (
        voice.say(f"clann.hint.{kind}.{of}", count=3) for of in ("single", "several")
    )
    assert single != several


def test_places_are_written_as_people_write_them() -> None:
    exercise = Movers(TAKEN, 6)
    assert exercise.check("d2 and a1")
    assert exercise.check(["a1", "D2"])


@pytest.mark.parametrize("answer", ["", "-", "nobody", "E1", "A15", "A1,Z9", None, 7])
def test_what_is_no_place_is_no_answer(answer: object) -> None:
    with pytest.raises(AnswerError):
        Movers(TAKEN, 6).check(answer)


def test_a_die_that_is_not_left_is_refused() -> None:
    with pytest.raises(ExerciseError):
        Movers(TAKEN, 4)
    with pytest.raises(ExerciseError):
        Carried(TAKEN, die=2, who="stout")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "exercise",
    [
        Movers(TAKEN, 6),
        Movers(BLOCKED, 3),
        Carried(TREASURE),
        Carried(TREASURE, die=5),
        Carried(TREASURE, who="tall"),
        Carried(TREASURE, die=5, who="stout"),
    ],
)
def test_every_place_can_be_judged_in_every_language(exercise: PlacesAsked, language: str) -> None:
    said = [exercise.question(language), *(hint.text for hint in exercise.hints(language))]
    said += [part for p in exercise.offered for part in exercise.check([p]).sentences(language)]
    for each in said:
        assert each.endswith((".", "?", "!", ")")), each
        assert "{" not in each


def test_a_click_on_a_die_means_nothing_and_one_on_a_place_is_called_by_its_name() -> None:
    answering = Movers(TAKEN, 6).answering()
    assert answering.click("die-1") is answering
    answering = answering.click("A-h2")
    assert answering.text == "A-h2"
    assert answering.called("A-h2", Voice("en")) == "Stout at home"
    said = sentence("quiz.so_far", answer=answering.told).in_voice(Voice("en"))
    assert said.startswith("Your answer: Stout at home.")
