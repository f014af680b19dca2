"""The game for OpenSpiel: OpenSpiel's own simulations, the engine's game, no card of others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import permutations
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from clans_widget.clans import COLORS, GameError, Position
from clans_widget.clans.environments.openspiel_game import (
    ClansGame,
    ClansState,
)
from clans_widget.clans.rules.ending import result
from tests.clans.environments.playing import moves_in

pytestmark = pytest.mark.slow

KINDS = ["players=2", "players=3", "players=4", "players=2,seed=7", "players=4,seed=7"]

EXTREMES = [0.0, 0.999999]


def load(kind: str) -> Any:
    return pyspiel.load_game(f"python_clans({kind})")


def after_lots(game: Any, seed: int, cards: tuple[str, ...] = ()) -> ClansState:
    """A state in which all lots are drawn; the cards may be given."""
    state: ClansState = game.new_initial_state()
    chance = Random(seed)
    while state.is_chance_node():
        actions = state.legal_actions()
        action = chance.choice(actions)
        deal = state.progress.deal
        if cards and deal.first:
            action = COLORS.index(cards[len(deal.cards)])
        state.apply_action(action)
    return state


def decisions(state: ClansState, seed: int) -> Iterator[int]:
    """Legal actions at random, each taken when the next is asked for."""
    chance = Random(seed)
    while not state.is_terminal():
        action = chance.choice(state.legal_actions())
        yield action
        state.apply_action(action)


def seen(state: ClansState, player: int) -> tuple[str, bytes, str, bytes]:
    """All that OpenSpiel shows to a player."""
    return (
        state.information_state_string(player),
        np.array(state.information_state_tensor(player)).tobytes(),
        state.observation_string(player),
        np.array(state.observation_tensor(player)).tobytes(),
    )


def test_openspiel_knows_the_game() -> None:
    assert "python_clans" in pyspiel.registered_names()
    assert isinstance(pyspiel.load_game("python_clans"), ClansGame)
    assert [load(f"players={n}").num_players() for n in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.parametrize("kind", KINDS)
def test_openspiel_simulates_games_and_finds_no_fault(kind: str) -> None:
    pyspiel.random_sim_test(load(kind), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("kind", KINDS)
def test_openspiel_simulates_games_in_python_and_finds_no_fault(kind: str) -> None:
    from open_spiel.python.tests import games_sim_test  # it imports all of scipy

    games_sim_test.GamesSimTest("sim_game").sim_game(load(kind))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(3))
def test_a_game_is_that_of_the_engine(kind: str, seed: int) -> None:
    state = after_lots(load(kind), seed)
    position = Position.from_text(state.progress.position.to_text())
    texts = []
    for action in decisions(state, seed):
        assert state.current_player() == state.progress.position.mover - 1
        texts.append(state.action_to_string(action))
    for move in moves_in(texts):
        assert not position.is_over
        position = position.play(move).position
    assert position.is_over
    assert state.progress.position == position
    clans = state.progress.deal.clans
    ended = result(position, {str(k): clan for k, clan in enumerate(clans)})
    assert ended is not None
    winners = {k for k, gain in enumerate(state.returns()) if gain == max(state.returns())}
    assert winners == set(map(int, ended.winners))


def test_with_a_seed_the_huts_are_those_of_the_engine() -> None:
    state = load("players=3,seed=7").new_initial_state()
    assert state.progress.position.groups == Position.start(players=3, seed=7).groups


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s2_not_one_byte_depends_on_the_cards_of_others(players: int) -> None:
    game = load(f"players={players}")
    for player in range(players):
        deals = [cards for cards in permutations(COLORS, players) if cards[player] == "green"]
        shown = []
        for cards in (deals[0], deals[1], deals[-1]):
            state = after_lots(game, 3, cards)
            assert state.progress.deal.clans == cards
            before = seen(state, player)
            shown.append([before, *(seen(state, player) for _ in decisions(state, 3))])
        assert len(shown[0]) > 20
        assert shown[0] == shown[1] == shown[2]


def test_s2_a_player_sees_the_own_card() -> None:
    game = load("players=2")
    cards = [("red", clan) for clan in COLORS if clan != "red"]
    views = [seen(after_lots(game, 3, held), 1) for held in cards]
    for told in zip(*views, strict=True):
        assert len(set(told)) == len(cards)


@pytest.mark.parametrize("recall", [False, True])
def test_s2_the_public_sees_no_card(recall: bool) -> None:
    game = load("players=2")
    kind = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=recall, private_info=pyspiel.PrivateInfoType.NONE
    )
    public = make_observation(game, kind)
    shown = set()
    for cards in permutations(COLORS, 2):
        state = after_lots(game, 3, cards)
        public.set_from(state, 0)
        shown.add((public.string_from(state, 0), public.tensor.tobytes()))
    assert len(shown) == 1


def test_an_observer_who_asks_for_all_cards_is_not_shown_them() -> None:
    game = load("players=2")
    kind = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    everything = make_observation(game, kind)
    assert "clan" not in everything.dict


def test_a_player_remembers_how_it_came_to_a_position() -> None:
    one, other = (after_lots(load("players=2,seed=7"), 1) for _ in range(2))
    play(one, "A1-A2", "L1-L2", "B1-B2", "K1-K2")
    play(other, "B1-B2", "K1-K2", "A1-A2", "L1-L2")
    assert one.progress.position == other.progress.position
    assert one.observation_string(0) == other.observation_string(0)
    assert one.observation_tensor(0) == other.observation_tensor(0)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)


def test_the_set_up_and_the_moves_can_be_read_from_the_numbers() -> None:
    game = load("players=3,seed=7")
    kind = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=True, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
    )
    state, memory = after_lots(game, 1), make_observation(game, kind)
    start, ids = Position.start(players=3, seed=7), game.board.ids
    texts: list[str] = []
    for action in decisions(state, 2):
        memory.set_from(state, 0)
        told = [
            {COLORS[k]: 1 for k in np.flatnonzero(row)}  # one hut of each color that is named
            for row in memory.dict["start"]
        ]
        assert told == [start.huts(name) for name in ids]
        rows = memory.dict["moves"].astype(int).tolist()
        read = ["-".join(ids[place - 1] for place in row if place) for row in rows]
        assert [text for text in read if text] == texts
        texts.append(state.action_to_string(action))
    assert len(texts) > 30


def play(state: ClansState, *texts: str) -> None:
    for text in texts:
        (action,) = (a for a in state.legal_actions() if state.action_to_string(a) == text)
        state.apply_action(action)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("lot", EXTREMES)
def test_resampled_states_cannot_be_told_apart(players: int, lot: float) -> None:
    state = after_lots(load(f"players={players}"), 5)
    for _ in decisions(state, 5):
        if len(state.progress.moves) in (0, 20):
            for player in range(players):
                other = state.resample_from_infostate(player, lambda: lot)
                assert seen(other, player) == seen(state, player)
                assert other.progress.deal.is_done


def test_resampling_does_not_depend_on_the_real_cards() -> None:
    game = load("players=3")
    for lot in (*EXTREMES, 0.4):
        drawn = {
            after_lots(game, 3, ("red", *others)).resample_from_infostate(0, at(lot)).progress
            for others in permutations(COLORS[1:], 2)
        }
        assert len(drawn) == 1


def test_all_cards_of_others_can_be_resampled() -> None:
    state, chance = after_lots(load("players=2,seed=7"), 1, ("red", "blue")), Random(1)
    drawn = {state.resample_from_infostate(0, chance.random).progress.deal.clans for _ in range(60)}
    assert drawn == {("red", clan) for clan in COLORS[1:]}


def at(lot: float) -> Callable[[], float]:
    return lambda: lot


def test_a_search_of_openspiel_plays() -> None:
    game = load("players=2,seed=7")
    state = after_lots(game, 1)
    for _ in decisions(state, 1):
        if len(state.progress.moves) == 25:
            break
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=5, random_state=random)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("players", [1, 5])
def test_s2_there_are_2_to_4_players(players: int) -> None:
    with pytest.raises(GameError):
        load(f"players={players}")
