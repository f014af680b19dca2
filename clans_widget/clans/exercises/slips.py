"""What went wrong when somebody valued a village: the usual slips, each with its rule."""

from __future__ import annotations

from typing import Final

from clans_widget.clans import EPOCHS, Epoch, VillageFounded
from clans_widget.clans.rules.colors import (
    lost_in_strife,
    size,
)
from clans_widget.words import Sentence, sentence

from .texts import clan_names

_MANY: Final = 3
"""From so many colors on somebody may see strife where there is none."""


def slip_in_value(founded: VillageFounded, given: int) -> Sentence | None:
    """The slip that explains a wrong value, if there is one.

    Parameters
    ----------
    founded : VillageFounded
        The founding of the village.
    given : int
        The wrong value.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> turn = Position.of({"A5": "3b", "A2": "ry"}).play("A2-A5")
    >>> print(slip_in_value(turn.steps[1], 5).in_language("en"))
    The bonus of 1 is missing: in epoch I the terrain of A5, forest, is favorable (V5).
    """
    terrain = founded.position.board[founded.territory].terrain
    epoch = next(epoch for epoch in EPOCHS if epoch.numeral == founded.epoch)
    lost = size(lost_in_strife(founded.group))
    huts = size(founded.group) - lost
    values = {
        "territory": founded.territory,
        "terrain": sentence(f"clans.terrain.{terrain}"),
        "epoch": epoch.numeral,
        "given": given,
    }

    def worth(epoch: Epoch, huts: int) -> int:
        if epoch.favor(terrain) == "unfavorable" or not huts:
            return 0
        return huts + epoch.bonus_on(terrain)

    favor = epoch.favor(terrain)
    if favor == "unfavorable":
        return sentence("clans.verdict.worth.destroyed", **values)
    if lost and given in (worth(epoch, huts + lost), huts + lost):
        return sentence("clans.verdict.worth.strife", count=lost)
    single = sum(n == 1 for n in founded.huts.values())
    if not lost and single and len(founded.huts) >= _MANY and given == worth(epoch, huts - single):
        return sentence("clans.verdict.worth.no_strife", **values, count=len(founded.huts))
    if favor == "favorable" and given == huts:
        return sentence("clans.verdict.worth.bonus", **values, count=epoch.bonus)
    if favor == "neutral" and given == huts + epoch.bonus:
        return sentence("clans.verdict.worth.no_bonus", **values, count=epoch.bonus)
    for other in EPOCHS:
        if given == worth(other, huts):
            return sentence("clans.verdict.worth.epoch", **values, other=other.numeral)
    return None


def slips_in_clans(
    founded: VillageFounded, given: tuple[str, ...], right: tuple[str, ...]
) -> tuple[Sentence, ...]:
    """Which clans are missing or too many, and why.

    Parameters
    ----------
    founded : VillageFounded
        The founding of the village.
    given, right : tuple of str
        The clans that were named, and those that score.
    """
    values = {"territory": founded.territory}
    missed = [clan for clan in right if clan not in given]
    absent = [clan for clan in given if clan not in founded.huts]
    gone = [clan for clan in given if clan in founded.huts and clan not in right]
    cases = {"missed": missed, "absent": absent, "gone": gone}
    return tuple(
        sentence(f"clans.verdict.clans.{case}", **values, clans=clan_names(clans), count=len(clans))
        for case, clans in cases.items()
        if clans
    )
