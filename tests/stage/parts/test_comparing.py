"""Two ways to complete a choice, compared: when that is offered, which two, and when it ends."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from clans_widget.core.moment import Moment
from clans_widget.core.protocols import Choice
from clans_widget.core.table import Table
from clans_widget.stage import actions as act
from clans_widget.stage.futures import Futures
from clans_widget.stage.parts.comparing import MOST, completions
from clans_widget.stage.production import Part
from clans_widget.stage.scene import Scene
from clans_widget.stage.write_state import read_state, write_state
from tests.stage.futures.scenes import Weighing
from tests.stage.toy_scenes import OneByOne, nim_scene
from tests.toys import nim

OPEN = act.Toggle("futures")


def weighing(*moves: str, **options: Any) -> Scene:
    return nim_scene(*moves, **{"production": Weighing(), **options})


def opened(heap: str = "B", **options: Any) -> Scene:
    scene = weighing(**options)
    scene.do(act.Click(heap))
    scene.do(OPEN)
    return scene


def shown(scene: Scene) -> Futures:
    assert scene.comparing.futures is not None
    return scene.comparing.futures


def not_offered(scene: Scene) -> bool:
    return scene.comparing.asked is None and scene.comparing.offered == ()


def test_it_is_offered_while_a_part_is_chosen_by_buttons_in_several_ways() -> None:
    scene = weighing()
    assert not_offered(scene)
    scene.do(act.Click("B"))
    assert scene.comparing.offered == ("B1", "B2", "B3", "B4")
    part = scene.comparing.asked
    assert part is not None
    assert (part.stage, part.compare) == ("count", "control.hint")
    scene.do(act.Click(None))
    assert not_offered(scene)


def test_two_ways_are_enough_and_one_is_not() -> None:
    scene = weighing(start=nim.Position((1, 2, 0)))
    scene.do(act.Click("A"))
    assert (scene.comparing.offered, scene.comparing.asked) == (("A1",), None)
    scene.do(act.Toggle("futures"))
    assert not scene.comparing.is_open
    scene.do(act.Choose(("B",)))
    assert scene.comparing.asked is not None


def test_it_is_not_offered_where_a_game_says_nothing_of_the_ways() -> None:
    class Silent(Weighing):
        def preview(self, position: Any, choice: Choice) -> Table | None:
            del position, choice
            return None

    scene = weighing(production=Silent())
    scene.do(act.Click("B"))
    assert not_offered(scene)


def test_it_is_not_offered_where_the_part_is_chosen_from_a_list() -> None:
    class Listed(Weighing):
        parts = nim.NimProduction.parts

    scene = weighing(production=Listed())
    scene.do(act.Click("B"))
    assert not_offered(scene)


def test_a_game_may_offer_it_where_a_list_asks_and_nothing_is_told_beforehand() -> None:
    class Asking(Weighing):
        parts = nim.NimProduction.parts

        def preview(self, position: Any, choice: Choice) -> Table | None:
            del position, choice
            return None

        def may_compare(self, position: Any, choice: Choice) -> bool:
            return position.heaps[0] > 1 and bool(choice.chosen)

    scene = weighing(production=Asking())
    assert not_offered(scene)
    scene.do(act.Click("B"))
    assert scene.comparing.offered == ("B1", "B2", "B3", "B4")
    assert scene.comparing.asked is Asking.parts[1]
    scene = weighing(production=Asking(), start=nim.Position((1, 4, 5)))
    scene.do(act.Click("B"))
    assert not_offered(scene)


def test_the_two_that_differ_most_come_first() -> None:
    scene = opened()
    assert shown(scene).state.compared == ("B1", "B4")
    assert scene.state.compared == ()


def test_of_two_the_reader_may_change_the_sides() -> None:
    scene = opened("A", start=nim.Position((2, 0, 0)))
    assert shown(scene).state.compared == ("A1", "A2")
    scene.do(act.Compare("A2", "A1"))
    assert scene.state.compared == shown(scene).state.compared == ("A2", "A1")


def test_moves_of_one_part_can_be_compared_from_the_first_moment() -> None:
    class AtOnce(Weighing):
        parts = (Part("heap", "heap", "nim.heap", buttons=True),)

        def preview(self, position: Any, choice: Choice) -> Table | None:
            del position, choice
            return Table("heap", (), {})

    scene = weighing(production=AtOnce(), start=nim.Position((1, 3, 0)))
    scene.do(OPEN)
    assert shown(scene).state.compared == ("A1", "B3")


def test_the_ways_are_worked_out_once_for_a_choice() -> None:
    worked_out = []

    class Slow(Weighing):
        def preview(self, position: nim.Position, choice: Any) -> Table | None:
            worked_out.append(choice.chosen)
            return super().preview(position, choice)

    scene = weighing(production=Slow())
    scene.do(act.Click("B"))
    worked_out.clear()
    for action in (act.Point("C"), OPEN, act.Compare("B3", "B2"), act.CatchUp()):
        scene.do(action)
        assert shown(scene) if scene.comparing.is_open else scene.comparing.asked
    assert worked_out == []
    scene.do(act.Choose(("C",)))
    assert worked_out == [("C",)]


class Watched(Weighing):
    """Nim that notes which moments are looked at, and by whom."""

    def __init__(self) -> None:
        super().__init__()
        self.looked_at: list[tuple[int, str | None]] = []

    def moment(self, game: Any, number: int, seen_by: str | None = None) -> Moment:
        self.looked_at.append((number, seen_by))
        return super().moment(game, number, seen_by)


def test_what_ways_come_to_is_looked_at_where_they_end_and_as_the_viewer_may() -> None:
    production = Watched()
    scene = weighing(production=production, start=OneByOne(), seen_by="Bob")
    scene.do(act.Click("B"))
    production.looked_at.clear()
    scene.do(OPEN)
    assert shown(scene).state.compared == ("B1", "B4")
    assert production.looked_at == [(stones, "Bob") for stones in (1, 2, 3, 4)]


def test_the_reader_chooses_others() -> None:
    scene = opened()
    before = shown(scene)
    scene.do(act.action_from(json.loads(json.dumps(act.Compare("B3", "B2").to_json()))))
    assert scene.state.compared == shown(scene).state.compared == ("B3", "B2")
    assert shown(scene) is not before


@pytest.mark.parametrize("two", [("B2", "B2"), ("B2", "A1"), ("A1", "B2"), ("B9", "B2")])
def test_what_is_not_offered_cannot_be_compared(two: tuple[str, str]) -> None:
    scene = opened()
    scene.do(act.Compare(*two))
    assert shown(scene).state.compared == ("B1", "B4")


def test_it_stays_the_same_while_nothing_changes() -> None:
    scene = opened()
    both = shown(scene)
    both.do(act.Next())
    scene.do(act.Point("C"))
    scene.do(act.CatchUp())
    assert shown(scene) is both
    assert both.step == 1


def test_walking_in_it_changes_nothing_in_the_game() -> None:
    scene = opened()
    before = scene.game.events, replace(scene.state, futures=None)
    scene.do(act.InFutures(act.Last()))
    assert shown(scene).step == 1
    assert (scene.game.events, replace(scene.state, futures=None)) == before


def test_it_speaks_as_the_scene_does() -> None:
    scene = opened(language="fr")
    assert shown(scene).voice.code == "fr"
    scene.do(act.Settle({"language": "nl", "motion": False}))
    assert shown(scene).state.settings == scene.state.settings


def test_it_looks_for_the_same_player_in_the_same_edition() -> None:
    edition = (("control.hint", "control.undo"),)
    both = shown(opened(seen_by="Bob", edition=edition))
    assert (both.seen_by, both.voice.instead) == ("Bob", edition)


@pytest.mark.parametrize(
    "end",
    [
        OPEN,
        act.Click(None),
        act.Choose(("C",)),
        act.ChooseNext("2"),
        act.NewGame(2, sure=True),
    ],
    ids=lambda action: type(action).__name__,
)
def test_it_closes(end: act.Action) -> None:
    scene = opened()
    scene.do(act.Compare("B3", "B2"))
    scene.do(end)
    if end == act.Choose(("C",)):
        assert shown(scene).state.compared == ("C1", "C5")
        return
    assert (scene.comparing.is_open, scene.comparing.futures) == (False, None)
    assert "futures" not in scene.state.panels


def test_it_stays_closed_when_a_choice_comes_again() -> None:
    scene = opened()
    scene.do(act.Compare("B3", "B2"))
    scene.do(act.ChooseNext("2"))
    assert (scene.state.compared, scene.state.panels) == ((), ())
    scene.do(act.Click("B"))
    assert not scene.comparing.is_open


def test_a_move_from_a_cell_closes_it() -> None:
    scene = opened()
    scene.play("C1")
    assert (scene.comparing.is_open, scene.state.panels, scene.state.compared) == (False, (), ())


def test_a_game_that_goes_on_elsewhere_closes_it() -> None:
    scene = opened()
    scene.game.play("C1")
    scene.do(act.CatchUp())
    assert (scene.comparing.futures, scene.state.panels) == (None, ())


def test_other_panels_stay_open() -> None:
    scene = opened()
    scene.do(act.Toggle("card.Ann"))
    assert scene.comparing.is_open
    scene.do(act.Click(None))
    assert scene.state.panels == ("card.Ann",)


def test_the_state_says_which_two() -> None:
    scene = opened()
    scene.do(act.Compare("B3", "B2"))
    stored = json.loads(json.dumps(write_state(scene.state, scene.production)))
    again = weighing(state=read_state(stored, scene.production))
    assert shown(again).state.compared == ("B3", "B2")


def test_of_very_many_ways_not_all_are_offered() -> None:
    scene = weighing(start=nim.Position((2 * MOST, 0, 0)))
    scene.do(act.Choose(("A",)))
    assert scene.comparing.offered == tuple(f"A{n}" for n in range(1, MOST + 1))


def test_completions_come_in_the_order_of_the_options() -> None:
    position = nim.Position((2, 1, 1))
    assert list(completions(position, position.choose())) == ["A1", "A2", "B1", "C1"]
    assert list(completions(position, position.choose("A", "2"))) == ["A2"]
