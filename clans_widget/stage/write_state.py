"""The state of a scene as JSON knows it, and back: on the same game a new scene goes on from it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from copy import copy
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar, overload

from clans_widget.core.errors import Refusal
from clans_widget.core.game import Game
from clans_widget.core.plain_data import PlainData, Read, Write
from clans_widget.words import LANGUAGES

from .seats import Bot, Seats
from .settings import PAUSES
from .state import State

if TYPE_CHECKING:
    from .production import Production


def write_state(
    state: State,
    production: Production,
    seen_by: str | None = None,
    own: Mapping[type, Write] | None = None,
) -> dict[str, Any]:
    """A state as JSON knows it, without what is as at the beginning.

    Of games that wait it has what whoever looks may know; in a game with secrets a bot that has
    chosen chooses again. A function of the notebook's author cannot be written down: what it
    restricts is restricted no more, and a bot from elsewhere has to be given again.

    Parameters
    ----------
    state : State
    production : Production
    seen_by : str, optional
        Whoever looks, where something is secret.
    own : mapping of type to callable, optional
        How values of the game's own classes are written: positions, where there are any.

    Examples
    --------
    >>> from clans_widget.clans.staging.production import ClansProduction
    >>> write_state(State(step=3, chosen=("A1",)), ClansProduction())
    {'step': 3, 'chosen': ['A1']}
    """

    def write(game: Game[Any, Any]) -> dict[str, Any]:
        return write_game(game, production, seen_by)

    asked = state.restriction
    written = replace(state, restriction=None) if asked and asked.test else state
    if production.secret:  # what a bot has chosen may tell what it knows
        written = replace(written, found=None)
    return PlainData(write={Game: write, Seats: _write_seats, **(own or {})}).fields_of(written)


S = TypeVar("S", bound=State)


@overload
def read_state(data: Mapping[str, Any], production: Production) -> State: ...


@overload
def read_state(
    data: Mapping[str, Any],
    production: Production,
    kind: type[S],
    own: Mapping[str, Read] | None = None,
) -> S: ...


def read_state(
    data: Mapping[str, Any],
    production: Production,
    kind: type[Any] = State,
    own: Mapping[str, Read] | None = None,
) -> Any:
    """The state that JSON tells, of a board with what a game brings to the stage.

    Parameters
    ----------
    data : mapping
    production : Production
    kind : type
        Which state: that of a quiz has more.
    own : mapping of str to callable, optional
        How values of the game's own classes are read, by the name of the class.

    Raises
    ------
    Refusal
        If it tells none.

    Examples
    --------
    >>> from clans_widget.clans.staging.production import ClansProduction
    >>> read_state({"step": 3, "chosen": ["A1"]}, ClansProduction()).chosen
    ('A1',)
    """
    plain = PlainData(
        read={
            Game.__name__: lambda told: read_game(told, production),
            Seats.__name__: lambda told: _read_seats(told, production),
            **(own or {}),
        }
    )
    with _in_words():
        state: State = plain.read_fields(kind, data)
    chosen = state.settings
    is_known = chosen.language in LANGUAGES and chosen.pace in PAUSES
    if not is_known or (state.main and not state.variation):
        raise Refusal("widget.no_state")
    return state


def write_game(
    game: Game[Any, Any], production: Production, seen_by: str | None = None
) -> dict[str, Any]:
    """A game as plain data, with what was taken back and can happen again."""
    whole, undone = copy(game), 0
    while whole.can_redo:
        whole.redo()
        undone += 1
    return {**production.write_game(whole, seen_by), **({"undone": undone} if undone else {})}


def read_game(data: Mapping[str, Any], production: Production) -> Game[Any, Any]:
    """The game that plain data tells.

    Raises
    ------
    Refusal
        If it tells none.
    """
    with _in_words():
        game = production.read_game(data)
        for _ in range(data.get("undone", 0)):
            game.undo()
    return game


@contextmanager
def _in_words() -> Iterator[None]:
    """What is not built as it should be is refused, whatever it is."""
    try:
        yield
    except Refusal:
        raise
    except (TypeError, ValueError, AttributeError, LookupError):
        raise Refusal("widget.no_state") from None


def _write_seats(seats: Seats) -> dict[str, Any]:
    return {
        "bots": [[seat, seats.level(seat)] for seat in seats],
        "had_bots": sorted(seats.had_bots),
    }


def _read_seats(data: Mapping[str, Any], production: Production) -> Seats:
    bots = {seat: Bot.named(level, production) for seat, level in data["bots"]}
    return Seats(bots, frozenset(data["had_bots"]))
