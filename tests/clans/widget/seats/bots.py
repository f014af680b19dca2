"""Bots for tests of the widget, and how a test waits for what happens in the background."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import wraps
from threading import Event
from typing import Any, ParamSpec

from clans_widget import ClansWidget
from clans_widget.clans import Game, Move
from clans_widget.clans.players import View
from tests.stage.hands import click, part

P = ParamSpec("P")

PATIENCE = 300.0
"""After so many seconds something has gone wrong, however busy the machine is."""
"""Seconds after which a test gives up."""


@dataclass
class Simple:
    """Plays the first legal move; knows what it was asked."""

    asked: list[View] = field(default_factory=list)

    def choose(self, view: View) -> Move:
        self.asked.append(view)
        return view.position.legal_moves()[0]


@dataclass
class Patient(Simple):
    """Thinks until it may answer."""

    may_answer: Event = field(default_factory=Event)
    answers: int = 0

    def choose(self, view: View) -> Move:
        move = super().choose(view)
        assert self.may_answer.wait(PATIENCE)
        self.answers += 1
        return move


class Indiscreet:
    """Fails, and tells its clan in what it raises."""

    def choose(self, view: View) -> Move:
        raise LookupError(f"I am {view.clan}!")


class Chatty:
    """Answers with its clan."""

    def choose(self, view: View) -> str:
        return view.clan


class Cheat:
    """Plays a move that no rule allows."""

    def choose(self, _: View) -> Move:
        return Move("A1", "L5")


def new_game(players: int = 2, first: str = "Ann") -> Game:
    names = ["Ann", "Bob", "Cid", "Dee"][:players]
    return Game.new(names, seed=7, cards_seed=7, first=first)


def moves(widget: ClansWidget) -> list[str]:
    """The moves made so far."""
    return [str(turn.move) for turn in widget.game.turns]


async def until(condition: Callable[[], bool]) -> None:
    """Let the loop work until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


async def a_while() -> None:
    """Long enough for an answer that has been given to arrive."""
    await asyncio.sleep(0.05)


def still(game: Game, **options: Any) -> ClansWidget:
    """A widget without motion."""
    widget = ClansWidget(game, **options)
    part(widget, "clans-motion").value = False
    return widget


def click_move(widget: ClansWidget, source: str, target: str) -> None:
    """A move, made on the board."""
    click(widget, source)
    click(widget, target)


def on_a_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run a test on an event loop, as the cells of a notebook are run."""

    @wraps(test)
    def run(*args: P.args, **options: P.kwargs) -> None:
        asyncio.run(test(*args, **options))

    return run
