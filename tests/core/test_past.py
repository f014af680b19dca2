"""The past of a game holds together: in copies, when somebody interrupts, in several threads."""

from __future__ import annotations

import copy
import pickle
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Thread
from types import FrameType
from typing import Any

import pytest

from clans_widget.core import game as core_game
from clans_widget.core import past as core_past
from clans_widget.core.chance import Roll
from clans_widget.core.errors import GameError, Refusal
from clans_widget.core.game import Game
from tests.core.climb import Climb, Event, Position, climb, climbed, told
from tests.toys.nim import Nim
from tests.toys.nim import Position as Heaps


def holds_together(game: Game[Any, Any]) -> bool:
    """Whether each event follows from the one before, and the record has them all."""
    position = game.start
    for event in game.events:
        if event.before != position:
            return False
        position = event.position
    return tuple(event.move for event in game.events) == game.moves


class Listener:
    def __init__(self) -> None:
        self.heard = 0

    def hear(self) -> None:
        self.heard += 1


COPIES: dict[str, Callable[[Climb], Climb]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda game: pickle.loads(pickle.dumps(game)),
}


@pytest.mark.parametrize("copied", COPIES)
def test_a_copy_goes_on_by_itself(copied: str) -> None:
    game, listener = climbed(2), Listener()
    game.changed.add(listener.hear)
    game.undo()
    before = told(game)
    other = COPIES[copied](game)
    assert told(other) == before
    other.redo()
    other.annotate("There.")
    other.undo()
    other.play("up2", comment="Here.")
    other.add_variation(["up1"])
    other.headers["Event"] = "Lesson"
    assert told(game) == before
    assert (game.headers, listener.heard) == ({}, 1)
    assert holds_together(other)
    game.redo()
    assert holds_together(game)
    assert listener.heard == 2


def doings() -> Iterator[Callable[[Climb], object]]:
    yield lambda game: game.undo()
    yield lambda game: game.redo()
    yield lambda game: game.roll()
    yield lambda game: game.annotate("Higher.")
    yield lambda game: game.add_variation(["up2"])
    yield lambda game: (game.redo(), game.play("up1"))


@contextmanager
def interrupted_at(number: int) -> Iterator[list[int]]:
    """Somebody presses stop at this line of the game's own code; how many there were."""
    lines, files = [0], (core_game.__file__, core_past.__file__)

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        if frame.f_code.co_filename not in files:
            return None
        if event == "line":
            lines[0] += 1
            if lines[0] == number:
                raise KeyboardInterrupt
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        yield lines
    finally:
        sys.settrace(before)


@pytest.mark.parametrize(
    "do", [*doings()], ids=["undo", "redo", "roll", "annotate", "vary", "play"]
)
def test_whoever_interrupts_finds_what_was_or_what_is(do: Callable[[Climb], object]) -> None:
    """Wherever that is: lines are tried until the doing is no longer interrupted."""
    number, is_done = 0, False
    while not is_done:
        number += 1
        game = climbed(2)
        game.undo()
        try:
            with interrupted_at(number):
                do(game)
            is_done = True
        except KeyboardInterrupt:
            pass
        except Refusal:
            is_done = True
        assert holds_together(game)
        while game.can_undo:
            game.undo()
        while game.can_redo:
            game.redo()
        assert holds_together(game)
        assert Climb.from_text(game.to_text()).moves == game.moves
    assert number > 3


class Overtaken(Climb):
    """While a move is worked out, another thread takes one back."""

    def _event(self, position: Position, move: Any) -> Event:
        event = super()._event(position, move)
        self.undo()
        return event


def test_what_does_not_follow_from_what_has_happened_is_refused_and_not_kept() -> None:
    game = Overtaken(["Ann", "Bob"], Position(), seed=7)
    game.roll()
    with pytest.raises(GameError) as caught:
        game.play("up1")
    assert caught.value.key == "game.other_position"
    assert game.events == ()
    assert holds_together(game)


def test_a_variation_of_what_was_taken_back_meanwhile_is_refused() -> None:
    game = Overtaken(["Ann", "Bob"], Position(), seed=7)
    game.let_happen(game.position.rolled(Roll(("3",))))
    game.let_happen(game.position.play("up1"))
    with pytest.raises(GameError) as caught:
        game.add_variation(["up2"])
    assert caught.value.key == "game.other_position"
    assert len(game.events) == 1
    assert holds_together(game)


def test_in_several_threads_each_turn_follows_from_the_one_before() -> None:
    game = Nim(["Ann", "Bob"], Heaps((400, 400, 400)))

    def play(heap: str) -> None:
        for number in range(200):
            with suppress(Refusal):  # another thread was quicker
                game.undo() if number % 5 == 4 else game.play(f"{heap}1")

    threads = [Thread(target=play, args=(heap,)) for heap in "ABC"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert game.events
    assert holds_together(game)


def test_an_event_of_another_position_is_not_let_in() -> None:
    game, other = climb(), climbed(1)
    with pytest.raises(GameError):
        game.let_happen(other.events[-1])
    assert told(game) == told(climb())
