"""Into a variation, and back to where it began."""

from __future__ import annotations

import pytest

from clans_widget.core.marks import Marks
from clans_widget.core.records.record import Entry
from clans_widget.stage import actions as act
from clans_widget.stage.scene import Scene
from tests.stage.toy_scenes import Taker, nim_scene
from tests.toys import nim


def won_at_once() -> Scene:
    """Two steps have won the game; two variations say how else it might have gone on."""
    scene = nim_scene("A2", start=nim.Position((2, 0, 0)))
    scene.game.add_variation(["A1"])
    scene.game.add_variation(["A1", "A1"])
    return scene


@pytest.mark.parametrize("variation", [0, 1])
def test_it_is_entered_at_its_first_step(variation: int) -> None:
    scene = won_at_once()
    scene.do(act.Last())
    assert len(scene.variations.offered) == 2
    main = scene.game
    scene.do(act.Enter(variation))
    assert scene.game is not main
    assert scene.game.moves == ("A1", "A1")[: variation + 1]
    assert (scene.step, scene.state.variation) == (1, (1, variation))
    assert scene.variations.is_away
    assert not scene.variations.offered


def test_the_way_back_leads_to_the_step_where_it_began() -> None:
    scene = won_at_once()
    scene.do(act.Last())
    main = scene.game
    scene.do(act.Enter(1))
    scene.do(act.Leave())
    assert scene.game is main
    assert (scene.step, scene.state.variation) == (2, ())
    assert not scene.variations.is_away


@pytest.mark.parametrize("variation", [-1, 2])
def test_what_is_not_offered_is_not_entered(variation: int) -> None:
    scene = won_at_once()
    scene.do(act.Last())
    main = scene.game
    scene.do(act.Enter(variation))
    assert (scene.game, scene.step, scene.variations.is_away) == (main, 2, False)
    assert scene.trouble == ""


def test_who_is_not_away_does_not_leave() -> None:
    scene = won_at_once()
    scene.do(act.Last())
    main = scene.game
    scene.do(act.Leave())
    assert (scene.game, scene.step) == (main, 2)


def test_from_a_new_game_no_way_leads_back() -> None:
    scene = won_at_once()
    for action in (act.Last(), act.Enter(0), act.NewGame(2, sure=True)):
        scene.do(action)
    new = scene.game
    assert not scene.variations.is_away
    scene.do(act.Leave())
    assert scene.game is new


def test_what_was_chosen_and_pointed_at_stays_behind() -> None:
    scene = nim_scene("A1")
    scene.game.add_variation(["B1"])
    for action in (act.Last(), act.Point("C"), act.Toggle("card.1"), act.Choose(("C",))):
        scene.do(action)
    scene.mark(Marks(highlights=("A",)))
    scene.do(act.Enter(0))
    state = scene.state
    assert (state.chosen, state.pointed, state.panels, bool(state.marks)) == ((), None, (), False)


def test_bots_play_in_the_game_only() -> None:
    scene = nim_scene("A1", bots={"Bob": Taker("C1")})
    scene.game.add_variation(["B1"])
    scene.do(act.GoTo(1))
    assert scene.requests
    scene.do(act.Enter(0))
    assert scene.requests == ()
    scene.do(act.Leave())
    assert scene.requests


def test_within_a_variation_no_other_is_offered() -> None:
    scene = nim_scene("A1", step=1)
    inner = Entry("B2", variations=((Entry("B3"),),))
    scene.game.add_variation([Entry("A2"), inner])
    scene.do(act.Enter(0))
    scene.do(act.Last())
    assert scene.game.variations(scene.moment.ply)
    assert not scene.variations.offered
