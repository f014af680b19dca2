"""What players of CLANN think, as pandas tables."""

from __future__ import annotations

from collections.abc import Sequence

import pandas as pd

from clans_widget.core.argument_types import check_arguments

from .advice import Advice

__all__ = ["advice_table"]


@check_arguments
def advice_table(advised: Sequence[Advice]) -> pd.DataFrame:
    """Good uses of a die, what they lead to, and what each hint says of the position after them.

    Parameters
    ----------
    advised : sequence of Advice
        From :func:`~clans_widget.clann.players.advice.advice`.

    Returns
    -------
    pandas.DataFrame
        Index ``move``, best first; ``worth`` at the end of the turn, and the hints, in cells.

    Examples
    --------
    >>> from clans_widget.clann import Move
    >>> advice_table([Advice(Move(5, "1"), 12.5, {"lead": 9.0, "danger": -2.0})])
          worth  lead  danger
    move
    5-1    12.5   9.0    -2.0
    """
    index = pd.Index([each.move.to_text() for each in advised], name="move")
    return pd.DataFrame([{"worth": each.worth, **each.why} for each in advised], index=index)
