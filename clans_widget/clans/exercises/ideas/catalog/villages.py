"""Wrong ideas about villages (V1 to V9)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from clans_widget.clans import COLORS
from clans_widget.clans.exercises.ideas.beliefs import Founding, Moved, left_alone
from clans_widget.clans.exercises.ideas.idea import Idea
from clans_widget.clans.exercises.ideas.world import Huts, World, total

from .board import not_over_rivers, over_lakes_too


def lake_in_the_way(moved: Moved) -> Collection[str]:
    """Huts on the other side of a lake keep a group from being a village."""
    board = moved.after.board
    near = {name: over_lakes_too(board, name) for name in left_alone(moved)}
    return [name for name, others in near.items() if not any(map(moved.after.huts, others))]


def river_in_between(moved: Moved) -> Collection[str]:
    """Huts on the other side of a river do not keep a group from being a village."""
    board, after = moved.after.board, moved.after
    around = {*moved.near(moved.source), moved.target}
    return [
        name
        for name in around
        if after.huts(name) and not any(map(after.huts, not_over_rivers(board, name)))
    ]


def two_huts_at_least(moved: Moved) -> Collection[str]:
    """A single hut is no village."""
    return [name for name in left_alone(moved) if moved.after.size(name) > 1]


def only_the_target(moved: Moved) -> Collection[str]:
    """Only the group that the huts have joined can become a village."""
    return [name for name in left_alone(moved) if name == moved.target]


def not_the_target(moved: Moved) -> Collection[str]:
    """Only groups that are left behind can become villages."""
    return [name for name in left_alone(moved) if name != moved.target]


def full_groups(moved: Moved) -> Collection[str]:
    """A group that has become full is a village."""
    is_full = moved.after.size(moved.target) >= 7
    return {*left_alone(moved), *([moved.target] if is_full else [])}


def old_ones_again(moved: Moved) -> Collection[str]:
    """All groups that stand alone are founded, also those that did before."""
    return [name for name in moved.after.groups if moved.is_alone(name)]


def villages_leave(world: World, source: str, target: str) -> bool:
    """A village may move on to an empty neighbor."""
    is_village = not any(map(world.huts, world.board[source].neighbors))
    return is_village or world.size(target) > 0


def single_huts_of(colors: int) -> object:
    """Strife with so many colors."""

    def lost(huts: Huts) -> Huts:
        return {c: 1 for c, n in huts.items() if n == 1} if len(huts) >= colors else {}

    return lost


def smallest_colors(huts: Huts) -> Huts:
    """With all five colors, those with the fewest huts lose them all."""
    least = min(huts.values(), default=0)
    return {c: n for c, n in huts.items() if n == least} if len(huts) == len(COLORS) else {}


def all_but_the_largest(huts: Huts) -> Huts:
    """With all five colors, only those with the most huts stay."""
    most = max(huts.values(), default=0)
    return {c: n for c, n in huts.items() if n < most} if len(huts) == len(COLORS) else {}


def one_hut_each(huts: Huts) -> Huts:
    """With all five colors, each loses one hut."""
    return dict.fromkeys(huts, 1) if len(huts) == len(COLORS) else {}


def huts_alone(village: Founding) -> int:
    """There is no bonus."""
    return total(village.left)


def bonus_on_neutral(village: Founding) -> int:
    """The bonus is paid wherever the terrain is not unfavorable."""
    return total(village.left) + village.row.bonus if village.left else 0


def bonus_for_each_color(village: Founding) -> int:
    """The bonus is paid for each color."""
    is_favorable = village.terrain in village.row.favorable
    bonus = village.row.bonus * is_favorable * len(village.left)
    return total(village.left) + bonus


def with_lost_huts(village: Founding) -> int:
    """The huts that strife has removed count, too."""
    is_favorable = village.terrain in village.row.favorable
    return total(village.huts) + village.row.bonus * is_favorable if village.left else 0


def colors_and_bonus(village: Founding) -> int:
    """Clans are counted, not huts."""
    is_favorable = village.terrain in village.row.favorable
    return len(village.left) + village.row.bonus * is_favorable if village.left else 0


def not_favorable(village: Founding) -> bool:
    """Whoever does not stand on favorable terrain is destroyed."""
    return village.terrain not in village.row.favorable


def most_huts(village: Founding, value: int) -> Mapping[str, int]:
    """Only the clan with the most huts scores."""
    most = max(village.left.values())
    return {clan: value for clan, n in village.left.items() if n == most}


def own_huts(village: Founding, value: int) -> Mapping[str, int]:
    """Each clan scores its own huts and the bonus."""
    bonus = value - total(village.left)
    return {clan: n + bonus for clan, n in village.left.items()}


def shares(village: Founding, value: int) -> Mapping[str, int]:
    """The clans share the value."""
    return dict.fromkeys(village.left, value // len(village.left))


def two_huts_to_score(village: Founding, value: int) -> Mapping[str, int]:
    """A clan with a single hut does not score."""
    return {clan: value for clan, n in village.left.items() if n > 1}


def newcomers(village: Founding, value: int) -> Mapping[str, int]:
    """Only clans whose huts have just moved in score; those of the village if none have."""
    came = [clan for clan in village.left if clan in village.came]
    return dict.fromkeys(came or village.left, value)


def by_letter(named: tuple[str, ...], world: World) -> tuple[str, ...]:
    """Villages are founded in the order of their letters."""
    return tuple(sorted(named))


def largest_first(named: tuple[str, ...], world: World) -> tuple[str, ...]:
    """The largest village is founded first."""
    return tuple(sorted(named, key=lambda name: (-world.size(name), named.index(name))))


def smallest_first(named: tuple[str, ...], world: World) -> tuple[str, ...]:
    """The smallest village is founded first."""
    return tuple(sorted(named, key=lambda name: (world.size(name), named.index(name))))


VILLAGES: Final = (
    Idea("lake-in-the-way", "V1", founds=lake_in_the_way),
    Idea("river-guards", "V1", founds=river_in_between),
    Idea("no-single-hut", "V1", founds=two_huts_at_least, knows={"lone_hut": "too_few"}),
    Idea("only-the-target", "V1", founds=only_the_target),
    Idea("not-the-target", "V1", founds=not_the_target),
    Idea("full-is-a-village", "V1", founds=full_groups),
    Idea("village-moves-on", "V2", enters=villages_leave, knows={"village_moves": "one_step"}),
    Idea(
        "village-is-joined",
        "V2",
        knows={"village_joined": "from_neighbor", "two_villages": "unite"},
    ),
    Idea("founded-again", "V2", "V1", "V3", founds=old_ones_again),
    Idea(
        "destroyed-no-chip",
        "V3",
        chip=lambda destroyed, empty, number: not destroyed,
        knows={"chip_of_destroyed": "lost"},
    ),
    Idea("empty-no-chip", "V3", chip=lambda destroyed, empty, number: not empty),
    Idea("one-chip-a-move", "V3", chip=lambda destroyed, empty, number: number == 0),
    Idea("no-strife", "V4", lost=lambda huts: {}),
    Idea("four-colors", "V4", lost=single_huts_of(4), knows={"strife_of_four": "singles_lost"}),
    Idea("any-colors", "V4", lost=single_huts_of(1), knows={"strife_of_four": "singles_lost"}),
    Idea(
        "strife-always",
        "V4",
        fights=lambda founded: True,
        knows={"strife_too_early": "at_once", "five_meet": "when_met"},
    ),
    Idea("smallest-color", "V4", lost=smallest_colors),
    Idea("all-but-the-largest", "V4", lost=all_but_the_largest),
    Idea("one-hut-each", "V4", lost=one_hut_each),
    Idea("no-bonus", "V5", value=huts_alone),
    Idea("bonus-on-neutral", "V5", value=bonus_on_neutral),
    Idea("bonus-for-each-color", "V5", value=bonus_for_each_color),
    Idea("lost-huts-count", "V5", value=with_lost_huts),
    Idea("clans-not-huts", "V5", value=colors_and_bonus),
    Idea(
        "half-destroyed", "V6", ruin=lambda value: value // 2, knows={"value_of_destroyed": "half"}
    ),
    Idea(
        "only-no-bonus",
        "V6",
        ruin=lambda value: value,
        knows={"value_of_destroyed": "without_bonus"},
    ),
    Idea("neutral-is-destroyed", "V6", "V5", "V7", destroyed=not_favorable),
    Idea("majority-only", "V7", scoring=most_huts, knows={"one_hut_or_three": "majority_only"}),
    Idea("own-huts-only", "V7", scoring=own_huts, knows={"one_hut_or_three": "per_hut"}),
    Idea("value-is-shared", "V7", scoring=shares, knows={"one_hut_or_three": "shared"}),
    Idea("two-huts-to-score", "V7", scoring=two_huts_to_score),
    Idea("newcomers-score", "V7", scoring=newcomers),
    Idea("order-by-letter", "V8", completed=by_letter),
    Idea("largest-first", "V8", completed=largest_first, knows={"who_orders": "largest_first"}),
    Idea("smallest-first", "V8", completed=smallest_first),
    Idea(
        "order-does-not-matter",
        "V8",
        epoch=lambda before, now: before,
        knows={"who_orders": "at_once"},
    ),
    Idea(
        "epoch-ends-after-the-turn",
        "V9",
        epoch=lambda before, now: before,
        knows={"middle_of_a_move": "after_the_move", "chart_forward": "bonus_of_first"},
    ),
    Idea("last-chip-is-next-epoch", "V9", "V3", epoch=lambda before, now: now + 1),
    Idea("epoch-is-late", "V9", epoch=lambda before, now: max(now - 1, 0)),
)
