"""A scene is plain data and actions: nothing here needs a widget, a loop or a browser."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from clans_widget.arena.asking import Outcome
from clans_widget.core.errors import Refusal
from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.stage import actions as act
from clans_widget.stage.scene import Scene
from clans_widget.stage.settings import PAUSES
from clans_widget.words import LANGUAGES, words
from clans_widget.words.words import WordsError
from tests.apart import told_by
from tests.stage.toy_scenes import (
    Advising,
    comes_back,
    nim_scene,
    pig_scene,
    tick,
)
from tests.toys import nim


def test_no_widget_is_loaded_with_a_scene() -> None:
    code = "import sys, clans_widget.stage.scene, clans_widget.quiz.scene; print(*sys.modules)"
    loaded = told_by(code).split()
    assert "clans_widget.stage.scene" in loaded
    assert not {"ipywidgets", "ipycanvas", "anywidget", "IPython", "pandas"}.intersection(loaded)


ACTIONS = [
    *(act.GoTo(3), act.Next(), act.Back(), act.Last(), act.Autoplay(True), act.Ticked(7)),
    act.Settle({"language": "fr", "motion": False}),
    *(act.Prefer("pace", "slow"), act.Suggest({"motion": False}), act.Plan(3)),
    *(act.Click("A"), act.Click(None), act.Point("B"), act.Choose(("A", "2"))),
    *(
        act.ChooseAt("target", "A"),
        act.ChooseNext("A"),
        act.ChooseAnyOrder(),
        act.PlayChosen(),
        act.Roll(),
    ),
    *(act.Undo(), act.Redo(), act.Enter(1), act.TryHere(), act.Leave(), act.Seat(1, "greedy")),
    *(act.NewGame(2), act.NewGame(2, sure=True)),
    *(act.Follow(), act.Forward(), act.Cancel(), act.Survey(True), act.GoToTurningPoint()),
    *(act.CatchUp(), act.Arrange("tall"), act.AskRule("N1")),
    *(act.Toggle("card.1"), act.AskForHint(), act.Compare("A1", "A2")),
    *(act.CompareInstead(1, "A2"), act.InFutures(act.GoTo(2))),
]


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: type(action).__name__)
def test_actions_come_back_from_json(action: act.Action) -> None:
    assert act.action_from(json.loads(json.dumps(action.to_json()))) == action


def test_who_does_not_say_to_be_sure_is_not() -> None:
    assert act.NewGame(2).to_json() == {"action": "NewGame", "seats": 2, "sure": False}


def test_every_action_but_an_answer_is_looked_at_here() -> None:
    known = {thing for thing in vars(act).values() if isinstance(thing, type)}
    kinds = {kind for kind in known if issubclass(kind, act.Action)}
    assert {type(action) for action in ACTIONS} == kinds - {act.Action, act.Answered}


@pytest.mark.parametrize(
    ("outcome", "told"),
    [(Outcome("A1"), "A1"), (Outcome(17), "17"), (Outcome(), None), (None, None)],
)
def test_of_an_answer_json_tells_the_text(outcome: Any, told: str | None) -> None:
    data = {"action": "Answered", "request": 3, "outcome": told}
    assert act.Answered(3, outcome).to_json() == data
    assert act.action_from(json.loads(json.dumps(data))) == act.Answered(3, told)


def test_there_are_no_settings_in_a_language_that_is_not_spoken() -> None:
    scene = nim_scene()
    with pytest.raises(WordsError):
        scene.do(act.Settle({"language": "tlh"}))
    assert scene.state == nim_scene().state


def test_nobody_looks_who_does_not_play() -> None:
    with pytest.raises(Refusal, match="Eve"):
        nim_scene(seen_by="Eve")


def test_only_who_may_roll_can_roll() -> None:
    assert not nim_scene().can_roll
    assert pig_scene().can_roll
    assert not pig_scene(bots={"Ann": "greedy"}).can_roll


def test_what_is_made_in_a_cell_without_motion_has_none() -> None:
    scene = nim_scene()
    scene.do(act.Settle({"motion": False}))
    scene.play("A1")
    assert scene.motion == 0


def test_in_a_new_game_nothing_of_the_old_one_is_pointed_at() -> None:
    scene = nim_scene()
    scene.mark(Marks(highlights=("A",)))
    scene.do(act.Point("B"))
    scene.do(act.Toggle("beliefs"))
    scene.do(act.NewGame(2))
    fresh = nim_scene().state
    assert replace(scene.state, former=()) == fresh
    assert len(scene.state.former) == 1


@pytest.mark.parametrize("panel", ["card", "card.1", "card.1.red"])
def test_a_card_lies_open_only_as_long_as_nothing_happens(panel: str) -> None:
    class WithCards(nim.NimProduction):
        fleeting = ("card",)

    scene = nim_scene("A1", production=WithCards())
    for panel_of_all in (panel, "beliefs"):
        scene.do(act.Toggle(panel_of_all))
    assert list(scene.state.panels) == [panel, "beliefs"]
    scene.do(act.Next())
    assert list(scene.state.panels) == ["beliefs"]


def test_a_scene_is_wholly_in_its_state_and_its_game() -> None:
    """Between any two actions a new scene takes the place of one, and nothing is lost."""
    told = [
        {"action": "Last"},
        {"action": "Click", "place": "C"},
        {"action": "Click", "place": "9"},
    ]
    one, other = nim_scene("A1"), nim_scene("A1")
    for data in told:
        one.do(act.action_from(data))
        other = nim_scene("A1", state=comes_back(other.state))
        other.do(act.action_from(data))
    assert (one.state, one.prompt, one.trouble) == (other.state, other.prompt, other.trouble)
    assert one.picture().svg() == other.picture().svg()


@pytest.mark.parametrize("actions", [(), (act.Next(),), (act.AskForHint(), act.Back())])
def test_as_long_as_nothing_is_wrong_there_is_no_trouble(actions: tuple[act.Action, ...]) -> None:
    scene = nim_scene("A1", production=Advising())
    for action in actions:
        scene.do(action)
    assert [scene.state.trouble, scene.bots.trouble, scene.hints.trouble] == [None, None, None]
    assert (scene.bots.thought, scene.hints.thought, scene.trouble) == (None, None, "")


def test_steps_are_played_by_themselves_at_the_readers_pace() -> None:
    scene = nim_scene("A1", "B1")
    scene.do(act.Settle({"pace": "slow", "motion": False}))
    scene.do(act.Autoplay(True))
    assert scene.step == 1
    assert scene.requests[0].after == PAUSES["slow"]
    tick(scene)
    assert (scene.step, scene.state.playing) == (2, True)
    tick(scene)
    assert (scene.requests, scene.state.playing) == ((), False)


def test_motion_lasts_before_the_pause_begins() -> None:
    scene = nim_scene("A1")
    scene.do(act.Autoplay(True))
    assert scene.motion > 0
    assert scene.requests[0].after == scene.motion + PAUSES["medium"]


def test_a_tick_that_comes_too_late_moves_nothing() -> None:
    scene = nim_scene("A1", "B1", "C1")
    scene.do(act.Autoplay(True))
    late = scene.requests[0].number
    scene.do(act.Autoplay(False))
    scene.do(act.Ticked(late))
    assert scene.step == 1


def test_a_tick_of_an_earlier_play_moves_nothing_in_a_later_one() -> None:
    scene = nim_scene("A1", "B1", "C1")
    scene.do(act.Autoplay(True))
    late = scene.requests[0].number
    scene.do(act.Autoplay(False))
    scene.do(act.Autoplay(True))
    assert scene.step == 2
    scene.do(act.Ticked(late))
    assert scene.step == 2


def test_any_step_ends_what_goes_by_itself() -> None:
    scene = nim_scene("A1", "B1", "C1")
    scene.do(act.Autoplay(True))
    scene.do(act.Back())
    assert (scene.step, scene.requests, scene.state.playing) == (0, (), False)


def test_what_a_cell_does_to_the_game_is_come_to_terms_with() -> None:
    scene = nim_scene("A1", "B1")
    scene.do(act.Last())
    scene.do(act.Choose(("C",)))
    scene.game.undo()
    scene.do(act.Point(None))
    assert (scene.step, scene.state.chosen) == (1, ())
    scene.game.play("C5")
    scene.do(act.Last())
    assert scene.moment.position.heaps == (2, 4, 0)


def test_chance_is_an_action_too_and_comes_back_as_it_was() -> None:
    scene = pig_scene()
    scene.do(act.Roll())
    scene.do(act.Roll())
    rolled = scene.game.moves
    scene.do(act.Undo())
    scene.do(act.Redo())
    assert scene.game.moves == rolled


def test_what_an_authors_function_raises_is_kept_and_harms_nothing() -> None:
    scene = nim_scene()

    def fail(_: object) -> None:
        raise LookupError("no board")

    scene.when_played(fail)
    scene.do(act.Click("A"))
    scene.do(act.Click("1"))
    assert "LookupError: no board" in scene.failures
    assert scene.game.moves == ("A1",)


def advised(scene: Scene) -> list[str]:
    return [each.move for each in scene.hints.advised]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_is_dropped_when_the_game_goes_on_elsewhere_and_the_reader_is_told(
    language: str,
) -> None:
    scene = nim_scene(language=language)
    scene.do(act.Click("A"))
    scene.game.play("A1")
    told = words(language).say("widget.choice_dropped")
    assert scene.prompt.startswith(told)
    assert (scene.state.chosen, scene.moves.marks) == ((), NO_MARKS)
    scene.do(act.CatchUp())
    assert scene.prompt.startswith(told)
    scene.do(act.Click("B"))
    assert told not in scene.prompt


def test_a_choice_that_comes_with_the_news_is_a_new_one() -> None:
    scene = nim_scene()
    scene.do(act.Click("A"))
    scene.game.play("A1")
    scene.game.play("A1")
    scene.do(act.Last())
    scene.do(act.Click("B"))
    assert scene.state.chosen == ("B",)


def test_moves_taken_back_elsewhere_are_not_shown_any_more() -> None:
    scene = nim_scene("A1", "B1")
    scene.do(act.Last())
    scene.game.undo()
    assert (scene.step, scene.moment.position) == (1, scene.game.position)
    assert scene.prompt.startswith(words("en").say("widget.taken_back"))


def test_moves_taken_back_that_are_not_shown_are_no_news() -> None:
    scene = nim_scene("A1", "B1")
    scene.game.undo()
    assert (scene.step, scene.state.notice) == (0, "")


def test_steps_that_play_by_themselves_stop_when_an_authors_function_goes_on() -> None:
    scene = nim_scene("A1")
    scene.when_shown(lambda: scene.play("B1"))
    scene.do(act.Autoplay(True))
    assert (scene.state.playing, scene.requests) == (False, ())


def test_a_variation_that_is_not_offered_is_not_entered() -> None:
    scene = nim_scene("A1")
    scene.do(act.Enter(0))
    assert not scene.is_away
