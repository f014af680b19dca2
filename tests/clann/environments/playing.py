"""What the tests of the environments share."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from clans_widget.clann import Course, Position
from clans_widget.clann.environments import Actions
from tests.clann.rules.both import PLAYERS, random_game

SMALL = Course(7, 1)

TAKES = Position.from_text("A1,h,h,h/h,h,h,C1 A6 1 5")
"""K12: with the five Tall pushes the Knight away."""

STRIKES = Position.from_text("h,h,h,A4/h,h,h,C1 A1 1 13k")
"""K11: with the three the Knight takes Small."""


@cache
def positions(most: int = 120) -> tuple[Position, ...]:
    """All positions of some games, as far as they go."""
    games = [random_game(players, seed=players, most=most) for players in PLAYERS]
    return tuple(
        position
        for game in games
        for position in (game.start, *(event.position for event in game.events))
    )


def lines(position: Position) -> Iterator[tuple[tuple[int, ...], str]]:
    """All ways through the actions that are legal one after the other, to a whole move."""
    actions = Actions.of(position.course)
    waiting: list[tuple[tuple[int, ...], tuple[str, ...]]] = [((), ())]
    while waiting:
        taken, chosen = waiting.pop()
        for action in actions.legal(position, chosen):
            choice = actions.choose(position, chosen, action)
            if choice.move is None:
                waiting.append(((*taken, action), choice.chosen))
            else:
                yield (*taken, action), str(choice.move)


def after(position: Position, text: str) -> Position:
    """The position after a move or a roll, as its text says."""
    if not text.startswith("["):
        return position.play(text).position
    faces = [int(face) if face.isdigit() else face for face in text.strip("[]").split()]
    if position.dice_to_roll == "oo":
        return position.roll(faces).position
    return position.roll(faces[:-1], faces[-1]).position


def turned(position: Position) -> Position:
    """The same with everybody one seat on: of two or four players, all looks the same from there.

    Characters keep how far they are from their own Crown, so cells turn with the seats.
    """
    by = position.course.ring // position.players
    *others, last = position.characters
    knight = position.knight if position.knight < 0 else (position.knight + by)
    return position._replace(
        characters=(last, *others),
        knight=knight % position.course.ring if knight >= 0 else knight,
        player=position.player % position.players + 1,
    )
