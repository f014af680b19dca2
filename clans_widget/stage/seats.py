"""Who sits where: persons, and bots of several strengths. No widget code."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from threading import Lock
from typing import Any, Final, Protocol

from clans_widget.arena.view import seat_of
from clans_widget.core.errors import Refusal
from clans_widget.core.game import Game
from clans_widget.words import Named, sentence

PERSON: Final = "person"

Bots = Mapping[Any, Any]
"""Bots by name or number of the player: objects with a method ``choose(view)``, or levels."""

Levels = Mapping[str, Callable[[], Any]]
"""The bots that can be chosen by a word, from weak to strong."""


class Offer(Protocol):
    """The bots of a game that go by a word: those of its production.

    The attributes are those of :class:`~clans_widget.stage.production.Casting`.
    """

    @property
    def levels(self) -> Levels:
        """The bots, from weak to strong."""

    @property
    def older_levels(self) -> Mapping[str, str]:
        """Levels by words that they had before."""


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

    player: Any = field(compare=False)
    level: str
    lock: Lock = field(default_factory=Lock, compare=False)

    @staticmethod
    def of(given: Any, offer: Offer) -> Bot:
        """A bot of a level, also by an older word for it, or one that is given as an object.

        Raises
        ------
        Refusal
            If it is neither.
        """
        if (
            isinstance(given, str)
            and (word := offer.older_levels.get(given, given)) in offer.levels
        ):
            return Bot(offer.levels[word](), word)
        if not callable(getattr(given, "choose", None)):
            kind = given if isinstance(given, str) else type(given).__name__
            told = (
                sentence("widget.level", word=word, seat=sentence(f"seat.{word}"))
                for word in offer.levels
            )
            raise Refusal("widget.no_bot", given=kind, levels=tuple(told))
        return Bot(given, type(given).__name__)

    @staticmethod
    def named(level: str, offer: Offer) -> Bot:
        """A bot of a level; of another kind the name alone, which cannot play."""
        return Bot.of(level, offer) if level in offer.levels else Bot(None, level)


@dataclass(frozen=True, slots=True)
class Seats:
    """The bots of a game, by the number of their seat, from 1.

    Attributes
    ----------
    bots : mapping of int to Bot
    had_bots : frozenset of int
        Where bots sit, or have sat in this game.
    """

    bots: Mapping[int, Bot] = field(default_factory=dict)
    had_bots: frozenset[int] = frozenset()

    @staticmethod
    def of(players: tuple[str, ...], given: Bots, offer: Offer) -> Seats:
        """The seats of some players, of whom some are bots.

        Raises
        ------
        GameError
            If a bot is given to nobody who plays.
        Refusal
            If something is no bot.
        """
        bots = {seat_of(players, who): Bot.of(bot, offer) for who, bot in given.items()}
        return Seats(bots, frozenset(bots))

    def with_players_of(self, given: Seats) -> Seats:
        """The same bots; where others of the same kinds are given, those."""
        bots = {
            seat: given.bots[seat] if given.level(seat) == bot.level else bot
            for seat, bot in self.bots.items()
        }
        can_play = {seat: bot for seat, bot in bots.items() if bot.player is not None}
        return replace(self, bots=can_play)

    def __bool__(self) -> bool:
        return bool(self.bots)

    def __contains__(self, seat: int) -> bool:
        return seat in self.bots

    def __iter__(self) -> Iterator[int]:
        return iter(self.bots)

    def bot(self, seat: int) -> Bot | None:
        """Who sits there; ``None`` for a person."""
        return self.bots.get(seat)

    def level(self, seat: int) -> str:
        """:data:`PERSON`, a word for the bot, or the kind of a bot from elsewhere."""
        bot = self.bot(seat)
        return bot.level if bot else PERSON

    def has_had_a_bot(self, seat: int) -> bool:
        """Whether a bot sits there, or has sat there in this game.

        What the seat keeps secret is the bot's own, also when a person has taken its place.
        """
        return seat in self.had_bots

    def in_new_game(self) -> Seats:
        """The same in another game: what seats kept secret in the last one counts no more."""
        return replace(self, had_bots=frozenset(self.bots))

    def without_bot(self, seat: int) -> Seats:
        """The same with a person in a seat."""
        return replace(self, bots={at: bot for at, bot in self.bots.items() if at != seat})

    def given(self, seat: int, level: str, offer: Offer) -> Seats:
        """The seats when one is given to a person or to a bot of a level.

        Raises
        ------
        Refusal
            If there is no such level.
        """
        if level == PERSON:
            return self.without_bot(seat)
        return Seats({**self.bots, seat: Bot.of(level, offer)}, self.had_bots | {seat})


PERSONS_ONLY: Final = Seats()


def mover_of(game: Game[Any, Any]) -> Named:
    """The player to move."""
    return Named(game.players[game.position.mover - 1])
