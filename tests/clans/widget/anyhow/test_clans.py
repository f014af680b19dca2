"""Clans driven anyhow: as scenes, as widgets on a running loop, and in its editor."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from hypothesis import settings

from clans_widget import ClansWidget
from clans_widget.clans import Game, Position
from clans_widget.clans.staging.production import ClansProduction
from clans_widget.clans.widget.editor.scene import EMPTY, EditorScene, Pick
from clans_widget.clans.widget.editor.view import own_of
from clans_widget.stage.editing import Edit
from clans_widget.stage.scene import Scene
from tests.clans.rules.worlds import on_standard_board
from tests.speeds import many
from tests.stage.anyhow.editor_scenes import EditorMachine
from tests.stage.anyhow.scenes import SceneMachine
from tests.stage.anyhow.widgets import WidgetMachine

pytestmark = pytest.mark.slow

CROWDED = Position.from_text(
    on_standard_board(
        *("A1 3r", "A2 b", "A3 2g", "A4 k", "B1 y", "L4 r", "L5 b"), rest="1 5,3 9,9,9,9,9"
    )
)
"""Few moves from the end, and some found several villages."""


def crowded() -> Game:
    return Game.new(["Ann", "Bob"], clans={"Ann": "red", "Bob": "blue"}, position=CROWDED)


class Whole(ClansProduction):
    """Clans written with all cards and with what a bot has chosen, which no reader ever gets."""

    secret: ClassVar[str] = ""

    def write_game(self, game: Any, seen_by: str | None) -> dict[str, Any]:
        del seen_by
        return {"record": game.to_text(secrets=True)}


class ClansScenes(SceneMachine):
    """Two scenes on one game that soon ends."""

    def new_game(self) -> Game:
        return crowded()

    keeper = Whole()

    def made(self, game: Any, **options: Any) -> Scene:
        return Scene(ClansProduction(), game, **options)


class ClansWidgets(WidgetMachine):
    """Widgets on one game that soon ends."""

    def new_game(self) -> Game:
        return crowded()

    def made(self, game: Any, **options: Any) -> ClansWidget:
        return ClansWidget(game, **options)


class ClansEditors(EditorMachine):
    """Positions put together from one that is nearly full."""

    own = own_of
    kind, start = EditorScene, CROWDED
    picks = tuple(Pick(color, count) for color in ("red", "black", EMPTY) for count in (1, 3, 12))
    edits = (
        *(Edit("set_players", (players,)) for players in (2, 3, 4, 9)),
        *(Edit("set_mover", (mover,)) for mover in (1, 2, 4)),
        *(Edit("set_chips", (chips,)) for chips in ((0, 0), (5, 4), (12, 12))),
        *(Edit("set_scores", (scores,)) for scores in ((0,) * 5, (9,) * 5, (1, 2))),
        *(Edit("read", (text,)) for text in ("", CROWDED.to_text(), "nonsense")),
    )


TestScenes = ClansScenes.TestCase
TestScenes.settings = settings(max_examples=many(10), stateful_step_count=30)
TestWidgets = ClansWidgets.TestCase
TestWidgets.settings = settings(max_examples=many(6), stateful_step_count=25)
TestEditors = ClansEditors.TestCase
TestEditors.settings = settings(max_examples=many(4), stateful_step_count=25)
