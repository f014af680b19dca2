"""Wrong ideas about moves (M1 to M3)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from clans_widget.clans.exercises.ideas.beliefs import Near
from clans_widget.clans.exercises.ideas.idea import Idea
from clans_widget.clans.exercises.ideas.world import Huts, World


def one_hut(huts: Huts) -> Huts:
    """A single hut moves, of the color that has most."""
    return {max(huts, key=lambda color: huts[color]): 1}


def one_color(huts: Huts) -> Huts:
    """Only the huts of one color move, of the one that has most."""
    most = max(huts, key=lambda color: huts[color])
    return {most: huts[most]}


def two_steps(source: str, near: Near) -> Collection[str]:
    """Huts may move over a territory between."""
    return {far for name in near(source) for far in (name, *near(name))} - {source}


def anywhere(world: World, source: str, target: str) -> bool:
    """Huts may move onto an empty territory."""
    return True


def onto_larger(world: World, source: str, target: str) -> bool:
    """Only onto a group that is not smaller."""
    return 0 < world.size(target) >= world.size(source)


def same_terrain(world: World, source: str, target: str) -> bool:
    """Only onto a territory with the same terrain."""
    is_same = world.board[source].terrain == world.board[target].terrain
    return is_same and world.size(target) > 0


MOVES: Final = (
    Idea("into-empty", "M1", enters=anywhere, knows={"empty_again": "any_time"}),
    Idea("one-hut-moves", "M1", taken=one_hut, knows={"part_of_a_group": "any_number"}),
    Idea("one-color-moves", "M1", taken=one_color),
    Idea("move-own-huts", "M1", knows={"whose_huts": "own_only", "part_of_a_group": "own_only"}),
    Idea("two-steps", "M1", reach=two_steps),
    Idea("onto-larger-only", "M1", enters=onto_larger),
    Idea("same-terrain-only", "M1", enters=same_terrain),
    Idea(
        "limit-of-8",
        "M2",
        full=lambda here, there: here >= 8,
        knows={"joining_seven": "up_to_eight"},
    ),
    Idea("limit-of-6", "M2", "M1", full=lambda here, there: here >= 6),
    Idea("together-seven", "M2", "M1", full=lambda here, there: here + there > 7),
    Idea(
        "full-not-joined",
        "M2",
        joined=lambda there: there < 7,
        knows={"joining_seven": "closed"},
    ),
    Idea("no-limit", "M2", full=lambda here, there: False),
    Idea(
        "larger-onto-smaller",
        "M3",
        unites=lambda here, there: 7 <= there <= here,
        knows={"two_full": "larger_may"},
    ),
    Idea(
        "full-either-way",
        "M3",
        unites=lambda here, there: there >= 7,
        knows={"two_full": "both_may"},
    ),
    Idea(
        "equals-stay",
        "M3",
        unites=lambda here, there: there > here,
        knows={"two_equal": "neither"},
    ),
    Idea(
        "full-never-moves",
        "M3",
        unites=lambda here, there: False,
        knows={"two_full": "neither", "two_equal": "neither"},
    ),
)
