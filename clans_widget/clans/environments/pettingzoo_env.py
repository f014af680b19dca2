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

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import TYPE_CHECKING, Any, ClassVar, Final

from clans_widget.clans import Board, Game, Marks
from clans_widget.clans.drawing import draw
from clans_widget.clans.rules.cards import SECRET
from clans_widget.clans.rules.setup import check_players
from clans_widget.environments import EnvironmentsError
from clans_widget.environments.agents import Ended, Seen, TurnsEnv, wrapped
from clans_widget.environments.seeds import Seed, Seeds
from clans_widget.picture import Picture

from .actions import Actions
from .observation import most, numbers, shapes
from .payoff import rewards

if TYPE_CHECKING:
    from pettingzoo import AECEnv


CARDS: Final = "cards_seed"
"""The option that gives the cards a seed of their own."""


class SeedsOfGames:
    """What huts and starting player repeat with, and what the cards do, game after game."""

    def __init__(self) -> None:
        self._open = Seeds()
        self._cards = Seeds()

    def next(self, seed: int | None, options: Mapping[str, Any]) -> tuple[Seed, Seed]:
        """The two seeds of the next game.

        Parameters
        ----------
        seed : int, optional
            As given to ``reset``, for both.
        options : mapping
            With :data:`CARDS`, what is given for the cards instead.

        Examples
        --------
        >>> seeds = SeedsOfGames()
        >>> seeds.next(7, {}), seeds.next(None, {})
        ((7, 7), ('7 1', '7 1'))
        >>> seeds.next(7, {"cards_seed": "a secret"}), seeds.next(None, {})
        ((7, 'a secret'), ('7 1', 'a secret 1'))
        """
        huts = self._open.following() if seed is None else self._open.begin(seed)
        if CARDS in options:
            return huts, self._cards.begin(options[CARDS])
        return huts, self._cards.following() if seed is None else self._cards.begin(seed)


__all__ = ["ClansEnv", "env", "raw_env"]


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
    return wrapped(raw_env(players, board=board, render_mode=render_mode))


def raw_env(
    players: int = 2, *, board: Board | None = None, render_mode: str | None = None
) -> ClansEnv:
    """The same without wrappers: an action that the mask forbids is an error."""
    return ClansEnv(players, board=board, render_mode=render_mode)


class ClansEnv(TurnsEnv):
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

    metadata: ClassVar[dict[str, Any]] = {**TurnsEnv.metadata, "name": "clans_v0"}

    game: Game

    def __init__(
        self, players: int = 2, *, board: Board | None = None, render_mode: str | None = None
    ) -> None:
        players = check_players(players)
        self.board: Final = board or Board.standard()
        self.actions: Final = Actions.of(self.board)
        super().__init__(
            players,
            len(self.actions),
            shapes(self.board, players),
            most(self.board),
            render_mode,
        )
        self._seeds = SeedsOfGames()

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
        self._begin()

    def _seat(self) -> int:
        return self.game.position.mover

    def _numbers(self, seat: int) -> Mapping[str, list[int]]:
        agent = self.possible_agents[seat - 1]
        clan = self.game.clans(seen_by=agent)[agent]
        return numbers(self.game.position, seat, clan, self._chosen)

    def _legal(self) -> Sequence[int]:
        return self.actions.legal(self.game.position, self._chosen)

    def _take(self, action: int | None) -> None:
        choice = self.actions.choose(self.game.position, self._chosen, action)
        self._chosen = choice.chosen
        if choice.move is not None:
            self.game.play(choice.move)
            self._chosen = ()

    def _ended(self) -> Ended | None:
        """At the end everybody is told the cards and the totals (F3)."""
        result = self.game.result()
        if result is None:
            return None
        gains = rewards(self.game.position, list(result.clans.values()))
        return Ended(gains, {"clans": dict(result.clans), "totals": dict(result.totals)})

    def _picture(self) -> Picture:
        arrows = ((self._chosen[0], self._chosen[1]),) if self._chosen else ()
        return draw(self.game.position, marks=Marks(arrows=arrows, highlights=self._chosen[2:]))

    def _text(self) -> str:
        return self.game.position.to_text()
