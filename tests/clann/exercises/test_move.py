"""CLANN's question for a move with a goal: what reaches it, and why another move does not."""

from __future__ import annotations

from typing import Final

import pytest

from clans_widget.clann import Event, Game, Position
from clans_widget.clann.exercises import FindMove, Goal, goals
from clans_widget.clann.rules.steps import CharacterPlaced
from clans_widget.quiz import AnswerError, ExerciseError
from clans_widget.words import LANGUAGES

STRIKES: Final = "h,h,h,A12/B2,B7,h,h B4 1 34k"
"""Small can send Tall home by the 4, the Knight can strike Stout by the 3."""

REACHED: Final[dict[str, tuple[str, Goal, str]]] = {
    "Small sends Tall home": (STRIKES, goals.sends_home("tall"), "4-4"),
    "somebody goes home from a Crown": ("h,h,h,A12/h,B1,B3,h D6 1 235", goals.sends_home(), "3-4"),
    "the Knight strikes": (STRIKES, goals.knight_strikes("stout"), "3-N>C2"),
    "a six brings in": ("h,h,h,A12/h,C13,h,h D2 1 26", goals.brings_in(), "6-2"),
    "the Knight is pushed": ("h,h,A5,h/A8,h,h,C3 A7 1 235", goals.pushes_knight(), "2-3>D1"),
    "the Gate": ("D11,h,h,A3/h,h,h,C3 B9 1 345", goals.reaches_gate(), "3-1"),
    "the Arrival": ("D14,t2,h,x/h,h,C9,C3 B9 1 145", goals.arrives(), "5-2"),
    "what an author wants": (
        "h,h,h,A12/A9,h,h,C3 D2 1 245",
        goals.that(lambda event: str(event.move) == "2-4", ask="x", tell="Y."),
        "2-4",
    ),
}


@pytest.mark.parametrize("case", REACHED)
def test_the_moves_that_reach_a_goal_are_right_and_all_others_wrong(case: str) -> None:
    text, goal, move = REACHED[case]
    exercise = FindMove(text, goal)
    right = set(exercise.solutions())
    assert move in right
    legal = {str(each) for each in exercise.position.legal_moves()}
    assert right < legal
    assert {each for each in legal if exercise.check(each)} == right


