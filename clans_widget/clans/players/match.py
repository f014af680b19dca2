"""One game among players, with a referee who reports what goes wrong."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from clans_widget.clans import ClansError, Game, IllegalMove, Move
from clans_widget.words import IN_USE, say

from .player import Player
from .search import SearchPlayer, prepare
from .view import View

FaultKind = Literal["illegal", "no_move", "error", "late"]


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a game was lost at the table: the player did not choose a legal move.

    Attributes
    ----------
    player : str
    ply : int
        The turn that could not be made, from 1.
    kind : str
        ``"illegal"``, ``"no_move"`` (the answer was no move at all), ``"error"`` (an exception)
        or ``"late"``.
    detail : str
        The move with the rule against it, the answer, the exception, or the seconds allowed.
    """

    player: str
    ply: int
    kind: FaultKind
    detail: str

    def text(self, language: str = IN_USE) -> str:
        """The fault in a sentence.

        Examples
        --------
        >>> Fault("Eve", 3, "late", "0.5").text()
        'Eve had not chosen after 0.5 seconds (turn 3): the game is lost.'
        """
        return say(
            f"players.fault.{self.kind}",
            language,
            player=self.player,
            ply=self.ply,
            detail=self.detail,
        )


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is over.

    Attributes
    ----------
    setup : int
        Which set-up it began from.
    players : tuple of str
        In the order of their seats.
    clans : tuple of str
        The clan of each.
    totals : tuple of int
        Points of each with the chips (F3), as far as the game went.
    shares : tuple of float
        Of the win, of each: 1 for a winner alone, halves for two level at the top (F4). After a
        fault 0 for its player, and the others share.
    record : str
        The record of the game, all cards told.
    moves : tuple of int
        How often each has chosen.
    seconds : tuple of float
        How long each has thought.
    fault : Fault or None

    Examples
    --------
    >>> from clans_widget.clans.players import GreedyPlayer
    >>> game = Game.new(["Ann", "Bob"], seed=7)
    >>> played = play_match(game, dict.fromkeys(game.players, GreedyPlayer(1)))
    >>> Game.from_text(played.record).position == game.position
    True
    """

    setup: int
    players: tuple[str, ...]
    clans: tuple[str, ...]
    totals: tuple[int, ...]
    shares: tuple[float, ...]
    record: str = field(repr=False)
    moves: tuple[int, ...]
    seconds: tuple[float, ...] = field(compare=False)
    fault: Fault | None = None


class Referee:
    """Asks players for moves, and waits no longer than allowed.

    A player who is late cannot be stopped: the thread in which it thinks is left alone. As long
    as it goes on, the player is late at once whenever it is asked again.

    Parameters
    ----------
    limit : float, optional
        Seconds allowed for a move; without one a player may think for ever.
    """

    def __init__(self, limit: float | None = None) -> None:
        self.limit: Final = limit
        self._late: dict[int, threading.Thread] = {}

    def __reduce__(self) -> tuple[type[Referee], tuple[float | None]]:
        """In another process it begins anew: those who are late are late here."""
        return Referee, (self.limit,)

    def ask(self, name: str, player: Player, view: View) -> Move | Fault:
        """The move that a player chooses, or what it did instead; it may still be illegal."""
        ply = len(view.moves) + 1
        answer: object = None
        failure: BaseException | None = None

        def think() -> None:
            nonlocal answer, failure
            try:
                answer = player.choose(view)
            except BaseException as error:
                if isinstance(error, KeyboardInterrupt) and self.limit is None:
                    raise  # perhaps that of the person at the keyboard
                failure = error

        if not self._in_time(player, think):
            return Fault(name, ply, "late", f"{self.limit:g}")
        if failure is not None:
            return Fault(name, ply, "error", _told(failure))
        if isinstance(answer, Move):
            return answer
        return Fault(name, ply, "no_move", _shown(answer))

    def _in_time(self, player: Player, think: Callable[[], None]) -> bool:
        if self.limit is None:
            think()
            return True
        still = self._late.get(id(player))
        if still is not None and still.is_alive():
            return False
        thread = threading.Thread(target=think, daemon=True)
        thread.start()
        thread.join(self.limit)
        self._late[id(player)] = thread
        return not thread.is_alive()


def play_match(
    game: Game, players: Mapping[str, Player], *, referee: Referee | None = None, setup: int = 0
) -> Played:
    """Play a game to its end, or to the first fault.

    Parameters
    ----------
    game : Game
        It is changed: the moves are made in it. All its cards must be known.
    players : mapping of str to Player
        By the names in the game.
    referee : Referee, optional
        By default one that waits for ever.
    setup : int
        For the report.

    Raises
    ------
    PlayersError
        If the game does not say which clan a player has.

    Examples
    --------
    >>> from clans_widget.clans.players import RandomPlayer
    >>> game = Game.new(["Ann", "Bob"], seed=7)
    >>> played = play_match(game, {"Ann": RandomPlayer(1), "Bob": RandomPlayer(2)})
    >>> game.position.is_over, sum(played.shares), played.fault
    (True, 1.0, None)
    """
    referee = referee or Referee()
    if referee.limit is not None and any(isinstance(p, SearchPlayer) for p in players.values()):
        prepare()  # what is compiled once is not charged to a move
    moves, seconds = dict.fromkeys(game.players, 0), dict.fromkeys(game.players, 0.0)
    fault: Fault | None = None
    while fault is None and not game.position.is_over:
        name = game.players[game.position.mover - 1]
        view = View.of(game)
        began = time.perf_counter()
        answer = referee.ask(name, players[name], view)
        seconds[name] += time.perf_counter() - began
        moves[name] += 1
        fault = answer if isinstance(answer, Fault) else _played(game, name, answer)
    clans = _clans(game)
    return Played(
        setup,
        game.players,
        tuple(clans.values()),
        _totals(game, clans),
        _shares(game, fault),
        game.to_text(secrets=True),
        tuple(moves.values()),
        tuple(seconds.values()),
        fault,
    )


def _played(game: Game, name: str, move: Move) -> Fault | None:
    try:
        game.play(move)
    except IllegalMove as error:
        return Fault(name, len(game.turns) + 1, "illegal", f"{move}: {error}")
    except Exception:  # noqa: BLE001 - a move need not hold what a move should
        return Fault(name, len(game.turns) + 1, "no_move", _shown(move))
    return None


def _clans(game: Game) -> dict[str, str]:
    return {name: game.clans(seen_by=name)[name] for name in game.players}


def _totals(game: Game, clans: Mapping[str, str]) -> tuple[int, ...]:
    points = game.position.scores._asdict()
    pairs = zip(clans.values(), game.position.chips, strict=True)
    return tuple(points[clan] + chips for clan, chips in pairs)


def _shares(game: Game, fault: Fault | None) -> tuple[float, ...]:
    if fault is None:
        result = game.result()
        winners = result.winners if result else ()
    else:
        winners = tuple(name for name in game.players if name != fault.player)
    return tuple((name in winners) / len(winners) for name in game.players)


def _shown(answer: object) -> str:
    """An answer in one line; even its text may fail."""
    try:
        return repr(answer)[:160]
    except Exception:  # noqa: BLE001 - it is a foreign one
        return type(answer).__name__


def _told(error: BaseException) -> str:
    """An exception in one line; even its text may fail."""
    try:
        text = str(error)
    except Exception:  # noqa: BLE001 - it is a foreign one
        text = ""
    kind = type(error).__name__
    return f"{kind}: {text[:160]}" if text and not isinstance(error, ClansError) else text or kind
