"""Any game as a PettingZoo environment: agents take turns (the extra ``pettingzoo``)."""

from __future__ import annotations

import sys
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, ClassVar, Final, NamedTuple

from clans_widget.core.extras import extra
from clans_widget.picture import Picture
from clans_widget.picture.written.png import painted

from .errors import EnvironmentsError
from .numbering import Shape

with extra("pettingzoo", "gymnasium", "numpy", "pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

__all__ = ["ILLEGAL", "MODES", "Ended", "Seen", "TurnsEnv", "wrapped"]

Seen = dict[str, NDArray[Any]]

ILLEGAL: Final = -1.0
"""The reward for an action that the mask forbids, once :func:`wrapped`: as for a loss against
one."""

MODES: Final = ["human", "ansi", "rgb_array"]
"""The ways to show a game."""


class Ended(NamedTuple):
    """How a game has ended.

    Attributes
    ----------
    rewards : sequence of float
        For each player, in the order of the seats.
    info : mapping
        What each agent is told.
    is_broken_off : bool
        Whether it was ended before the rules do.
    """

    rewards: Sequence[float]
    info: Mapping[str, Any]
    is_broken_off: bool = False


class TurnsEnv(AECEnv[str, Seen, int]):
    """A game among agents called ``player_1``, ``player_2``, ... whose actions are numbered.

    A subclass says what game it is: it begins one in ``reset`` and calls :meth:`_begin`, and it
    has the other methods that are empty here.

    Parameters
    ----------
    players : int
    actions : int
        How many there are.
    shapes : mapping of str to tuple of int
        The parts of what an agent sees, in order, with the shape of each.
    most : mapping of str to int
        The highest number that can stand in each part.
    render_mode : {"human", "ansi", "rgb_array"}, optional
        What :meth:`render` does: write a title and the position in the notation, give them as
        text, or give the picture as numbers.

    Raises
    ------
    EnvironmentsError
        If there is no such render mode.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": MODES,
        "is_parallelizable": False,
        "render_fps": 1,
    }

    agent_selection: str

    def __init__(
        self,
        players: int,
        actions: int,
        shapes: Mapping[str, Shape],
        most: Mapping[str, int],
        render_mode: str | None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *MODES):
            given, ways = repr(render_mode), ", ".join(MODES)
            raise EnvironmentsError("environments.render_mode", given=given, modes=ways)
        self.render_mode: Final = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(1, players + 1)]
        self.agents: list[str] = []
        seen = _observation_space(actions, shapes, most)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: deepcopy(seen) for agent in self.possible_agents}
        self._actions: Final = actions

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """All actions, legal or not: the same for every agent."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        """Bounds of what an agent sees: the same for every agent."""
        return self.observation_spaces[agent]

    def observe(self, agent: str) -> Seen:
        """What an agent may know, and which actions it may take: none unless it is to act."""
        mask = np.zeros(self._actions, np.int8)
        if agent == self._mover() and not self._is_out(agent):
            mask[list(self._legal())] = 1
        numbers = self._numbers(self.possible_agents.index(agent) + 1)
        return {
            "observation": np.concatenate([*numbers.values()], dtype=np.int16),
            "action_mask": mask,
        }

    def step(self, action: int | None) -> None:
        """Take an action for the agent whose turn it is; ``None`` once the game is over.

        Raises
        ------
        EnvironmentsError, IllegalMove
            If the mask forbids the action.
        """
        if self._is_out(self.agent_selection):
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self._take(action)
        self._cumulative_rewards[agent] = 0.0
        self.agent_selection = self._mover()
        ended = self._ended()
        if ended is not None:
            self._end(ended)
        if self.render_mode == "human":
            self.render()

    def render(self) -> NDArray[np.uint8] | str | None:
        """Show the game, in the way that the environment was made for."""
        if self.render_mode is None:
            return None
        picture = self._picture()
        if self.render_mode == "rgb_array":
            return np.asarray(painted(picture, picture.width), np.uint8)
        text = f"{picture.title}\n{self._text()}"
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(f"{text}\n")
        return None

    def close(self) -> None:
        """Nothing is open."""

    def _begin(self) -> None:
        """All agents are in, and nobody has got anything."""
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self._mover()

    def _end(self, ended: Ended) -> None:
        self.rewards = dict(zip(self.possible_agents, ended.rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, not ended.is_broken_off)
        self.truncations = dict.fromkeys(self.agents, ended.is_broken_off)
        self.infos = {agent: deepcopy(dict(ended.info)) for agent in self.agents}
        self._accumulate_rewards()

    def _is_out(self, agent: str) -> bool:
        """Whether the game is over for an agent."""
        return bool(self.terminations.get(agent, True) or self.truncations.get(agent, True))

    def _mover(self) -> str:
        """The agent who is to act."""
        name: str = self.possible_agents[self._seat() - 1]
        return name

    @abstractmethod
    def _seat(self) -> int:
        """The number of the player who is to act, from 1."""

    @abstractmethod
    def _numbers(self, seat: int) -> Mapping[str, list[int]]:
        """What a player may know, part by part."""

    @abstractmethod
    def _legal(self) -> Sequence[int]:
        """The actions that may be taken now."""

    @abstractmethod
    def _take(self, action: int | None) -> None:
        """Take an action; if it is refused nothing changes."""

    @abstractmethod
    def _ended(self) -> Ended | None:
        """How the game has ended; ``None`` while it runs."""

    @abstractmethod
    def _picture(self) -> Picture:
        """The game as it stands, with the move that is under way."""

    @abstractmethod
    def _text(self) -> str:
        """The position in the notation."""


def wrapped(inner: TurnsEnv) -> AECEnv[str, Seen, int]:
    """For agents that may make mistakes: with PettingZoo's usual wrappers.

    An action that the mask forbids ends the game: its agent gets :data:`ILLEGAL`, the others 0.
    """
    checked = wrappers.TerminateIllegalWrapper(inner, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


def _observation_space(
    actions: int, shapes: Mapping[str, Shape], most: Mapping[str, int]
) -> spaces.Dict:
    bounds = [np.full(shape, most[name], np.int16).ravel() for name, shape in shapes.items()]
    high = np.concatenate(bounds)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(high), high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
