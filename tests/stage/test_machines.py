"""Nim and Pig driven anyhow on the stage: see tests/stage/machine.py."""

from __future__ import annotations

from typing import Any

from hypothesis import settings

from clans_widget.stage.scene import Scene
from tests.speeds import many
from tests.stage.machine import SceneMachine
from tests.toys import nim, pig


class NimMachine(SceneMachine):
    """Two scenes on one game of Nim."""

    def set_up(self, bots: dict[int, Any], viewers: tuple[str | None, str | None]) -> None:
        game, production = nim.Nim(["Ann", "Bob"], nim.Position()), nim.NimProduction()
        one, other = (Scene(production, game, bots=bots, seen_by=who) for who in viewers)
        self.scenes = one, other


class PigMachine(SceneMachine):
    """Two scenes on one game of Pig."""

    def set_up(self, bots: dict[int, Any], viewers: tuple[str | None, str | None]) -> None:
        game = pig.Pig(["Ann", "Bob"], pig.Position(), seed=3)
        one, other = (Scene(pig.PigProduction(), game, bots=bots, seen_by=who) for who in viewers)
        self.scenes = one, other


USUAL = settings(max_examples=many(60), stateful_step_count=40)

TestNim = NimMachine.TestCase
TestNim.settings = USUAL
TestPig = PigMachine.TestCase
TestPig.settings = USUAL
