"""Wrong ideas about the board, the material and the set-up (C1 to C5, S1 to S3)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from clans_widget.clans import Board
from clans_widget.clans.exercises.ideas.beliefs import CHART
from clans_widget.clans.exercises.ideas.idea import Idea


def first_of_the_region(board: Board, territory: str, terrain: str) -> bool:
    """The whole region has the terrain of its first territory."""
    first, *_ = board.regions[board[territory].region]
    return board[first].terrain == terrain


def grass_or_steppe(board: Board, territory: str, terrain: str) -> bool:
    """Steppe and grassland are the same."""
    alike = ("steppe", "grassland")
    there = board[territory].terrain
    return there in alike if terrain in alike else there == terrain


def mountain_or_steppe(board: Board, territory: str, terrain: str) -> bool:
    """All that is not green is mountain."""
    alike = ("mountain", "steppe")
    there = board[territory].terrain
    return there in alike if terrain in alike else there == terrain


def not_over_rivers(board: Board, territory: str) -> Collection[str]:
    """A river along the border separates."""
    return [n for n in board[territory].neighbors if board.between(territory, n) != "river"]


def over_lakes_too(board: Board, territory: str) -> Collection[str]:
    """Whoever looks at each other across a lake is a neighbor, too."""
    across = {name for lake in board.lakes if territory in lake.shore for name in lake.shore}
    return ({*board[territory].neighbors} | across) - {territory}


def the_region_too(board: Board, territory: str) -> Collection[str]:
    """All territories of a region are neighbors."""
    region = board.regions[board[territory].region]
    return {*board[territory].neighbors, *region} - {territory}


SWAPPED: Final = (
    *(row._replace(favorable=row.unfavorable, unfavorable=row.favorable) for row in CHART[:-1]),
    CHART[-1],
)
FLAT: Final = tuple(row._replace(bonus=1) for row in CHART)
THREE_EACH: Final = tuple(row._replace(chips=3) for row in CHART)
LASTING: Final = tuple(
    row._replace(favorable=tuple({t: 0 for each in CHART[: n + 1] for t in each.favorable}))
    for n, row in enumerate(CHART)
)

BOARD: Final = (
    Idea(
        "one-terrain-a-region",
        "C1",
        counts_as=first_of_the_region,
        knows={"regions": "one_terrain"},
    ),
    Idea("steppe-is-grassland", "C1", counts_as=grass_or_steppe),
    Idea("steppe-is-mountain", "C1", counts_as=mountain_or_steppe),
    Idea("river-separates", "C2", neighbors=not_over_rivers, knows={"river": "separates"}),
    Idea("lake-joins", "C2", neighbors=over_lakes_too),
    Idea("region-is-near", "C2", neighbors=the_region_too),
    Idea("colors-for-players", "C3", knows={"clans_of_two": "two", "huts_of_two": "two_colors"}),
    Idea("white-is-special", "C3", knows={"white_huts": "other_rules", "white_strife": "no"}),
    Idea("track-stops-at-60", "C4", knows={"over_sixty": "stops", "past_the_end": "sixty"}),
    Idea("track-starts-over", "C4", knows={"over_sixty": "loses", "past_the_end": "four"}),
    Idea("chart-upside-down", "C5", chart=SWAPPED),
    Idea("bonus-always-one", "C5", chart=FLAT),
    Idea("three-chips-an-epoch", "C5", chart=THREE_EACH),
    Idea("favor-lasts", "C5", chart=LASTING),
)

SET_UP: Final = (
    Idea(
        "region-of-one-color",
        "S1",
        knows={"huts_of_a_region": "one_color", "red_huts_of_a_region": "five"},
    ),
    Idea(
        "any-five",
        "S1",
        knows={"huts_of_a_region": "any_five", "red_huts_of_a_region": "zero_or_more"},
    ),
    Idea("own-choice", "S1", knows={"huts_of_a_region": "own_choice", "who_places": "players"}),
    Idea(
        "unheld-clans-out",
        "S2",
        knows={"clans_of_two": "two", "cards_left_over": "huts_removed"},
    ),
    Idea("clans-shared-out", "S2", knows={"clans_of_two": "four", "cards_left_over": "shared_out"}),
    Idea("may-pass", "S3", knows={"passing": "may_pass", "only_move": "pass"}),
    Idea("youngest-begins", "S3", knows={"who_begins": "youngest", "who_begins_again": "youngest"}),
)
