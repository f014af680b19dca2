"""What makes an environment of a game needs nothing of Clans and CLANN: Pig is one, too."""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import seed_test

from clans_widget.core.moment import Moment
from clans_widget.environments import EnvironmentsError, Seeds, checked
from clans_widget.environments.agents import Ended, TurnsEnv, wrapped
from clans_widget.environments.trees import PartsObserver, TreeState
from clans_widget.picture import Picture
from clans_widget.stage.production import Pointing
from clans_widget.words import Voice
from tests.environments.asking import ask_pettingzoo
from tests.toys.pig import FACES, TARGET, Pig, PigProduction, Position

ROLL, HOLD = ACTIONS = (0, 1)
SHAPES = {"scores": (2,), "turn": (1,)}
NAMES = ("player_1", "player_2")


def legal(position: Position) -> tuple[int, ...]:
    return () if position.is_over else ACTIONS[: 1 + len(position.legal_moves())]


def gains(position: Position) -> tuple[float, ...]:
    return tuple(float(2 * (score >= TARGET) - 1) * position.is_over for score in position.scores)


class PigEnv(TurnsEnv):
    """Dice fall as in the game of the seed."""

    def __init__(self, render_mode: str | None = None) -> None:
        # Who never holds goes on until a one falls.
        most = dict.fromkeys(SHAPES, 50 * TARGET)
        super().__init__(2, len(ACTIONS), SHAPES, most, render_mode)
        self._seeds = Seeds()

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        del options
        lot = self._seeds.following() if seed is None else self._seeds.begin(seed)
        self.game = Pig(NAMES, Position(), seed=lot)
        self._begin()

    def _seat(self) -> int:
        return self.game.position.mover

    def _numbers(self, seat: int) -> Mapping[str, list[int]]:
        one, other = self.game.position.scores
        scores = [one, other] if seat == 1 else [other, one]
        return {"scores": scores, "turn": [self.game.position.turn]}

    def _legal(self) -> Sequence[int]:
        return legal(self.game.position)

    def _take(self, action: int | None) -> None:
        if checked(action, len(ACTIONS)) == ROLL:
            self.game.roll()
        else:
            self.game.play("hold")

    def _ended(self) -> Ended | None:
        position = self.game.position
        return Ended(gains(position), {"text": position.to_text()}) if position.is_over else None

    def _picture(self) -> Picture:
        return PigProduction().picture(Moment.of(self.game), Pointing(), Voice("en"))

    def _text(self) -> str:
        return self.game.position.to_text()


@dataclass(frozen=True)
class Progress:
    position: Position
    is_rolling: bool = False

    @property
    def is_over(self) -> bool:
        return self.position.is_over

    @property
    def seat(self) -> int:
        return self.position.mover

    @property
    def chances(self) -> Sequence[tuple[int, float]]:
        return [(face, 1 / FACES) for face in range(FACES)] if self.is_rolling else ()

    @property
    def legal(self) -> Sequence[int]:
        return range(FACES) if self.is_rolling else legal(self.position)

    @property
    def rewards(self) -> Sequence[float]:
        return gains(self.position)

    def after(self, action: int) -> Progress:
        if self.is_rolling:
            return Progress(self.position.roll(action + 1).position)
        if action == ROLL:
            return replace(self, is_rolling=True)
        return Progress(self.position.play("hold").position)

    def text(self, action: int) -> str:
        return f"[{action + 1}]" if self.is_rolling else ("roll", "hold")[action]


TYPE = pyspiel.GameType(
    short_name="python_pig_of_the_tests",
    long_name="Pig",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification={},
)


class PigObserver(PartsObserver):
    def __init__(self) -> None:
        super().__init__(2, SHAPES)

    def set_from(self, state: PigState, player: int) -> None:
        position: Position = state.progress.position
        self.fill(player, {"scores": position.scores, "turn": [position.turn], "unseen": [1]})

    def string_from(self, state: PigState, player: int) -> str:
        return f"{player} {state}"


class PigGame(pyspiel.Game):
    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        info = pyspiel.GameInfo(len(ACTIONS), FACES, 2, -1.0, 1.0, 0.0, 10_000)
        super().__init__(TYPE, info, dict(params or {}))

    def new_initial_state(self) -> PigState:
        return PigState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 10_000

    def make_py_observer(self, kind: Any = None, params: Any = None) -> PigObserver:
        del kind, params
        return PigObserver()


class PigState(TreeState):
    def __init__(self, game: PigGame) -> None:
        super().__init__(game, Progress(Position()))

    def __str__(self) -> str:
        return f"{self.progress.position.to_text()} {self.progress.is_rolling}"


pyspiel.register_game(TYPE, PigGame)


def test_pettingzoo_finds_that_pig_keeps_its_interface() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ask_pettingzoo(wrapped(PigEnv()), 50)
        seed_test(PigEnv, num_cycles=50)


def test_a_game_of_pig_is_played_and_shown() -> None:
    pig, chance = PigEnv("ansi"), Random(1)
    pig.reset(seed=1)
    for agent in pig.agent_iter():
        seen, reward, terminated, truncated, info = pig.last()
        assert not truncated
        if terminated:
            assert reward == (1 if pig.game.position.scores[NAMES.index(agent)] >= TARGET else -1)
            assert info == {"text": pig.game.position.to_text()}
            pig.step(None)
        else:
            assert str(pig.render()).endswith(pig.game.position.to_text())
            pig.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    assert pig.game.position.is_over


def test_what_is_no_action_of_pig_is_refused() -> None:
    pig = PigEnv()
    pig.reset(seed=1)
    with pytest.raises(EnvironmentsError) as refused:
        pig.step(2)
    assert "from 0 to 1" in str(refused.value)


def test_openspiel_finds_no_fault_with_pig() -> None:
    game = pyspiel.load_game("python_pig_of_the_tests")
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


def test_an_observer_sees_the_parts_it_has() -> None:
    state, seer = PigState(PigGame()), PigObserver()
    state.progress = Progress(Position((3, 5), 2, 4))
    seer.set_from(state, 1)
    assert seer.tensor.tolist() == [0, 1, 3, 5, 4]
    assert seer.dict["scores"].tolist() == [3, 5]
