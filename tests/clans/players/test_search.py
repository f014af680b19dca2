"""The search, on the engine and compiled: it finds what is best, within its budget."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import count
from random import Random

import pytest

from clans_widget.arena import budget as budget_module
from clans_widget.clans import COLORS, Game, Move, Position
from clans_widget.clans.players import (
    Beliefs,
    Budget,
    Conduct,
    PlayersError,
    SearchPlayer,
    View,
)
from clans_widget.clans.players.bots import search as search_module
from clans_widget.clans.players.bots.search import Search
from clans_widget.clans.players.bots.tree import (
    Tree,
    Tried,
    payoffs,
    played_out,
)
from clans_widget.clans.players.compiled.tree import CompiledTree
from clans_widget.clans.simulate import layout
from clans_widget.core.chance import lots
from tests.clans.players.situations import (
    PUZZLES,
    game_after,
    position_after,
)

KNOWN = Beliefs.at_the_start(2, {1: "yellow", 2: "black"})
MakeTree = Callable[[Position, Beliefs, Conduct, Random], Search]
TREES: dict[str, tuple[MakeTree, int]] = {
    "readable": (Tree, 1000),
    "compiled": (CompiledTree, 20_000),
}


def likely(tried: list[Tried]) -> Move:
    return max(tried, key=lambda one: one.times).move


@pytest.mark.parametrize("puzzle", PUZZLES)
@pytest.mark.parametrize("kind", ["readable", pytest.param("compiled", marks=pytest.mark.slow)])
def test_it_finds_what_is_best_when_the_clans_are_known(kind: str, puzzle: str) -> None:
    make, playouts = TREES[kind]
    for seed in range(3):
        tree = make(PUZZLES[puzzle].position, KNOWN, Conduct(), lots(seed, "puzzle"))
        tree.grow(playouts)
        assert likely(tree.tried("yellow")).to_text() in PUZZLES[puzzle].best


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_the_compiled_model_of_players_is_the_readable_one(players: int, seed: int) -> None:
    for moves in (0, 10, 20, 30, 36, 40):
        position = position_after(moves, players=players, seed=seed)
        tree = CompiledTree(position, Beliefs.at_the_start(players), Conduct(), Random(seed))
        for clan in COLORS:
            expected = Conduct().chances(position, clan)
            assert tree.chances(clan) == pytest.approx(expected, abs=1e-6)


def test_another_conduct_is_another_model_for_both() -> None:
    conduct = Conduct(temperature=0.7, slip=0.3, weights=(1, 0, 2, 0.5))
    position = position_after(25, seed=4)
    tree = CompiledTree(position, Beliefs.at_the_start(2), conduct, Random(1))
    assert tree.chances("red") == pytest.approx(conduct.chances(position, "red"), abs=1e-6)
    assert tree.chances("red") != pytest.approx(Conduct().chances(position, "red"), abs=1e-3)


@pytest.mark.parametrize("kind", TREES)
def test_every_playout_is_counted_once_at_the_root(kind: str) -> None:
    """The mover of the root has one clan, so all playouts begin with a move of it."""
    tree = TREES[kind][0](position_after(30), KNOWN, Conduct(), lots(1, "count"))
    tree.grow(30)
    tree.grow(12)
    clan = "yellow" if position_after(30).mover == 1 else "black"
    tried = tree.tried(clan)
    assert sum(one.times for one in tried) == 42
    assert all(0 < one.mean < 1 for one in tried)
    assert {one.move for one in tried} <= set(position_after(30).legal_moves())


def test_growing_in_parts_is_growing_at_once() -> None:
    trees = [CompiledTree(position_after(20), KNOWN, Conduct(), lots(1, "x")) for _ in range(2)]
    trees[0].grow(500)
    for part in (100, 399, 1):
        trees[1].grow(part)
    assert trees[0].tried("yellow") == trees[1].tried("yellow")


def test_a_full_tree_searches_on_in_the_room_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clans_widget.clans.players.compiled.records.NODES", 3)
    monkeypatch.setattr("clans_widget.clans.players.compiled.records.EDGES", 1)
    puzzle = PUZZLES["send black away before all five colors meet"]
    tree = CompiledTree(puzzle.position, KNOWN, Conduct(), lots(1, "full"))
    tree.grow(2000)
    assert sum(one.times for one in tree.tried("yellow")) == 2000
    assert likely(tree.tried("yellow")).to_text() in puzzle.best


@pytest.mark.parametrize("players", [2, 3, 4])
def test_payoffs_grow_with_the_lead_over_the_best_opponent(players: int) -> None:
    chips = (3, 4, 5, 0)[:players]
    position = Position.of({}, chips=(*chips[:-1], 12 - sum(chips[:-1])), scores=(30, 20, 9, 8, 7))
    pay = payoffs(position, COLORS[:players])
    totals = [n + k for n, k in zip(position.scores, position.chips, strict=False)]
    leads = [own - max(t for s, t in enumerate(totals) if s != k) for k, own in enumerate(totals)]
    assert sorted(range(players), key=pay.__getitem__) == sorted(
        range(players), key=leads.__getitem__
    )
    assert [paid > 0.5 for paid in pay] == [lead > 0 for lead in leads]


def test_playouts_go_to_the_end() -> None:
    assert played_out(position_after(10), lots(1, "playout")).is_over


@pytest.mark.parametrize("compiled", [True, False])
def test_a_single_move_is_played_without_a_search(compiled: bool) -> None:
    position = Position.of({"A1": "8r", "A2": "b", "L5": "g"}, chips=(5, 6))
    game = Game.new(["Ann", "Bob"], position=position, clans={"Ann": "green", "Bob": "red"})
    player = SearchPlayer(seconds=3600, seed=1, compiled=compiled)
    assert player.choose(View.of(game)).to_text() == "A2-A1"


@pytest.mark.parametrize("limits", [{"seconds": 0.0}, {"playouts": 0}, {"seconds": -1.0}])
def test_a_budget_is_above_zero(limits: dict[str, float]) -> None:
    with pytest.raises(PlayersError, match="above 0"):
        SearchPlayer(**limits)  # type: ignore[arg-type]


def test_without_any_limit_a_search_takes_a_second() -> None:
    assert SearchPlayer() == SearchPlayer(seconds=1.0)
    assert SearchPlayer(playouts=9).seconds is None
    with pytest.raises(PlayersError, match="above 0"):
        Budget()


def clock(monkeypatch: pytest.MonkeyPatch, *times: float) -> None:
    """A clock that shows these times, one after the other."""
    shown: Iterator[float] = iter(times)
    monkeypatch.setattr(budget_module, "perf_counter", lambda: next(shown))


def test_seconds_end_a_search_when_they_are_over(monkeypatch: pytest.MonkeyPatch) -> None:
    clock(monkeypatch, 10.0, 10.4, 10.8, 11.2)
    assert list(Budget(seconds=1.0).parts(7)) == [7, 7, 7]


def test_whichever_limit_is_reached_first_ends_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    clock(monkeypatch, 10.0, 10.4, 10.8)
    assert list(Budget(seconds=1.0, playouts=9).parts(7)) == [7, 2]


def test_there_is_always_one_part(monkeypatch: pytest.MonkeyPatch) -> None:
    clock(monkeypatch, 20.0)
    assert list(Budget(seconds=1.0).parts(7, began=10.0)) == [7]


def test_the_clock_also_runs_while_beliefs_are_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = count(0.0, 100.0)
    monkeypatch.setattr(budget_module, "perf_counter", lambda: next(shown))
    monkeypatch.setattr(search_module, "perf_counter", lambda: 0.0)
    player = SearchPlayer(seconds=150.0, seed=1, compiled=False)
    candidates = player.candidates(View.of(game_after(30)))
    assert sum(candidate.why["times"] for candidate in candidates) == 3


def test_without_numba_it_says_once_that_it_is_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_module, "find_spec", lambda _: None)
    search_module.can_compile.cache_clear()
    view = View.of(game_after(40))
    with pytest.warns(UserWarning, match="numba is not installed"):
        chosen = SearchPlayer(playouts=2, seed=1).choose(view)
    assert SearchPlayer(playouts=2, seed=1).choose(view) == chosen  # a second warning would fail
    search_module.can_compile.cache_clear()


def test_without_numba_nothing_of_it_is_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [
        name for name in sys.modules if name.startswith("clans_widget.clans.players.compiled")
    ]:
        monkeypatch.delitem(sys.modules, name)
    SearchPlayer(playouts=2, seed=1, compiled=False).choose(View.of(game_after(30)))
    assert "clans_widget.clans.players.compiled" not in sys.modules


def test_a_board_without_room_in_the_kernel_is_searched_on_the_engine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(layout, "has_room", lambda _: False)
    monkeypatch.setattr(CompiledTree, "grow", lambda *_: pytest.fail("the kernel was used"))
    view = View.of(game_after(40))
    assert SearchPlayer(playouts=2, seed=1).choose(view) in view.position.legal_moves()
