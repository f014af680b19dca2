"""Another game in place of that on the stage: whether it is wanted, and who plays in it."""

from __future__ import annotations

from itertools import count, islice

from clans_widget.stage import actions as act
from clans_widget.stage.play import Play

from .panels import NEW_GAME, Panels
from .undoing import Undoing


def begin_new_game(scene: Play, panels: Panels, undoing: Undoing, action: act.NewGame) -> None:
    """Begin another game; who is not sure, and has played, is asked first.

    Raises
    ------
    GameError
        If so many cannot play.
    """
    scene.production.check_seats(action.seats)
    if scene.game.events and not (scene.game.position.is_over or action.sure):
        panels.toggle(act.Toggle(f"{NEW_GAME}.{action.seats}"))
        return
    game = scene.production.new_game(scene.game, names_in_new_game(scene, action.seats))
    undoing.leave()
    seats = scene.state.seats
    if scene.seen_by is not None and scene.seen_by not in scene.game.players[: action.seats]:
        seats = seats.without_bot(game.players.index(scene.seen_by) + 1)
    scene.put(seats=seats.in_new_game(), main=None, tried=None)
    scene.open(game, 0)
    undoing.begin()


def planned_seats(scene: Play) -> int:
    """How many are to play in another game."""
    return scene.state.planned or len(scene.game.players)


def names_in_new_game(scene: Play, seats: int) -> tuple[str, ...]:
    """The players of a new game: those of this one, as many as there are seats for.

    Whoever joins them has a number. The player who looks plays on, if need be in the last seat.
    """
    viewer, names = scene.seen_by, list(scene.game.players[:seats])
    if viewer is not None and viewer not in names:
        names[-1] = viewer
    numbers = map(scene.voice.among(()).name, count(len(names) + 1))
    new = (name for name in numbers if name not in names)
    return (*names, *islice(new, seats - len(names)))
