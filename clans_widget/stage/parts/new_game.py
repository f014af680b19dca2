"""Another game in place of that on the stage: whether it is wanted, and who plays in it."""

from __future__ import annotations

from itertools import count, islice
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
    """The players of a new game: those of this one, as many as there are seats for.

    Whoever joins them has a number. The player who looks plays on, if need be in the last seat.
    """
    viewer, names = scene.seen_by, list(scene.game.players[:seats])
    if viewer is not None and viewer not in names:
        names[-1] = viewer
    numbers = map(scene.voice.among(()).name, count(len(names) + 1))
    new = (name for name in numbers if name not in names)
    return (*names, *islice(new, seats - len(names)))
