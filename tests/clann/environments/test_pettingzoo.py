"""The PettingZoo environment: PettingZoo's own tests, and the engine's game."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import render_test, seed_test

from clans_widget.clann import Course, CourseError, Game, GameError, IllegalMove, Position
from clans_widget.clann.environments import EnvironmentsError, rewards
from clans_widget.clann.environments.pettingzoo_env import ClannEnv, env, raw_env
from tests.clann.environments.playing import SMALL
from tests.clann.rules.both import PLAYERS
from tests.environments.asking import ask_pettingzoo

pytestmark = pytest.mark.slow

DICTIONARIES = ("Observation is not a NumPy array", "Observation space for each agent probably")
"""How the advice begins that every dictionary with an action mask gets, but PettingZoo's own."""


def acts(clann: ClannEnv, seed: int) -> Iterator[tuple[str, int]]:
    """Who acts, and how: legal actions at random, each taken when the next is asked for."""
    chance = Random(seed)
    while not any([*clann.terminations.values(), *clann.truncations.values()]):
        agent = clann.agent_selection
        mask = clann.observe(agent)["action_mask"]
        action = chance.choice(np.flatnonzero(mask).tolist())
        yield agent, action
        clann.step(action)


def begun(players: int = 2, seed: int = 1, **settings: Any) -> ClannEnv:
    clann = raw_env(players, **settings)
    clann.reset(seed=seed)
    return clann


def take(clann: ClannEnv, *texts: str) -> None:
    """Take the legal actions with these texts."""
    for text in texts:
        mask = clann.observe(clann.agent_selection)["action_mask"]
        told = {clann.actions.text(k, clann.game.position): k for k in np.flatnonzero(mask)}
        clann.step(int(told[text]))


def to_put_down(clann: ClannEnv) -> None:
    """Play on until somebody is to be put down in the middle of a game."""
    for _, action in acts(clann, 1):
        chosen = clann.actions.choose(clann.game.position, (), action)
        if chosen.move is None:
            clann.step(action)
            return


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("make", [env, raw_env])
def test_pettingzoo_finds_that_the_interface_is_kept(make: Any, players: int) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        ask_pettingzoo(make(players), 300)
    assert [w for w in said if not str(w.message).startswith(DICTIONARIES)] == []


@pytest.mark.parametrize("settings", [{"course": SMALL}, {"longest": 30}], ids=str)
def test_pettingzoo_finds_that_it_is_kept_in_small_games_and_when_they_are_broken_off(
    settings: dict[str, Any],
) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        ask_pettingzoo(env(3, **settings), 300)
    assert [w for w in said if not str(w.message).startswith(DICTIONARIES)] == []


@pytest.mark.parametrize("players", PLAYERS)
def test_pettingzoo_finds_that_a_seed_repeats_a_game(players: int) -> None:
    seed_test(lambda: env(players), num_cycles=100)


def test_pettingzoo_finds_that_it_can_be_shown(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(env)
    shown = capsys.readouterr().out.splitlines()
    positions = [Position.from_text(line) for line in shown if "/" in line]
    assert len({*positions}) > 1


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(3))
def test_a_game_is_that_of_the_engine(players: int, seed: int) -> None:
    clann = begun(players, seed)
    names = [f"player_{seat}" for seat in range(1, players + 1)]
    game, texts = Game.new(names, seed=seed), ""
    for agent, action in acts(clann, seed):
        if game.position.can_roll:
            game.roll()
        assert clann.game.position == game.position
        assert agent == names[game.position.player - 1]
        assert set(clann.rewards.values()) == {0}
        texts += clann.actions.text(action, game.position)
        if texts in map(str, game.position.legal_moves()):
            game.play(texts)
            texts = ""
    assert clann.game.events == game.events
    result = game.result()
    assert result is not None
    assert not any(clann.truncations.values())
    assert {agent for agent in names if clann.rewards[agent] > 0} == set(result.winners)
    assert tuple(clann.rewards.values()) == rewards(game.position)


@pytest.mark.parametrize("players", PLAYERS)
def test_k14_at_the_end_everybody_is_told_who_has_won_and_gets_the_reward(players: int) -> None:
    clann = begun(players, 5, course=SMALL)
    for _ in acts(clann, 5):
        assert set(clann.rewards.values()) == {0}
    result = clann.game.result()
    assert result is not None
    got = {}
    for agent in clann.agent_iter():
        _, got[agent], terminated, truncated, info = clann.last()
        assert terminated
        assert not truncated
        assert info == {"winners": result.winners}
        clann.step(None)
    assert tuple(got[agent] for agent in clann.possible_agents) == rewards(clann.game.position)
    assert clann.agents == []


