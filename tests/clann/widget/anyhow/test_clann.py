"""CLANN driven anyhow: as scenes, as widgets on a running loop, and in its editor."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import rule

from clans_widget.clann import Game, Position
from clans_widget.clann.staging.production import ClannProduction
from clans_widget.clann.widget import ClannWidget
from clans_widget.clann.widget.editor.scene import EMPTY, EditorScene, Pick
from clans_widget.clann.widget.editor.view import own_of
from clans_widget.stage import actions as act
from clans_widget.stage.editing import Edit
from clans_widget.stage.scene import Scene
from tests.speeds import many
from tests.stage.anyhow.editor_scenes import EditorMachine
from tests.stage.anyhow.scenes import WHICH, SceneMachine
from tests.stage.anyhow.widgets import WidgetMachine

pytestmark = pytest.mark.slow

LATE = Position.from_text("t3,x,x,A10/x,x,C12,t6 B1 1 -")
"""Few turns from the end, and everything may still happen."""


def late() -> Game:
    return Game.new(["Ann", "Bob"], seed=1, position=LATE)


class ClannScenes(SceneMachine):
    """Two scenes on one game that soon ends."""

    def new_game(self) -> Game:
        return late()

    def made(self, game: Any, **options: Any) -> Scene:
        return Scene(ClannProduction(), game, **options)

    @rule(which=WHICH, data=st.data())
    def click(self, which: int, data: st.DataObject) -> None:
        scene = self.scenes[which]
        kind = data.draw(st.sampled_from((act.Click, act.Point)))
        scene.do(kind(data.draw(st.sampled_from(sorted(scene.picture().places)))))


class ClannWidgets(WidgetMachine):
    """Widgets on one game that soon ends."""

    def new_game(self) -> Game:
        return late()

    def made(self, game: Any, **options: Any) -> ClannWidget:
        return ClannWidget(game, **options)


class ClannEditors(EditorMachine):
    """Positions put together from one in the middle of a game."""

    own = own_of
    kind, start = EditorScene, LATE
    picks = tuple(Pick(who, player) for who in ("1", "4", "N", EMPTY) for player in (1, 2, 3))
    edits = (
        *(Edit("set_players", (players,)) for players in (2, 3, 4, 9)),
        *(Edit("set_mover", (mover,)) for mover in (1, 2, 4)),
        *(Edit("set_dice", (dice,)) for dice in ("", "25k", "77", "1")),
        *(Edit("set_phase", (phase,)) for phase in ("roll", "use", "no phase")),
        *(Edit("read", (text,)) for text in ("", "h,h,h,h/h,h,h,h B7 1 -", "nonsense")),
    )


TestScenes = ClannScenes.TestCase
TestScenes.settings = settings(max_examples=many(15), stateful_step_count=30)
TestWidgets = ClannWidgets.TestCase
TestWidgets.settings = settings(max_examples=many(6), stateful_step_count=25)
TestEditors = ClannEditors.TestCase
TestEditors.settings = settings(max_examples=many(4), stateful_step_count=25)
