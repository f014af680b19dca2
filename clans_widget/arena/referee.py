"""A referee asks players for moves, and waits no longer than allowed."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from typing import Any, Final

from .asking import Outcome, ask
from .player import Player, Preparing


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

    def prepare(self, players: Iterable[Player]) -> None:
        """Where time is short, let players get ready before the first move."""
        if self.limit is not None:
            for player in {id(player): player for player in players}.values():
                if isinstance(player, Preparing):
                    Outcome.of(player.prepare)  # what fails now fails again in a move

    def ask(self, player: Player, view: Any) -> Outcome[Any]:
        """What comes of asking a player; the answer may still be illegal."""
        if self.limit is None:
            return ask(player, view)
        outcome: Outcome[Any] = Outcome(late=self.limit)

        def think() -> None:
            nonlocal outcome
            outcome = ask(player, view, in_thread=True)

        return outcome if self._in_time(player, think, self.limit) else Outcome(late=self.limit)

    def _in_time(self, player: Player, think: Callable[[], None], limit: float) -> bool:
        still = self._late.get(id(player))
        if still is not None and still.is_alive():
            return False
        thread = threading.Thread(target=think, daemon=True)
        thread.start()
        thread.join(limit)
        self._late[id(player)] = thread
        return not thread.is_alive()
