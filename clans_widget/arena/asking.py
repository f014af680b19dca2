"""Asking a player, whoever wrote it, for a move, and what can be wrong with the answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeVar

from clans_widget.core.errors import GameError, Refusal
from clans_widget.core.protocols import Position

from .player import ROLL, Player

T = TypeVar("T")

Kind = Literal["illegal", "no_move", "error", "late"]


@dataclass(frozen=True, slots=True)
class Outcome(Generic[T]):
    """What came of thinking. Its ``repr`` shows neither answer nor error: logs would keep them.

    Attributes
    ----------
    answer : object
    error : BaseException or None
        What was raised instead.
    late : float or None
        The seconds allowed, when they were over before.

    Examples
    --------
    >>> Outcome.of(lambda: 6 * 7).answer, type(Outcome.of(lambda: 1 / 0).error).__name__
    (42, 'ZeroDivisionError')
    """

    answer: T | None = field(default=None, repr=False)
    error: BaseException | None = field(default=None, repr=False)
    late: float | None = None

    @staticmethod
    def of(think: Callable[[], T], *, in_thread: bool = False) -> Outcome[T]:
        """Think here and now, whatever a foreign player raises.

        Who interrupts the kernel still does, but for a thread of its own, where that was not the
        person at the keyboard. Where the player was, and with which variables, is not told then:
        it might be a secret.
        """
        try:
            return Outcome(think())
        except BaseException as error:  # noqa: BLE001 - a foreign player may raise anything
            if in_thread or not isinstance(error, KeyboardInterrupt):
                return Outcome(error=error)
        raise KeyboardInterrupt


def ask(player: Player, view: Any, *, in_thread: bool = False) -> Outcome[Any]:
    """What comes of asking a player; whether the answer can be played, :func:`failure_of` says.

    Examples
    --------
    >>> class Roller:
    ...     def choose(self, view):
    ...         return ROLL
    >>> ask(Roller(), None).answer
    'roll'
    """
    return Outcome.of(lambda: player.choose(view), in_thread=in_thread)


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a player's answer cannot be played.

    Attributes
    ----------
    kind : str
        ``"illegal"``, ``"no_move"`` (the answer was no move at all), ``"error"`` (an exception)
        or ``"late"``.
    detail : str
        The move with the rule against it, the answer, the exception, or the seconds allowed:
        for the report of a game, because it might tell what only the player knows.
    told : mapping of str to object
        What may be told while the game goes on: of an exception or an answer the kind alone, of
        an exception where it happened too.
    """

    kind: Kind
    detail: str
    told: Mapping[str, object] = field(default_factory=dict, compare=False)

    def refusal(self, player: object) -> Refusal:
        """The failure as a sentence for those who play on, telling no secret.

        Parameters
        ----------
        player : Named or str

        Examples
        --------
        >>> print(failure_of(Outcome(error=ZeroDivisionError("red")), None).refusal("Bob"))
        Bob’s bot has failed: ZeroDivisionError in line 0 of “”. Move for Bob by hand, ...
        """
        return Refusal(f"widget.bot_{self.kind}", player=player, **self.told)


def failure_of(outcome: Outcome[Any], position: Position) -> Failure | None:
    """What is wrong with a player's answer.

    ``None`` if the answer can be played: a legal move, or :data:`~clans_widget.arena.player.ROLL`
    where dice may be rolled.

    Parameters
    ----------
    outcome : Outcome
    position : Position
        In which the player was asked.
    """
    if outcome.late is not None:
        return Failure("late", f"{outcome.late:g}")
    if outcome.error is not None:
        return _raised(outcome.error)
    answer = outcome.answer
    if wants_to_roll(answer):
        nothing = GameError("game.nothing_to_roll")
        return None if position.can_roll else _illegal(answer, nothing)
    if not isinstance(answer, tuple({type(move) for move in position.legal_moves()})):
        return _no_move(answer)
    try:
        position.play(answer)
    except Refusal as why:
        return _illegal(answer, why)
    except Exception:  # noqa: BLE001 - a move need not hold what a move should
        return _no_move(answer)
    return None


def wants_to_roll(answer: object) -> bool:
    """Whether an answer is :data:`~clans_widget.arena.player.ROLL`.

    Examples
    --------
    >>> wants_to_roll(ROLL), wants_to_roll("A1-A2")
    (True, False)
    """
    return isinstance(answer, str) and answer == ROLL


def _illegal(answer: object, why: Refusal) -> Failure:
    return Failure("illegal", f"{answer}: {why}", {"move": answer, "why": why})


def _no_move(answer: object) -> Failure:
    return Failure("no_move", _shown(answer), {"kind": type(answer).__name__})


def _raised(error: BaseException) -> Failure:
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    told = {
        "error": type(error).__name__,
        "function": trace.tb_frame.f_code.co_name if trace else "",
        "line": trace.tb_lineno if trace else 0,
    }
    return Failure("error", _text_of(error), told)


def _shown(answer: object) -> str:
    """An answer in one line; even its text may fail."""
    try:
        return repr(answer)[:160]
    except Exception:  # noqa: BLE001 - it is a foreign one
        return type(answer).__name__


def _text_of(error: BaseException) -> str:
    """An exception in one line; even its text may fail."""
    try:
        text = str(error)
    except Exception:  # noqa: BLE001 - it is a foreign one
        text = ""
    kind = type(error).__name__
    return f"{kind}: {text[:160]}" if text and not isinstance(error, Refusal) else text or kind
