"""CLANN as a game of OpenSpiel, ``python_clann`` (the extra ``openspiel``).

Importing this module registers it. Dice are chance nodes: what they can show, each with its
chance. Else the players decide: one action is one decision, as
:class:`~clans_widget.clann.environments.Actions` numbers them.

Examples
--------
>>> import pyspiel
>>> state = pyspiel.load_game("python_clann(players=2)").new_initial_state()
>>> for action in (0, 3, 40):
...     state.apply_action(action)
>>> state.is_chance_node(), len(state.chance_outcomes()), state.action_to_string(94)
(True, 105, '[5 5 k]')
>>> state.apply_action(94)
>>> state.current_player(), [state.action_to_string(action) for action in state.legal_actions()]
(0, ['5-1', '5-N'])
>>> str(state)
'A1,h,h,h/h,h,h,C1 A7 1 55k+oo'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from clans_widget.clann import Course
from clans_widget.clann.chances import all_shown
from clans_widget.clann.rules.dice import FIRST
from clans_widget.clann.rules.seats import FEWEST_PLAYERS, MOST_PLAYERS
from clans_widget.core.extras import extra
from clans_widget.environments.trees import PartsObserver, TreeState

from .actions import Actions
from .observation import numbers, shapes
from .progress import LONGEST, Progress

with extra("openspiel", "pyspiel"):
    import pyspiel

__all__ = ["ClannGame", "ClannObserver", "ClannState"]

_STANDARD: Final = Course.standard()

TYPE: Final = pyspiel.GameType(
    short_name="python_clann",
    long_name="CLANN (Max Gerchambeau, 2005)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=FEWEST_PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification={
        "players": FEWEST_PLAYERS,
        "arm": _STANDARD.arm,
        "treasure": _STANDARD.treasure,
        "longest": LONGEST,
    },
)


class ClannGame(pyspiel.Game):
    """The rules of CLANN, for OpenSpiel.

    Parameters
    ----------
    params : mapping, optional
        ``players``: 2 to 4, by default 2. ``arm``, ``treasure``: sizes of the course, by default
        the standard ones; a small course makes a small game to study. ``longest``: after so many
        decisions of players the game is broken off, and everybody gets 0.

    Raises
    ------
    GameError
        If there are not 2 to 4 players.
    CourseError
        If a course cannot have these sizes.
    EnvironmentsError
        If a game cannot be broken off then.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**TYPE.parameter_specification, **(params or {})}
        course = Course(chosen["arm"], chosen["treasure"])
        self.beginning: Final = Progress.new(course, chosen["players"], chosen["longest"])
        info = pyspiel.GameInfo(
            num_distinct_actions=len(Actions.of(course)),
            max_chance_outcomes=len(all_shown(FIRST)),
            num_players=self.beginning.position.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.beginning.longest,
        )
        super().__init__(TYPE, info, dict(params or {}))

    def new_initial_state(self) -> ClannState:
        """Before the set-up."""
        return ClannState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How many rolls there are at most: each is used before the next."""
        return self.beginning.longest

    def make_py_observer(self, kind: Any = None, params: Any = None) -> ClannObserver:
        """What sees a state from a seat."""
        del params
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        return ClannObserver(self.beginning, kind)


class ClannState(TreeState):
    """The state of a game, for OpenSpiel.

    Attributes
    ----------
    progress : Progress
        All of it.
    """

    progress: Progress

    def __init__(self, game: ClannGame) -> None:
        super().__init__(game, game.beginning)

    def __str__(self) -> str:
        return " ".join([self.progress.position.to_text(), *self.progress.chosen])


class ClannObserver(PartsObserver):
    """Sees the whole position from a seat, as OpenSpiel asks for it.

    Parameters
    ----------
    beginning : Progress
    kind : pyspiel.IIGObservationType
        Whether what is public is seen, which is everything, and whether all moves and rolls so far
        are remembered, which only the text does.

    Attributes
    ----------
    tensor : numpy.ndarray
        All parts, one behind the other.
    dict : dict of str to array
        The same numbers by part: :func:`~clans_widget.clann.environments.shapes` says which. Before
        them comes the ``player``.
    """

    def __init__(self, beginning: Progress, kind: Any) -> None:
        position = beginning.position
        self.public: Final = bool(kind.public_info)
        self.remembers: Final = self.public and bool(kind.perfect_recall)
        seen = shapes(position.course, position.players) if self.public else {}
        super().__init__(position.players, seen)

    def set_from(self, state: ClannState, player: int) -> None:
        """Fill in what a player, from 0, sees in a state."""
        progress = state.progress
        self.fill(player, numbers(progress.position, player + 1, progress.chosen))

    def string_from(self, state: ClannState, player: int) -> str:
        """The same in words of the notation; all moves and rolls if they are remembered."""
        progress = state.progress
        words = [f"player {player + 1}"]
        if self.remembers:
            words += [*progress.record, *progress.chosen]
        elif self.public:
            words.append(str(state))
        return " ".join(words)


pyspiel.register_game(TYPE, ClannGame)
