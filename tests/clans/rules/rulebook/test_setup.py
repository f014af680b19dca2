"""Material and set-up: C1 to C5, S1 to S3, and lots that are the same everywhere."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clans_widget.clans import COLORS, EPOCHS, LETTERS, Board, Game, GameError, Position
from tests.clans.rules.strategies import boards

PLAYERS = ["Ann", "Bob", "Cleo", "Dirk"]

START_TEXTS = {
    (2, 7): (
        "r,b,k,y,g/r,y,b,k,g/r,y,b,k,g/y,k,g,r,b/y,b,k,g,r/b,k,r,g,y/"
        "g,r,y,k,b/y,g,k,b,r/g,k,b,y,r/r,b,k,y,g/y,r,b,g,k/g,k,b,y,r 1 0,0 0,0,0,0,0"
    ),
    (3, "Clans"): (
        "y,b,r,k,g/r,k,b,y,g/r,k,b,g,y/r,b,g,k,y/b,k,r,y,g/g,y,r,b,k/"
        "y,g,k,r,b/y,r,b,g,k/r,b,y,k,g/k,g,y,r,b/k,g,b,y,r/r,y,g,k,b 1 0,0,0 0,0,0,0,0"
    ),
    (4, 0): (
        "g,k,r,y,b/r,g,y,b,k/y,r,g,k,b/g,b,y,k,r/y,r,g,k,b/k,y,r,g,b/"
        "r,y,g,b,k/k,g,y,r,b/g,k,y,b,r/k,r,b,g,y/b,g,r,y,k/k,y,g,b,r 1 0,0,0,0 0,0,0,0,0"
    ),
}

DEALT = [
    (0, 1, "yellow red black green"),
    (1, 2, "blue green yellow black"),
    (2, 4, "green red yellow blue"),
    (3, 2, "black yellow green red"),
]


def test_c1_sixty_territories_fifteen_of_each_terrain_in_twelve_regions() -> None:
    board = Board.standard()
    assert len(board) == 60
    terrains = Counter(territory.terrain for territory in board)
    assert terrains == dict.fromkeys(["forest", "mountain", "steppe", "grassland"], 15)
    assert "".join(board.regions) == "ABCDEFGHIJKL"
    assert {len(names) for names in board.regions.values()} == {5}


def test_c2_borders_have_two_sides_and_there_are_135() -> None:
    board = Board.standard()
    borders = {frozenset((t.id, other)) for t in board for other in t.neighbors}
    assert len(borders) == 135
    assert all(t.id in board[other].neighbors for t in board for other in t.neighbors)


def test_c2_a_river_does_not_part_neighbors_but_a_lake_does() -> None:
    board = Board.standard()
    assert board.between("A2", "B3") == "river"
    assert "B3" in board["A2"].neighbors
    assert board.between("D2", "E5") == "lake"
    assert board.between("A1", "L5") == "land"
    assert board.between("A1", "A1") == "land"
    assert "E5" not in board["D2"].neighbors


def test_c2_what_lies_between_two_territories_follows_from_the_board() -> None:
    board = Board.standard()
    for one in board:
        for other in board:
            between = board.between(one.id, other.id)
            assert between == board.between(other.id, one.id)
            assert (between in {"border", "river"}) == (other.id in one.neighbors)
            if between == "lake":
                assert any({one.id, other.id} <= set(lake.shore) for lake in board.lakes)


def test_c2_each_of_the_twelve_lakes_has_four_shores_or_more() -> None:
    lakes = Board.standard().lakes
    assert len(lakes) == 12
    assert min(len(lake.shore) for lake in lakes) == 4


@given(board=boards(), seed=st.integers())
def test_c3_s1_every_region_has_one_hut_of_each_color(board: Board, seed: int) -> None:
    """C3 and S1, on any board."""
    position = Position.start(board, seed=seed)
    for names in board.regions.values():
        assert [position.size(name) for name in names] == [1] * 5
        assert {color for name in names for color in position.huts(name)} == set(COLORS)


def test_c3_sixty_huts_twelve_of_each_color() -> None:
    position = Position.start(seed=7)
    huts = Counter(color for name in position.board.ids for color in position.huts(name))
    assert huts == dict.fromkeys(COLORS, 12)
    assert COLORS == ("red", "blue", "green", "yellow", "black")
    assert "".join(LETTERS) == "rbgyk"


def test_c4_scores_count_on_past_sixty_spaces() -> None:
    text = Position.start(seed=7).to_text().replace("0,0,0,0,0", "61,60,59,120,0")
    assert Position.from_text(text).scores == (61, 60, 59, 120, 0)


def test_c5_the_epoch_chart() -> None:
    chart = [(e.numeral, e.chips, e.bonus, e.favorable, e.unfavorable) for e in EPOCHS]
    assert chart == [
        ("I", 4, 1, ("forest",), ("mountain",)),
        ("II", 3, 2, ("mountain",), ("grassland",)),
        ("III", 2, 3, ("steppe",), ("forest",)),
        ("IV", 2, 4, ("grassland",), ("steppe",)),
        ("V", 1, 5, ("forest", "mountain", "steppe", "grassland"), ()),
    ]


@pytest.mark.parametrize("taken", range(13))
def test_c5_the_epoch_follows_from_the_chips_taken(taken: int) -> None:
    epochs = ["I"] * 4 + ["II"] * 3 + ["III"] * 2 + ["IV"] * 2 + ["V"] * 2
    text = Position.start(seed=7).to_text().replace(" 0,0 ", f" {taken},0 ")
    assert Position.from_text(text).epoch == epochs[taken]


@pytest.mark.parametrize(("drawn", "text"), START_TEXTS.items(), ids=str)
def test_s1_a_seed_gives_the_same_set_up_on_every_platform(
    drawn: tuple[int, int | str], text: str
) -> None:
    players, seed = drawn
    assert Position.start(players=players, seed=seed).to_text() == text


def test_s1_the_set_up_does_not_depend_on_the_number_of_players() -> None:
    fields = [Position.start(players=n, seed=3).to_text().split()[0] for n in (2, 3, 4)]
    assert len(set(fields)) == 1


def test_s1_without_a_seed_set_ups_differ() -> None:
    assert len({Position.start().to_text() for _ in range(5)}) == 5


def test_s1_all_orders_of_the_colors_are_about_equally_likely() -> None:
    """With 3600 regions each of the 120 orders is expected 30 times, give or take 5.5."""
    drawn = Counter(
        region
        for seed in range(300)
        for region in Position.start(seed=seed).to_text().split()[0].split("/")
    )
    assert set(drawn) == {",".join(order) for order in permutations(LETTERS)}
    assert sum((n - 30) ** 2 / 30 for n in drawn.values()) < 200
    assert max(drawn.values()) < 60


@pytest.mark.parametrize("players", [0, 1, 5])
def test_s2_two_to_four_play(players: int) -> None:
    with pytest.raises(GameError):
        Position.start(players=players)
    with pytest.raises(GameError):
        Game.new([f"Player {k}" for k in range(players)])


@pytest.mark.parametrize(("seed", "mover", "clans"), DEALT)
def test_s2_s3_seeds_give_the_same_cards_and_the_same_starter(
    seed: int, mover: int, clans: str
) -> None:
    """S2 and S3, on every platform."""
    game = Game.new(PLAYERS, seed=seed, cards_seed=seed)
    assert game.position.mover == mover
    assert [game.clans(seen_by=name)[name] for name in PLAYERS] == clans.split()


def test_s2_a_whole_game_from_two_seeds() -> None:
    """S1 to S3 in one text."""
    start = START_TEXTS[2, 7].replace(" 0,0 ", " 0,0,0 ")
    assert Game.new(PLAYERS[:3], seed=7, cards_seed=7).to_text(secrets=True) == (
        '[Game "Clans"]\n'
        '[Player1 "Ann"]\n[Clan1 "green"]\n'
        '[Player2 "Bob"]\n[Clan2 "yellow"]\n'
        '[Player3 "Cleo"]\n[Clan3 "red"]\n'
        f'[Position "{start}"]\n'
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s2_every_player_holds_a_clan_of_the_own(players: int) -> None:
    for seed in range(50):
        game = Game.new(PLAYERS[:players], cards_seed=seed)
        held = [game.clans(seen_by=name)[name] for name in game.players]
        assert len(set(held)) == players
        assert set(held) <= set(COLORS)


@pytest.mark.slow
def test_s2_s3_cards_and_starter_are_about_equally_likely() -> None:
    """S2, S3: of 2000 lots each clan is expected 400 times, each starter 500 times."""
    games = [Game.new(PLAYERS, seed=seed, cards_seed=seed) for seed in range(2000)]
    for name in PLAYERS:
        held = Counter(game.clans(seen_by=name)[name] for game in games)
        assert len(held) == 5
        assert all(320 < n < 480 for n in held.values())
    starters = Counter(game.position.mover for game in games)
    assert all(420 < starters[k] < 580 for k in (1, 2, 3, 4))
    pairs = Counter((g.position.mover, g.clans(seen_by="Ann")["Ann"]) for g in games)
    assert all(60 < n < 145 for n in pairs.values())
    assert len(pairs) == 20


def test_s3_scores_start_at_nothing_and_all_chips_lie_on_the_chart() -> None:
    position = Position.start(players=3, seed=7)
    assert position.scores == (0, 0, 0, 0, 0)
    assert position.chips == (0, 0, 0)
    assert (position.chips_left, position.epoch, position.mover) == (12, "I", 1)


def test_s3_who_begins_can_be_chosen() -> None:
    assert Game.new(PLAYERS, seed=7, first="Cleo").position.mover == 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s3_play_goes_round_and_nobody_passes(players: int) -> None:
    position = Position.start(players=players, seed=1)
    movers = []
    for _ in range(9):
        movers.append(position.mover)
        position = position.play(position.legal_moves()[0]).position
    assert movers == [k % players + 1 for k in range(9)]
