"""A scene driven anyhow: whatever happens in it and to its game, it can be shown."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from clans_widget.arena.asking import Outcome
from clans_widget.core import chance
from clans_widget.core.errors import Refusal
from clans_widget.core.game import Game
from clans_widget.stage import actions as act
from clans_widget.stage.game_view import controls_of
from clans_widget.stage.parts.variations import line_name
from clans_widget.stage.requests import Thought, Tick
from clans_widget.stage.scene import Scene
from clans_widget.stage.walk_view import view_of
from clans_widget.stage.write_state import read_game, read_state, write_game, write_state
from clans_widget.words import LANGUAGES
from tests.stage.controls import done_in

NOWHERE = "Z9"
"""No place of any picture."""

WHICH = st.integers(0, 1)
"""Which of the two scenes."""


def repeatable() -> pytest.MonkeyPatch:
    """What the system would draw comes in the same order each time: what fails can be repeated."""
    patch, numbers = pytest.MonkeyPatch(), count()
    patch.setattr(chance, "SystemRandom", lambda: Random(next(numbers)))
    patch.setattr(chance, "token_hex", lambda _: str(next(numbers)))
    return patch


class SceneMachine(RuleBasedStateMachine):
    """Two scenes on one game, and somebody who goes on with the game in cells.

    A game says how they are made: :meth:`new_game`, :meth:`made`.
    """

    scenes: tuple[Scene, ...] = ()
    keeper: Any = None
    """A production that writes games with all that is secret in them; where nothing is, none."""

    def __init__(self) -> None:
        super().__init__()
        self.patch = repeatable()

    def teardown(self) -> None:
        self.patch.undo()

    def new_game(self) -> Any:
        """A game of Ann and Bob."""
        raise NotImplementedError

    def made(self, game: Any, **options: Any) -> Scene:
        """A scene on a game."""
        raise NotImplementedError

    @initialize(
        seats=st.sets(st.sampled_from([1, 2])),
        viewers=st.tuples(*[st.sampled_from([None, "Ann", "Bob"])] * 2),
    )
    def begin(self, seats: set[int], viewers: tuple[str | None, str | None]) -> None:
        game, bots = self.new_game(), {seat: Mute() for seat in seats}
        self.scenes = tuple(self.made(game, bots=bots, seen_by=viewer) for viewer in viewers)

    # What a reader does

    @rule(which=WHICH, data=st.data())
    def choose(self, which: int, data: st.DataObject) -> None:
        scene = self.scenes[which]
        choice = scene.game.position.choose(*scene.state.chosen)
        part = data.draw(st.sampled_from([*choice.options, *scene.state.chosen, NOWHERE]))
        kinds = (act.Click, act.Point, act.ChooseNext)
        scene.do(data.draw(st.sampled_from(kinds))(part))

    @rule(which=WHICH, data=st.data())
    def use_a_control(self, which: int, data: st.DataObject) -> None:
        """Whatever there is to use can be used."""
        scene = self.scenes[which]
        scene.do(done_in(view_of(scene, controls_of(scene)).parts, data))

    @rule(which=WHICH, data=st.data())
    def choose_from_lists(self, which: int, data: st.DataObject) -> None:
        scene, parts = self.scenes[which], list[str]()
        while options := scene.game.position.choose(*parts).options:
            part = data.draw(st.sampled_from([*options, ""]))
            if not part:
                break
            parts.append(part)
        scene.do(act.Choose(tuple(parts)))

    @rule(
        which=WHICH,
        action=st.sampled_from(
            [
                *(act.Next(), act.Back(), act.Last(), act.GoTo(0), act.GoTo(999), act.GoTo(-3)),
                *(act.Autoplay(True), act.Autoplay(False), act.Undo(), act.Redo(), act.Roll()),
                *(act.ChooseAnyOrder(), act.PlayChosen(), act.Click(None), act.Point(None)),
                *(act.NewGame(2), act.NewGame(3), act.NewGame(0), act.NewGame(99)),
                *(act.Enter(0), act.Enter(7), act.TryHere(), act.Leave(), act.AskForHint()),
                *(act.CatchUp(), act.Toggle("card.Ann"), act.Toggle("who"), act.Ticked(999_999)),
                *(act.Choose((NOWHERE,)), act.Choose((NOWHERE,) * 9)),
                *(act.Settle({"motion": False}), act.Settle({"pace": "fast"})),
            ]
        ),
    )
    def press(self, which: int, action: act.Action) -> None:
        self.scenes[which].do(action)

    @rule(which=WHICH, language=st.sampled_from(LANGUAGES))
    def switch_language(self, which: int, language: str) -> None:
        chosen = self.scenes[which].state.chosen
        self.scenes[which].do(act.Settle({"language": language}))
        assert self.scenes[which].state.chosen == chosen

    @rule(which=WHICH, seat=st.integers(1, 3), level=st.sampled_from(["person", "greedy", "no"]))
    def seat(self, which: int, seat: int, level: str) -> None:
        self.scenes[which].do(act.Seat(seat, level))

    # What bots, time and authors do

    @rule(which=WHICH, how=st.sampled_from(["right", "illegal", "nonsense", "raising"]))
    def answer(self, which: int, how: str) -> None:
        scene = self.scenes[which]
        for thought in scene.requests:
            if isinstance(thought, Thought):
                scene.do(act.Answered(thought.number, self._outcome(scene, thought, how)))
                assert thought not in scene.requests

    @rule(which=WHICH)
    def let_time_pass(self, which: int) -> None:
        scene = self.scenes[which]
        for tick in scene.requests:
            if isinstance(tick, Tick):
                scene.do(act.Ticked(tick.number))
                assert tick not in scene.requests

    @rule(which=WHICH, how=st.sampled_from(["all", "none", "odd", "raising"]))
    def restrict(self, which: int, how: str) -> None:
        """What lets no move be made, or fails, is refused: it does so when it is asked again."""
        at_first = iter([1])
        tests: dict[str, Callable[[Any, Any], bool] | None] = {
            "all": None,
            "none": lambda _, __: bool(next(at_first, 0)),
            "odd": lambda _, move: len(str(move)) % 2 == 1,
            "raising": lambda _, __: bool(1 / next(at_first, 0)),
        }
        with suppress(Refusal):
            self.scenes[which].moves.restrict(tests[how], "")

    @rule(which=WHICH, how=st.sampled_from(["raise", "undo", "play", "next"]))
    def listen(self, which: int, how: str) -> None:
        """A function of the notebook's author, called with every event, three times at most."""
        scene, left = self.scenes[which], iter(range(3))

        def call(_: Any = None) -> None:
            if next(left, None) is None:
                return
            if how == "raise":
                raise ZeroDivisionError
            if how == "undo":
                scene.game.undo()
            elif how == "play":
                scene.play(scene.game.position.legal_moves()[0])
            else:
                scene.do(act.Next())

        scene.when_played(call)
        scene.when_shown(call)

    # What a cell does

    @rule(which=WHICH, data=st.data())
    def play(self, which: int, data: st.DataObject) -> None:
        game, moves = self.scenes[which].game, self.scenes[which].game.position.legal_moves()
        if moves:
            game.play(data.draw(st.sampled_from(moves)))
        elif game.position.can_roll:
            game.roll()

    @rule(which=WHICH, data=st.data())
    def play_on_the_stage(self, which: int, data: st.DataObject) -> None:
        scene = self.scenes[which]
        moves = scene.game.position.legal_moves() if scene.bot is None else ()
        before = scene.game.events
        try:
            if moves:
                scene.play(data.draw(st.sampled_from(moves)))
        except Refusal:
            assert scene.game.events == before

    @rule(which=WHICH, times=st.integers(1, 9))
    def take_back(self, which: int, times: int) -> None:
        game = self.scenes[which].game
        for _ in range(times):
            if game.can_undo:
                game.undo()

    @rule(which=WHICH)
    def redo(self, which: int) -> None:
        if self.scenes[which].game.can_redo:
            self.scenes[which].game.redo()

    @rule(which=WHICH)
    def annotate(self, which: int) -> None:
        """A comment, and what might have been played in place of the last event."""
        game = self.scenes[which].game
        game.annotate("Hm!")
        if game.events and (moves := game.events[-1].before.legal_moves()):
            game.add_variation(moves[:1])

    # What must hold

    @invariant()
    def all_can_be_shown(self) -> None:
        for scene in self.scenes:
            look_at(scene)

    @invariant()
    def each_comes_back_from_its_state_and_its_record(self) -> None:
        for scene in self.scenes:
            scene.do(act.CatchUp())
            assert shown_by(come_back(scene, self.keeper or scene.production)) == shown_by(scene)

    @invariant()
    def nothing_waits_for_ever(self) -> None:
        for scene in self.scenes:
            scene.do(act.CatchUp())
            kinds = {type(request) for request in scene.requests}
            if scene.bot is not None and scene.at_end:
                assert Thought in kinds
            assert scene.state.playing == (Tick in kinds)

    def _outcome(self, scene: Scene, thought: Thought, how: str) -> Outcome[Any]:
        """What a bot finds, or the search for a hint."""
        moves = scene.game.position.legal_moves()
        if how == "raising":
            return Outcome(error=ZeroDivisionError("of a bot"))
        sought = scene.hints.thought
        if sought is not None and thought.number == sought.number:
            return Outcome.of(thought.think)
        if how == "right":
            return Outcome(moves[0] if moves else "roll")
        return Outcome("no move" if how == "illegal" else object())


