"""What stands on a page in the place of ipywidgets: widgets, and nothing to be used."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import pytest

from clans_widget.page.making.rehearsal import rehearsed
from tests.page.unpacked import Inside, unpacked

pytestmark = pytest.mark.slow

Messages = Sequence[Mapping[str, Any]]


@pytest.fixture(scope="module")
def inside() -> Iterator[Inside]:
    with unpacked() as folder:
        opened = Inside(folder)
        yield opened
        opened.close()


def said(messages: Messages, kind: str = "update") -> list[Any]:
    """What widgets have said in messages of a kind."""
    told = {"update": "state", "custom": "content"}[kind]
    return [each[told] for each in messages if each.get("method") == kind]


def test_a_page_hears_of_a_widget_all_that_it_needs_and_then_what_changes(inside: Inside) -> None:
    code = (
        "from ipywidgets import HTML, VBox\nhtml = HTML('one')\nhtml.add_class('a')\nVBox([html])"
    )
    opened = {each["id"]: each["state"] for each in inside.run(code) if each["kind"] == "open"}
    box, html = (
        next(state for state in opened.values() if state["_model_name"] == name)
        for name in ("VBoxModel", "HTMLModel")
    )
    assert [opened[child] for child in box["children"]] == [html]
    assert html["value"] == "one"
    assert opened[html["layout"]]["said"] == {}


CHANGES: Final = """
from ipywidgets import HTML
html = HTML('one')
seen = []
html.observe(lambda change: seen.append((change['old'], change['new'])), 'value')
html.value = 'one'
html.value = 'two'
with html.hold_sync():
    html.value = 'three'
    html.value = 'four'
assert seen == [('one', 'two'), ('two', 'three'), ('three', 'four')], seen
html.layout.display = 'none'
assert (html.layout.display, html.layout.width) == ('none', None)
html.close()
html.value = 'five'
html.send(7)
assert html.model_id == ''
"""


def test_what_changes_is_told_once_and_what_is_closed_tells_nothing(inside: Inside) -> None:
    messages = inside.run(CHANGES)
    assert [each for each in messages if each["kind"] == "failed"] == []
    assert said(messages) == [{"value": "two"}, {"value": "four"}, {"said": {"display": "none"}}]
    assert [each["kind"] for each in messages].count("close") == 1


READER: Final = """
from clans_widget.stage.face.text.reader import Reader
reader = Reader()
reader.observe(lambda _: reader.name(board='B', slider='S', ratio=1.0), 'low')
reader
"""


def test_what_a_page_says_itself_it_is_not_told_again(inside: Inside) -> None:
    (shown,) = (each["id"] for each in inside.run(READER) if each["kind"] == "show")
    news = {"method": "update", "state": {"low": True, "across": 7}}
    told = said(inside.tell(kind="said", id=shown, said=news))
    assert told == [{"board": "B", "slider": "S"}]


@pytest.mark.parametrize(
    "code",
    ["import ipywidgets as w\nw.IntSlider()", "from ipywidgets import IntSlider\nIntSlider()"],
)
def test_a_cell_that_needs_controls_of_ipywidgets_stays_a_picture(code: str) -> None:
    (found,) = rehearsed([code], "en")
    assert (found.code, found.module) == ("", "ipywidgets")


def test_a_board_stands_beside_another_in_a_box() -> None:
    code = (
        "from ipywidgets import HBox\nfrom clans_widget import ClansWidget, clans\n"
        "board = ClansWidget(clans.Position.start())\nHBox([board])\nboard"
    )
    (found,) = rehearsed([code], "en")
    assert "HBox" in found.code
    assert found.error == ""
