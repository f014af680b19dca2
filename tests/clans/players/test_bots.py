"""What the players that weigh each move choose."""

from __future__ import annotations

from collections import Counter

import pytest

from clans_widget.clans import COLORS, Game, Position
from clans_widget.clans.players import (
    Candidate,
    GreedyPlayer,
    HeuristicPlayer,
    Player,
    PlayersError,
    RandomPlayer,
    SearchPlayer,
    Thinker,
    View,
    name_of_term,
)
from clans_widget.clans.players.bots.heuristic import (
    USUAL_WEIGHTS,
    founding_turns,
)
from clans_widget.words import LANGUAGES
from tests.clans.players.situations import (
    PUZZLES,
    game_after,
    position_after,
)

pytestmark = pytest.mark.slow

THINKERS: dict[str, Thinker] = {
    "greedy": GreedyPlayer(1),
    "heuristic": HeuristicPlayer(1),
    "search": SearchPlayer(playouts=512, seed=1, compiled=True),
    "readable search": SearchPlayer(playouts=40, seed=1, compiled=False),
}
PLAYERS: dict[str, Player] = {"random": RandomPlayer(1), **THINKERS}

GIFT = Position.of({"A1": "2rb", "A2": "r", "K1": "2gy", "K2": "k"})
"""Red to move: one village would be for red and blue, the other for the rest."""


def view_of(position: Position, clan: str = "red", other: str = "blue") -> View:
    game = Game.new(["Ann", "Bob"], position=position, clans={"Ann": clan, "Bob": other})
    return View.of(game, "Ann")


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_choice_is_legal(name: str, players: int) -> None:
    for moves in (0, 15, 30, 45):
        view = View.of(game_after(moves, players=players, seed=moves + players))
        assert PLAYERS[name].choose(view) in view.position.legal_moves()


@pytest.mark.parametrize("name", PLAYERS)
def test_after_the_end_there_is_nothing_to_choose(name: str) -> None:
    over = Position.of({"A1": "2rb"}, chips=(6, 6))
    with pytest.raises(PlayersError, match=r"over.*F1"):
        PLAYERS[name].choose(view_of(over))


@pytest.mark.parametrize("name", THINKERS)
def test_a_player_plays_its_best_candidate(name: str) -> None:
    for moves in (5, 25, 35):
        view = View.of(game_after(moves, players=3, seed=moves))
        candidates = THINKERS[name].candidates(view)
        best = [c.move for c in candidates if c.worth == candidates[0].worth]
        assert THINKERS[name].choose(view) in best


@pytest.mark.parametrize("name", THINKERS)
def test_all_candidates_are_legal_and_differ(name: str) -> None:
    view = View.of(game_after(20, players=3, seed=8))
    moves = [candidate.move for candidate in THINKERS[name].candidates(view)]
    assert len(set(moves)) == len(moves)
    assert set(moves) <= set(view.position.legal_moves())


@pytest.mark.parametrize("name", THINKERS)
def test_a_village_for_the_own_clan_is_taken(name: str) -> None:
    assert THINKERS[name].choose(view_of(GIFT)).to_text() in ("A1-A2", "A2-A1")


def test_greedy_counts_own_points_and_chips_against_the_best_other() -> None:
    view = view_of(GIFT)
    for candidate in GreedyPlayer().candidates(view):
        after = view.position.play(candidate.move).position
        others = [n for clan, n in zip(COLORS, after.scores, strict=True) if clan != "red"]
        assert candidate.worth == after.scores.red + after.chips[0] - max(others)


def test_greedy_chooses_by_lot_among_equals() -> None:
    view = view_of(Position.start(seed=3))
    assert len({GreedyPlayer(seed).choose(view) for seed in range(20)}) > 10


def test_random_may_choose_every_move() -> None:
    view = view_of(GIFT)
    chosen = {RandomPlayer(seed).choose(view) for seed in range(400)}
    assert chosen == set(view.position.legal_moves())


def test_random_picks_a_way_first_so_founding_orders_make_none_likelier() -> None:
    """Three of the ten ways, those from D4, have two orders each (V8)."""
    position = PUZZLES["two villages at once, across two epochs"].position
    moves = position.legal_moves()
    assert len(moves) == 13
    assert len({(move.source, move.target) for move in moves}) == 10
    chosen = [RandomPlayer(seed).choose(view_of(position)) for seed in range(1500)]
    drawn = Counter(chosen)
    assert set(drawn) == set(moves)
    ordered = sum(times for move, times in drawn.items() if move.source == "D4")
    assert ordered / len(chosen) == pytest.approx(0.3, abs=0.04)


def test_heuristic_says_what_every_hint_adds() -> None:
    for candidate in HeuristicPlayer(1).candidates(view_of(position_after(20, seed=2))):
        assert candidate.why.keys() == USUAL_WEIGHTS.keys()
        assert candidate.worth == pytest.approx(sum(candidate.why.values()))


def why(candidates: tuple[Candidate, ...], move: str) -> dict[str, float]:
    (found,) = [c for c in candidates if c.move.to_text() == move]
    return dict(found.why)


def test_hint_10_no_chance_is_left_to_the_next_player() -> None:
    position = Position.of({"C4": "r", "C5": "g", "E2": "4b", "F1": "3b", "L1": "y", "L2": "r"})
    told = HeuristicPlayer(1, shortlist=99).candidates(view_of(position))
    replies = {c.move.to_text(): c.why["reply"] for c in told}
    given = [move for move, reply in replies.items() if reply < 0]
    assert given
    assert len(given) < len(replies)
    assert all(founding_turns(position.play(move).position) for move in given)


def test_hint_11_the_end_is_sought_when_ahead_only() -> None:
    huts, chips = {"A1": "2r", "A2": "r", "L1": "y", "L2": "g", "L3": "k"}, (6, 5)
    ahead = Position.of(huts, chips=chips, scores=(40, 9, 9, 9, 9))
    behind = Position.of(huts, chips=chips, scores=(9, 40, 40, 40, 40))
    signs = [
        why(HeuristicPlayer(1, shortlist=99).candidates(view_of(position)), "A2-A1")["ending"]
        for position in (ahead, behind)
    ]
    assert signs == [USUAL_WEIGHTS["ending"], -USUAL_WEIGHTS["ending"]]


def test_hint_12_points_that_only_the_own_clan_gets_show_the_color() -> None:
    candidates = HeuristicPlayer(1, shortlist=99).candidates(view_of(GIFT))
    assert why(candidates, "A2-A1")["hiding"] < 0
    assert why(candidates, "K2-K1")["hiding"] == 0


def test_a_weight_of_zero_switches_a_term_off() -> None:
    view = view_of(GIFT)
    for candidate in HeuristicPlayer(1, weights={"points": 0}).candidates(view):
        assert candidate.why["points"] == 0


@pytest.mark.parametrize("seed", range(6))
def test_founding_turns_are_all_that_found(seed: int) -> None:
    position = position_after(15 + 5 * seed, seed=seed)
    turns = map(position.play, position.legal_moves())
    expected = [turn for turn in turns if turn.position.chips != position.chips]
    assert founding_turns(position) == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", THINKERS)
def test_what_a_worth_is_made_of_has_a_name_in_every_language(name: str, language: str) -> None:
    best = THINKERS[name].candidates(view_of(GIFT))[0]
    names = [name_of_term(term, language) for term in best.why]
    assert len(set(names)) == len(best.why) > 0
