"""What the mouse points at is shown: at rest, and when a motion has come to its end meanwhile."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from clans_widget.picture import Picture
from clans_widget.stage.face.board import Board
from clans_widget.stage.face.game_widget import GameWidget
from tests.stage.clock import run
from tests.stage.hands import click
from tests.stage.toy_scenes import nim_scene

FRAMES = 0.2
"""So many seconds are several frames of a motion, and not all of it."""


@pytest.fixture
def at_rest(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Of each picture that a board has shown, whether it was one at rest."""
    shown: list[bool] = []
    show = Board.show

    def note(self: Board, picture: Picture, *, moving: bool = False) -> None:
        shown.append(not moving)
        show(self, picture, moving=moving)

    monkeypatch.setattr(Board, "show", note)
    return shown


def point(widget: GameWidget, place: str) -> None:
    click(widget, place, "mouse_move", prefix="nim")


def shown(widget: GameWidget) -> str:
    return widget._board._picture.svg()


async def move_and(widget: GameWidget, do: Any) -> None:
    widget.play("A1")
    assert widget._animator.is_running
    await asyncio.sleep(FRAMES)
    do()
    while widget._animator.is_running:
        await asyncio.sleep(FRAMES)


def test_what_is_pointed_at_during_a_motion_is_shown_at_its_end() -> None:
    widget, other = (GameWidget(nim_scene()) for _ in range(2))
    run(move_and(widget, lambda: point(widget, "B")))
    assert shown(widget) == widget.picture.svg()
    run(move_and(other, lambda: None))
    assert shown(widget) != shown(other)
    point(other, "B")
    assert shown(widget) == shown(other)


def test_a_motion_goes_on_under_the_mouse(at_rest: list[bool]) -> None:
    widget = GameWidget(nim_scene())
    at_rest.clear()
    run(move_and(widget, lambda: point(widget, "B")))
    assert at_rest == sorted(at_rest), "a picture at rest in the midst of a motion"
    assert (at_rest.count(False) > 3, at_rest[-1]) == (True, True)
