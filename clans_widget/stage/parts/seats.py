"""Who sits where: persons, and bots of several strengths. No widget code."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from threading import Lock
from typing import Any, Final, NamedTuple

from clans_widget.arena.view import seat_of
from clans_widget.core.errors import Refusal
from clans_widget.core.game import Game
from clans_widget.words import Named, sentence

PERSON: Final = "person"

Bots = Mapping[Any, Any]
"""Bots by name or number of the player: objects with a method ``choose(view)``, or levels."""

Levels = Mapping[str, Callable[[], Any]]
"""The bots that can be chosen by a word, from weak to strong."""

NO_OLDER: Final[Mapping[str, str]] = {}


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot in a seat.

    Attributes
    ----------
    player : Player
    level : str
        The word for it; of a bot from elsewhere, what kind it is.
    lock : Lock
        Held while it thinks: no bot is asked two questions at a time.
    """

    player: Any
    level: str
    lock: Lock = field(default_factory=Lock)

    @staticmethod
    def of(given: Any, levels: Levels, older: Mapping[str, str] = NO_OLDER) -> Bot:
        """A bot of a level, also by an older word for it, or one that is given as an object.

        Raises
        ------
        Refusal
            If it is neither.
        """
        if isinstance(given, str) and (word := older.get(given, given)) in levels:
            return Bot(levels[word](), word)
        if not callable(getattr(given, "choose", None)):
            kind = given if isinstance(given, str) else type(given).__name__
            told = (
                sentence("widget.level", word=word, seat=sentence(f"seat.{word}"))
                for word in levels
            )
            raise Refusal("widget.no_bot", given=kind, levels=tuple(told))
        return Bot(given, type(given).__name__)


class Seated(NamedTuple):
    """Who sits where at one time, and where bots have sat in the game until then."""

    bots: Mapping[int, Bot]
    had_bots: frozenset[int]


class Seats:
    """The bots of a game, by the number of their seat, from 1.

    Parameters
    ----------
    levels : mapping of str to callable
    players : tuple of str
        The names of those who play.
    bots : mapping of str or int to bots
    older : mapping of str to str, optional
        Levels by words that they had before.

    Raises
    ------
    GameError
        If a bot is given to nobody who plays.
    Refusal
        If something is no bot.
    """

    def __init__(
        self,
        levels: Levels,
        players: tuple[str, ...],
        bots: Bots,
        older: Mapping[str, str] = NO_OLDER,
    ) -> None:
        self._levels = levels
        self._older = older
        self._bots = {seat_of(players, who): self._bot_of(given) for who, given in bots.items()}
        self._had_bots = frozenset(self._bots)

    def __bool__(self) -> bool:
        return bool(self._bots)

    def __contains__(self, seat: int) -> bool:
        return seat in self._bots

    def __iter__(self) -> Iterator[int]:
        return iter(self._bots)

    def bot(self, seat: int) -> Bot | None:
        """Who sits there; ``None`` for a person."""
        return self._bots.get(seat)

    def level(self, seat: int) -> str:
        """:data:`PERSON`, a word for the bot, or the kind of a bot from elsewhere."""
        bot = self.bot(seat)
        return bot.level if bot else PERSON

    def has_had_a_bot(self, seat: int) -> bool:
        """Whether a bot sits there, or has sat there in this game.

        What the seat keeps secret is the bot's own, also when a person has taken its place.
        """
        return seat in self._had_bots

    def begin(self) -> None:
        """Another game begins: what seats kept secret in the last one counts no more."""
        self._had_bots = frozenset(self._bots)

    def kept(self) -> Seated:
        """Who sits where now, to be given to :meth:`restore` later."""
        return Seated(dict(self._bots), self._had_bots)

    def restore(self, kept: Seated) -> None:
        """Everybody sits again where they sat then."""
        self._bots, self._had_bots = dict(kept.bots), kept.had_bots

    def put(self, seat: int, level: str) -> None:
        """Give a seat to a person or to a bot of a level.

        Raises
        ------
        Refusal
            If there is no such level.
        """
        if level == PERSON:
            self._bots.pop(seat, None)
        else:
            self._bots[seat] = self._bot_of(level)
            self._had_bots |= {seat}

    def _bot_of(self, given: Any) -> Bot:
        return Bot.of(given, self._levels, self._older)


def mover_of(game: Game[Any, Any]) -> Named:
    """The player to move."""
    return Named(game.players[game.position.mover - 1])
