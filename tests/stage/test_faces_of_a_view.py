"""A view as text and as JSON: what faces without widgets show of it."""

from __future__ import annotations

from typing import Any

import pytest

from clans_widget.stage import view
from clans_widget.stage.actions import GoTo, Undo, action_from
from clans_widget.stage.game_view import controls_of
from clans_widget.stage.view_as_text import text_of
from clans_widget.stage.walk_view import view_of
from tests.stage.controls import seen
from tests.stage.toy_scenes import nim_scene

USED: dict[str, Any] = {"key": "it", "sends": Undo()}

NAMED = (("one", "1"), ("two", "2"))

PARTS: list[tuple[view.Part, str]] = [
    (view.Sentence(key="it", text="Ann to play"), "Ann to play"),
    (view.Label(key="it", text="Next:"), "Next:"),
    (view.Board(key="it", title="A board"), "A board"),
    (view.Room(key="it"), ""),
    (view.Button(text="Undo", **USED), "[Undo]"),
    (view.Button(text="Undo", usable=False, **USED), "(Undo)"),
    (view.Button(text="Undo", is_shown=False, **USED), ""),
    (view.Toggle(text="Details", value=True, **USED), "[Details ✓]"),
    (view.Toggle(text="Details", value=False, **USED), "[Details]"),
    (view.Tick(text="Motion", value=True, **USED), "[✓] Motion"),
    (view.Tick(text="Motion", value=False, usable=False, **USED), "( ) Motion"),
    (view.Slider(text="Step", value=2, most=7, **USED), "Step [2/7]"),
    (view.Field(text="Number", value="17", **USED), "Number [17]"),
    (view.Field(text="", value="", placeholder="your answer", **USED), "[your answer]"),
    (view.Select(text="To", options=NAMED, value="2", **USED), "To [two]"),
    (view.Radio(text="Why?", options=NAMED, value="2", **USED), "Why?\n[ ] one\n[•] two"),
    (view.Fold(key="it", title="In words", text="a long story"), "[In words]"),
    (view.Fold(key="it", title="", text=""), ""),
]


@pytest.mark.parametrize(("part", "text"), PARTS)
def test_each_part_has_a_text(part: view.Part, text: str) -> None:
    assert text_of(part) == text


def test_what_is_said_names_its_rule_and_what_a_program_has_said_stands_below() -> None:
    happened = view.Paragraph(
        "said", (view.Run("2 "), view.Run("Ann", "#c8321f", "d’")), view.Badge("M1")
    )
    prose = view.Prose(key="it", paragraphs=(happened,), code="Traceback\n  Error")
    assert text_of(prose) == "M1 2 d’Ann\nTraceback\n  Error"


def test_columns_of_a_table_stand_below_their_headings() -> None:
    head = view.Cell("clan", left=True), view.Cell("points")
    rows = ((view.Cell("red"), view.Cell("17")), (view.Cell("yellow"), view.Cell("3")))
    table = view.Table(key="it", title="Scores", head=head, rows=rows, note="So far.")
    assert text_of(table).splitlines() == [
        "Scores",
        "clan    points",
        "red         17",
        "yellow       3",
        "So far.",
    ]
    assert text_of(view.Table(key="it", title="Scores", nothing="None yet.")) == "Scores  None yet."
    assert text_of(view.Table(key="it", title="")) == ""


def test_what_takes_a_line_stands_beside_others_and_a_table_alone() -> None:
    table = view.Table(key="it", title="T", head=(view.Cell("a"),), rows=((view.Cell("1"),),))
    parts = [view.Label(key=name, text=name) for name in "abc"]
    row = view.Row(key="row", parts=(parts[0], parts[1], table, parts[2]))
    assert text_of(row) == "a  b\nT\na\n1\nc"
    assert text_of(view.Column(key="column", parts=tuple(parts))) == "a\nb\nc"


def test_every_control_is_found_in_json_and_its_action_can_be_read_again() -> None:
    shown = view_of(scene := nim_scene("A1"), controls_of(scene))
    sent = {part.key: part.sends for part in seen(shown.parts) if isinstance(part, view.Button)}
    found = dict(actions_in(shown.to_json()))
    assert {key: action_from(found[key]) for key in sent} == sent


def actions_in(told: Any) -> list[tuple[str, Any]]:
    """The keys of what sends something, and what it sends."""
    if isinstance(told, list):
        return [found for each in told for found in actions_in(each)]
    if not isinstance(told, dict):
        return []
    own = [(told["key"], told["sends"])] if "sends" in told and "key" in told else []
    return own + [found for each in told.values() for found in actions_in(each)]


def test_what_is_usual_is_not_written() -> None:
    slider = view.Slider(key="s", text="Step", value=2, most=7, sends=GoTo(2), carries="step")
    assert slider.to_json() == {
        "is": "Slider",
        "key": "s",
        "text": "Step",
        "value": 2,
        "sends": {"action": "GoTo", "step": 2},
        "carries": "step",
        "most": 7,
    }
