"""Clans as a game of OpenSpiel, ``python_clans`` (the extra ``openspiel``).

Importing this module registers it. Chance draws the set-up lot at random:
:class:`~clans_widget.clans.environments.Deal` says how, and why so. Then the players decide: one
action is one decision, as :class:`~clans_widget.clans.environments.Actions` numbers them.

Examples
--------
>>> import pyspiel
>>> game = pyspiel.load_game("python_clans(players=3,seed=7)")
>>> state = game.new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(state.legal_actions()[0])
>>> state.current_player(), len(state.legal_actions()), state.action_to_string(0)
(0, 270, 'A1-A2')
>>> state.observation_string(0)[:13], state.observation_string(1)[:13]
('player 1 red ', 'player 2 blue')
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from clans_widget.clans import COLORS, Board
from clans_widget.core.extras import extra
from clans_widget.environments.trees import TreeState

from .actions import Actions
from .openspiel_observer import ClansObserver
from .progress import Progress

with extra("openspiel", "pyspiel"):
    import pyspiel

__all__ = ["ClansGame", "ClansState"]

ANY_SET_UP: Final = -1
"""The parameter ``seed`` when chance draws the huts, too."""

TYPE: Final = pyspiel.GameType(
    short_name="python_clans",
    long_name="Clans (Leo Colovini, 2002)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={"players": 2, "seed": ANY_SET_UP},
)


class ClansGame(pyspiel.Game):
    """The rules of Clans on the standard board, for OpenSpiel.

    Parameters
    ----------
    params : mapping, optional
        ``players``: 2 to 4, by default 2 (S2). ``seed``: the huts are those of ``Position.start``
        with this seed, and chance draws only who begins and the cards; by default all is drawn.

    Raises
    ------
    GameError
        If there are not 2 to 4 players.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        self.board: Final = Board.standard()
        self.seed: Final = int(chosen.get("seed", ANY_SET_UP))
        players = int(chosen.get("players", 2))
        self.beginning: Final = Progress.new(
            self.board, players, None if self.seed == ANY_SET_UP else self.seed
        )
        actions = Actions.of(self.board)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(actions),
            max_chance_outcomes=len(COLORS),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=actions.most_decisions,
        )
        super().__init__(TYPE, info, chosen)

    def new_initial_state(self) -> ClansState:
        """Before the first lot."""
        return ClansState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How many lots there are at most: all huts, who begins, the cards."""
        return len(self.board) + 1 + self.beginning.deal.players

    def make_py_observer(self, kind: Any = None, params: Any = None) -> ClansObserver:
        """What sees a state for a player; the cards of others are never seen."""
        del params
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        return ClansObserver(self.board, self.beginning.deal.players, kind)


class ClansState(TreeState):
    """The state of a game, for OpenSpiel.

    Attributes
    ----------
    progress : Progress
        All of it, the secret cards as well: for the referee. So is ``str(state)``. What a player
        may know is what the information state and the observation say.
    """

    progress: Progress

    def __init__(self, game: ClansGame) -> None:
        super().__init__(game, game.beginning)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> ClansState:
        """A state that a player, from 0, cannot tell from this one: other cards for the others.

        All assignments are equally likely, whatever the others really hold: what their moves
        give away is left to whoever searches.
        """
        cards = self.progress.deal.cards
        left = [card for card in range(len(COLORS)) if card not in cards[player : player + 1]]
        state: ClansState = self.get_game().new_initial_state()
        for action in self.history():
            deal = state.progress.deal
            is_hidden = bool(deal.first) and not deal.is_done and len(deal.cards) != player
            state.apply_action(left.pop(int(sampler() * len(left))) if is_hidden else action)
        return state

    def __str__(self) -> str:
        progress = self.progress
        moves = (progress.actions.text(action) for action in progress.taken)
        cards = ",".join(progress.deal.clans)
        return " ".join([progress.deal.position().to_text(), f"[{cards}]", *moves])


pyspiel.register_game(TYPE, ClansGame)
