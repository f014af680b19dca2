"""The worked examples of the rulebooks, each as a position to play from.

All happen in region A, whose map is, with the neighbors beyond it::

    A1 ---- A2 ---- B3       A1 steppe     A2 mountain
    | \\   / | \\    /         A3 grassland  A4 mountain
    |  A3 - | - A5 --- E1    A5 forest
    | /   \\ | /    \\
    A4 ----------- D2

(A3 borders on A1, A2, A4 and A5.)
"""

from __future__ import annotations

import pytest

from clans_widget.clans import (
    ChipTaken,
    ClansScored,
    IllegalMove,
    Position,
    StrifeBroke,
    VillageDestroyed,
    VillageValued,
)
from tests.clans.rules.worlds import (
    only,
    steps_of,
)

# All regions but A: two huts in the far corner, so that the game goes on.
ELSEWHERE = "/-,-,-,-,-" * 10 + "/-,-,-,r,b"


def targets(position: Position, source: str) -> list[str]:
    return [move.target for move in position.legal_moves() if move.source == source]


class TestX1:
    """EN section 2, FR illustration 1, NL example 1: two of four neighbors are empty (M1, M2)."""

    position = Position.from_text(f"-,-,2rg,k,3r2b2g{ELSEWHERE} 1 0,0 0,0,0,0,0")

    def test_group_1_has_two_moves(self) -> None:
        assert self.position.board["A3"].neighbors == ("A1", "A2", "A4", "A5")
        assert targets(self.position, "A3") == ["A4", "A5"]

    def test_group_2_of_seven_huts_has_none(self) -> None:
        assert self.position.size("A5") == 7
        assert targets(self.position, "A5") == []
        with pytest.raises(IllegalMove) as caught:
            self.position.play("A5-A3")
        assert caught.value.reason == "too_many_huts"

    def test_group_1_may_join_group_2(self) -> None:
        after = self.position.play("A3-A5").position
        assert after.huts("A5") == {"red": 5, "blue": 2, "green": 3}


class TestX2:
    """EN section 3, FR illustration 2, NL example 2: how a group becomes a village (V1).

    Area 1 of the drawing is A1, area 2 is A2, area 3 is B3, and area 4 (empty) is A5.
    """

    position = Position.from_text(f"2r,b,-,-,-/k,-,g,-,-{ELSEWHERE[10:]} 1 0,0 0,0,0,0,0")

    @pytest.mark.parametrize(
        ("move", "huts"), [("A2-A1", {"red": 2, "blue": 1}), ("A2-B3", {"red": 2})]
    )
    def test_area_1_becomes_a_village_wherever_area_2_moves(
        self, move: str, huts: dict[str, int]
    ) -> None:
        turn = self.position.play(move)
        assert turn.founded == ("A1",)
        assert turn.position.huts("A1") == huts
        assert "A1" in turn.position.villages

    def test_area_1_is_no_village_before(self) -> None:
        assert "A1" not in self.position.villages

    def test_area_2_cannot_move_to_the_empty_area_4(self) -> None:
        with pytest.raises(IllegalMove) as caught:
            self.position.play("A2-A5")
        assert caught.value.reason == "empty_target"


class TestX3:
    """EN section 4, FR illustration 3, NL example 3: strife among nine huts (V4)."""

    position = Position.from_text(f"2rgy4k,b,-,-,-{ELSEWHERE} 1 0,0 0,0,0,0,0")

    def test_the_lone_green_yellow_and_blue_huts_are_lost(self) -> None:
        turn = self.position.play("A2-A1")
        assert only(turn, StrifeBroke).lost == {"blue": 1, "green": 1, "yellow": 1}
        assert turn.position.huts("A1") == {"red": 2, "black": 4}

    def test_six_huts_remain_and_only_their_clans_score(self) -> None:
        turn = self.position.play("A2-A1")
        assert only(turn, VillageValued).size == 6
        assert only(turn, ClansScored).colors == ("red", "black")
        assert turn.position.scores == (6, 0, 0, 0, 6)

    def test_without_the_fifth_color_nothing_is_lost(self) -> None:
        turn = Position.from_text(self.position.to_text().replace("4k,b,", "4k,r,")).play("A2-A1")
        assert steps_of(turn, StrifeBroke) == []
        assert turn.position.scores == (9, 0, 9, 9, 9)


class TestX4:
    """EN section 5, FR's third and second epoch, NL example 4: the terrain matters (V5, V6)."""

    def test_a_steppe_in_epoch_iii_earns_a_bonus_of_three(self) -> None:
        position = Position.from_text(f"2rb,k,-,-,-{ELSEWHERE} 1 4,3 0,0,0,0,0")
        assert position.epoch == "III"
        valued = only(position.play("A2-A1"), VillageValued)
        assert (valued.terrain, valued.favor) == ("steppe", "favorable")
        assert (valued.size, valued.bonus, valued.value) == (4, 3, 7)

    def test_on_grassland_in_epoch_ii_the_village_is_destroyed(self) -> None:
        position = Position.from_text(f"-,-,2rb,-,3k{ELSEWHERE} 2 3,1 5,4,3,2,1")
        assert position.epoch == "II"
        turn = position.play("A5-A3")
        assert only(turn, VillageDestroyed).terrain == "grassland"
        assert turn.position.size("A3") == 0
        assert turn.position.scores == (5, 4, 3, 2, 1)

    def test_its_founder_gets_the_chip_all_the_same(self) -> None:
        """V3: WIKI and NL say so."""
        position = Position.from_text(f"-,-,2rb,-,3k{ELSEWHERE} 2 3,1 5,4,3,2,1")
        turn = position.play("A5-A3")
        assert only(turn, ChipTaken).player == 2
        assert turn.position.chips == (3, 2)

    def test_in_epoch_i_the_mountain_is_hostile(self) -> None:
        """FR illustration 4."""
        turn = Position.from_text(f"2r,b,-,-,-{ELSEWHERE} 1 0,0 0,0,0,0,0").play("A1-A2")
        assert only(turn, VillageDestroyed).terrain == "mountain"


class TestX5:
    """EN and NL's last example, FR illustration 5: more huts give no more points (V5, V7)."""

    position = Position.from_text(f"-,-,-,3b,ry{ELSEWHERE} 1 0,0 0,0,0,0,0")

    def test_the_village_is_worth_six_points(self) -> None:
        turn = self.position.play("A4-A5")
        assert turn.position.huts("A5") == {"red": 1, "blue": 3, "yellow": 1}
        valued = only(turn, VillageValued)
        assert (valued.epoch, valued.terrain) == ("I", "forest")
        assert (valued.size, valued.bonus, valued.value) == (5, 1, 6)

    def test_blue_yellow_and_red_score_six_each(self) -> None:
        turn = self.position.play("A4-A5")
        assert only(turn, ClansScored).colors == ("red", "blue", "yellow")
        assert turn.position.scores == (6, 6, 0, 6, 0)
