"""The PettingZoo environment: PettingZoo's own tests, the engine's game, and no card of others."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import render_test, seed_test

from clans_widget.clans import COLORS, Game, GameError, IllegalMove, Position
from clans_widget.clans.environments import (
    EnvironmentsError,
    parts,
)
from clans_widget.clans.environments.pettingzoo_env import (
    ClansEnv,
    env,
    raw_env,
)
from tests.clans.drawing.boards import STAR
from tests.clans.environments.playing import moves_in
from tests.environments.asking import ask_pettingzoo

pytestmark = pytest.mark.slow

NUMBERS = [2, 3, 4]

DICTIONARIES = ("Observation is not a NumPy array", "Observation space for each agent probably")
"""How the advice begins that every dictionary with an action mask gets, but PettingZoo's own."""


def acts(clans: ClansEnv, seed: int) -> Iterator[tuple[str, int]]:
    """Who acts, and how: legal actions at random, each taken when the next is asked for."""
    chance = Random(seed)
    while not any(clans.terminations.values()):
        agent = clans.agent_selection
        mask = clans.observe(agent)["action_mask"]
        action = chance.choice(np.flatnonzero(mask).tolist())
        yield agent, action
        clans.step(action)


def begun(players: int = 2, seed: int = 1, **options: Any) -> ClansEnv:
    clans = raw_env(players)
    clans.reset(seed=seed, options=options)
    return clans


@pytest.mark.parametrize("players", NUMBERS)
@pytest.mark.parametrize("make", [env, raw_env])
def test_pettingzoo_finds_that_the_interface_is_kept(make: Any, players: int) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        ask_pettingzoo(make(players), 300)
    assert [w for w in said if not str(w.message).startswith(DICTIONARIES)] == []


def test_pettingzoo_finds_that_the_interface_is_kept_on_another_board() -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        ask_pettingzoo(env(3, board=STAR), 50)
    assert [w for w in said if not str(w.message).startswith(DICTIONARIES)] == []


@pytest.mark.parametrize("players", NUMBERS)
def test_pettingzoo_finds_that_a_seed_repeats_a_game(players: int) -> None:
    seed_test(lambda: env(players), num_cycles=100)


