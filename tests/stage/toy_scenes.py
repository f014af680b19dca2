"""Scenes of Nim and Pig, and what the world outside does in them."""

from __future__ import annotations

import json
from typing import Any

from clans_widget.arena.asking import Outcome
from clans_widget.arena.player import Candidate
from clans_widget.core.errors import Refusal
from clans_widget.core.step import PlainEvent
from clans_widget.stage import actions as act
from clans_widget.stage.requests import Thought, Tick
from clans_widget.stage.scene import Scene
from clans_widget.stage.state import State
from clans_widget.stage.walk import Walk
from clans_widget.stage.write_state import read_state, write_state
from clans_widget.words import Voice
from tests.toys import nim, pig


def comes_back(state: State) -> State:
    """The state that JSON tells of a state."""
    production = nim.NimProduction()
    return read_state(json.loads(json.dumps(write_state(state, production))), production)


WON = ("A3", "B4", "C5")
"""A game of Nim, whose last move takes two steps."""


class OneByOne(nim.Position):
    """Nim in which each stone is a step."""

    def play(self, move: str) -> Any:
        event = super().play(move)
        after = OneByOne(*event.position)
        taken = (nim.StonesTaken(after),) * int(move[1:])
        won = (nim.GameWon(after),) if after.is_over else ()
        return PlainEvent(self, move, (*taken, *won), after)


def nim_scene(*moves: str, production: Any = None, start: Any = None, **options: Any) -> Scene:
    game = nim.Nim(["Ann", "Bob"], start or nim.Position())
    for move in moves:
        game.play(move)
    return Scene(production or nim.NimProduction(), game, **options)


def pig_scene(**options: Any) -> Scene:
    return Scene(pig.PigProduction(), pig.Pig(["Ann", "Bob"], pig.Position(), seed=3), **options)


def tick(scene: Walk) -> None:
    """Let the time pass that a scene waits for."""
    (request,) = (each for each in scene.requests if isinstance(each, Tick))
    scene.do(act.Ticked(request.number))


def think(scene: Scene) -> Thought:
    """What somebody thinks about."""
    (thought,) = (each for each in scene.requests if isinstance(each, Thought))
    return thought


def answer(scene: Scene) -> None:
    """Let somebody finish the thought that a scene waits for."""
    thought = think(scene)
    scene.do(act.Answered(thought.number, Outcome.of(thought.think)))


class Taker:
    """Answers always the same."""

    def __init__(self, move: str) -> None:
        self.move = move

    def choose(self, _: object) -> str:
        return self.move


class Advising(nim.NimProduction):
    """Nim with a hint, always the same; what was known to whom it was given."""

    advises = True

    def __init__(self) -> None:
        self.views: list[Any] = []

    def advise(self, view: Any) -> tuple[Candidate, ...]:
        self.views.append(view)
        return (Candidate("A1", 1), Candidate("B2", 0))


class Forgetful(nim.NimProduction):
    """Nim whose players know at times what they need, and at times do not."""

    knows = True

    def view(self, game: Any, seat: int) -> Any:
        if not self.knows:
            raise Refusal("widget.no_hint")
        return super().view(game, seat)


class Secretive(Advising):
    """Nim where nobody may know what the other knows, until all is laid open."""

    secret = "widget.undo_others"
    """Any sentence with the name of a player."""

    is_laid_open = False

    def opened(self, game: Any, voice: Voice) -> str:
        del game
        return voice.say("widget.taken_back")

    def is_open(self, game: Any) -> bool:
        del game
        return self.is_laid_open
