"""What a notebook shows for a position, an event, a game or a refusal."""

from __future__ import annotations

from functools import singledispatch

from clans_widget.clann import Event, Game, Marks, Position, Refused, Step
from clans_widget.core.moment import Moment
from clans_widget.picture import Picture, still_of

from .emphasis import SKY, emphasis_of
from .look import look_of
from .painting import draw


@singledispatch
def picture(shown: object) -> Picture:
    """The picture of a position, a game, an event (with arrows for who moved) or a refusal.

    Raises
    ------
    TypeError
        If it is none of these.

    Examples
    --------
    >>> picture(Position.start()).title
    'CLANN, to act: Player 1'
    """
    raise TypeError(f"There is no picture of a {type(shown).__name__}.")


@picture.register
def _(shown: Position) -> Picture:
    return draw(shown)


@picture.register
def _(shown: Event) -> Picture:
    told = [
        emphasis_of(Moment(step.position, events=(_until(shown, step),))) for step in shown.steps
    ]
    ways = [(each.path[0], each.path[-1]) if each.path else each.flight for each in told]
    arrows = tuple(way for way in ways if way and SKY not in way)
    struck = tuple(dict.fromkeys(each.struck for each in told if each.struck))
    moment = Moment(shown.position, events=(shown,))
    return draw(moment, marks=Marks(arrows, struck), choosing=bool(arrows), arrows="moved")


@picture.register
def _(shown: Game) -> Picture:
    return draw(Moment.of(shown), look_of(players=shown.players), choosing=True)


@picture.register
def _(shown: Refused) -> Picture:
    cells = shown.position.course.places
    obstacle = tuple(dict.fromkeys(cell for cell in shown.error.obstacle if cell in cells))
    return still_of(draw(shown.position, marks=Marks(highlights=obstacle)), str(shown))


def _until(event: Event, step: Step) -> Event:
    """An event as far as one of its steps."""
    return event._replace(steps=event.steps[: event.steps.index(step) + 1])
