"""What a Python does before it falls asleep, and when it has been woken up.

A reader's device keeps the memory of a Python that has begun, so that it need not begin again.
"""

from __future__ import annotations

import random
from importlib import import_module, invalidate_caches
from importlib.util import find_spec

from clans_widget.page.doors import doors


def prepare(games: str) -> None:
    """Load what the boards of some games need: it is there after waking up.

    Parameters
    ----------
    games : str
        The names of their packages, with spaces between them.

    Examples
    --------
    >>> prepare("clann clans")
    """
    for game in games.split():
        for module in doors(game):
            if find_spec(module):
                import_module(module)


def wake() -> None:
    """Notice that the files are others than before, and that chance is another each time.

    Examples
    --------
    >>> wake()
    """
    invalidate_caches()
    random.seed()
