"""The hints about groups, each on a group where it speaks."""

from __future__ import annotations

import pytest

from clans_widget.clans import COLORS, EPOCHS
from clans_widget.clans.players.beliefs.consequences import (
    consequences,
    outlook_of,
)
from clans_widget.clans.players.beliefs.hints import (
    HINTS,
    Group,
    company,
    fifth_color,
    ground,
    likely_bonus,
    likely_doom,
    presence,
)
from tests.clans.players.situations import position_after


def test_hint_2_one_hut_is_as_good_as_three() -> None:
    assert presence(Group((3, 1, 0, 0, 0), "forest", 0)) == (1, 1, 0, 0, 0)


def test_v5_every_clan_in_a_group_counts_all_its_huts() -> None:
    assert company(Group((3, 1, 0, 0, 0), "forest", 0)) == (4, 4, 0, 0, 0)


def test_hint_1_lone_huts_fear_the_fifth_color() -> None:
    assert fifth_color(Group((2, 1, 1, 1, 4), "forest", 0)) == (0, -6, -6, -6, 0)
    assert fifth_color(Group((2, 1, 1, 0, 4), "forest", 0)) == (0, 0, 0, 0, 0)


def test_hint_3_ground_is_good_whose_epoch_comes_soon() -> None:
    huts = (1, 1, 0, 0, 0)
    in_epoch_iii = {terrain: ground(Group(huts, terrain, 7))[0] for terrain in ("steppe", "forest")}
    assert in_epoch_iii["steppe"] > 0 > in_epoch_iii["forest"]


def test_hint_6_a_large_group_on_bad_ground_has_more_to_lose() -> None:
    small, large = (ground(Group((n, 0, 0, 0, 0), "mountain", 0))[0] for n in (1, 6))
    assert large < small


def test_in_epoch_v_every_terrain_is_sure_of_the_bonus() -> None:
    for terrain in ("forest", "mountain", "steppe", "grassland"):
        group = Group((1, 0, 0, 0, 0), terrain, 11)
        assert (likely_bonus(group), likely_doom(group)) == (EPOCHS[-1].bonus, 0)


def test_an_epoch_that_is_over_counts_no_longer() -> None:
    """Forest is unfavorable in epoch III only: not any more from the tenth village on."""
    assert likely_doom(Group((1, 0, 0, 0, 0), "forest", 8)) > 0
    assert likely_doom(Group((1, 0, 0, 0, 0), "forest", 9)) == 0


def test_who_is_not_there_gets_nothing() -> None:
    for hint in HINTS.values():
        assert hint(Group((2, 0, 1, 0, 0), "steppe", 3))[1] == 0


@pytest.mark.parametrize("seed", range(5))
def test_the_change_of_outlook_is_that_between_two_positions(seed: int) -> None:
    position = position_after(10 * seed, players=3, seed=seed)
    before = outlook_of(position)
    for known in consequences(position):
        after = outlook_of(known.turn.position)
        for changed, then, now in zip(known.outlook, before, after, strict=True):
            assert changed == pytest.approx([b - a for a, b in zip(then, now, strict=True)])


@pytest.mark.parametrize("seed", range(5))
def test_points_and_chips_are_those_of_the_engine(seed: int) -> None:
    position = position_after(9 * seed, players=4, seed=seed)
    for known in consequences(position):
        turn = position.play(known.move)
        gained = zip(turn.position.scores, position.scores, strict=True)
        assert known.points == tuple(after - before for after, before in gained)
        assert known.chips == sum(turn.position.chips) - sum(position.chips)
        assert len(known.points) == len(COLORS)
