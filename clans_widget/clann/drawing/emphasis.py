"""What a step is about, wherever in the picture it is shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from clans_widget.clann import Position
from clans_widget.clann.course import HOME
from clans_widget.clann.rules import steps
from clans_widget.clann.rules.seats import arm_of
from clans_widget.clann.rules.walking import target
from clans_widget.core.moment import Moment

from .pieces.standing import KNIGHT, Who, place_at

SKY: Final = "sky"
"""Where the Knight comes from when it is put down first."""


@dataclass(frozen=True, slots=True)
class Emphasis:
    """What of a step is shown on the course, the tray and the plates.

    Attributes
    ----------
    who : Who or None
        Who moves.
    path : tuple of str
        The places that are walked, one by one: the first is where it began.
    flight : (str, str) or None
        From where to where somebody is carried, jumps, or goes home.
    goes_home : bool
        Whether the flight ends at home.
    struck : str
        The cell on which somebody was landed on, or empty.
    rolled : int
        How many dice have just been rolled.
    following : int
        The player whose turn it is now, if a turn has just ended; else 0.
    winners : tuple of int
        The players who have won.
    """

    who: Who | None = None
    path: tuple[str, ...] = ()
    flight: tuple[str, str] | None = None
    goes_home: bool = False
    struck: str = ""
    rolled: int = 0
    following: int = 0
    winners: tuple[int, ...] = ()

    @property
    def told(self) -> tuple[str, ...]:
        """The places that the step names."""
        ends = (self.path[0], self.path[-1]) if self.path else ()
        return tuple(dict.fromkeys(filter(None, (*ends, *(self.flight or ()), self.struck))))


NOTHING: Final = Emphasis()
"""Nothing is emphasized."""


def emphasis_of(moment: Moment) -> Emphasis:
    """What the step of a moment puts the emphasis on.

    Examples
    --------
    >>> event = Position.from_text("A9,h,h,h/C1,h,h,h C7 1 24").play("2-1")
    >>> emphasis_of(Moment(event.position, events=(event,))).path
    ('A9', 'A10', 'A11')
    """
    step = moment.step
    match step:
        case steps.CharacterMoved() | steps.CharacterArrived() | steps.CharacterEntered():
            return _walk(step)
        case steps.KnightMoved():
            course = step.position.course
            start = course.places[step.source]
            cells = (course.name((start + k) % course.ring) for k in range(step.die + 1))
            return Emphasis(KNIGHT, tuple(cells))
        case steps.CharacterSentHome():
            return _sent_home(step)
        case steps.CharacterTaken():
            return Emphasis(_who(step), struck=step.cell)
        case steps.CharacterPlaced():
            return Emphasis(_who(step), flight=(step.source, step.cell))
        case steps.KnightPushed():
            return Emphasis(KNIGHT, flight=(step.source, step.cell))
        case _:
            return _around_moves(step)


def _around_moves(step: steps.Step | None) -> Emphasis:
    """What the steps put the emphasis on in which nobody walks: set-up, rolls, ends."""
    match step:
        case steps.CharacterChosen():
            who = _who(step)
            return Emphasis(who, flight=(place_at(step.position, who, HOME), step.cell))
        case steps.KnightPlaced():
            return Emphasis(KNIGHT, flight=(SKY, step.cell))
        case steps.DiceRolled():
            return Emphasis(rolled=len(step.ordinary) + (step.black is not None))
        case steps.TurnEnded():
            return Emphasis(following=step.following)
        case steps.GameEnded():
            return Emphasis(winners=tuple(sorted(filter(None, (step.player, step.partner)))))
        case _:
            return NOTHING


def _who(
    step: steps.CharacterMoved
    | steps.CharacterArrived
    | steps.CharacterEntered
    | steps.CharacterSentHome
    | steps.CharacterTaken
    | steps.CharacterPlaced
    | steps.CharacterChosen,
) -> Who:
    return Who(arm_of(step.player, step.position.players), step.character)


def _walk(
    step: steps.CharacterMoved | steps.CharacterArrived | steps.CharacterEntered,
) -> Emphasis:
    position, who = step.position, _who(step)
    to = position.characters[step.player - 1][step.character]
    first = HOME if isinstance(step, steps.CharacterEntered) else to - step.die
    way = (first, target(first, step.die)) if first == HOME else range(first, to + 1)
    return Emphasis(who, tuple(place_at(position, who, progress) for progress in way))


def _sent_home(step: steps.CharacterSentHome) -> Emphasis:
    who = _who(step)
    home = place_at(step.position, who, HOME)
    return Emphasis(who, flight=(step.cell, home), goes_home=True, struck=step.cell)


def before(moment: Moment) -> Position:
    """The position before the step of a moment."""
    event = moment.events[-1]
    position: Position = event.steps[-2].position if len(event.steps) > 1 else event.before
    return position
