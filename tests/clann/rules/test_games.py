"""A game of CLANN: its rolls, its record, its end (K8, K14)."""

from __future__ import annotations

from random import Random

import pytest

from clans_widget.clann import Course, Game, Position, Record
from clans_widget.core.chance import Roll
from tests.clann.rules.told import at


def begun(players: int = 2, seed: int = 7) -> Game:
    """A game after its set-up."""
    game = Game.new([f"P{number}" for number in range(1, players + 1)], seed=seed)
    for _ in range(players):
        game.play("+1")
    game.play("N>C7")
    return game


def played(players: int, seed: int, plies: int, course: Course | None = None) -> Game:
    """A game with so many moves and rolls at random, or to its end."""
    chance = Random(seed)
    game = Game.new([f"P{number}" for number in range(players)], seed=seed, course=course)
    while len(game.events) < plies and not game.position.is_over:
        if game.position.can_roll:
            game.roll()
        else:
            game.play(chance.choice(game.position.legal_moves()))
    return game


def test_the_roll_depends_on_seed_and_number_alone() -> None:
    one, other = begun(), begun()
    one.roll()
    other.roll()
    assert one.moves[-1] == other.moves[-1]
    for game, last in ((one, False), (other, True)):
        while not game.position.can_roll:
            moves = game.position.legal_moves()
            game.play(moves[-1] if last else moves[0])
        game.roll()
    assert one.moves[-1] == other.moves[-1]
    assert one.position != other.position


def test_k8_the_dice_of_a_roll_are_the_same_whichever_of_them_are_rolled() -> None:
    texts = {"-": 3, "+oo": 2, "+os": 2, "+oos": 3}
    rolls = {}
    for dice, count in texts.items():
        position = at(f"A1,h,h,h/h,h,h,C1 C7 1 {dice}")
        event = Game.new(["Ann", "Bob"], seed=3, position=position).roll()
        assert isinstance(event.move, Roll)
        rolls[dice] = event.move.faces
        assert len(event.move.faces) == count
    assert rolls["+oo"] == rolls["-"][:2]
    assert rolls["-"] == rolls["+oos"]
    assert rolls["+os"][-1] == rolls["-"][-1]
    assert rolls["+os"][0] in rolls["-"][:2]


def test_all_faces_come_up_and_the_black_one_twice_as_often() -> None:
    faces = [str(begun(seed=seed).roll().move).strip("[]").split() for seed in range(1200)]
    black = [last for *_, last in faces]
    assert {face for *ordinary, _ in faces for face in ordinary} == set("123456")
    assert set(black) == {"1", "2", "5", "6", "k"}
    assert 330 < black.count("k") < 470
    assert all(150 < black.count(face) < 250 for face in "1256")


def test_undo_and_redo_never_roll_anew() -> None:
    game = begun()
    first = game.roll()
    game.undo()
    assert game.roll() == first
    game.undo()
    assert game.redo() == first


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_gives_the_game_back(players: int) -> None:
    game = played(players, players, 200)
    again = Game.from_text(game.to_text())
    assert again.events == game.events
    assert again.to_text() == game.to_text()
    assert Record.from_text(game.to_text()) == game.record()


def test_a_record_on_another_course_is_read_with_it() -> None:
    course = Course(7, 1)
    game = played(2, 1, 60, course)
    assert Game.from_text(game.to_text(), course=course).position == game.position


def test_dice_are_written_ascending_with_the_black_die_last() -> None:
    position = at("A1,h,h,h/h,h,h,C1 C7 1 -")
    assert str(position.roll((5, 2), "k").move) == "[2 5 k]"
    assert str(position.roll((5, 2), 1).move) == "[2 5 1]"


def test_a_roll_can_be_imagined() -> None:
    game = begun()
    assert str(game.imagine("[2 5 k]", "2-N").position.dice) == "5K"
    assert game.position.can_roll


@pytest.mark.parametrize(
    ("clans", "winners"),
    [("x,x,x,x/h,h,h,h", ("Ann",)), ("x,x,x,x/h,h,h,h/h,h,h,h/h,h,h,h", ("Ann", "Cid"))],
)
def test_k14_of_four_players_partners_win_together(clans: str, winners: tuple[str, ...]) -> None:
    names = ["Ann", "Bob", "Cid", "Dot"][: clans.count("/") + 1]
    game = Game.new(names, position=at(f"{clans} C7 1 -"))
    result = game.result()
    assert result is not None
    assert result.winners == winners


def test_nobody_has_won_while_the_game_runs() -> None:
    assert begun().result() is None


def test_positions_are_keys_and_never_change() -> None:
    start = Position.start(players=2)
    text = start.to_text()
    event = start.play("+1")
    assert start.to_text() == text
    assert {start: 1}[Position.from_text(text)] == 1
    assert event.before == start
    with pytest.raises(AttributeError):
        start.player = 2  # type: ignore[misc]
