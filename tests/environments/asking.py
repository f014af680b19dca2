"""PettingZoo's own tests, with games that are the same in every run."""

from __future__ import annotations

from typing import Any

from pettingzoo.test import api_test


def ask_pettingzoo(env: Any, cycles: int) -> None:
    """Fail if an environment does not keep PettingZoo's interface.

    Its actions are drawn from the spaces of the agents, which begin somewhere else in each run.
    """
    env.reset(seed=0)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(number)
    api_test(env, num_cycles=cycles)