def test_k11_k12_an_agent_who_has_somebody_to_put_down_acts_again() -> None:
    clann = begun()
    take(clann, "+1", "+1", "N>C7")
    to_put_down(clann)
    agent, position = clann.agent_selection, clann.game.position
    legal = np.flatnonzero(clann.observe(agent)["action_mask"])
    assert len(legal) > 40
    assert set(legal) <= set(clann.actions.cells)
    clann.step(int(legal[0]))
    assert clann.game.position != position
    assert clann.game.events[-1].player == position.player


def test_dice_are_rolled_as_soon_as_they_are_to_be() -> None:
    clann = begun(3, 2)
    for _ in acts(clann, 2):
        assert not clann.game.position.can_roll


@pytest.mark.parametrize("players", PLAYERS)
def test_only_who_is_to_act_may_do_something(players: int) -> None:
    clann = begun(players, 3, course=SMALL)
    for agent, _ in acts(clann, 3):
        able = [one for one in clann.agents if clann.observe(one)["action_mask"].any()]
        assert able == [agent]


def test_a_game_that_goes_on_for_too_long_is_truncated() -> None:
    clann = begun(2, 1, longest=20)
    assert len([*acts(clann, 1)]) == 20
    assert all(clann.truncations.values())
    assert not any(clann.terminations.values())
    assert set(clann.rewards.values()) == {0}
    assert clann.infos == {agent: {"winners": ()} for agent in clann.possible_agents}
    assert not any(clann.observe(agent)["action_mask"].any() for agent in clann.possible_agents)
    for _ in clann.agent_iter():
        clann.step(None)
    assert clann.agents == []


def test_an_action_that_the_mask_forbids_loses() -> None:
    clann = env()
    clann.reset(seed=7)
    agent, mask = clann.agent_selection, clann.last()[0]["action_mask"]
    clann.step(int(np.flatnonzero(mask == 0)[0]))
    assert clann.unwrapped.rewards == {name: -(name == agent) for name in clann.possible_agents}
    assert all(clann.unwrapped.terminations.values())


def test_without_wrappers_such_an_action_is_an_error_and_changes_nothing() -> None:
    clann = begun()
    for action, error in ((30, IllegalMove), (90, EnvironmentsError)):
        before = clann.observe("player_1")
        with pytest.raises(error):
            clann.step(action)
        assert clann.game.events == ()
        assert clann.agent_selection == "player_1"
        for name, seen in clann.observe("player_1").items():
            assert (seen == before[name]).all()
    take(clann, "+1", "+1", "N>C7")
    to_put_down(clann)
    events = clann.game.events
    with pytest.raises(IllegalMove) as refused:
        clann.step(0)
    assert refused.value.reason == "put_down_needed"
    assert clann.game.events == events


def test_games_after_a_seeded_one_are_repeated_and_different() -> None:
    clann, runs = raw_env(), []
    for _ in range(2):
        dice = []
        for seed in (7, None, None, None):
            clann.reset(seed=seed)
            take(clann, "+1", "+1", "N>C7")
            dice.append(str(clann.game.moves[-1]))
        runs.append(dice)
    assert runs[0] == runs[1]
    assert len(set(runs[0])) > 1


def test_without_a_seed_games_differ() -> None:
    games = set()
    for _ in range(2):
        clann = raw_env(course=SMALL)
        clann.reset()
        for _ in acts(clann, 1):
            pass
        games.add(clann.game.to_text())
    assert len(games) == 2


def test_the_picture_shows_the_move_that_is_under_way() -> None:
    clann = begun(render_mode="rgb_array")
    take(clann, "+1", "+1", "N>C7")
    to_put_down(clann)
    under_way = clann.render()
    (die, who), position = clann._chosen, clann.game.position
    take(clann, clann.actions.text(clann.actions.legal(position, (die, who))[0], position))
    clann.game.undo()
    clann._chosen = ()
    before = clann.render()
    assert isinstance(before, np.ndarray)
    assert isinstance(under_way, np.ndarray)
    assert before.shape == under_way.shape
    assert (before != under_way).any()


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(GameError):
        env(5)
    with pytest.raises(EnvironmentsError) as refused:
        env(render_mode="hologram")
    assert "rgb_array" in str(refused.value)
    with pytest.raises(EnvironmentsError):
        env(longest=0)
    with pytest.raises(CourseError):
        env(course=Course(arm=3))


def test_whoever_is_out_of_the_game_may_do_nothing() -> None:
    clann = env()
    clann.reset(seed=7)
    mask = clann.last()[0]["action_mask"]
    clann.step(int(np.flatnonzero(mask == 0)[0]))
    for agent in clann.agent_iter():
        seen, _, terminated, _, _ = clann.last()
        assert terminated
        assert not seen["action_mask"].any(), agent
        clann.step(None)