@pytest.mark.parametrize("case", REACHED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_question_hints_and_verdicts_are_sentences(case: str, language: str) -> None:
    text, goal, move = REACHED[case]
    exercise = FindMove(text, goal)
    other = next(str(m) for m in exercise.position.legal_moves() if not exercise.check(m))
    said = (
        exercise.question(language),
        *(hint.text for hint in exercise.hints(language)),
        *(part for answer in (move, other) for part in exercise.check(answer).sentences(language)),
    )
    for sentence in said:
        assert sentence[0].isupper(), sentence
        assert sentence.endswith((".", "?", "!", ")")), sentence
        assert "{" not in sentence


def test_a_verdict_names_what_happens_and_its_rule() -> None:
    exercise = FindMove(STRIKES, goals.sends_home("tall"))
    assert exercise.check("4-4").text("en").startswith("Right. K9: On B2")
    wrong = exercise.check("3-4").text("en")
    assert wrong.startswith("Not yet. Tall does not go home. K4: The 3 carries")


def test_a_move_that_a_rule_forbids_is_wrong_and_the_rule_is_named() -> None:
    exercise = FindMove("h,A5,h,h/A7,A10,A8,h D6 1 235", goals.sends_home())
    verdict = exercise.check("2-2")
    assert not verdict
    assert "(rule K9)" in verdict.text("en")
    assert verdict.marks.highlights == ("A7",)


def test_goals_are_combined() -> None:
    both = goals.sends_home() & goals.reaches_gate()
    exercise = FindMove("h,h,h,D10/D14,h,D12,h B9 1 245", both)
    assert exercise.solutions() == ("4-4",)
    assert repr(both) == "goals.sends_home() & goals.reaches_gate()"


def test_who_is_sent_home_may_matter() -> None:
    text = "h,h,h,A12/A14,B2,h,h D6 1 24k"
    with pytest.raises(ExerciseError, match="sends Stout home"):
        FindMove(text, goals.sends_home("stout"))
    assert FindMove(text, goals.sends_home("tall")).solutions() == ("2-4",)


TO_C2: Final = {"en": "puts Stout down on C2", "nl": "de Dikke op C2 neerzet"}


def is_on_c2(event: Event) -> bool:
    return event.position.where(2, 1) == "C2"


def test_an_author_may_state_a_goal_of_their_own() -> None:
    exercise = FindMove(STRIKES, goals.that(is_on_c2, ask=TO_C2, rules=["K11"]))
    assert exercise.question("en") == "Find a move that puts Stout down on C2."
    assert exercise.question("nl") == "Zoek een zet die de Dikke op C2 neerzet."
    assert exercise.solutions() == ("3-N>C2",)
    assert exercise.rules == ("K11",)
    assert repr(exercise.goal) == "goals.that(..., ask='puts Stout down on C2')"


def test_what_misses_an_authors_goal_is_told_what_was_asked() -> None:
    exercise = FindMove(STRIKES, goals.that(is_on_c2, ask=TO_C2))
    assert exercise.check("3-N>C2").text("en") == "Right."
    assert exercise.check("4-4").text("en") == (
        "Not yet. You may play 4 for Small, but it is not a move that puts Stout down on C2."
    )
    elsewhere = exercise.check("3-N>C3").text("nl")
    assert "3 voor de Zwarte Ridder, neergezet op C3, maar" in elsewhere
    assert "de Dikke op C2 neerzet" in elsewhere


def test_an_author_explains_right_answers_in_every_language() -> None:
    why = {"en": "Its lap begins anew.", "nl": "Zijn ronde begint opnieuw."}
    exercise = FindMove(STRIKES, goals.that(is_on_c2, ask=TO_C2, tell=why))
    assert exercise.check("3-N>C2").text("en") == "Right. Its lap begins anew."
    assert "Zijn ronde begint opnieuw." in exercise.check("3-N>C2").text("nl")
    assert "lap" not in exercise.check("4-4").text("en")


def test_an_author_explains_each_answer_by_what_it_does() -> None:
    def tell(event: Event) -> str | None:
        gained = [step.gained for step in event.steps if isinstance(step, CharacterPlaced)]
        return f"That costs Stout {-gained[0]}." if gained else None

    exercise = FindMove(STRIKES, goals.that(is_on_c2, ask="x", tell=tell))
    assert exercise.check("3-N>C2").text("en") == "Right. That costs Stout 47."
    assert exercise.check("3-N>C3").text("en").endswith("That costs Stout 46.")
    assert exercise.check("4-4").text("en") == (
        "Not yet. You may play 4 for Small, but it is not a move that x."
    )


def test_an_explanation_must_be_words() -> None:
    with pytest.raises(ExerciseError, match="must be words"):
        goals.that(is_on_c2, ask=None)
    with pytest.raises(ExerciseError, match="must be words"):
        goals.that(is_on_c2, ask="x", tell={"de": "Nein"})
    exercise = FindMove(STRIKES, goals.that(is_on_c2, ask="x", tell=lambda _: {"de": "Nein"}))
    with pytest.raises(ExerciseError, match="must be words") as caught:
        exercise.check("3-N>C2")
    assert caught.value.values["name"] == "tell"


@pytest.mark.parametrize("answer", ["3-N", " 3 – n > c2 ", "3-n"])
def test_where_somebody_is_put_down_may_be_left_out_if_it_does_not_matter(answer: str) -> None:
    assert FindMove(STRIKES, goals.knight_strikes()).check(answer)


def test_where_somebody_is_put_down_cannot_be_left_out_where_it_matters() -> None:
    near = goals.that(lambda event: str(event.move) == "3-N>C2", ask="x")
    exercise = FindMove(STRIKES, near)
    assert exercise.check("3-N>C2")
    with pytest.raises(AnswerError, match="where that character is put down"):
        exercise.check("3-N")
    assert "C2" in exercise.hints("en")[-1].text


def test_whom_the_knight_strikes_is_put_down_as_a_player_would() -> None:
    exercise = FindMove(STRIKES, goals.knight_strikes())
    event = exercise.hints("en")[-1].turn
    assert event.position.where(2, 1) == "C2", "right behind the own Crown, all but one cell lost"
    own = FindMove("B7,h,h,h/h,h,h,C3 B4 1 34k", goals.knight_strikes())
    event = own.hints("en")[-1].turn
    assert event.position.where(1, 0) == "D13", "right before the own Gate"


@pytest.mark.parametrize(
    ("position", "cell", "why"),
    [
        ("h,h,A5,h/A8,h,h,C3 A7 1 235", "C2", "Slim stands before Tall, so Small is threatened"),
        ("h,h,A5,h/B9,h,h,C3 A7 1 235", "B8", "Tall is further on than Small"),
        ("h,h,A5,h/h,B9,B8,C3 A7 1 235", "B7", "no cell is free right behind Stout"),
        ("h,h,A5,h/h,h,h,C1 A7 1 235", "B14", "who has just come in can be struck, too"),
        ("h,h,A5,h/h,h,h,t2 A7 1 235", "A8", "nobody is on the ring but Slim, who is to be spared"),
    ],
)
def test_the_knight_that_is_pushed_is_put_right_behind_an_opponent(
    position: str, cell: str, why: str
) -> None:
    event = FindMove(position, goals.pushes_knight()).hints("en")[-1].turn
    knight = event.position.course.name(event.position.knight)
    assert (str(event.move), knight) == (f"2-3>{cell}", cell), why


def test_among_partners_the_knight_is_not_put_behind_a_partner() -> None:
    text = "h,h,A5,h/B3,h,h,h/h,D9,h,h/h,h,h,D12 A7 1 235"
    event = FindMove(text, goals.pushes_knight()).hints("en")[-1].turn
    assert str(event.move) == "2-3>D11", "Stout at D9 is the partner's"


@pytest.mark.parametrize("answer", ["", "5", "4-5", "9-9", "A1", "N>C7", "+1", "3-N>E1", None, 4])
def test_what_is_no_move_here_is_no_answer(answer: object) -> None:
    with pytest.raises(AnswerError):
        FindMove(STRIKES, goals.sends_home()).check(answer)


@pytest.mark.parametrize("goal", [goals.arrives(), goals.brings_in(), goals.sends_home("small")])
def test_a_goal_that_no_move_reaches_is_refused(goal: Goal) -> None:
    with pytest.raises(ExerciseError, match="no solution"):
        FindMove(STRIKES, goal)


def test_nobody_of_an_unknown_name_is_sent_home() -> None:
    with pytest.raises(ExerciseError, match=r"tall, stout, slim, small\."):
        goals.sends_home("giant")


def test_a_game_gives_its_players_names() -> None:
    game = Game.new(["Ann", "Bob"], position=Position.from_text(STRIKES))
    verdict = FindMove(game, goals.sends_home()).check("4-4")
    assert "Bob’s Tall" in verdict.text("en")
