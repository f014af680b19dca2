"""Beliefs, candidates, tournaments, ratings and calibration as they are shown."""

from __future__ import annotations

import pandas as pd
import pytest

from clans_widget.clans import COLORS, Game, Position
from clans_widget.clans.players import (
    Beliefs,
    Conduct,
    Fault,
    Forecast,
    GreedyPlayer,
    HeuristicPlayer,
    Played,
    Player,
    PlayersError,
    RandomPlayer,
    Tournament,
    View,
    brier_score,
    forecasts,
    play_match,
    surprise,
    tables,
    tournament,
)
from clans_widget.clans.players.ratings import ratings
from tests.clans.players.situations import game_after

pytestmark = pytest.mark.slow

BOTS: tuple[Player, ...] = (GreedyPlayer(1), HeuristicPlayer(1), RandomPlayer(1))


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """Games of three players of whom two follow the model, more or less."""
    finished = []
    for seed in range(6):
        game = Game.new(["Ann", "Bob", "Cleo"], seed=seed, cards_seed=seed)
        play_match(game, dict(zip(game.players, BOTS, strict=True)))
        finished.append(game)
    return finished


def test_beliefs_as_a_table_add_up_both_ways() -> None:
    game = game_after(20, players=3)
    table = tables.belief_table(View.of(game, "Bob"), game.players)
    assert list(table.index) == list(COLORS)
    assert list(table.columns) == ["Ann", "Bob", "Cleo", "nobody"]
    assert table[["Ann", "Bob", "Cleo"]].sum().tolist() == pytest.approx([1, 1, 1])
    assert table.sum(axis="columns").tolist() == pytest.approx([1] * 5)
    assert table["Bob"].to_dict() == pytest.approx(dict.fromkeys(COLORS, 0.0) | {"blue": 1.0})


@pytest.mark.parametrize(
    ("names", "last"),
    [
        (["nobody", "Bob"], "(nobody)"),
        (["Ann", "(nobody)"], "nobody"),
        (["nobody", "(nobody)"], "((nobody))"),
    ],
)
def test_a_player_may_be_called_nobody(names: list[str], last: str) -> None:
    game = Game.new(names, seed=7, first=names[0])
    table = tables.belief_table(View.of(game, names[0]), names)
    assert list(table.columns) == [*names, last]
    assert table[names[0]].max() == 1
    assert table.sum(axis="columns").tolist() == pytest.approx([1] * 5)


def test_the_history_of_beliefs_ends_with_the_beliefs_now() -> None:
    view = View.of(game_after(12), "Ann")
    history = tables.belief_history(view, 2)
    assert list(history.index) == list(range(13))
    assert history.iloc[0].tolist() == pytest.approx([0, 0.25, 0.25, 0.25, 0.25])
    assert history.iloc[-1].to_dict() == pytest.approx(Beliefs.of(view).about(2))


def test_an_onlooker_begins_without_any_card() -> None:
    history = tables.belief_history(View.of(game_after(3), "Ann"), 1, onlooker=True)
    assert history.iloc[0].tolist() == pytest.approx([0.2] * 5)


def test_candidates_as_a_table_are_the_best_ones_in_order() -> None:
    view = View.of(game_after(20))
    player = HeuristicPlayer(1)
    table = tables.candidate_table(player, view, most=3)
    assert list(table.index) == [c.move.to_text() for c in player.candidates(view)[:3]]
    parts = table.drop(columns="worth").sum(axis="columns")
    pd.testing.assert_series_equal(parts, table["worth"], check_names=False)


