"""The game for OpenSpiel: OpenSpiel's own simulations, and the engine's game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts, minimax
from open_spiel.python.observation import make_observation

from clans_widget.clann import CourseError, GameError, Position
from clans_widget.clann.environments import EnvironmentsError, parts
from clans_widget.clann.environments.openspiel_game import ClannGame, ClannState
from clans_widget.clann.rules.seats import partner_of
from tests.clann.environments.playing import SMALL, after
from tests.clann.rules.both import PLAYERS

pytestmark = pytest.mark.slow

SMALLEST = f"arm={SMALL.arm},treasure={SMALL.treasure}"

KINDS = [
    *(f"players={players}" for players in PLAYERS),
    *(f"players={players},{SMALLEST}" for players in PLAYERS),
    "players=4,longest=60",
]


def load(kind: str) -> Any:
    return pyspiel.load_game(f"python_clann({kind})")


def begun(kind: str) -> ClannState:
    state: ClannState = load(kind).new_initial_state()
    return state


def decisions(state: ClannState, seed: int) -> Iterator[int]:
    """Legal actions and rolls at random, each taken when the next is asked for."""
    chance = Random(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, weights = zip(*state.chance_outcomes(), strict=True)
            (action,) = chance.choices(numbers, weights)
        else:
            action = chance.choice(state.legal_actions())
        yield action
        state.apply_action(action)


def play(state: ClannState, *texts: str) -> ClannState:
    for text in texts:
        (action,) = (a for a in state.legal_actions() if state.action_to_string(a) == text)
        state.apply_action(action)
    return state


def test_openspiel_knows_the_game() -> None:
    assert "python_clann" in pyspiel.registered_names()
    assert isinstance(pyspiel.load_game("python_clann"), ClannGame)
    assert [load(f"players={n}").num_players() for n in PLAYERS] == [*PLAYERS]


@pytest.mark.parametrize("kind", KINDS)
def test_openspiel_simulates_games_and_finds_no_fault(kind: str) -> None:
    pyspiel.random_sim_test(load(kind), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("kind", KINDS)
def test_openspiel_simulates_games_in_python_and_finds_no_fault(kind: str) -> None:
    from open_spiel.python.tests import games_sim_test  # it imports all of scipy

    games_sim_test.GamesSimTest("sim_game").sim_game(load(kind))


@pytest.mark.parametrize("kind", [f"players=2,{SMALLEST}", "players=4,longest=60"])
def test_openspiel_plays_a_game_again_from_what_it_wrote_about_it(kind: str) -> None:
    from open_spiel.python.algorithms import generate_playthrough  # it imports all of scipy

    written = generate_playthrough.playthrough(f"python_clann({kind})", None, seed=7)
    actions = [int(number) for number in re.findall(r"^action: (\d+)$", written, re.MULTILINE)]
    assert generate_playthrough.playthrough(f"python_clann({kind})", actions, seed=7) == written
    assert "IsTerminal() = True" in written
    assert "IsChanceNode() = True" in written


@pytest.mark.parametrize("kind", KINDS[:6])
@pytest.mark.parametrize("seed", range(3))
def test_a_game_is_that_of_the_engine(kind: str, seed: int) -> None:
    state = begun(kind)
    position, texts, record = state.progress.position, "", []
    for action in decisions(state, seed):
        assert state.progress.position == position
        assert state.is_chance_node() == position.can_roll
        assert state.is_chance_node() or state.current_player() == position.player - 1
        texts += state.action_to_string(action)
        if position.can_roll or texts in map(str, position.legal_moves()):
            position = after(position, texts)
            record.append(texts)
            texts = ""
    assert state.progress.position == position
    assert [*state.progress.record] == record
    won = {k + 1 for k, gain in enumerate(state.returns()) if gain > 0}
    assert won == {position.player, partner_of(position.player, position.players)} - {None}
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_written_and_read_is_the_same_state(players: int) -> None:
    game = load(f"players={players}")
    state: ClannState = game.new_initial_state()
    for number, _ in enumerate(decisions(state, players)):
        if number % 41 == 0:
            _, again = pyspiel.deserialize_game_and_state(
                pyspiel.serialize_game_and_state(game, state)
            )
            assert again.progress == state.progress
            assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("players", PLAYERS)
def test_chances_together_are_certain(players: int) -> None:
    state = begun(f"players={players}")
    seen = set()
    for _ in decisions(state, players):
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            assert list(numbers) == state.legal_actions()
            assert sum(chances) == pytest.approx(1, abs=1e-12)
            seen.add(len(numbers))
    assert {105, 21} <= seen <= {105, 21, 30}


def test_a_player_sees_the_position_and_remembers_how_it_came_about() -> None:
    first = play(begun("players=2"), "+1", "+1", "N>C5", "[1 2 5]", "1-1", "2-1", "5-1")
    second = play(begun("players=2"), "+1", "+1", "N>C5", "[1 2 5]", "5-1", "2-1", "1-1")
    assert str(first) == str(second)
    for player in (0, 1):
        assert first.observation_string(player) == second.observation_string(player)
        assert first.observation_tensor(player) == second.observation_tensor(player)
        told = [state.information_state_string(player) for state in (first, second)]
        assert len(set(told)) == 2


def test_the_numbers_stand_where_they_are_said_to() -> None:
    game = load("players=3")
    state = play(game.new_initial_state(), "+1", "+1", "+1", "N>C7")
    seer = make_observation(game)
    seer.set_from(state, 1)
    assert seer.dict["player"].tolist() == [0, 1, 0]
    assert seer.dict["mover"].tolist() == [0, 0, 1]
    place = parts(state.progress.position.course, 3)["knight"]
    knight = np.array(state.observation_tensor(1))[3:][place]
    assert knight.tolist() == seer.dict["knight"].tolist()
    assert np.flatnonzero(knight).tolist() == [14 + 6], "C7 as B sees it"


def test_who_asks_for_nothing_public_is_shown_nothing() -> None:
    game = load("players=2")
    kind = pyspiel.IIGObservationType(
        public_info=False, perfect_recall=True, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
    )
    seer = make_observation(game, kind)
    state = play(game.new_initial_state(), "+1")
    seer.set_from(state, 0)
    assert [*seer.dict] == ["player"]
    assert seer.string_from(state, 0) == "player 1"


def test_a_search_of_openspiel_plays() -> None:
    game = load(f"players=2,{SMALLEST}")
    state: ClannState = game.new_initial_state()
    for _ in decisions(state, 1):
        is_late = len(state.progress.record) > 40
        if is_late and len(state.legal_actions()) > 1 and not state.is_chance_node():
            break
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = mcts.MCTSBot(
        game, uct_c=2.0, max_simulations=20, evaluator=evaluator, random_state=random
    )
    assert bot.step(state) in state.legal_actions()


def test_k14_a_search_of_openspiel_finds_the_winning_move() -> None:
    state = begun("players=2,longest=10")
    position = Position.from_text("x,x,x,D14/x,x,x,t1 C7 1 16")
    state.progress = type(state.progress)(position, longest=3)
    value, action = minimax.expectiminimax(state, 2, lambda _: 0.0, 0)
    assert (value, state.action_to_string(action)) == (1.0, "1-4")


def test_a_game_that_is_broken_off_ends_with_nothing() -> None:
    state = begun("players=2,longest=5")
    assert len([*decisions(state, 1)]) >= 5
    assert state.is_terminal()
    assert state.returns() == [0, 0]
    assert state.legal_actions() == []


@pytest.mark.parametrize(
    ("kind", "error"),
    [
        ("players=1", GameError),
        ("players=5", GameError),
        ("arm=3", CourseError),
        ("treasure=0", CourseError),
        ("longest=0", EnvironmentsError),
    ],
)
def test_a_game_that_cannot_be_is_refused(kind: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        load(kind)
