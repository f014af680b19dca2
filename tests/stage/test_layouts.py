"""Pictures of another shape, for pages of another shape: a game says which it has."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from clans_widget.core.moment import Moment
from clans_widget.picture import Picture
from clans_widget.picture.canvas import Painter
from clans_widget.stage import actions as act
from clans_widget.stage.face.board import Board
from clans_widget.stage.production import Pointing
from clans_widget.stage.scene import Scene
from clans_widget.stage.state import State
from clans_widget.stage.write_state import read_state, write_state
from clans_widget.words import Voice
from tests.stage.toy_scenes import nim_scene, pig_scene
from tests.toys import nim


class Tall(nim.NimProduction):
    """Nim that can be shown on a taller sheet; it notes what it is asked for."""

    layouts: ClassVar[tuple[str, ...]] = ("tall",)

    def __init__(self) -> None:
        self.asked: list[str] = []

    def picture(
        self,
        moment: Moment,
        pointing: Pointing,
        voice: Voice,
        progress: float = 1.0,
        *,
        layout: str = "",
    ) -> Picture:
        self.asked.append(layout)
        usual = super().picture(moment, pointing, voice, progress)
        if layout != "tall":
            return usual
        told = usual.title, usual.description, usual.language
        return Picture(250, 400, usual.layers, *told, usual.places)


def tall_scene(**options: Any) -> Scene:
    return nim_scene("A1", "B2", production=Tall(), **options)


def size(scene: Scene) -> tuple[int, int]:
    picture = scene.picture()
    return picture.width, picture.height


def test_the_picture_is_laid_out_as_was_asked_and_at_first_as_the_author_wants_it() -> None:
    scene = tall_scene()
    assert size(scene) == (250, 200)
    scene.do(act.Arrange("tall"))
    assert (size(scene), scene.state.layout) == ((250, 400), "tall")
    scene.do(act.Next())
    assert size(scene) == (250, 400)
    scene.do(act.Arrange(""))
    assert (size(scene), scene.state.layout) == ((250, 200), "")


def test_what_a_game_cannot_do_leaves_the_layout_of_the_author() -> None:
    for scene in (nim_scene(), pig_scene(), tall_scene()):
        scene.do(act.Arrange("theater"))
        assert scene.state.layout == ""
        assert size(scene)[0] == 250


def test_the_layout_is_asked_for_at_every_step() -> None:
    scene = tall_scene()
    scene.do(act.Arrange("tall"))
    scene.picture(0.5)
    scene.picture(step=1)
    production = scene.production
    assert isinstance(production, Tall)
    assert production.asked == ["tall", "tall"]


def test_the_layout_is_part_of_what_can_be_written_down() -> None:
    state = State(layout="tall")
    production = tall_scene().production
    assert read_state(write_state(state, production), production) == state
    assert act.action_from(act.Arrange("tall").to_json()) == act.Arrange("tall")


def test_turning_the_page_disturbs_nothing_that_is_said_or_chosen() -> None:
    scene = tall_scene(step=2)
    scene.put(notice="widget.taken_back", panels=("card.1",))
    scene.do(act.ChooseNext("C"))
    scene.put(notice="widget.taken_back", panels=("card.1",))
    scene.do(act.Arrange("tall"))
    state = scene.state
    assert (state.chosen, state.notice, state.panels) == (("C",), "widget.taken_back", ("card.1",))


@pytest.fixture
def board() -> Board:
    return Board("nim", tall_scene().picture(), lambda _: None, lambda _: None)


def test_the_canvas_takes_on_the_size_of_the_picture(board: Board) -> None:
    scene, canvas = tall_scene(), board.canvas
    board.sharpen(500)
    assert (canvas.width, canvas.height, canvas.layout.max_width) == (500, 400, "250px")
    scene.do(act.Arrange("tall"))
    board.show(scene.picture())
    assert (canvas.width, canvas.height, canvas.layout.max_width) == (500, 800, "250px")
    assert {(layer.width, layer.height) for layer in canvas._canvases} == {(500, 800)}


def test_a_canvas_of_another_size_is_painted_anew_even_where_nothing_else_differs(
    board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[object] = []
    usual = tall_scene().picture()
    told = usual.title, usual.description, usual.language
    board.show(usual)
    monkeypatch.setattr(Painter, "_paint", lambda _, static, __: painted.append(static))
    board.show(usual)
    assert painted == []
    for width, height in ((250, 400), (300, 400)):
        board.show(Picture(width, height, usual.layers, *told, usual.places))
    assert len(painted) == 2
