"""Who sits where: persons, and bots of several strengths. No widget code."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from threading import Lock
from typing import Any, Final

from clans_widget.core.errors import GameError, Refusal
from clans_widget.core.game import Game
from clans_widget.words import Named

from .thinking import Outcome

PERSON: Final = "person"

ROLL: Final = "roll"
"""What a bot answers that would rather roll the dice than move."""

Bots = Mapping[Any, Any]
"""Bots by name or number of the player: objects with a method ``choose(view)``, or levels."""

Levels = Mapping[str, Callable[[], Any]]
"""The bots that can be chosen by a word, from weak to strong."""


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
    lock: Lock = field(default_factory=Lock, compare=False)

    @staticmethod
    def of(given: Any, levels: Levels) -> Bot:
        """A bot of a level, or one that is given as an object.

        Raises
        ------
        Refusal
            If it is neither.
        """
        if isinstance(given, str) and given in levels:
            return Bot(levels[given](), given)
        if isinstance(given, str) or not callable(getattr(given, "choose", None)):
            kind = given if isinstance(given, str) else type(given).__name__
            raise Refusal("widget.no_bot", given=kind, levels=", ".join(levels))
        return Bot(given, type(given).__name__)

    def answer(self, view: Any) -> Outcome[Any]:
        """What comes of asking the bot here and now."""
        with self.lock:
            return Outcome.of(lambda: self.player.choose(view))


class Seats:
    """The bots of a game, by the number of their seat, from 1.

    Parameters
    ----------
    levels : mapping of str to callable
    players : tuple of str
        The names of those who play.
    bots : mapping of str or int to bots

    Raises
    ------
    GameError
        If a bot is given to nobody who plays.
    Refusal
        If something is no bot.
    """

    def __init__(self, levels: Levels, players: tuple[str, ...], bots: Bots) -> None:
        self._levels = levels
        self._bots = {_seat(players, who): Bot.of(given, levels) for who, given in bots.items()}

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

    def put(self, seat: int, level: str) -> None:
        """Give a seat to a person or to a bot of a level."""
        self._bots.pop(seat, None)
        if level != PERSON:
            self._bots[seat] = Bot.of(level, self._levels)


def checked_answer(answer: object, game: Game[Any, Any], kind: type) -> Any:
    """What a bot has answered, if it is a legal move, or a roll where one is possible.

    Raises
    ------
    Refusal
        If it is not; the sentence says why, and what can be done. Of an answer that is no move
        it tells the kind alone: the answer itself might tell a secret.
    """
    player, position = mover_of(game), game.position
    if answer == ROLL and position.can_roll:
        return ROLL
    if not isinstance(answer, kind):
        raise Refusal("widget.bot_no_move", player=player, kind=type(answer).__name__)
    try:
        position.play(answer)
    except Refusal as why:
        raise Refusal("widget.bot_illegal", player=player, move=answer, why=why) from None
    except Exception:  # noqa: BLE001 - a move need not hold what a move should
        raise Refusal("widget.bot_no_move", player=player, kind=kind.__name__) from None
    return answer


def failure(error: BaseException, game: Game[Any, Any]) -> Refusal:
    """What a bot has raised, as a sentence: its kind, and where it happened.

    What it says is left out, because it might tell a secret.
    """
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return Refusal(
        "widget.bot_error",
        player=mover_of(game),
        error=type(error).__name__,
        function=trace.tb_frame.f_code.co_name if trace else "",
        line=trace.tb_lineno if trace else 0,
    )


def mover_of(game: Game[Any, Any]) -> Named:
    """The player to move."""
    return Named(game.players[game.position.mover - 1])


def _seat(players: tuple[str, ...], who: str | int) -> int:
    if isinstance(who, int) and 0 < who <= len(players):
        return who
    if who in players:
        return players.index(str(who)) + 1
    raise GameError("game.player", name=who, players=", ".join(players))
