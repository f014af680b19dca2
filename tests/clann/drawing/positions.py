"""Positions and games of CLANN to draw."""

from __future__ import annotations

from functools import cache
from random import Random

from clans_widget.clann import Event, Game, Position
from clans_widget.core.moment import Moment

START = Position.start(players=3)
MIDGAME = Position.from_text("A9,h,x,t2/B1,h,h,h/C7,D3,h,h/D14,B9,x,x C9 1 25k")
NAMES = ("Ann", "Bob", "Cid", "Dora")


@cache
def game(players: int = 4, seed: int = 3) -> Game:
    """A whole game whose moves are drawn at random."""
    played, chance = Game.new(NAMES[:players], seed=seed), Random(seed)
    while not played.position.is_over:
        if played.position.can_roll:
            played.roll()
        else:
            played.play(chance.choice(played.position.legal_moves()))
    return played


@cache
def moments(players: int = 4, seed: int = 3) -> tuple[Moment, ...]:
    """All moments of that game but the beginning."""
    played = game(players, seed)
    return tuple(Moment.of(played, k + 1) for k in range(len(played.steps)))


@cache
def of_kind(name: str) -> tuple[Moment, ...]:
    """The moments of some games at which a kind of step has happened."""
    every = (moment for players in (4, 3) for moment in moments(players))
    return tuple(moment for moment in every if moment.step.name == name)


def after(event: Event, steps: int | None = None) -> Moment:
    """The moment after so many steps of an event."""
    cut = event._replace(steps=event.steps[:steps])
    return Moment(cut.steps[-1].position, events=(cut,), to_come=event.steps[len(cut.steps) :])


def before(moment: Moment) -> Moment:
    """The moment before one of those games."""
    played = next(game(k) for k in (4, 3) if moments(k)[0].players == moment.players)
    return Moment.of(played, moment.number - 1)
