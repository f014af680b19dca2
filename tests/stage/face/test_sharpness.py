"""A canvas has as many pixels as a screen shows, and everything on it stays where it was."""

from __future__ import annotations

from typing import Any
from weakref import WeakSet

import pytest

from clans_widget.stage import actions as act
from clans_widget.stage.face import painted
from clans_widget.stage.face.futures.widget import CompareWidget
from clans_widget.stage.face.game_widget import GameWidget
from clans_widget.stage.face.painted import FEW
from clans_widget.stage.face.text.reader import Reader
from clans_widget.stage.state import State
from tests.picture.canvas.messages import Messages
from tests.stage.futures.scenes import nim_futures
from tests.stage.hands import click, parts
from tests.stage.toy_scenes import WON, nim_scene

COUNT = painted._count


def show_on_screen(widget: Any, across: float) -> None:
    """What a browser tells in which the board is so many times as wide as its picture."""
    (reader,) = [each for each in parts(widget) if isinstance(each, Reader)]
    wide = widget.picture.width / len(canvases(widget))
    reader.set_state({"across": round(across * wide)})


def canvases(widget: Any) -> list[Any]:
    return [each for each in parts(widget) if "stage-board" in each._dom_classes]


def sizes(widget: Any) -> set[tuple[int, int]]:
    return {(each.width, each.height) for board in canvases(widget) for each in (board, *board)}


def times(factor: float, size: tuple[int, int]) -> tuple[int, int]:
    wide, high = size
    return round(factor * wide), round(factor * high)


@pytest.mark.parametrize(
    ("across", "factor"), [(0.1, 1), (1, 1), (1.2, 1), (1.3, 1.5), (1.75, 1.5), (1.9, 2), (5, 2)]
)
def test_there_are_as_many_pixels_as_are_shown_and_not_many_more(
    across: float, factor: float
) -> None:
    widget = GameWidget(nim_scene())
    ((usual),) = sizes(widget)
    assert widget.picture.width == usual[0], "one canvas alone has a pixel for each unit"
    show_on_screen(widget, across)
    assert sizes(widget) == {times(factor, usual)}


def test_many_boards_have_fewer_pixels_each_where_they_are_shown_small() -> None:
    widgets = [GameWidget(nim_scene()) for _ in range(FEW)]
    size = widgets[0].picture.width, widgets[0].picture.height
    show_on_screen(widgets[0], 0.8)
    assert sizes(widgets[0]) == {size}
    widgets.append(GameWidget(nim_scene()))
    for across, factor in (0.8, 0.75), (1, 1), (0.5, 0.5), (0.3, 0.4):
        show_on_screen(widgets[-1], across)
        assert sizes(widgets[-1]) == {times(factor, size)}


def test_a_board_among_many_has_few_pixels_until_it_is_seen() -> None:
    """A browser tells nothing of what is out of sight, and keeps its pixels."""
    widgets = [GameWidget(nim_scene()) for _ in range(FEW + 1)]
    size = widgets[0].picture.width, widgets[0].picture.height
    assert [sizes(each) for each in widgets] == [{size}] * FEW + [{times(0.4, size)}]
    show_on_screen(widgets[-1], 2)
    assert sizes(widgets[-1]) == {times(2, size)}


def test_boards_that_are_closed_are_not_among_many() -> None:
    """Somebody may remember them: ``Out`` of a notebook does."""
    widgets = [GameWidget(nim_scene()) for _ in range(FEW + 1)]
    size = widgets[0].picture.width, widgets[0].picture.height
    widgets[0].close()
    show_on_screen(widgets[-1], 0.8)
    assert sizes(widgets[-1]) == {size}


def test_boards_that_are_compared_are_sharp_too() -> None:
    widget = CompareWidget(nim_futures("A1", "A2"))
    ((usual),) = sizes(widget)
    show_on_screen(widget, 2)
    assert sizes(widget) == {times(2, usual)}


def test_on_an_ordinary_screen_nothing_is_painted_again(messages: Messages) -> None:
    widget = GameWidget(nim_scene())
    messages.taken()
    show_on_screen(widget, 0.7)
    assert not messages.taken()


def test_on_a_dense_screen_all_is_painted_again(messages: Messages) -> None:
    widget = GameWidget(nim_scene(*WON))
    at_first = sum(messages.taken())
    show_on_screen(widget, 2)
    assert sum(messages.taken()) > at_first / 2
    show_on_screen(widget, 1.9)
    assert not messages.taken()


@pytest.mark.parametrize("heap", ["A", "B"])
@pytest.mark.parametrize("across", [0.5, 1.4, 2])
def test_a_click_means_the_place_it_is_on(across: float, heap: str) -> None:
    widget = GameWidget(nim_scene())
    show_on_screen(widget, across)
    x, y = widget.center(heap)
    canvas, picture = canvases(widget)[0], widget.picture
    shares = x / canvas.width, y / canvas.height
    at = picture.center(heap)
    assert shares == pytest.approx((at[0] / picture.width, at[1] / picture.height))
    click(widget, heap, prefix="nim")
    assert widget._scene.state == clicked(heap)


def clicked(heap: str) -> State:
    """What a scene remembers of a click."""
    scene = nim_scene()
    scene.do(act.Click(heap))
    assert scene.state != nim_scene().state
    return scene.state


def test_a_closed_widget_stays_as_it_is(messages: Messages) -> None:
    widget = GameWidget(nim_scene())
    reader = next(each for each in parts(widget) if isinstance(each, Reader))
    before = sizes(widget)
    widget.close()
    messages.taken()
    reader.across = 3000
    assert sizes(widget) == before
    assert not messages.taken()


@pytest.fixture
def messages(monkeypatch: pytest.MonkeyPatch) -> Messages:
    return Messages(monkeypatch)


@pytest.fixture(autouse=True)
def no_other_boards(monkeypatch: pytest.MonkeyPatch, alone: None) -> None:
    """What other tests have left does not count, but what is made here does."""
    del alone
    monkeypatch.setattr(painted, "_all", WeakSet())
    monkeypatch.setattr(painted, "_count", COUNT)
