"""Makes exercises about rolls: what is rolled again, how likely it is, whether it wins."""

from __future__ import annotations

from typing import Final

from clans_widget.clann import Position
from clans_widget.clann.exercises.again import RolledAgain
from clans_widget.clann.exercises.choices.can_win import CanWin
from clans_widget.clann.exercises.likely import HowLikely
from clans_widget.clann.exercises.who import EVERYBODY
from clans_widget.clann.move import KNIGHT
from clans_widget.clann.rules.dice import BLACK, FIRST, all_rolls
from clans_widget.clann.staging.places import place_of
from clans_widget.core.chance import below, shuffled
from clans_widget.quiz.fresh import Maker
from clans_widget.quiz.wish import Wish, drawn

from .drawn import rolled

ROLLS: Final = {
    "easy": (("oo", False), ("", False)),
    "medium": (("os", False), ("oo", True), ("", True)),
    "hard": ((FIRST, False), ("os", False), ("", True)),
}
"""What is rolled again, and whether a black face shows."""


def make_again(position: Position, wish: Wish) -> RolledAgain | None:
    """An exercise: which dice are rolled again.

    Easy: the two ordinary ones, or none. Medium: with the black die, or beside a black face. Hard:
    all three, and what looks alike.
    """
    if position.dice_to_roll != FIRST:
        return None
    again, has_face = wish.of(ROLLS[wish.difficulty])
    for ordinary, black in shuffled(list(all_rolls(FIRST)), wish.chance):
        dice = position.roll(ordinary, black).position.dice
        if dice.again == again and (black == BLACK) == has_face:
            return RolledAgain(position, ordinary, black)
    return None


CHANCES: Final = {
    "easy": ("six", "black"),
    "medium": ("double", "reach", "triple"),
    "hard": ("strike", "reach"),
}


def make_how_likely(position: Position, wish: Wish) -> HowLikely | None:
    """An exercise: how often.

    Easy: a 6, a black face. Medium: a double, a triple, a cell that is near. Hard: the Knight, or a
    cell that is farther.
    """
    return how_often(*CHANCES[wish.difficulty])(position, wish)


def how_often(*cases: str) -> Maker[HowLikely]:
    """Makes exercises about how often some things happen; a hard one to reach a cell is far."""

    def make(position: Position, wish: Wish) -> HowLikely | None:
        what = wish.of(cases)
        if position.dice_to_roll != FIRST:
            return None
        if what not in ("reach", "strike"):
            return HowLikely(position, what)
        who = _walker(position, wish) if what == "reach" else None
        if what == "reach" and who is None:
            return None
        nearest = 7 if wish.difficulty == "hard" and who else 1
        return HowLikely(position, what, who=who, cell=_before(position, who, nearest, wish))

    return make


def _before(position: Position, who: str | None, nearest: int, wish: Wish) -> str:
    """A cell before somebody, or the Knight, from so many cells on and within six."""
    course = position.course
    stands = place_of(position, EVERYBODY[who] if who else KNIGHT)
    away = nearest + below(6, wish.chance)
    return course.name((course.places[stands] + away) % course.ring)


def _walker(position: Position, wish: Wish) -> str | None:
    """A character of the player to act with room before it."""
    course = position.course
    names = [
        name
        for name, part in EVERYBODY.items()
        if part != KNIGHT and 0 <= position.clan[int(part) - 1] < course.gate - 18
    ]
    return drawn(names, wish.chance) if names else None


def make_can_win(position: Position, wish: Wish) -> CanWin | None:
    """An exercise: can the player to act win.

    Easy: one is missing. Medium: two are, with dice that match or without. Hard: two or three, and
    the dice can be used in several ways.
    """
    if position.dice_to_roll != FIRST:
        return None
    fewest, most = {"easy": (1, 1), "medium": (2, 2), "hard": (2, 3)}[wish.difficulty]
    missing = fewest + below(most - fewest + 1, wish.chance)
    wanted = ("now", "no", "again")[wish.number % 3]
    for _ in range(TRIES):
        exercise = CanWin(rolled(_with_missing(position, missing, wish), wish.chance).position)
        if exercise.right == wanted:
            return exercise
    return None


TRIES: Final = 30
"""So many positions are built, and dice rolled, for an answer that is wished for."""


def _with_missing(position: Position, missing: int, wish: Wish) -> Position:
    """The position with so many of the player to act in the Treasure, the others arrived."""
    course = position.course
    inside = shuffled(list(range(course.gate + 1, course.arrival)), wish.chance)[:missing]
    clan = shuffled([*inside, *[course.arrival] * (4 - missing)], wish.chance)
    for character, progress in enumerate(clan):
        position = position.with_character(position.player, character, progress)
    return position
