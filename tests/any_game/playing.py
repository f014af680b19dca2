"""Games of any kind that play themselves: by the rules, by clicks, from lists."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, Final

from clans_widget.core.errors import Refusal
from clans_widget.stage import actions as act
from clans_widget.stage.scene import Scene
from tests.games import NAMES, new_game, production_of

LONGEST: Final = 400
"""So many events of a game at most; no game that is played at random need come to its end."""


@cache
def random_game(game: str, players: int) -> Any:
    """A game that has been played at random, to its end if that comes soon."""
    chance = Random(players)
    made = new_game(game, NAMES[:players], seed=players)
    while len(made.events) < LONGEST and not made.position.is_over:
        if made.position.can_roll:
            made.roll()
        else:
            made.play(chance.choice(made.position.legal_moves()))
    return made


def some(items: Sequence[Any], count: int) -> list[Any]:
    """The first and the last of some things, and others between them: so many at most."""
    last = len(items) - 1
    numbers = {round(k * last / (count - 1)) for k in range(count)} if items else set()
    return [items[number] for number in sorted(numbers)]


def scene_of(game: str) -> Scene:
    """A new game on the stage."""
    return Scene(production_of(game), new_game(game, seed=7))


def play(scene: Scene, chance: Random, *, by_clicks: bool) -> None:
    """Make one move or one roll as a reader does, and see it to its end.

    Raises
    ------
    AssertionError
        If nothing leads to one.
    """
    before = len(scene.game.events)
    for _ in range(LONGEST):
        if len(scene.game.events) > before:
            break
        scene.do(_following(scene, chance, by_clicks=by_clicks))
        assert scene.moves.refusal is None, scene.moves.refusal
    assert len(scene.game.events) == before + 1
    scene.do(act.Last())


def _following(scene: Scene, chance: Random, *, by_clicks: bool) -> act.Action:
    """What a reader may do to come closer to a move."""
    if scene.game.position.can_roll:
        return act.Roll()
    if scene.moves.can_play:
        return act.PlayChosen()
    places = [*_leading_on(scene)] if by_clicks else []
    if places:
        return act.Click(chance.choice(places))
    choice = scene.moves.choice
    return act.ChooseAt(choice.stage, chance.choice(choice.options))


def _leading_on(scene: Scene) -> Iterator[str]:
    """The places of the picture at which a click chooses more of a move."""
    position, chosen = scene.game.position, scene.state.chosen
    for place in scene.picture().places:
        try:
            parts = scene.production.clicked(position, chosen, place)
            position.choose(*parts)
        except Refusal:
            continue
        if len(parts) > len(chosen):
            yield place
