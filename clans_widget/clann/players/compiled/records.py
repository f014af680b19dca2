"""What the compiled look ahead reads: chances, weights and all that dice can show, in arrays."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from clans_widget.clann.chances.dice import FARTHEST, entering, hits, strikes
from clans_widget.clann.chances.rolls import all_shown
from clans_widget.clann.players.answering import WON
from clans_widget.clann.players.outlook import LATER, SOON
from clans_widget.clann.rules.dice import BLACK
from clans_widget.clann.simulate.layout import BLACK_FACE

Numbers = NDArray[Any]

TASTE: Final = np.dtype(
    [
        ("lead", "f8"),
        ("waiting", "f8"),
        ("soon", "f8"),  # what is lost at the next roll
        ("later", "f8"),  # what is lost at a later one
        ("knight", "f8"),
        ("won", "f8"),
        ("hits", "f8", FARTHEST + 1),
        ("strikes", "f8", FARTHEST + 1),
        ("entering", "f8"),
    ],
    align=True,
)
"""The weights of the hints, with the chances that they go by."""


@lru_cache(maxsize=8)
def taste_of(weights: tuple[tuple[str, float], ...]) -> Numbers:
    """The weights of the hints as the compiled code reads them."""
    tastes, hints = np.zeros(1, TASTE), dict(weights)
    for hint in ("lead", "waiting", "knight"):
        tastes[hint] = hints[hint]
    tastes["soon"], tastes["later"] = hints["danger"] * SOON, hints["danger"] * LATER
    tastes["won"], tastes["entering"] = WON, entering()
    tastes["hits"], tastes["strikes"] = hits(), strikes()
    return tastes


@lru_cache(maxsize=3)
def rolls_of(kind: str) -> tuple[Numbers, Numbers]:
    """All that some dice can show, 0 for one that is not rolled; and the chance of each."""
    shown = all_shown(kind)
    faces = [
        (*(*each.ordinary, 0)[:2], BLACK_FACE if each.black == BLACK else each.black or 0)
        for each in shown
    ]
    return np.array(faces, np.int64), np.array([each.chance for each in shown])
