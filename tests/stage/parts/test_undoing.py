"""What is taken back in a scene, and what is not: between rivals what was seen stays seen."""

from __future__ import annotations

import pytest

from clans_widget.stage import actions as act
from clans_widget.stage.scene import Scene
from clans_widget.words import LANGUAGES
from tests.stage.toy_scenes import nim_scene, pig_scene
from tests.toys import nim


def test_a_player_takes_the_own_last_move_back() -> None:
    scene = nim_scene("A1", seen_by="Ann")
    scene.do(act.Undo())
    assert (scene.game.events, scene.trouble) == ((), "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_takes_back_what_a_rival_has_decided(language: str) -> None:
    scene = nim_scene("A1", "B1", seen_by="Ann", language=language)
    scene.do(act.Undo())
    assert len(scene.game.events) == 2
    assert "Bob" in scene.trouble


def test_the_other_player_may_take_the_same_move_back() -> None:
    scene = nim_scene("A1", "B1", seen_by="Bob")
    scene.do(act.Undo())
    assert scene.game.moves == ("A1",)


def test_where_nobody_in_particular_looks_everything_can_be_taken_back() -> None:
    scene = nim_scene("A1", "B1")
    scene.do(act.Undo())
    scene.do(act.Undo())
    assert scene.game.events == ()


def test_alone_against_bots_everything_can_be_taken_back() -> None:
    scene = nim_scene("A1", "B1", seen_by="Ann", bots={"Bob": "greedy"})
    scene.do(act.Undo())
    assert scene.game.events == ()


def test_a_rivals_move_stays_when_a_bot_has_taken_the_seat() -> None:
    """Else a reader could see what a bot makes of a secret, again and again."""
    scene = nim_scene("A1", "B1", seen_by="Ann")
    scene.do(act.Seat(2, "greedy"))
    scene.do(act.Undo())
    assert len(scene.game.events) == 2
    assert "Bob" in scene.trouble


def test_in_a_new_game_those_who_sit_there_now_are_the_rivals() -> None:
    scene = nim_scene(seen_by="Ann")
    scene.do(act.Seat(2, "greedy"))
    scene.do(act.NewGame(2))
    scene.game.play("A1")
    scene.game.play("B1")
    scene.do(act.Undo())
    assert scene.game.events == ()


def test_whoever_sits_down_later_is_a_rival_too() -> None:
    scene = nim_scene("A1", seen_by="Ann", bots={"Bob": "greedy"})
    scene.do(act.Seat(2, "person"))
    scene.game.play("B1")
    scene.do(act.Undo())
    assert len(scene.game.events) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_between_rivals_dice_that_were_seen_are_not_taken_back(language: str) -> None:
    scene = pig_scene(seen_by="Ann", language=language)
    for action in (act.Roll(), act.Roll()):
        scene.do(action)
    before = scene.game.events
    assert before[-1].before.legal_moves(), "the second roll was a decision"
    scene.do(act.Undo())
    assert scene.game.events == before
    assert scene.trouble


def test_dice_can_be_taken_back_where_nobody_is_deceived_and_show_the_same_again() -> None:
    scene = pig_scene()
    for action in (act.Roll(), act.Roll()):
        scene.do(action)
    rolled = scene.game.moves
    scene.do(act.Undo())
    assert scene.game.moves == rolled[:1]
    scene.do(act.Roll())
    assert scene.game.moves == rolled


def test_in_a_variation_nothing_has_been_seen_that_counts() -> None:
    scene = nim_scene("A1", seen_by="Ann")
    scene.game.add_variation(["B1", "B1"])
    for action in (act.Last(), act.Enter(0), act.Undo()):
        scene.do(action)
    assert scene.game.moves == ("B1",)


def test_a_scene_made_anew_on_a_game_takes_a_bots_answer_back_with_the_move() -> None:
    """As when the cell runs again: who sits where is what counts, not who was asked by whom."""
    scene = nim_scene(bots={"Bob": "greedy"})
    scene.play("A1")
    assert len(scene.game.events) == 2
    again = Scene(nim.NimProduction(), scene.game, bots={"Bob": "greedy"})
    again.do(act.Undo())
    assert again.game.events == ()
    assert again.requests == ()


def test_alone_against_bots_dice_that_were_seen_can_be_taken_back() -> None:
    scene = pig_scene(seen_by="Ann", bots={"Bob": "greedy"})
    for action in (act.Roll(), act.Roll()):
        scene.do(action)
    rolled = scene.game.moves
    scene.do(act.Undo())
    assert (scene.game.moves, scene.trouble) == (rolled[:1], "")


def test_what_was_taken_back_with_a_decision_comes_again_with_it() -> None:
    """A bot's answer is nobody's decision."""
    scene = nim_scene(bots={"Bob": "greedy"})
    scene.play("A1")
    played = scene.game.moves
    scene.do(act.Undo())
    scene.do(act.Redo())
    assert scene.game.moves == played
    assert (len(played), scene.step) == (2, 1)


def test_dice_that_had_to_be_rolled_come_again_with_the_decision_before() -> None:
    scene = pig_scene()
    scene.do(act.Roll())
    while scene.game.position.mover == 1:
        scene.play("hold")
    scene.do(act.Roll())
    played = scene.game.moves
    scene.do(act.Undo())
    assert len(scene.game.moves) < len(played) - 1
    scene.do(act.Redo())
    assert scene.game.moves == played


def test_decisions_come_again_one_by_one() -> None:
    scene = nim_scene("A1", "B1")
    for action in (act.Undo(), act.Undo(), act.Redo()):
        scene.do(action)
    assert list(scene.game.moves) == ["A1"]
    scene.do(act.Redo())
    scene.do(act.Redo())
    assert (list(scene.game.moves), scene.trouble) == (["A1", "B1"], "")


# A new game can be taken back


def test_at_the_beginning_of_a_new_game_the_old_one_comes_back() -> None:
    scene = nim_scene("A1", "B1")
    old = scene.game
    scene.do(act.GoTo(1))
    assert nim_scene().can_undo is False
    scene.do(act.NewGame(2, sure=True))
    assert scene.can_undo
    scene.do(act.Undo())
    assert (scene.game, scene.step, scene.can_undo) == (old, 1, True)
    scene.do(act.Undo())
    assert scene.game.moves == ("A1",)


def test_what_was_played_in_the_new_game_is_taken_back_first() -> None:
    scene = nim_scene("A1")
    old = scene.game
    scene.do(act.NewGame(2, sure=True))
    scene.play("C5")
    new = scene.game
    scene.do(act.Undo())
    assert (scene.game, scene.game.events) == (new, ())
    scene.do(act.Undo())
    assert scene.game is old


def test_several_new_games_are_taken_back_one_by_one() -> None:
    scene = nim_scene("A1")
    games = [scene.game]
    for _ in range(2):
        scene.do(act.NewGame(2, sure=True))
        games.append(scene.game)
    for game in (games[1], games[0]):
        scene.do(act.Undo())
        assert scene.game is game


def test_who_sat_where_comes_back_with_the_game() -> None:
    scene = nim_scene("A1", seen_by="Ann", bots={"Bob": "greedy"})
    scene.do(act.NewGame(2, sure=True))
    scene.do(act.Seat(2, "person"))
    scene.do(act.Undo())
    assert scene.bots.seats.level(2) == "greedy"
    assert scene.undoing.rivals == set()


def test_a_new_game_that_was_begun_in_a_variation_leads_back_to_the_game() -> None:
    scene = nim_scene("A1")
    scene.game.add_variation(["B1", "B1"])
    old = scene.game
    for action in (act.Last(), act.Enter(0), act.NewGame(2, sure=True)):
        scene.do(action)
    scene.do(act.Undo())
    assert (scene.game, scene.step, scene.is_away) == (old, 1, False)


def test_in_a_variation_no_new_game_is_taken_back() -> None:
    scene = nim_scene("A1")
    scene.do(act.NewGame(2, sure=True))
    new = scene.game
    new.play("A1")
    new.add_variation(["B1"])
    for action in (act.Last(), act.Enter(0), act.Undo()):
        scene.do(action)
    assert scene.is_away
    assert not scene.can_undo
    scene.do(act.Undo())
    assert scene.is_away
