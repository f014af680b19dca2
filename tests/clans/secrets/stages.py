"""What a scene shows a viewer who does what can be done in it; boards show that, and no more."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import cast

from clans_widget.clans import Game
from clans_widget.clans.staging.production import ClansProduction
from clans_widget.stage import actions as act
from clans_widget.stage.scene import Scene
from clans_widget.words import LANGUAGES

from .plainly import looked_at
from .recording import Observations, plain, public, traced

PARTS = ("moves", "bots", "hints", "panels", "comparing", "keys", "variations", "undoing")

REFUSED: dict[str, Callable[[Game, str | None], object]] = {
    "a scene for nobody": lambda game, _: scene_of(game, "Eve"),
    "a bot for nobody": lambda game, viewer: Scene(
        ClansProduction(), game, seen_by=viewer, bots={"Eve": "random"}
    ),
    "no bot": lambda game, viewer: Scene(
        ClansProduction(), game, seen_by=viewer, bots={"Ann": "clever"}
    ),
}
"""Scenes that cannot be made."""

Done = tuple[str, str]
"""What a reader has done, and what Python has said to it."""


def scene_of(game: Game, viewer: str | None) -> Scene:
    return Scene(ClansProduction(), game, seen_by=viewer)


def game_of(scene: Scene) -> Game:
    """The game on the stage; in a variation, that variation."""
    return cast(Game, scene.game)


def on_a_stage(game: Game, viewer: str | None) -> Observations:
    """What a viewer sees and does in a scene; the game is as it was afterwards."""
    found, scene = Observations(), scene_of(game, viewer)
    for number, (done, said) in enumerate(_done(scene, viewer)):
        name = f"stage {number}, {done}"
        found[f"{name}: said"] = plain(said)
        found |= {f"{name}: {of}": text for of, text in state(scene)}
    for name, call in REFUSED.items():
        found[f"refused: {name}"] = plain(traced(partial(call, game, viewer)))
    return found


def state(scene: Scene) -> Iterator[tuple[str, bytes]]:
    """What a scene shows now."""
    picture = scene.picture()
    yield "picture", plain([picture.svg(), picture.description])
    yield "caption", plain([scene.caption(), scene.told])
    yield "tables", plain(scene.rows())
    yield "attributes", plain(public(scene))
    for name in PARTS:
        yield name, plain(public(getattr(scene, name)))


def _done(scene: Scene, viewer: str | None) -> Iterator[Done]:
    """Do what a reader can do, one thing after the other."""
    yield "begun", ""
    for step in looked_at(game_of(scene))[1:]:
        yield from _each(scene, f"step {step}", act.GoTo(step - 1), act.Next())
    for language in LANGUAGES:
        yield from _each(scene, language, act.Settle({"language": language}))
    scene.do(act.Settle({"language": "en"}))
    if viewer is not None:
        yield from _each(scene, "the own card", act.Toggle(f"card.{viewer}"))
        yield "a hint, or why there is none", said(scene.hint)
    scene.do(act.Last())
    yield from _chosen(scene)
    yield from _refused(scene)
    yield from _elsewhere(scene)


def _each(scene: Scene, name: str, *actions: act.Action) -> Iterator[Done]:
    for action in actions:
        scene.do(action)
    yield name, ""


def _chosen(scene: Scene) -> Iterator[Done]:
    for move in scene.game.position.legal_moves()[:1]:
        yield from _each(scene, "pointed at", act.Point(move.source))
        yield from _each(scene, "chosen", act.Click(move.source))
        yield from _each(scene, "no longer", act.Click(move.source))
    yield from _each(scene, "a wrong click", act.Click("A1"), act.Click("L5"))
    yield from _each(scene, "given up", act.Cancel())


def _refused(scene: Scene) -> Iterator[Done]:
    yield "an illegal move", traced(lambda: scene.play("A1-L5"))
    yield "no move", traced(lambda: scene.play("?"))
    yield "dice", traced(scene.roll)
    legal = scene.game.position.legal_moves()
    if legal[1:]:
        scene.moves.restrict(legal[1:], "Not this one.")
        yield "a move that is not asked for", traced(partial(scene.play, legal[0]))
    scene.moves.restrict(None, "")


def _elsewhere(scene: Scene) -> Iterator[Done]:
    """To what was before and back, and into variations."""
    if scene.game.can_undo:
        yield from _each(scene, "taken back", act.Undo())
        yield from _each(scene, "made again", act.Redo())
    scene.do(act.Last())
    for number, _ in enumerate(scene.game.variations(len(game_of(scene).turns))):
        yield from _each(scene, f"in variation {number}", act.Enter(number))
        yield from _each(scene, f"at the end of variation {number}", act.Last())
        scene.do(act.Leave())


def said(call: Callable[[], object]) -> str:
    """What is answered, or what Python says of the exception."""
    try:
        return repr(call())
    except ValueError:
        return traced(call)
