"""What a die can be used for: a character, or the Black Knight (K4 to K7, K11, K12)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple, TypeVar

from clans_widget.clann.course import Course
from clans_widget.clann.move import KNIGHT

from .dice import UNMOVED
from .putting import cells_for_character, cells_for_knight
from .ranks import CHARACTERS
from .state import Standing, State
from .walking import target, why_not

S = TypeVar("S", bound=State)

_EVERYBODY: Final = range(len(CHARACTERS))


class Use(NamedTuple):
    """A die and who moves by it.

    Attributes
    ----------
    die : int
    character : int or None
        The place in the clan, from 0; ``None`` for the Knight.
    """

    die: int
    character: int | None

    @property
    def who(self) -> str:
        """Who moves, as the notation has it."""
        return KNIGHT if self.character is None else str(self.character + 1)


def uses(state: State) -> Iterator[Use]:
    """All ways to use a die that is left: each die, and who may move by it; in this order."""
    on_ring, only_knight = state.on_ring(), knight_must_move(state)
    for die in sorted(set(state.dice.left)):
        movable = movable_by(state, die, on_ring)
        if not only_knight:
            yield from (Use(die, character) for character in movable)
        if state.dice.black or not movable:
            yield Use(die, None)


def movable_by(state: State, die: int, on_ring: Mapping[int, Standing]) -> tuple[int, ...]:
    """K5: the characters of the player to act that a die can move."""
    return tuple([who for who in _EVERYBODY if not why_not(state, who, die, on_ring)])


def knight_must_move(state: State) -> bool:
    """K6: with a black face the Knight moves by one die at least, so by the last at the latest."""
    return state.dice.black == UNMOVED and len(state.dice.left) == 1


def knight_goes(course: Course, knight: int, die: int) -> int:
    """The cell that the Knight reaches: it walks the ring and never leaves it."""
    return (knight + die) % course.ring


def reached(state: State, use: Use) -> int | None:
    """The cell of the ring that a use of a die leads to; ``None`` off the ring."""
    if use.character is None:
        return knight_goes(state.course, state.knight, use.die)
    to = target(state.clan[use.character], use.die)
    return state.lap[to] if to < state.course.ring else None


def moved(state: S, use: Use) -> S:
    """The state after the movement alone: who stood there still does."""
    course, clans, knight, player, dice = state
    dice = dice.without(use.die, by_knight=use.character is None)
    if use.character is None:
        knight = knight_goes(course, knight, use.die)
    else:
        to = target(state.clan[use.character], use.die)
        clans = state.clans_with(player, use.character, to)
    return type(state)(course, clans, knight, player, dice)


def puts_down(state: State, use: Use) -> str:
    """Whom the player puts down after it: ``"character"`` (K11), ``"knight"`` (K12), or nobody."""
    cell = reached(state, use)
    if use.character is not None:
        return "knight" if cell == state.knight else ""
    return "character" if cell in state.on_ring() else ""


def cells_to_put_down(state: State, use: Use) -> tuple[int, ...]:
    """Where the player may put down whom a use of a die has displaced; judged after it."""
    whom = puts_down(state, use)
    if not whom:
        return ()
    after = moved(state, use)
    return cells_for_character(after) if whom == "character" else cells_for_knight(after)
