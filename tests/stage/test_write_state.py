"""A state is written down and read: it comes back whole, and what is none is refused in words."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from clans_widget.arena.player import Candidate
from clans_widget.core.author_texts import as_authored
from clans_widget.core.errors import Refusal
from clans_widget.core.marks import Marks
from clans_widget.stage import actions as act
from clans_widget.stage.requests import Awaited
from clans_widget.stage.seats import Bot, Seats
from clans_widget.stage.settings import Settings
from clans_widget.stage.state import Advice, Found, Restriction, State
from clans_widget.stage.write_state import read_game, read_state, write_game, write_state
from clans_widget.words import Named, words
from tests.stage.toy_scenes import (
    Forgetful,
    Secretive,
    Taker,
    answer,
    comes_back,
    nim_scene,
)
from tests.toys import nim


def test_a_state_comes_back_from_json() -> None:
    state = State(
        step=3,
        playing=True,
        until=5,
        hurried=True,
        chosen=("A",),
        attempt=("A", "9"),
        pointed="B",
        surveyed=True,
        marks=Marks(highlights=("A",), arrows=(("A", "B"),)),
        panels=("card.1",),
        compared=("A1", "A2"),
        futures=State(step=1, compared=("A1", "A2")),
        variation=(2, 0),
        notice="widget.last_placed",
        about="B",
        settings=Settings(
            "nl", "slow", motion=False, movable=True, theater=True, details=False, setup=False
        ),
        layout="tall",
        requests=5,
        tick=Awaited(1, 0.5),
        card=Awaited(2, 8.0),
        failures="Traceback",
        thinks=Awaited(3, 0.4),
        found=Found("A1"),
        bot_trouble=Refusal("widget.bot_error", player=Named("Bob"), error="OSError"),
        advice=Advice(Awaited(4, 0.0), (Candidate("B1", 2.5, {"stones": 1.0}),), went_back=True),
        trouble=Refusal("widget.undo_others", player=Named("Ann")),
        restriction=Restriction(("A1", "B1"), None, as_authored({"en": "Not that one."})),
        seats=Seats({1: Bot(None, "greedy")}, frozenset({1, 2})),
        persons=frozenset({2}),
        planned=3,
        preferred=frozenset({"pace"}),
    )
    usual = State()
    kept = ("former", "main", "tried")
    assert all(
        getattr(state, field.name) != getattr(usual, field.name)
        for field in fields(State)
        if field.name not in kept
    )
    assert comes_back(state) == state


def test_games_that_wait_come_back_with_what_can_happen_again() -> None:
    scene = nim_scene("A1", "B1")
    for action in (
        act.Last(),
        act.TryHere(),
        act.GoTo(1),
        act.TryHere(),
        act.Click("C"),
        act.Click("2"),
    ):
        scene.do(action)
    scene.do(act.Leave())
    scene.do(act.Undo())
    scene.do(act.NewGame(2))
    scene.do(act.NewGame(2, sure=True))
    (former,) = comes_back(scene.state).former
    game, step = former.left
    assert (game.moves, step, game.can_redo) == (("A1",), 1, True)
    assert game.redo().move == "B1"


def test_what_is_as_at_the_beginning_is_not_written_down() -> None:
    scene = nim_scene("A1")
    assert write_state(scene.state, scene.production) == {"persons": {"set": [1, 2]}}
    scene.do(act.Settle({"pace": "slow"}))
    kind = "clans_widget.stage.settings:Settings"
    told = write_state(scene.state, scene.production)["settings"]
    assert told == {"class": kind, "pace": "slow"}


@pytest.mark.parametrize(
    "told",
    [
        {"steps": 3},
        {"seats": {"class": "Seats", "value": {}}},
        {"marks": {"class": "os:system"}},
        {"marks": {"class": "clans_widget.stage.scene:Scene"}},
        {"marks": {"class": "clans_widget.core.marks:Marks", "arrow": 1}},
        {"main": {"class": "Game", "value": {"record": "no record"}}},
        {"main": {"class": "Game", "value": []}},
        {"step": "three"},
        {"step": None},
        {"chosen": 3},
        {"tick": {"class": "clans_widget.stage.requests:Awaited", "number": "1", "after": 0}},
        {"settings": {"class": "clans_widget.stage.settings:Settings", "pace": "sudden"}},
        {"settings": {"class": "clans_widget.stage.settings:Settings", "language": "tlh"}},
    ],
)
def test_what_tells_no_state_is_refused_in_words(told: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        read_state(told, nim.NimProduction())


def test_what_is_built_otherwise_than_a_state_is_none() -> None:
    with pytest.raises(Refusal) as caught:
        read_state({"main": {"class": "Game", "value": []}}, nim.NimProduction())
    assert caught.value.key == "widget.no_state"


def test_a_function_of_the_authors_is_not_written_down_and_what_else_is_asked_for_is() -> None:
    scene = nim_scene("A1")
    scene.moves.restrict(["B1", "C1"], "")
    again = read_state(write_state(scene.state, scene.production), scene.production)
    assert again.restriction == scene.state.restriction
    scene.moves.restrict(lambda _, move: move == "B1", "")
    again = read_state(write_state(scene.state, scene.production), scene.production)
    assert again.restriction is None
    assert again == replace(scene.state, restriction=None)


def test_a_game_comes_back_with_all_that_was_taken_back() -> None:
    game, production = nim_scene("A1", "B1", "C1").game, nim.NimProduction()
    assert "undone" not in write_game(game, production)
    game.undo()
    game.undo()
    again = read_game(write_game(game, production), production)
    assert again.moves == game.moves == ("A1",)
    assert (again.redo().move, again.redo().move, again.can_redo) == ("B1", "C1", False)


def test_what_does_not_belong_to_a_game_is_left() -> None:
    state = State(step=9, chosen=("C", "5"), persons=frozenset({1, 2}))
    scene = nim_scene("C2", state=state)
    assert (scene.step, scene.state.step, scene.state.chosen, scene.trouble) == (1, 1, (), "")


def test_a_game_that_waits_without_another_that_is_shown_is_refused() -> None:
    scene = nim_scene("A1", "B1")
    scene.do(act.TryHere())
    told = write_state(scene.state, scene.production)
    del told["variation"]
    with pytest.raises(Refusal) as caught:
        read_state(told, scene.production)
    assert caught.value.key == "widget.no_state"


def test_a_step_before_the_beginning_is_the_beginning() -> None:
    scene = nim_scene("A1", state=State(step=-3, persons=frozenset({1, 2})))
    assert (scene.step, scene.state.step) == (0, 0)


def test_a_bot_from_elsewhere_that_is_not_given_again_is_waited_for_no_more() -> None:
    thinking = comes_back(nim_scene(bots={"Ann": Taker("A1")}).state)
    assert thinking.thinks
    again = nim_scene(state=thinking)
    assert (again.requests, again.is_waiting, bool(again.state.seats)) == ((), False, False)
    (asked,) = nim_scene(state=thinking, bots={"Ann": Taker("A1")}).requests
    assert asked.number == thinking.thinks.number


def test_what_a_bot_had_chosen_that_is_not_given_again_is_forgotten() -> None:
    scene = nim_scene("C1", bots={"Bob": Taker("A1")})
    for action in (act.Last(), act.Back()):
        scene.do(action)
    answer(scene)
    assert scene.state.found
    again = comes_back(scene.state)
    assert again.found
    assert nim_scene("C1", state=again).state.found is None


def test_what_a_bot_lacks_on_another_day_is_said() -> None:
    production = Forgetful()
    thinking = nim_scene(production=production, bots={"Ann": "greedy"}).state
    production.knows = False
    again = nim_scene(production=production, state=thinking)
    assert (again.requests, again.trouble) == ((), words("en").say("widget.no_hint"))


def test_a_hint_that_whoever_looks_now_may_not_have_is_not_looked_for() -> None:
    scene = nim_scene(production=Secretive(), seen_by="Ann")
    scene.do(act.AskForHint())
    assert [request.after for request in scene.requests] == [0]
    again = nim_scene(production=Secretive(), seen_by="Bob", state=scene.state)
    assert (again.requests, again.trouble) == ((), "")
