"""Whatever colors a theme has, the board can be painted on a canvas."""

from __future__ import annotations

from dataclasses import replace

import pytest

from clans_widget.clans.drawing import DEFAULT_THEME, draw, look_of
from clans_widget.picture.canvas import new_canvas, paint
from tests.clans.drawing.positions import START
from tests.picture.canvas.messages import Messages


def test_every_color_of_the_theme_can_be_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    messages = Messages(monkeypatch)
    canvas = new_canvas(1330, 790, scale=2)
    messages.taken()
    loud = replace(DEFAULT_THEME, sea="#123456")
    paint(canvas, draw(START, look_of(fifth="white", theme=loud)), scale=2)
    assert len(messages.taken()) == 1