def test_pettingzoo_finds_that_it_can_be_shown(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(env)
    shown = capsys.readouterr().out.splitlines()
    positions = [Position.from_text(line) for line in shown if "/" in line]
    assert len({*positions}) > 1


@pytest.mark.parametrize("players", NUMBERS)
@pytest.mark.parametrize("seed", range(4))
def test_a_game_is_that_of_the_engine(players: int, seed: int) -> None:
    clans = begun(players, seed)
    names = [f"player_{seat}" for seat in range(1, players + 1)]
    position = Game.new(names, seed=seed).position
    taken: list[str] = []
    for agent, action in acts(clans, seed):
        text = clans.actions.text(action)
        if "-" in text:
            for move in moves_in(taken):
                position = position.play(move).position
            taken = []
            assert clans.game.position == position
        assert agent == names[position.mover - 1]
        taken.append(text)
    for move in moves_in(taken):
        position = position.play(move).position
    assert clans.game.position == position
    assert position.is_over


def test_v8_an_agent_whose_move_founds_several_villages_acts_again() -> None:
    clans = raw_env(2, board=STAR)
    clans.reset(seed=1)
    agent, names = clans.agent_selection, clans.actions.names
    clans.step(names.index(("A1", "A2")))
    for left in (["A2", "A3", "A4", "A5"], ["A3", "A4", "A5"], ["A4", "A5"], ["A5"]):
        assert clans.agent_selection == agent
        mask = clans.observe(agent)["action_mask"]
        assert [clans.actions.text(action) for action in np.flatnonzero(mask)] == left
        clans.step(names.index((left[0],)))
    assert [turn.move.to_text() for turn in clans.game.turns] == ["A1-A2:A2,A3,A4,A5"]
    assert all(clans.terminations.values())


def test_only_the_agent_whose_turn_it_is_may_act() -> None:
    clans = begun(3)
    for agent, _ in acts(clans, 1):
        for other in clans.possible_agents:
            assert clans.observe(other)["action_mask"].any() == (other == agent)


@pytest.mark.parametrize("players", NUMBERS)
def test_s2_not_one_byte_depends_on_the_cards_of_others(players: int) -> None:
    agents = [f"player_{seat}" for seat in range(1, players + 1)]
    deals = [dict(zip(agents, cards, strict=True)) for cards in permutations(COLORS, players)]
    for agent in agents:
        own = [deal for deal in deals if deal[agent] == "green"]
        assert len(own) >= 4
        seen = [shown(agent, deal) for deal in (own[0], own[1], own[-1])]
        assert seen[0] == seen[1] == seen[2]


def shown(agent: str, deal: dict[str, str]) -> list[bytes]:
    """All that an agent is shown until the game is over."""
    clans = ClansEnv(len(deal), render_mode="ansi")
    clans.reset(seed=3, options={"clans": deal})
    seen = []
    for _ in acts(clans, 3):
        observed = clans.observe(agent)
        told = (clans.infos, clans.rewards, clans.agents, clans.agent_selection, clans.render())
        seen += [part.tobytes() for part in observed.values()]
        seen.append(repr((told, clans.game)).encode())
    assert len(seen) > 60
    return seen


@pytest.mark.parametrize("clan", COLORS)
def test_s2_an_agent_sees_its_own_card(clan: str) -> None:
    other = next(color for color in COLORS if color != clan)
    clans = begun(clans={"player_1": other, "player_2": clan})
    place = parts(clans.board, 2)["clan"]
    told = clans.observe("player_2")["observation"][place]
    assert [color for color, n in zip(COLORS, told, strict=True) if n] == [clan]


@pytest.mark.parametrize("players", NUMBERS)
def test_f3_at_the_end_everybody_is_told_all_and_gets_the_reward(players: int) -> None:
    clans = begun(players, 5)
    for _ in acts(clans, 5):
        assert set(clans.rewards.values()) == {0}
    result = clans.game.result()
    assert result is not None
    best = max(result.totals.values())
    assert sum(clans.rewards.values()) == pytest.approx(0)
    for agent in clans.possible_agents:
        assert clans.infos[agent] == {"clans": result.clans, "totals": result.totals}
        assert (clans.rewards[agent] > 0) == (result.totals[agent] == best)
    got = {}
    for agent in clans.agent_iter():
        _, got[agent], terminated, truncated, _ = clans.last()
        assert terminated
        assert not truncated
        clans.step(None)
    assert got.keys() == set(clans.possible_agents)
    assert sum(got.values()) == pytest.approx(0)


def test_an_action_that_the_mask_forbids_loses() -> None:
    clans = env()
    clans.reset(seed=7)
    agent, mask = clans.agent_selection, clans.last()[0]["action_mask"]
    clans.step(int(np.flatnonzero(mask == 0)[0]))
    assert clans.unwrapped.rewards == {name: -(name == agent) for name in clans.possible_agents}
    assert all(clans.unwrapped.terminations.values())


def test_without_wrappers_such_an_action_is_an_error_and_changes_nothing() -> None:
    clans = begun()
    before = clans.game.position
    with pytest.raises(EnvironmentsError):
        clans.step(clans.actions.ways)
    clans.step(0)
    with pytest.raises(IllegalMove):
        clans.step(0)
    assert clans.game.turns[0].before == before
    assert len(clans.game.turns) == 1


def test_games_after_a_seeded_one_are_repeated_and_different() -> None:
    clans, runs = raw_env(), []
    for _ in range(2):
        clans.reset(seed=7)
        starts = [clans.game.position.to_text()]
        for _ in range(3):
            clans.reset()
            starts.append(clans.game.position.to_text())
        runs.append(starts)
    assert runs[0] == runs[1]
    assert len(set(runs[0])) == 4


def test_without_a_seed_games_differ() -> None:
    starts = set()
    for _ in range(2):
        clans = raw_env()
        clans.reset()
        starts.add(clans.game.position.groups)
    assert len(starts) == 2


def test_who_begins_can_be_chosen() -> None:
    assert {begun(4, 7, first=f"player_{k}").agent_selection for k in NUMBERS} == {
        f"player_{k}" for k in NUMBERS
    }


def test_the_picture_shows_the_move_that_is_under_way() -> None:
    clans = raw_env(board=STAR, render_mode="rgb_array")
    clans.reset(seed=1)
    before = clans.render()
    clans.step(clans.actions.names.index(("A1", "A2")))
    after = clans.render()
    assert isinstance(before, np.ndarray)
    assert isinstance(after, np.ndarray)
    assert before.shape == after.shape
    assert (before != after).any()


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(GameError):
        env(5)
    with pytest.raises(EnvironmentsError) as refused:
        env(render_mode="hologram")
    assert "rgb_array" in str(refused.value)
    with pytest.raises(EnvironmentsError):
        begun(clans={"player_1": "red"})
    with pytest.raises(GameError):
        begun(clans={"player_1": "red", "player_9": "blue"})


REFUSED: list[dict[str, Any]] = [
    {"clans": {"player_1": "red"}},
    {"clans": {"player_1": "red", "player_2": "red"}},
    {"clans": {"player_9": "red"}},
    {"first": "player_9"},
]


@pytest.mark.parametrize("options", REFUSED, ids=str)
@pytest.mark.parametrize("seed", [None, 3])
def test_options_that_are_refused_leave_the_game_as_it_was(
    options: dict[str, Any], seed: int | None
) -> None:
    clans, untouched = begun(seed=7), begun(seed=7)
    for each in (clans, untouched):
        each.step(0)
    game = clans.game
    with pytest.raises((EnvironmentsError, GameError)):
        clans.reset(seed=seed, options=options)
    assert clans.game is game
    assert clans.agent_selection == untouched.agent_selection
    for each in (clans, untouched):
        each.reset()
    assert clans.game.position == untouched.game.position, "the next game is the same, too"


def test_whoever_is_out_of_the_game_may_do_nothing() -> None:
    clans = env()
    clans.reset(seed=7)
    mask = clans.last()[0]["action_mask"]
    clans.step(int(np.flatnonzero(mask == 0)[0]))
    assert not clans.unwrapped.game.position.is_over
    for agent in clans.agent_iter():
        seen, _, terminated, _, _ = clans.last()
        assert terminated
        assert not seen["action_mask"].any(), agent
        clans.step(None)
    for agent in clans.possible_agents:
        assert not clans.unwrapped.observe(agent)["action_mask"].any()