def test_tournaments_as_tables() -> None:
    fault = Fault("b", 4, "late", "1")
    played = (
        Played(1, ("a", "b"), ("red", "blue"), (9, 8), (1, 0), "", (2, 2), (4.0, 1.0), fault),
        Played(1, ("b", "a"), ("red", "blue"), (31, 30), (1, 0), "", (5, 5), (1.0, 3.0)),
    )
    result = Tournament(("a", "b"), 2, played)
    standings = tables.standing_table(result)
    row = standings.loc["a"].to_dict()
    assert (row["games"], row["share"], row["points"], row["lead"]) == (2, 0.5, 19.5, 0.0)
    assert row["seconds"] == 1.0
    assert standings["faults"].to_dict() == {"a": 0, "b": 1}
    assert tables.game_table(result)["player"].tolist() == ["a", "b", "b", "a"]
    assert tables.fault_table(result).loc[1, "text"] == fault.text()


def test_an_empty_tournament_has_empty_tables() -> None:
    result: Tournament[Played] = Tournament(("a", "b"), 2, (), is_complete=False)
    for table in (tables.standing_table, tables.game_table, tables.fault_table):
        assert table(result).empty


def test_who_wins_is_rated_higher_and_better_known() -> None:
    players = dict(zip(("greedy", "random", "other"), (BOTS[0], BOTS[2], BOTS[2]), strict=True))
    result = tournament(players, setups=2, seed=2)
    first, *others = ratings(result.games)
    assert first.player == "greedy"
    assert all(first.ordinal > other.ordinal for other in others)
    assert all(rating.deviation < 25 / 3 for rating in (first, *others))


def test_who_loses_by_a_fault_comes_last_whatever_the_points() -> None:
    fault = Fault("b", 40, "late", "1")
    lost = Played(1, ("a", "b"), ("red", "blue"), (9, 80), (1, 0), "", (2, 2), (4.0, 1.0), fault)
    assert [rating.player for rating in ratings([lost])] == ["a", "b"]


def test_there_is_a_forecast_for_every_ply_and_every_clan_but_the_own(games: list[Game]) -> None:
    told = forecasts(games)
    plies = sum(len(game.turns) + 1 for game in games)
    assert len(told) == plies * 3 * 2 * 4
    assert sum(forecast.is_so for forecast in told) == plies * 3 * 2


def test_the_first_forecasts_are_right_on_average(games: list[Game]) -> None:
    """Before the first move a chance of 1 in 4 comes true in exactly 1 of 4 cases."""
    table = tables.calibration_table([f for f in forecasts(games) if f.ply == 0])
    assert table[["predicted", "actual"]].to_numpy().tolist() == [[0.25, 0.25]]


def test_moves_tell_more_and_more(games: list[Game]) -> None:
    told = forecasts(games)
    early, late = ([f for f in told if lo <= f.ply < lo + 10] for lo in (0, 30))
    assert surprise(late) < surprise(early) <= 2.0
    assert brier_score(late) < brier_score(early)


def test_a_model_that_hears_nothing_believes_nothing(games: list[Game]) -> None:
    assert surprise(forecasts(games, Conduct(slip=1))) == pytest.approx(2)


def test_calibration_counts_every_forecast_once(games: list[Game]) -> None:
    told = forecasts(games)
    table = tables.calibration_table(told, bins=20)
    assert table["number"].sum() == len(told)
    hits = (table["number"] * table["actual"]).sum()
    assert hits == pytest.approx(sum(forecast.is_so for forecast in told))
    assert ((table.index <= table["predicted"]) & (table["predicted"] <= table["high"])).all()


def test_a_chance_of_one_is_in_the_last_bin() -> None:
    table = tables.calibration_table([Forecast(1, 1, "red", 1.0, True)])
    assert table.index.tolist() == [0.9]


def test_games_whose_cards_are_secret_cannot_be_compared() -> None:
    with pytest.raises(PlayersError, match="only in games that are over"):
        forecasts([game_after(5)])
    over = Position.of({}, chips=(6, 6))
    unknown = Game.new(["Ann", "Bob"], position=over, clans={"Ann": "red", "Bob": "?"})
    with pytest.raises(PlayersError, match="only in games that are over"):
        forecasts([unknown])
