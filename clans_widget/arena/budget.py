"""How long a player may search."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter

from clans_widget.core.argument_types import check_arguments

from .breath import breathe
from .errors import PlayersError


@check_arguments
@dataclass(frozen=True, slots=True)
class Budget:
    """Seconds, playouts or both: whichever is used up first ends the search.

    Parameters
    ----------
    seconds : float, optional
    playouts : int, optional

    Raises
    ------
    PlayersError
        If there is neither, or one of them is not above 0.

    Examples
    --------
    >>> list(Budget(playouts=250).parts(100))
    [100, 100, 50]
    """

    seconds: float | None = None
    playouts: int | None = None

    def __post_init__(self) -> None:
        given = [amount for amount in (self.seconds, self.playouts) if amount is not None]
        if not given or min(given) <= 0:
            raise PlayersError("players.budget")

    def parts(self, each: int, began: float | None = None) -> Iterator[int]:
        """How many playouts to make next, again and again until the budget is used up.

        Parameters
        ----------
        each : int
            The most at a time: the clock is looked at after so many. There is always one part.
        began : float, optional
            When the clock began to run, as :func:`time.perf_counter` tells it; now by default.
        """
        began = perf_counter() if began is None else began
        done = 0
        while self.playouts is None or done < self.playouts:
            part = each if self.playouts is None else min(each, self.playouts - done)
            yield part
            breathe()
            done += part
            if self.seconds is not None and perf_counter() - began >= self.seconds:
                return
