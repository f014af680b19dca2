"""At an earlier step, too, no hint and nothing that is tried tells of another's card (S2, F3)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from clans_widget.clans import Game
from clans_widget.stage import actions as act
from clans_widget.stage.scene import Scene
from tests.clans.games import random_game

from .recording import Observations, differing, plain
from .situations import after, some_deals
from .stages import said, scene_of, state

pytestmark = pytest.mark.slow

DEALS = 2


def on_the_way(game: Game, viewer: str | None) -> Observations:
    """A hint at two earlier steps, so for each player one, and another move tried there."""
    found, scene = Observations(), scene_of(game, viewer)
    for settled in (0, 1):
        step = sum(len(turn.steps) for turn in game.turns[:settled])
        for done, answer in _done(scene, step, asks=viewer is not None):
            found[f"{done} at {step}: said"] = plain(answer)
            found |= {f"{done} at {step}: {of}": text for of, text in state(scene)}
    return found


def _done(scene: Scene, step: int, *, asks: bool) -> Iterator[tuple[str, str]]:
    """Without one player who looks, those at the screen have hints from their own cards."""
    scene.do(act.GoTo(step))
    yield "a hint", said(scene.hint) if asks else ""
    scene.do(act.TryHere())
    assert scene.is_away
    yield "another move is tried", ""
    scene.play(scene.game.position.legal_moves()[0])
    scene.do(act.Last())
    yield "it was made", said(scene.hint) if asks else ""
    scene.do(act.Leave())


@pytest.mark.parametrize("viewer", [None, "Ann", "Bob"])
def test_at_an_earlier_step(viewer: str | None) -> None:
    make, deals = after(moves=3, seed=7), some_deals(2, viewer)[:DEALS]
    assert differing(lambda cards: on_the_way(make(cards), viewer), deals) == []


def test_what_is_tried_to_its_end_reveals_no_card_of_a_game_that_goes_on() -> None:
    game = random_game(seed=7, players=2)
    running = Game.new(["Ann", "Bob"], position=game.start, clans={"Ann": "red", "Bob": "blue"})
    moves = [turn.move for turn in game.turns]
    for move in moves[:5]:
        running.play(move)
    tried = running.until(2)
    for move in moves[2:]:
        tried.play(move)
    assert tried.position.is_over
    assert not tried.is_open
    assert set(tried.clans().values()) == {"?"}
    for move in moves[5:]:
        running.play(move)
    assert running.until(2).is_open, "what was seen stays seen"
