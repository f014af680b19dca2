"""A scene that is played at random and says all that there is to see: the same wherever it runs.

The text of this module is a cell, too: a page runs it in the reader's browser.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from hashlib import sha256
from importlib import import_module
from random import Random
from typing import Any

from clans_widget.core.display import productions_of
from clans_widget.stage import actions as act
from clans_widget.stage.scene import Scene


def scene_of(game: str, seed: int) -> Scene:
    """A new game on the stage."""
    begun = import_module(f"clans_widget.{game}").Game.new(players=["Ann", "Bob"], seed=seed)
    (make,) = productions_of(begun)
    return Scene(make(), begun)


def any_action(scene: Scene, chance: Random) -> act.Action:
    """Something that a reader may do now."""
    settings = {"language": chance.choice(["en", "fr", "nl"]), "motion": chance.random() < 0.5}
    offered: list[act.Action] = [
        *(act.Next(), act.Back(), act.Last(), act.GoTo(chance.randrange(scene.count + 1))),
        *(act.Undo(), act.Redo(), act.Cancel(), act.Roll(), act.PlayChosen(), act.Follow()),
        *(act.Settle(settings), act.Survey(chance.random() < 0.5)),
    ]
    places = sorted(scene.picture().places)
    clicks = [act.Click(place) for place in chance.sample(places, 6)]
    moves = scene.game.position.legal_moves()
    made = [act.Choose(tuple(chance.choice(moves).to_text().split("-")[:2]))] if moves else []
    requests = [act.Ticked(request.number) for request in scene.requests]
    return chance.choice([*offered, *clicks, *clicks, *made, *requests])


def seen(scene: Scene) -> str:
    """All that there is to see: state, game, texts and picture."""
    picture = scene.picture()
    state = json.dumps(asdict(scene.state), default=str, sort_keys=True)
    parts = (state, scene.game.to_text(), scene.turn, scene.told, picture.svg())
    return sha256("\n".join(parts).encode()).hexdigest()[:16]


def played(game: str, seed: int, count: int) -> list[str]:
    """What is seen after each of so many actions."""
    scene, chance, found = scene_of(game, seed), Random(seed), []
    for _ in range(count):
        if not scene.game.position.is_over and chance.random() < 0.15:
            moves = scene.game.position.legal_moves()
            scene.do(act.Last())
            if moves:
                _played(scene, chance.choice(moves))
        scene.do(any_action(scene, chance))
        found.append(seen(scene))
    return found


def _played(scene: Scene, move: Any) -> None:
    try:
        scene.play(move)
    except ValueError:
        scene.do(act.Cancel())