class Mute:
    """A bot that never answers by itself: what comes of its thinking is up to the test."""

    def choose(self, view: Any) -> Any:
        """The first move; from a cell it is waited for."""
        moves = view.position.legal_moves()
        return moves[0] if moves else "roll"


def look_at(scene: Scene) -> None:
    """All that a face shows of a scene can be shown, and is true of its game."""
    state = scene.state
    assert 0 <= scene.step <= scene.count == len(scene.game.steps)
    assert scene.moment.position == position_at(scene.game, scene.step)
    assert scene.picture().width > 0
    assert not state.chosen or scene.game.position.choose(*state.chosen)
    told = (scene.prompt, scene.trouble, scene.failures, scene.told, scene.title, scene.rows())
    controls = (scene.moves.offered, scene.moves.can_play, scene.moves.any_order)
    possible = (scene.can_roll, scene.can_undo, scene.variations.offered, scene.hints.marks)
    assert all(part is not None for part in (*told, *controls, *possible))
    shown = view_of(scene, controls_of(scene))
    assert json.loads(json.dumps(shown.to_json())) == shown.to_json()
    assert scene.picture_title in str(shown)
    numbers = [request.number for request in scene.requests]
    assert len(set(numbers)) == len(numbers)


def come_back(scene: Scene, keeper: Any) -> Scene:
    """A new scene, made from what the state says as JSON and from the game as it is written."""
    production = scene.production
    told = write_state(scene.state, keeper), write_game(scene.game, keeper)
    plain, record = json.loads(json.dumps(told))
    game, state = read_game(record, production), read_state(plain, production)
    mutes = {seat: Mute() for seat in scene.bots.seats if seat <= len(game.players)}
    return type(scene)(production, game, bots=mutes, seen_by=scene.seen_by, state=state)


