"""The characters, the course and the set-up: K1 to K3."""

from __future__ import annotations

import pytest

from clans_widget.clann import CHARACTERS, Course, CourseError, GameError, Position
from tests.clann.rules.told import HOME, at, refusal, texts, told


def test_k1_each_player_has_four_characters_from_high_to_low_rank() -> None:
    assert CHARACTERS == ("tall", "stout", "slim", "small")
    for players in (2, 3, 4):
        assert [len(clan) for clan in Position.start(players=players).characters] == [4] * players


def test_k2_crown_and_gate_of_the_four_arms() -> None:
    course = Course.standard()
    assert (len(course.cells), course.cells[0], course.cells[-1]) == (56, "A1", "D14")
    assert [course.name(cell) for cell in course.crowns] == ["A1", "B1", "C1", "D1"]
    assert [course.name(cell) for cell in course.gates] == ["D14", "A14", "B14", "C14"]


@pytest.mark.parametrize(("players", "crowns"), [(2, "A1 C1"), (3, "A1 B1 C1"), (4, "A1 B1 C1 D1")])
def test_k2_two_sit_opposite_each_other_and_three_at_a_b_and_c(players: int, crowns: str) -> None:
    position = Position.start(players=players)
    for _ in range(players):
        position = position.play("+1").position
    assert [position.where(player + 1, 0) for player in range(players)] == crowns.split()


def test_k2_the_course_is_walked_clockwise_from_arm_to_arm() -> None:
    assert at("A14,h,h,h/h,h,h,C1 C7 1 3").play("3-1").position.where(1, 0) == "B3"
    assert at("h,h,h,A1/h,h,D13,h C7 2 4").play("4-3").position.where(2, 2) == "A3"


@pytest.mark.parametrize("sizes", [(6, 6), (100, 6), (14, 0), (14, 100), ("14", 6), (14, None)])
def test_k2_a_course_is_neither_too_short_nor_too_long(sizes: tuple[int, int]) -> None:
    with pytest.raises(CourseError):
        Course(*sizes)


@pytest.mark.parametrize("sizes", [(7, 1), (7, 99), (99, 1), (99, 99)])
def test_k2_the_smallest_and_the_largest_course_are_courses(sizes: tuple[int, int]) -> None:
    course = Course(*sizes)
    assert Position.start(course).course == course
    assert (len(course.cells), course.arrival) == (4 * sizes[0], 4 * sizes[0] + sizes[1])


def test_k2_the_shortest_course_can_be_played() -> None:
    course = Course(7, 1)
    position = Position.from_text("t1,x,x,x/h,h,h,C1 C7 1 1", course=course)
    assert position.play("1-1").position.is_over


def test_k3_players_choose_their_first_character_in_turn_and_then_the_knight_is_put_down() -> None:
    position = Position.start(players=3)
    for number, move in enumerate(("+3", "+1", "+4"), start=1):
        assert (position.phase, position.player) == ("choose", number)
        assert texts(position) == ["+1", "+2", "+3", "+4"]
        event = position.play(move)
        assert told(event) == [("CharacterChosen", "K3")]
        position = event.position
    assert position.to_text() == "h,h,A1,h/B1,h,h,h/h,h,h,C1 - 1 -"
    assert (position.phase, position.player) == ("knight", 1)
    event = position.play("N>C7")
    assert told(event) == [("KnightPlaced", "K3")]
    assert event.position.to_text() == "h,h,A1,h/B1,h,h,h/h,h,h,C1 C7 1 -"
    assert event.position.dice_to_roll == "oos"


def test_k3_the_knight_is_put_on_any_free_cell_crowns_and_gates_included() -> None:
    position = at("h,h,A1,h/h,h,h,C1 - 1 -")
    assert len(texts(position)) == 54
    assert {"N>B1", "N>D14", "N>C14"} <= set(texts(position))
    assert refusal(position, "N>A1") == ("put_down_wrong", "K3")
    assert refusal(position, "N>A15") == ("unknown_cell", "K2")


def test_k3_only_one_character_is_chosen_by_each() -> None:
    assert refusal(at("h,h,A1,h/h,h,h,C1 - 1 -"), "+1") == ("wrong_phase", "K3")
    assert refusal(Position.start(), "N>C7") == ("wrong_phase", "K3")
    assert refusal(Position.start(), "5-1") == ("wrong_phase", "K3")


@pytest.mark.parametrize("players", [1, 5, "2", None])
def test_2_to_4_players_play(players: int) -> None:
    with pytest.raises(GameError):
        Position.start(players=players)


def test_everybody_may_wait_at_home_once_the_game_runs() -> None:
    assert at(f"{HOME}/{HOME} A1 2 -").phase == "roll"
