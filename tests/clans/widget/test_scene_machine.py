"""Clans driven anyhow on the stage: see tests/stage/machine.py."""

from __future__ import annotations

from typing import Any

from hypothesis import settings

from clans_widget.clans import Game, Position
from clans_widget.clans.staging.production import ClansProduction
from clans_widget.stage.scene import Scene
from tests.clans.engine.worlds import on_standard_board
from tests.speeds import many
from tests.stage.machine import SceneMachine

CROWDED = Position.from_text(
    on_standard_board(
        *("A1 3r", "A2 b", "A3 2g", "A4 k", "B1 y", "L4 r", "L5 b"), rest="1 5,3 9,9,9,9,9"
    )
)
"""Few moves from the end, and some found several villages."""


class ClansMachine(SceneMachine):
    """Two scenes on one game of Clans that soon ends."""

    def set_up(self, bots: dict[int, Any], viewers: tuple[str | None, str | None]) -> None:
        cards = {"Ann": "red", "Bob": "blue"}
        game = Game.new(["Ann", "Bob"], clans=cards, position=CROWDED)
        one, other = (Scene(ClansProduction(), game, bots=bots, seen_by=who) for who in viewers)
        self.scenes = one, other


TestClans = ClansMachine.TestCase
TestClans.settings = settings(max_examples=many(15), stateful_step_count=30)