def shown_by(scene: Scene) -> dict[str, Any]:
    """All that is shown of a scene, and what it waits for."""
    return {
        "picture": scene.picture().svg(),
        "layout": scene.state.layout,
        "caption": scene.caption(),
        "prompt": scene.prompt,
        "trouble": (scene.trouble, scene.forbidding),
        "failures": scene.failures,
        "rows": scene.rows(),
        "told": scene.told,
        "turn": scene.is_played and scene.turn,
        "offered": scene.moves.offered,
        "can": (scene.moves.can_play, scene.can_roll, scene.can_undo, scene.game.can_redo),
        "any order": scene.moves.any_order,
        "levels": [scene.bots.seats.level(seat + 1) for seat in range(len(scene.game.players))],
        "ways": [line_name(line, scene.voice) for line in scene.variations.offered],
        "away": (scene.is_away, scene.variations.can_try),
        "advised": [str(candidate.move) for candidate in scene.hints.advised],
        "panels": scene.state.panels,
        "requests": [(type(each), each.number, each.after) for each in scene.requests],
        "settings": scene.state.settings,
        "view": view_of(scene, controls_of(scene)),
    }


def position_at(game: Game[Any, Any], step: int) -> Any:
    """The position after so many steps, by the steps alone."""
    return game.steps[step - 1].position if step else game.start
