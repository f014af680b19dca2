"""Wrong ideas about the end and the winner (F1 to F4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from clans_widget.clans.exercises.ideas.beliefs import CHART
from clans_widget.clans.exercises.ideas.idea import Idea

NO_FIFTH_BONUS: Final = (*CHART[:-1], CHART[-1]._replace(favorable=()))


def all_five(clans: Mapping[str, str], scores: Mapping[str, int]) -> Mapping[str, str]:
    """Clans that nobody holds can win, too."""
    return {**clans, **{clan: clan for clan in scores if clan not in clans.values()}}


def best(totals: Mapping[str, int]) -> tuple[str, ...]:
    """All with the highest total."""
    return tuple(name for name, n in totals.items() if n == max(totals.values()))


def more_chips(totals: Mapping[str, int], chips: Mapping[str, int]) -> tuple[str, ...]:
    """Of those level at the top, the one with more chips wins."""
    top = best(totals)
    return best({name: chips.get(name, 0) for name in top})


def first_at_the_table(totals: Mapping[str, int], chips: Mapping[str, int]) -> tuple[str, ...]:
    """Of those level at the top, the starting player wins."""
    return best(totals)[:1]


def nobody(totals: Mapping[str, int], chips: Mapping[str, int]) -> tuple[str, ...]:
    """A tie is won by nobody."""
    top = best(totals)
    return top if len(top) == 1 else ()


END: Final = (
    Idea("surplus-counts", "F1", "V3", surplus=True),
    Idea("goes-on-after-12", "F1", villages=99, knows={"twelfth_village": "until_stuck"}),
    Idea(
        "last-village-no-bonus",
        "F1",
        "V5",
        chart=NO_FIFTH_BONUS,
        knows={"last_epoch": "none_of_them"},
    ),
    Idea("stuck-means-pass", "F2", stuck=False, knows={"stuck": "pass_on"}),
    Idea("chips-count-double", "F3", total=lambda points, chips: points + 2 * chips),
    Idea("chips-do-not-count", "F3", total=lambda points, chips: points),
    Idea(
        "most-chips-win",
        "F3",
        total=lambda points, chips: chips,
        knows={"clan_of_nobody": "most_chips"},
    ),
    Idea(
        "unheld-clan-wins",
        "F3",
        contest=all_five,
        knows={"clan_of_nobody": "nobody_wins", "unheld_leads": "nobody"},
    ),
    Idea(
        "tie-more-chips",
        "F4",
        winners=more_chips,
        knows={"equal_totals": "most_chips", "tie_and_chips": "more_chips"},
    ),
    Idea(
        "tie-first-player",
        "F4",
        winners=first_at_the_table,
        knows={"equal_totals": "started_first", "three_level": "first_of_them"},
    ),
    Idea(
        "tie-nobody",
        "F4",
        winners=nobody,
        knows={"equal_totals": "play_again", "tie_and_chips": "nobody_wins"},
    ),
)
