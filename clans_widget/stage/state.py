"""The state of a scene: what a reader sees, apart from the game itself. Plain data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from clans_widget.core.author_texts import Authored
from clans_widget.core.errors import Refusal
from clans_widget.core.game import Game
from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.core.records.record import Entry

from .requests import Awaited
from .seats import PERSONS_ONLY, Seats
from .settings import USUAL, Settings

if TYPE_CHECKING:
    from clans_widget.core.moment import Moment

Test = Callable[[Any, Any], bool]
"""Whether a legal move of a position is one that is asked for."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a bot has chosen for the position of the game, until its move is made.

    Attributes
    ----------
    answer : move or str
        :data:`~clans_widget.arena.player.ROLL` among them.
    failure : Refusal or None
        Why that cannot be played; a person moves then.
    """

    answer: Any
    failure: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Restriction:
    """The moves that the notebook's author asks for, of those that are legal.

    Attributes
    ----------
    moves : tuple of moves or None
    test : callable or None
        Says of a position and a move whether it is asked for. A function cannot be written down.
    message : Authored or None
        What to say of the others.
    """

    moves: tuple[Any, ...] | None
    test: Test | None
    message: Authored | None


@dataclass(frozen=True, slots=True)
class Advice:
    """The hint of a scene.

    Attributes
    ----------
    asked : Awaited or None
        The search for good moves, while it goes on.
    moves : tuple
        Good moves, the best first; each has a ``move``.
    trouble : Refusal or None
        Why there is no hint.
    is_warned : bool
        Whether the reader has been told what a hint would use that others may not know.
    begun : tuple of (tuple of str)
        What of a move was chosen when good moves were found, and what was refused of one.
    went_back : bool
        Whether the hint is about an earlier step than was shown when it was asked for.
    settled : int
        How many events had happened where it is about.
    """

    asked: Awaited | None = None
    moves: tuple[Any, ...] = ()
    trouble: Refusal | None = None
    is_warned: bool = False
    begun: tuple[tuple[str, ...], ...] = ((), ())
    went_back: bool = False
    settled: int = 0


NO_ADVICE: Final = Advice()


class Left(NamedTuple):
    """A game that waits while another is shown, and the step that was shown of it last."""

    game: Game[Any, Any]
    step: int


class Former(NamedTuple):
    """A game that was left for a new one, as it was then."""

    left: Left
    seats: Seats
    persons: frozenset[int]


class Tried(NamedTuple):
    """What a reader has played beside the game, as it was left.

    Attributes
    ----------
    left : Left
    settled : int
        How many events of the game went before.
    """

    left: Left
    settled: int

    @property
    def line(self) -> tuple[Entry, ...]:
        """The moves that were tried."""
        return tuple(Entry(move) for move in self.left.game.moves[self.settled :])

    def replaces(self, game: Game[Any, Any], moment: Moment) -> bool:
        """Whether it takes the place of what is shown, or of what follows it."""
        before = game.events[: self.settled]
        is_here = self.settled in (moment.settled, moment.ply - 1)
        return is_here and before == self.left.game.events[: self.settled]


@dataclass(frozen=True, slots=True)
class State:
    """What a reader sees of a game, and is about to do.

    Attributes
    ----------
    step : int
        How many steps have happened in what is shown.
    playing : bool
        Whether all steps are shown by themselves.
    until : int
        The step up to which what follows from a move is shown by itself; 0 if nothing is.
    hurried : bool
        Whether the reader wants to see the rest of the turn quicker.
    chosen : tuple of str
        The parts of a move that have been chosen.
    attempt : tuple of str
        The parts that were refused last; empty if the last choice was fine.
    pointed : str or None
        The place under the mouse.
    surveyed : bool
        Whether the reader looks over all places that a move may begin with.
    marks : Marks
        What the notebook's author points at.
    panels : tuple of str
        What is open: a card, beliefs.
    compared : tuple of str
        The two moves whose futures are seen side by side; empty while the reader has chosen none.
    futures : State or None
        What the reader sees of those two futures, once there are any.
    variation : tuple of int
        Event and number of the variation that is shown; of one that the reader tries, the event
        alone; empty for the game itself.
    notice : str
        Key of what the reader must be told of what has happened; empty for nothing.
    about : str
        The place or player that the notice is about.
    settings : Settings
    layout : str
        One of :attr:`Showing.layouts`, which suits the reader's page; empty for the author's
        choice.
    requests : int
        How many requests there have been.
    tick : Awaited or None
        The time before the next step is shown by itself.
    card : Awaited or None
        The time before what lies open and is secret is turned over.
    failures : str
        What a function of the notebook's author has raised.
    thinks : Awaited or None
        The choice of the bot that thinks.
    found : Found or None
        What it has chosen.
    bot_trouble : Refusal or None
        Why a bot could not move: a person moves in its place then.
    advice : Advice
    trouble : Refusal or None
        Why a move that was complete could not be played, or something else could not be done.
    restriction : Restriction or None
    seats : Seats
        Who sits where.
    persons : frozenset of int
        The seats in which persons play, or have played in this game.
    former : tuple of Former
        The games that were left for new ones, to which undoing leads back.
    main : Left or None
        The game itself, while a variation is shown.
    tried : Tried or None
        What the reader has played beside the game last.
    planned : int
        How many are to play in another game; 0 for as many as in this one.
    preferred : frozenset of str
        The settings that the reader has chosen: what a page asks for changes the others alone.
    """

    step: int = 0
    playing: bool = False
    until: int = 0
    hurried: bool = False
    chosen: tuple[str, ...] = ()
    attempt: tuple[str, ...] = ()
    pointed: str | None = None
    surveyed: bool = False
    marks: Marks = NO_MARKS
    panels: tuple[str, ...] = ()
    compared: tuple[str, ...] = ()
    futures: State | None = None
    variation: tuple[int, ...] = ()
    notice: str = ""
    about: str = ""
    settings: Settings = USUAL
    layout: str = ""
    requests: int = 0
    tick: Awaited | None = None
    card: Awaited | None = None
    failures: str = ""
    thinks: Awaited | None = None
    found: Found | None = None
    bot_trouble: Refusal | None = None
    advice: Advice = NO_ADVICE
    trouble: Refusal | None = None
    restriction: Restriction | None = None
    seats: Seats = PERSONS_ONLY
    persons: frozenset[int] = frozenset()
    former: tuple[Former, ...] = ()
    main: Left | None = None
    tried: Tried | None = None
    planned: int = 0
    preferred: frozenset[str] = frozenset()
