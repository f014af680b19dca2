"""What went wrong when somebody valued a village, where no wrong idea explains it."""

from __future__ import annotations

from clans_widget.clans import EPOCHS, VillageFounded
from clans_widget.clans.rules.colors import lost_in_strife, size
from clans_widget.words import Sentence, sentence

from .texts import clan_names


def slip_in_epoch(founded: VillageFounded, given: int) -> Sentence | None:
    """The other epoch in which a wrong value would be right, if there is one.

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
    >>> print(slip_in_epoch(turn.steps[1], 10).in_language("en"))
    In epoch V the value 10 would be right, but A5 takes a chip of epoch I (V3).
    """
    terrain = founded.position.board[founded.territory].terrain
    huts = size(founded.group) - size(lost_in_strife(founded.group))
    for epoch in EPOCHS:
        stands = huts and epoch.favor(terrain) != "unfavorable"
        if given == (huts + epoch.bonus_on(terrain) if stands else 0):
            values = {"epoch": founded.epoch, "other": epoch.numeral, "given": given}
            return sentence("clans.verdict.worth.epoch", territory=founded.territory, **values)
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
