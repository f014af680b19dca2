"""What is shown beside the board of a game, and what it does: told without any browser."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeVar

import pytest

from clans_widget.stage import actions as act
from clans_widget.stage import view
from clans_widget.stage.face.game_widget import GameWidget
from clans_widget.stage.game_view import controls_of
from clans_widget.stage.scene import Scene
from clans_widget.stage.state import State
from clans_widget.stage.walk_view import view_of
from clans_widget.words import LANGUAGES, say
from tests.stage.controls import seen
from tests.stage.toy_scenes import WON, nim_scene
from tests.toys import nim, pig

C = TypeVar("C", bound=view.Control)


def shown(scene: Scene) -> list[view.Part]:
    """All that is in sight beside the board, in the order in which the focus goes."""
    return list(seen(view_of(scene, controls_of(scene)).parts))


def named(scene: Scene) -> list[str]:
    return [part.key for part in shown(scene) if isinstance(part, view.Control)]


def control(scene: Scene, css: str, kind: type[C]) -> C:
    (found,) = [part for part in shown(scene) if css in part.css]
    assert isinstance(found, kind)
    return found


def test_the_focus_goes_from_what_is_asked_through_the_steps_to_what_is_needed_seldom() -> None:
    ways = ["first", "back", "slider", "next", "last", "autoplay"]
    playing = ["heap", "count", "play", "undo", "redo"]
    seldom = ["details", "setup", "language", "players", "1", "2", "new", "pace", "motion"]
    scene = nim_scene(production=Three())
    assert named(scene) == [*ways, *playing, *seldom, "movable"]


class Three(nim.NimProduction):
    """Nim for two or three."""

    seats = (2, 3)


def test_what_cannot_be_done_now_cannot_be_used() -> None:
    scene = nim_scene("A1")
    unusable = {
        part.key for part in shown(scene) if isinstance(part, view.Control) and not part.usable
    }
    assert unusable == {"first", "back", "count", "play", "redo"}
    scene.do(act.Last())
    assert not control(scene, "nim-next", view.Button).usable
    assert control(scene, "nim-back", view.Button).usable


def test_a_list_says_what_is_chosen_and_offers_what_may_be() -> None:
    scene = nim_scene()
    heaps = control(scene, "nim-heap", view.Select)
    assert heaps.options == ((say("control.nothing"), ""), ("A", "A"), ("B", "B"), ("C", "C"))
    scene.do(heaps.sent("B"))
    assert control(scene, "nim-heap", view.Select).value == "B"
    counts = control(scene, "nim-count", view.Select)
    assert [value for _, value in counts.options] == ["", "1", "2", "3", "4"]
    scene.do(counts.sent("2"))
    assert control(scene, "nim-play", view.Button).usable
    scene.do(control(scene, "nim-count", view.Select).sent(""))
    assert scene.state.chosen == ("B",)
    scene.do(heaps.sent(""))
    assert not scene.state.chosen


def test_another_first_part_takes_the_others_back() -> None:
    scene = nim_scene()
    scene.do(act.Choose(("B", "4")))
    scene.do(act.ChooseAt("heap", "A"))
    assert scene.state.chosen == ("A",)


def test_a_list_that_has_not_been_reached_changes_nothing() -> None:
    scene = nim_scene()
    scene.do(act.ChooseAt("count", "1"))
    assert (scene.state.chosen, scene.state.attempt) == ((), ())


def test_the_first_list_is_where_a_move_begins() -> None:
    begins = [part.key for part in shown(nim_scene()) if "stage-begins" in part.css]
    assert begins == ["heap"]


def test_dice_are_rolled_by_a_button_that_names_its_key() -> None:
    class Keyed(pig.PigProduction):
        """Pig that is rolled with a key."""

        keys: ClassVar[Mapping[str, act.Action]] = {"r": act.Roll()}

    game = pig.Pig(["Ann", "Bob"], pig.Position(), seed=3)
    roll = control(Scene(Keyed(), game), "pig-roll", view.Button)
    assert (roll.sends, roll.usable) == (act.Roll(), True)
    assert roll.tooltip == f"{say('control.roll')} (R)"
    assert "roll" not in named(nim_scene())


def test_what_follows_from_a_move_is_offered_while_it_is_to_come() -> None:
    scene = nim_scene(*WON)
    scene.do(act.GoTo(3))
    follow = control(scene, "nim-follow", view.Button)
    assert follow.text == say("control.follow", count=1)
    scene.do(follow.sends)
    scene.do(act.Last())
    assert "follow" not in named(scene)


def test_ways_back_are_there_while_there_is_something_to_go_back_from() -> None:
    scene = nim_scene("A1")
    ways = "cancel", "leave", "try"
    assert [way for way in ways if way in named(scene)] == ["try"]
    scene.do(act.TryHere())
    scene.do(act.Click("B"))
    assert [way for way in ways if way in named(scene)] == ["cancel", "leave"]
    scene.do(control(scene, "nim-cancel", view.Button).sends)
    scene.do(act.ChooseNext("B"))
    scene.do(act.ChooseNext("1"))
    scene.do(control(scene, "nim-leave", view.Button).sends)
    (line,) = [part for part in shown(scene) if "nim-variation" in part.css]
    assert isinstance(line, view.Button)
    assert "B1" in line.text
    scene.do(line.sends)
    assert scene.is_away


def test_how_many_play_is_said_before_the_game_begins() -> None:
    scene = nim_scene(production=Three())
    seats = [part.key for part in shown(scene) if "nim-seats" in part.css]
    assert seats == ["seats"]
    scene.do(control(scene, "nim-players", view.Select).sent(3))
    assert control(scene, "nim-seat-3", view.Select).value == "person"
    scene.do(control(scene, "nim-seat-3", view.Select).sent("greedy"))
    scene.do(control(scene, "nim-new", view.Button).sends)
    assert len(scene.game.players) == 3
    assert scene.bots.seats.level(3) == "greedy"
    scene.do(control(scene, "nim-players", view.Select).sent(2))
    scene.do(act.Undo())
    assert control(scene, "nim-players", view.Select).value == 2, "as many as play now"


def test_so_many_as_cannot_play_are_refused_in_words() -> None:
    scene = nim_scene(production=Three())
    scene.do(act.Plan(9))
    assert "9" in scene.trouble
    assert scene.state.planned == 0


@pytest.mark.parametrize(("planned", "told"), [(3, 3), (99, 2), (-1, 2)])
def test_what_a_state_plans_and_no_game_allows_is_left(planned: int, told: int) -> None:
    game = nim_scene().game
    scene = Scene(Three(), game, state=State(planned=planned))
    assert control(scene, "nim-players", view.Select).value == told
    GameWidget(scene).close()


def test_who_leaves_a_game_is_asked_once() -> None:
    scene = nim_scene("A1")
    scene.do(control(scene, "nim-new", view.Button).sends)
    ways = [key for key in named(scene) if key.startswith("new")]
    assert ways == ["new-sure", "new-keep"]
    scene.do(control(scene, "nim-new-keep", view.Button).sends)
    assert "new" in named(scene)
    assert scene.game.moves == ("A1",)


@pytest.mark.parametrize("setting", ["motion", "details", "setup"])
def test_what_a_reader_has_chosen_no_page_changes(setting: str) -> None:
    scene = nim_scene()
    scene.do(act.Suggest({setting: False}))
    assert not getattr(scene.state.settings, setting)
    (own,) = [part for part in shown(scene) if f"nim-{setting}" in part.css]
    assert isinstance(own, view.Tick | view.Toggle)
    scene.do(own.sent(True))
    scene.do(act.Suggest({setting: False}))
    assert getattr(scene.state.settings, setting)
    assert scene.heeded({setting: False}) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_control_has_a_name_in_the_language_of_the_reader(language: str) -> None:
    scene: Any = nim_scene("A1")
    scene.do(act.Settle({"language": language}))
    assert all(part.text for part in shown(scene) if isinstance(part, view.Control))
    assert control(scene, "nim-undo", view.Button).text == say("control.undo", language)
