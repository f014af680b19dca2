"""Another game in place of that on the stage: whether it is wanted, and who plays in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clans_widget.stage import actions as act

from .panels import NEW_GAME
from .seats import PERSON

if TYPE_CHECKING:
    from clans_widget.stage.scene import Scene


def begin_new_game(scene: Scene, action: act.NewGame) -> None:
    """Begin another game; who is not sure, and has played, is asked first.

    Raises
    ------
    GameError
        If so many cannot play.
    """
    scene.production.check_seats(action.seats)
    if scene.game.events and not (scene.game.position.is_over or action.sure):
        scene.panels.toggle(act.Toggle(f"{NEW_GAME}.{action.seats}"))
        return
    game = scene.production.new_game(scene.game, names_in_new_game(scene, action.seats))
    scene.undoing.leave()
    if scene.seen_by is not None and scene.seen_by not in scene.game.players[: action.seats]:
        scene.bots.seats.put(game.players.index(scene.seen_by) + 1, PERSON)
    scene.bots.seats.begin()
    scene.variations.forget()
    scene.open(game, 0)
    scene.undoing.begin()


def names_in_new_game(scene: Scene, seats: int) -> tuple[str, ...]:
    """The players of a new game: those of this one, if there are as many.

    Else they have numbers; but the player who looks plays on, if need be in the last seat.
    """
    players, viewer = scene.game.players, scene.seen_by
    if len(players) == seats:
        return players
    number = scene.voice.among(()).name
    names = [number(seat) for seat in range(1, seats + 1)]
    if viewer is not None:
        names = [number(seats + 1) if name == viewer else name for name in names]
        names[min(players.index(viewer), seats - 1)] = viewer
    return tuple(names)
