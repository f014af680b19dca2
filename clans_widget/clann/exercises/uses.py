"""Uses of a die that an exercise may ask about: where they would lead, and what decides them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from clans_widget.clann import IllegalMove, Position
from clans_widget.clann.course import HOME
from clans_widget.clann.move import KNIGHT
from clans_widget.clann.rules.ranks import CHARACTERS
from clans_widget.clann.rules.steps import GameEnded, TurnEnded
from clans_widget.clann.rules.using import Use, moved
from clans_widget.clann.staging.places import place_of
from clans_widget.quiz.errors import ExerciseError

from .texts import completed

TOLD_FIRST: Final = (
    *("K12", "K11", "K10", "K14", "K13", "K9", "K7", "K6", "K5", "K8", "K4", "K3", "K2", "K1"),
)
"""Rules, the rarest first: on it a question turns, whatever else decides it."""

CLANS: Final = tuple(map(str, range(1, len(CHARACTERS) + 1)))
"""The four of a clan, as parts of a move."""


EXAMPLE: Final = "A9,h,h,h/h,h,h,C1 C7 1 36"
"""A position in which dice are left."""


def check_dice(position: Position, die: int | None = None) -> None:
    """Let something be asked about the dice that are left, or about one of them.

    Raises
    ------
    ExerciseError
        If no die is left, or not the one that is asked about.
    """
    left = sorted({*position.dice.left})
    if not left:
        raise ExerciseError("clann.exercise.error.no_dice", example=EXAMPLE)
    if die is not None and die not in left:
        raise ExerciseError("clann.exercise.error.no_die", die=die, left=tuple(map(str, left)))


def checked_subject(given: str, known: Iterable[str]) -> str:
    """What an author asks about, if there is a question about it.

    Raises
    ------
    ExerciseError
        If there is none.
    """
    if given not in known:
        raise ExerciseError("clann.exercise.error.subject", given=given, known=", ".join(known))
    return given


def shown_rules(rules: Iterable[str]) -> tuple[str, ...]:
    """Some rules, each once, that which matters most first.

    Examples
    --------
    >>> shown_rules(["K4", "K9", "K10", "K4"])
    ('K10', 'K9', 'K4')
    """
    return tuple(sorted({*rules}, key=TOLD_FIRST.index))


def use_of(die: str, who: str) -> Use:
    """A use of a die from the parts of a move."""
    return Use(int(die), None if who == KNIGHT else int(who) - 1)


def refused(position: Position, die: str, who: str) -> IllegalMove | None:
    """Why somebody cannot use a die; ``None`` if that is possible."""
    try:
        position.choose(die, who)
    except IllegalMove as error:
        return error
    return None


def landing_of(position: Position, die: str, who: str) -> str:
    """Where a die would land somebody on its way, if nothing forbade it.

    Examples
    --------
    >>> position = Position.from_text("A9,h,x,t2/B1,h,h,h C7 1 36")
    >>> landing_of(position, "3", "4"), landing_of(position, "6", "2")
    ('A-t5', 'A1')
    """
    return place_of(moved(position, use_of(die, who)), who)


def aims(position: Position, die: str, who: str) -> set[str]:
    """The same, and where it would end on the ring if its own Gate did not end the way."""
    course, stands = position.course, place_of(position, who)
    around = course.places.get(stands)
    on = set() if around is None else {course.name((around + int(die)) % course.ring)}
    return on | {landing_of(position, die, who)}


def rules_of(position: Position, die: str, who: str) -> tuple[str, ...]:
    """The rules that decide what a use of a die does, or forbid it.

    Examples
    --------
    >>> position = Position.from_text("A9,h,h,h/B1,h,h,h C7 1 56")
    >>> rules_of(position, "6", "1"), rules_of(position, "5", "2")
    (('K10', 'K4'), ('K7',))
    """
    error = refused(position, die, who)
    found = {error.rule} if error else _done(position, die, who)
    if _on_marked(position, die, who) and found & {"K9"}:
        found.add("K10")
    return shown_rules(found)


def _done(position: Position, die: str, who: str) -> set[str]:
    move = completed(position, f"{die}-{who}")[0]
    steps = position.play(move).steps
    return {step.rule for step in steps if not isinstance(step, TurnEnded | GameEnded)}


def _on_marked(position: Position, die: str, who: str) -> bool:
    """Whether an opponent stands on the Crown or Gate where a character would land."""
    if who == KNIGHT:
        return False
    course, cell = position.course, position.course.places.get(landing_of(position, die, who))
    if cell is None or cell not in course.marked:
        return False
    there = position.on_ring().get(cell)
    return there is not None and there.player != position.player


def waits(position: Position, who: str) -> bool:
    """Whether a character of the player to act waits at home."""
    return who != KNIGHT and position.clan[int(who) - 1] == HOME
