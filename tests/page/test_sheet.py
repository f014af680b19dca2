"""A picture on a page: what is told of it adds up to the picture."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from clans_widget.page.sheet import Sheet
from clans_widget.picture import Picture
from clans_widget.picture.written.svg import layer_text
from tests.page.twins import any_action, scene_of


class Told(Sheet):
    """A sheet whose messages are kept."""

    def __init__(self, picture: Picture) -> None:
        self.told: list[dict[str, Any]] = []
        super().__init__(picture)

    def send(self, content: Any, buffers: object = None) -> None:
        del buffers
        self.told.append(content)


def shown(sheet: Told) -> dict[str, Any]:
    """What a page shows after all messages."""
    sheet_now = {**sheet.first, "layers": list(sheet.first["layers"])}
    for content in sheet.told:
        if "layers" in content:
            sheet_now = {**content, "layers": list(content["layers"])}
        for number, text in content.get("news", {}).items():
            sheet_now["layers"][int(number)] = text
    return sheet_now


@pytest.mark.slow
@pytest.mark.parametrize("game", ["clans", "clann"])
def test_what_is_told_adds_up_to_the_picture(game: str) -> None:
    scene, chance = scene_of(game, 7), Random(7)
    sheet = Told(scene.picture())
    for _ in range(60):
        scene.do(any_action(scene, chance))
        picture = scene.picture()
        sheet.put(picture)
        now = shown(sheet)
        assert (now["width"], now["height"]) == (picture.width, picture.height)
        assert now["layers"] == [layer_text(layer) for layer in picture.layers]


def test_only_layers_that_differ_are_told() -> None:
    scene = scene_of("clans", 7)
    sheet = Told(scene.picture())
    sheet.put(scene.picture())
    assert sheet.told == []
    scene.play(scene.game.position.legal_moves()[0])
    sheet.put(scene.picture())
    (content,) = sheet.told
    assert 0 < len(content["news"]) < len(scene.picture().layers)
    assert sum(map(len, content["news"].values())) < len(scene.picture().svg()) / 3
