"""What lies open beside the game, and for how long."""

from __future__ import annotations

import pytest

from clans_widget.stage import actions as act
from clans_widget.stage.requests import Leisure
from clans_widget.stage.runner import Runner
from clans_widget.stage.scene import Scene
from tests.stage.toy_scenes import nim_scene, tick
from tests.toys import nim


class WithCards(nim.NimProduction):
    fleeting = ("card",)


def with_card(*moves: str) -> Scene:
    """A card lies open."""
    scene = nim_scene(*moves, production=WithCards())
    scene.do(act.Toggle("card.1"))
    return scene


def test_a_card_closes_by_itself_after_eight_seconds() -> None:
    scene = with_card()
    assert [request.after for request in scene.requests] == [8]
    tick(scene)
    assert (scene.state.panels, scene.requests) == ((), ())


def test_what_is_no_card_stays_open() -> None:
    scene = with_card()
    scene.do(act.Toggle("beliefs"))
    tick(scene)
    assert scene.state.panels == ("beliefs",)
    scene.do(act.Toggle("card.2"))
    scene.do(act.Toggle("beliefs"))
    assert (scene.state.panels, len(scene.requests)) == (("card.2",), 1)


@pytest.mark.parametrize("action", [act.Toggle("card.1"), act.Next()])
def test_nothing_is_waited_for_once_it_is_closed(action: act.Action) -> None:
    scene = with_card("A1")
    (late,) = scene.requests
    scene.do(action)
    assert (scene.state.panels, scene.requests) == ((), ())
    scene.do(act.Toggle("card.1"))
    scene.do(act.Ticked(late.number))
    assert scene.state.panels == ("card.1",)


def test_another_card_has_its_own_time() -> None:
    scene = with_card()
    (late,) = scene.requests
    scene.do(act.Toggle("card.2"))
    scene.do(act.Ticked(late.number))
    assert scene.state.panels == ("card.2",)


def test_the_time_of_a_card_does_not_move_the_steps() -> None:
    scene = with_card("A1", "B1", "C1")
    (closing,) = scene.requests
    scene.do(act.Autoplay(True))
    scene.do(act.Toggle("card.1"))
    scene.do(act.Ticked(closing.number))
    assert (scene.step, scene.state.panels) == (1, ("card.1",))
    numbers = {request.number for request in scene.requests}
    assert len(numbers) == 2


def test_in_a_script_nobody_looks_at_a_card() -> None:
    scene = with_card()
    Runner(scene, lambda: None).serve()
    assert [type(request) for request in scene.requests] == [Leisure]
    assert scene.state.panels == ("card.1",)


# A new game asks


def test_a_running_game_is_not_left_without_a_question() -> None:
    scene = nim_scene("A1")
    game = scene.game
    assert scene.panels.new_game == 0
    scene.do(act.NewGame(2))
    assert (scene.game, scene.panels.new_game) == (game, 2)
    scene.do(act.NewGame(2, sure=True))
    assert (scene.game is game, scene.panels.new_game) == (False, 0)


@pytest.mark.parametrize("action", [act.Toggle("new.2"), act.Click("A"), act.Last()])
def test_the_question_goes_with_whatever_is_done(action: act.Action) -> None:
    scene = nim_scene("A1")
    game = scene.game
    scene.do(act.NewGame(2))
    scene.do(action)
    assert (scene.game, scene.panels.new_game, scene.state.panels) == (game, 0, ())


def test_the_question_is_found_among_whatever_else_lies_open() -> None:
    scene = nim_scene("A1")
    for panel in ("beliefs", "newest.3", "card.1.red"):
        scene.do(act.Toggle(panel))
    assert scene.panels.new_game == 0
    scene.do(act.NewGame(2))
    assert scene.panels.new_game == 2


@pytest.mark.parametrize("moves", [(), ("A3", "B4", "C5")])
def test_where_nothing_is_lost_nobody_is_asked(moves: tuple[str, ...]) -> None:
    scene = nim_scene(*moves)
    game = scene.game
    scene.do(act.NewGame(2))
    assert (scene.game is game, scene.state.panels) == (False, ())
