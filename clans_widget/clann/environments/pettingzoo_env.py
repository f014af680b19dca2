"""CLANN as a PettingZoo environment: agents take turns (the extra ``pettingzoo``).

Examples
--------
>>> clann = env(players=3)
>>> clann.reset(seed=7)
>>> for agent in clann.agent_iter():
...     seen, reward, terminated, truncated, info = clann.last()
...     is_over, mask = terminated or truncated, seen["action_mask"]
...     clann.step(None if is_over else clann.action_space(agent).sample(mask))
>>> clann.agents
[]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from clans_widget.clann import Course, Game, Marks
from clans_widget.clann.course import a_course
from clans_widget.clann.drawing import draw
from clans_widget.clann.drawing.pieces.standing import KNIGHT as THE_KNIGHT
from clans_widget.clann.drawing.pieces.standing import Who, place_of
from clans_widget.clann.move import KNIGHT
from clans_widget.clann.rules.seats import check_players
from clans_widget.clann.rules.using import Use, reached
from clans_widget.environments import Seeds
from clans_widget.environments.agents import Ended, TurnsEnv, wrapped
from clans_widget.picture import Picture

from .actions import Actions
from .observation import most, numbers, shapes
from .payoff import rewards
from .progress import LONGEST, checked_length

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from clans_widget.environments.agents import Seen

__all__ = ["ClannEnv", "env", "raw_env"]


def env(
    players: int = 2,
    *,
    course: Course | None = None,
    longest: int = LONGEST,
    render_mode: str | None = None,
) -> AECEnv[str, Seen, int]:
    """A game for agents that may make mistakes, with PettingZoo's usual wrappers.

    An action that the mask forbids ends the game: its agent gets -1, the others 0.

    Parameters
    ----------
    players : int
        2 to 4.
    course : Course, optional
        The standard course by default.
    longest : int
        After so many decisions the game is broken off: it is truncated.
    render_mode : {"human", "ansi", "rgb_array"}, optional

    Raises
    ------
    EnvironmentsError, GameError, CourseError
        If there is no such render mode, there are not 2 to 4 players, the course is none, or
        a game cannot be broken off then.
    """
    return wrapped(raw_env(players, course=course, longest=longest, render_mode=render_mode))


def raw_env(
    players: int = 2,
    *,
    course: Course | None = None,
    longest: int = LONGEST,
    render_mode: str | None = None,
) -> ClannEnv:
    """The same without wrappers: an action that the mask forbids is an error."""
    return ClannEnv(players, course=course, longest=longest, render_mode=render_mode)


class ClannEnv(TurnsEnv):
    """A game of CLANN among agents called ``player_1``, ``player_2``, ...

    One action is one decision: a die and who moves by it, and then, if somebody is put down, the
    cell; :class:`~clans_widget.clann.environments.Actions` numbers them. Dice are rolled as soon as
    they are to be. An agent sees the whole position from its seat;
    :func:`~clans_widget.clann.environments.parts` says what stands where. When the game is over,
    each agent is told the winners (K14) in its ``info``, and gets its one reward: see
    :func:`~clans_widget.clann.environments.rewards`.

    Parameters
    ----------
    players : int
        2 to 4; of four, those opposite each other are partners.
    course : Course, optional
        The standard course by default.
    longest : int
        After so many decisions the game is broken off: it is truncated, and everybody gets 0.
    render_mode : {"human", "ansi", "rgb_array"}, optional
        What ``render`` does: write a title and the position in the notation, give them as
        text, or give the picture as numbers.

    Attributes
    ----------
    game : Game
        The game that is played.

    Raises
    ------
    EnvironmentsError, GameError, CourseError
        If there is no such render mode, there are not 2 to 4 players, the course is none, or
        a game cannot be broken off then.
    """

    metadata: ClassVar[dict[str, Any]] = {**TurnsEnv.metadata, "name": "clann_v0"}

    game: Game

    def __init__(
        self,
        players: int = 2,
        *,
        course: Course | None = None,
        longest: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        players = check_players(players)
        self.course: Final = a_course(course)
        self.longest: Final = checked_length(longest)
        self.actions: Final = Actions.of(self.course)
        super().__init__(
            players,
            len(self.actions),
            shapes(self.course, players),
            most(self.course),
            render_mode,
        )
        self._seeds = Seeds()

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game, with the first agent's choice of a character (K3).

        Parameters
        ----------
        seed : int, optional
            Of the dice: they fall as in ``Game.new`` with this number. Without one, games that
            follow a seeded game are seeded by it, too.
        options : mapping, optional
            There are none.
        """
        del options
        dice = self._seeds.following() if seed is None else self._seeds.begin(seed)
        self.game = Game.new(self.possible_agents, seed=dice, course=self.course)
        self._chosen: tuple[str, ...] = ()
        self._decisions = 0
        self._begin()

    def _seat(self) -> int:
        return self.game.position.player

    def _numbers(self, seat: int) -> Mapping[str, list[int]]:
        return numbers(self.game.position, seat, self._chosen)

    def _legal(self) -> Sequence[int]:
        return self.actions.legal(self.game.position, self._chosen)

    def _take(self, action: int | None) -> None:
        choice = self.actions.choose(self.game.position, self._chosen, action)
        self._chosen = choice.chosen
        self._decisions += 1
        if choice.move is not None:
            self.game.play(choice.move)
            self._chosen = ()
            if self.game.position.can_roll:
                self.game.roll()

    def _ended(self) -> Ended | None:
        result = self.game.result()
        if result is None and self._decisions < self.longest:
            return None
        winners = result.winners if result else ()
        return Ended(rewards(self.game.position), {"winners": winners}, result is None)

    def _picture(self) -> Picture:
        return draw(self.game.position, marks=Marks(arrows=self._arrows()), choosing=True)

    def _arrows(self) -> tuple[tuple[str, str], ...]:
        """Who moves where, while it is open where somebody is put down."""
        if not self._chosen:
            return ()
        die, who = self._chosen
        position = self.game.position
        use = Use(int(die), None if who == KNIGHT else int(who) - 1)
        mover = THE_KNIGHT if use.character is None else Who(position.arm, use.character)
        cell = reached(position, use)
        assert cell is not None, "only on the ring somebody is displaced"
        return ((place_of(position, mover), self.course.name(cell)),)

    def _text(self) -> str:
        return self.game.position.to_text()
