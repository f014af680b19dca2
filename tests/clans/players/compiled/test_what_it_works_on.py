"""The arrays that the compiled search works on."""

from __future__ import annotations

from math import ulp

import numpy as np
import pytest

from clans_widget.clans import COLORS
from clans_widget.clans.players import Beliefs, Conduct
from clans_widget.clans.players.beliefs.hints import HINTS, Group, likely_bonus, likely_doom
from clans_widget.clans.players.compiled import records
from clans_widget.clans.rules.epochs import CHIPS, TERRAINS


@pytest.mark.parametrize("kind", [records.TASTE, records.NODE, records.EDGE])
def test_numbers_lie_where_a_processor_reads_them_at_once(kind: np.dtype[np.void]) -> None:
    assert kind.isalignedstruct


def test_a_taste_is_a_conduct_and_what_each_terrain_promises() -> None:
    conduct = Conduct(temperature=3.0, slip=0.25, weights=(1, 2, 3, 4))
    (taste,) = records.taste_of(conduct)
    assert [taste[hint] for hint in HINTS] == [1, 2, 3, 4]
    assert (taste["temperature"], taste["slip"]) == (3.0, 0.25)
    assert taste["bonus"].shape == taste["doom"].shape
    for villages in range(CHIPS):
        for k, terrain in enumerate(TERRAINS):
            group = Group((0, 1, 2, 0, 0), terrain, villages)
            assert taste["bonus"][villages, k] == likely_bonus(group)
            assert taste["doom"][villages, k] == likely_doom(group)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_player_wants_own_points_and_rivals_none(players: int) -> None:
    beliefs = Beliefs.at_the_start(players, {2: "green"})
    cards = records.cards_of(beliefs)
    assert cards.chances.tolist() == list(beliefs.chances.values())
    assert cards.sides.shape == (len(cards.chances), players, len(COLORS))
    for row, sides, held in zip(cards.held, cards.sides, beliefs.chances, strict=True):
        assert [COLORS[clan] for clan in row] == list(held)
        for own, side in zip(held, sides, strict=True):
            wanted = dict(zip(COLORS, side.tolist(), strict=True))
            assert wanted[own] == 1
            rivals = [wanted[clan] for clan in held if clan != own]
            assert len({*rivals}) == 1
            assert abs(sum(rivals) + 1) <= ulp(1.0)
            assert not any(wanted[clan] for clan in COLORS if clan not in held)


def test_the_tree_is_empty_and_has_room_for_every_move_of_its_root() -> None:
    for moves in 1, records.EDGES - 1, records.EDGES, records.EDGES + 1:
        used, nodes, edges = records.arrays(moves)
        assert used.tolist() == [0, 0]
        assert len(nodes) == records.NODES
        assert len(edges) >= moves
    usual = records.arrays(1)
    assert len(usual.edges) > len(usual.nodes)
    assert len(usual.edges) == records.EDGES


def test_there_is_room_for_the_game_and_for_a_move_that_is_looked_at() -> None:
    room = records.room()
    assert len(room.games) == 2
    assert room.points.tolist() == [0.0] * len(COLORS)
