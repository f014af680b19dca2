"""Clans as a PettingZoo environment: agents take turns (the extra ``pettingzoo``).

Examples
--------
>>> clans = env(players=3)
>>> clans.reset(seed=7)
>>> for agent in clans.agent_iter():
...     seen, reward, terminated, truncated, info = clans.last()
...     mask = seen["action_mask"]
...     clans.step(None if terminated else clans.action_space(agent).sample(mask))
>>> clans.agents
[]
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from copy import deepcopy
from typing import Any, ClassVar, Final

from clans_widget.clans import Board, Game, Marks
from clans_widget.clans.drawing import draw
from clans_widget.clans.rules.cards import SECRET
from clans_widget.clans.rules.setup import check_players
from clans_widget.picture import Picture
from clans_widget.picture.written.png import painted

from .actions import Actions
from .errors import EnvironmentsError, extra
from .observation import most, numbers, shapes
from .payoff import rewards
from .seeds import SeedsOfGames

with extra("pettingzoo", "gymnasium", "numpy", "pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

__all__ = ["ClansEnv", "env", "raw_env"]

Seen = dict[str, NDArray[Any]]

ILLEGAL: Final = -1.0
"""The reward for an action that the mask forbids, in :func:`env`: as for a loss against one."""


def env(
    players: int = 2, *, board: Board | None = None, render_mode: str | None = None
) -> AECEnv[str, Seen, int]:
    """A game for agents that may make mistakes, with PettingZoo's usual wrappers.

    An action that the mask forbids ends the game: its agent gets -1, the others 0.

    Parameters
    ----------
    players : int
        2 to 4 (S2).
    board : Board, optional
        The standard board by default.
    render_mode : {"human", "ansi", "rgb_array"}, optional

    Raises
    ------
    EnvironmentsError, GameError
        If there is no such render mode, or there are not 2 to 4 players.
    """
    inner = raw_env(players, board=board, render_mode=render_mode)
    checked = wrappers.TerminateIllegalWrapper(inner, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


def raw_env(
    players: int = 2, *, board: Board | None = None, render_mode: str | None = None
) -> ClansEnv:
    """The same without wrappers: an action that the mask forbids is an error."""
    return ClansEnv(players, board=board, render_mode=render_mode)


class ClansEnv(AECEnv[str, Seen, int]):
    """A game of Clans among agents called ``player_1``, ``player_2``, ...

    One action is one decision. An agent whose move founds several villages acts again and says
    which is founded next (V8); :class:`~clans_widget.clans.environments.Actions` numbers them.
    What an agent sees is made of all that lies on the table and of its own card;
    :func:`~clans_widget.clans.environments.parts` says where it stands. When the game is over, each
    agent is told all cards and totals (F3) in its ``info``, and gets its one reward:
    see :func:`~clans_widget.clans.environments.rewards`.

    Parameters
    ----------
    players : int
        2 to 4 (S2).
    board : Board, optional
        The standard board by default.
    render_mode : {"human", "ansi", "rgb_array"}, optional
        What :meth:`render` does: write a title and the position in the notation, give them as
        text, or give the picture as numbers.

    Attributes
    ----------
    game : Game
        The game that is played; it keeps the cards secret until the end.

    Raises
    ------
    EnvironmentsError, GameError
        If there is no such render mode, or there are not 2 to 4 players.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "clans_v0",
        "render_modes": ["human", "ansi", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    game: Game

    def __init__(
        self, players: int = 2, *, board: Board | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        players = check_players(players)
        modes = self.metadata["render_modes"]
        if render_mode not in (None, *modes):
            given, ways = repr(render_mode), ", ".join(modes)
            raise EnvironmentsError("clans.environments.render_mode", given=given, modes=ways)
        self.board: Final = board or Board.standard()
        self.actions: Final = Actions.of(self.board)
        self.render_mode: Final = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(1, players + 1)]
        self.agents: list[str] = []
        self.action_spaces = {
            agent: spaces.Discrete(len(self.actions)) for agent in self.possible_agents
        }
        self.observation_spaces = {
            agent: _observation_space(self.actions, players) for agent in self.possible_agents
        }
        self._seeds = SeedsOfGames()

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """All actions, legal or not: the same for every agent."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        """Bounds of what an agent sees: the same for every agent."""
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game: huts, cards and who begins are drawn at random (S1 to S3).

        Parameters
        ----------
        seed : int, optional
            The game is that of ``Game.new`` with this number as ``seed`` and ``cards_seed``.
            Without one, games that follow a seeded game are seeded by it, too.
        options : mapping, optional
            ``"first"``, the agent who begins, and ``"clans"``, a clan for each agent, instead of
            lots. ``"cards_seed"``, a seed for the cards alone, so that an agent who tries
            seeds learns nothing; with ``None`` nobody can repeat them. It counts for the games
            that follow, too. Others are ignored.

        Raises
        ------
        GameError
            If the options name somebody or something that is no agent, or no clan.
        EnvironmentsError
            If they leave an agent without a clan.
        """
        chosen = options or {}
        seeds = deepcopy(self._seeds)
        huts, cards = seeds.next(seed, chosen)
        game = Game.new(
            self.possible_agents,
            seed=huts,
            cards_seed=cards,
            first=chosen.get("first"),
            clans=chosen.get("clans"),
            board=self.board,
        )
        for agent in self.possible_agents:
            if game.clans(seen_by=agent)[agent] == SECRET:
                raise EnvironmentsError("clans.players.no_clan", player=agent)
        self.game, self._seeds = game, seeds
        self._chosen: tuple[str, ...] = ()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self._mover()

    def observe(self, agent: str) -> Seen:
        """What an agent may know, and which actions it may take: none unless it is to act."""
        position = self.game.position
        clan = self.game.clans(seen_by=agent)[agent]
        seat = self.possible_agents.index(agent) + 1
        seen = numbers(position, seat, clan, self._chosen)
        mask = np.zeros(len(self.actions), np.int8)
        if agent == self._mover() and not self.terminations.get(agent, True):
            mask[list(self.actions.legal(position, self._chosen))] = 1
        return {
            "observation": np.concatenate([*seen.values()], dtype=np.int16),
            "action_mask": mask,
        }

    def step(self, action: int | None) -> None:
        """Take an action for the agent whose turn it is; ``None`` once the game is over.

        Raises
        ------
        EnvironmentsError, IllegalMove
            If the mask forbids the action.
        """
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        choice = self.actions.choose(self.game.position, self._chosen, action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._chosen = choice.chosen
        if choice.move is not None:
            self.game.play(choice.move)
            self._chosen = ()
            self.agent_selection = self._mover()
        if self.game.position.is_over:
            self._end()
        if self.render_mode == "human":
            self.render()

    def render(self) -> NDArray[np.uint8] | str | None:
        """Show the game, in the way that the environment was made for."""
        if self.render_mode is None:
            return None
        picture = self._picture()
        if self.render_mode == "rgb_array":
            return np.asarray(painted(picture, picture.width), np.uint8)
        text = f"{picture.title}\n{self.game.position.to_text()}"
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(f"{text}\n")
        return None

    def close(self) -> None:
        """Nothing is open."""

    def _end(self) -> None:
        """Tell the cards and the totals (F3), and give the rewards."""
        result = self.game.result()
        assert result is not None
        cards = list(result.clans.values())
        gains = rewards(self.game.position, cards)
        self.rewards = dict(zip(self.possible_agents, gains, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {
            agent: {"clans": dict(result.clans), "totals": dict(result.totals)}
            for agent in self.agents
        }
        self._accumulate_rewards()

    def _mover(self) -> str:
        return self.possible_agents[self.game.position.mover - 1]

    def _picture(self) -> Picture:
        arrows = ((self._chosen[0], self._chosen[1]),) if self._chosen else ()
        return draw(self.game.position, marks=Marks(arrows=arrows, highlights=self._chosen[2:]))


def _observation_space(actions: Actions, players: int) -> spaces.Dict:
    highest = most(actions.board)
    bounds = [
        np.full(shape, highest[name], np.int16).ravel()
        for name, shape in shapes(actions.board, players).items()
    ]
    high = np.concatenate(bounds)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(high), high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (len(actions),), np.int8),
        }
    )
