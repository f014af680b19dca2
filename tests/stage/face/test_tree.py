"""A view as ipywidgets: made once, and changed where another view differs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import ipywidgets
import pytest

from clans_widget.stage import view
from clans_widget.stage.actions import Action, Use
from clans_widget.stage.face.tree import Tree
from tests.stage.hands import part


@dataclass(frozen=True, slots=True)
class Used(Use):
    """What was used, and the value that it got."""

    what: str


def button(key: str, text: str = "", **options: Any) -> view.Button:
    return view.Button(key=key, css=(f"the-{key}",), text=text or key, sends=Used(key), **options)


def row(*parts: view.Part) -> view.Row:
    return view.Row(key="row", css=("the-row",), parts=parts)


def select(value: str | None, *options: str) -> view.Select:
    return view.Select(
        key="list",
        css=("the-list",),
        text="List",
        options=tuple((name.upper(), name) for name in options),
        value=value,
        sends=Used("list"),
    )


CONTROLS: list[tuple[view.Input, Any]] = [
    (select("a", "a", "b"), "b"),
    (view.Tick(key="tick", css=("the-tick",), text="?", value=False, sends=Used("tick")), True),
    (view.Field(key="field", css=("the-field",), text="?", value="", sends=Used("field")), "8"),
    (
        view.Radio(
            key="radio",
            css=("the-radio",),
            text="",
            options=(("A", "a"), ("B", "b")),
            value=None,
            sends=Used("radio"),
        ),
        "b",
    ),
]


@pytest.mark.parametrize(("control", "value"), CONTROLS)
def test_what_has_a_value_sends_it_once_and_shows_what_the_view_says(
    control: view.Input, value: Any
) -> None:
    done: list[Action] = []
    tree = Tree(done.append)
    tree.show([control])
    widget = part(tree, f"the-{control.key}")
    assert widget.value == control.value
    assert done == [], "what is shown is nothing that a reader does"
    widget.value = value
    assert done == [Used(control.key, value=value)]
    tree.show([control])
    assert widget.value == control.value, "the scene has not taken it"
    assert len(done) == 1


def test_a_part_is_the_same_widget_as_long_as_its_key_is_the_same() -> None:
    tree = Tree(print)
    tree.show([row(button("one"), button("two"))])
    one, two = part(tree, "the-one"), part(tree, "the-two")
    tree.show([row(button("two", "Two!"), button("three"), button("one", usable=False))])
    assert (part(tree, "the-one"), part(tree, "the-two")) == (one, two)
    assert (two.description, one.disabled) == ("Two!", True)
    order = [each.description for each in part(tree, "the-row").children]
    assert order == ["Two!", "three", "one"]


def test_what_differs_in_nothing_sends_no_message(monkeypatch: pytest.MonkeyPatch) -> None:
    tree, shown = (
        Tree(print),
        [row(button("one"), select("b", "a", "b")), *(c for c, _ in CONTROLS[1:])],
    )
    tree.show(shown)
    sent: list[object] = []
    monkeypatch.setattr(ipywidgets.Widget, "send_state", lambda _, key=None: sent.append(key))
    tree.show(shown)
    assert sent == []
    tree.show([row(button("one", "Other"), select("b", "a", "b")), *shown[1:]])
    assert sent == ["description"]


def test_a_press_that_comes_late_does_what_the_button_meant() -> None:
    done: list[Action] = []
    tree = Tree(done.append)
    tree.show([button("one"), button("two")])
    late = part(tree, "the-one")
    tree.show([button("two")])
    late.click()
    assert done == [Used("one")]


def test_a_button_does_what_it_says_now() -> None:
    done: list[Action] = []
    tree = Tree(done.append)
    for what in "first", "second":
        shown = view.Button(key="it", css=("the-it",), text=what, sends=Used(what))
        tree.show([shown])
    part(tree, "the-it").click()
    assert done == [Used("second")]


def test_what_hides_keeps_its_place_and_hides_nothing_else() -> None:
    tree = Tree(print)
    tree.show([button("one", is_shown=False), button("two", is_shown=True), button("three")])
    shown = [part(tree, f"the-{name}").layout.display for name in ("one", "two", "three")]
    assert shown == ["none", "", None]
    tree.show([button("one", is_shown=True), button("two", is_shown=False), button("three")])
    shown = [part(tree, f"the-{name}").layout.display for name in ("one", "two", "three")]
    assert shown[:2] == ["", "none"]
    assert len(tree.children) == 3


def test_another_kind_under_the_same_key_is_another_widget() -> None:
    tree = Tree(print)
    tree.show([view.Label(key="it", text="words")])
    tree.show([view.Field(key="it", text="", value="words", sends=Used("it"))])
    (field,) = tree.children
    assert isinstance(field, ipywidgets.Text)


def test_a_list_may_offer_other_things_and_stand_at_another_of_them() -> None:
    done: list[Action] = []
    tree = Tree(done.append)
    tree.show([select("a", "a", "b")])
    tree.show([select("d", "c", "d")])
    widget = part(tree, "the-list")
    assert (widget.value, widget.options) == ("d", (("C", "c"), ("D", "d")))
    assert done == []
    tree.show([select(None)])
    assert widget.value is None


def test_what_has_no_widget_is_refused() -> None:
    class Sung(view.Part):
        """Nobody can show it."""

    with pytest.raises(TypeError, match="Sung"):
        Tree(print).show([Sung(key="song")])


def test_of_a_group_that_is_gone_nothing_is_left() -> None:
    tree = Tree(print)
    tree.show([button("stays"), row(select("a", "a"), button("one", is_shown=True))])
    group, inside = part(tree, "the-row"), [part(tree, "the-list"), part(tree, "the-one")]
    tree.show([button("stays")])
    for closed in (group, *inside, inside[1].layout):
        assert closed.comm is None
    assert part(tree, "the-stays").comm is not None
    tree.show([button("stays"), row(button("one"))])
    assert part(tree, "the-row") is not group


def test_what_stands_beside_stays_below_all_that_is_shown() -> None:
    below = ipywidgets.HTML()
    tree = Tree(print, below)
    assert tree.children == (below,)
    for names in ("a", "ab", ""):
        tree.show([button(name) for name in names])
        assert len(tree.children) == len(names) + 1
        assert tree.children[-1] is below


def test_rows_are_spread_and_have_gaps_as_the_view_says() -> None:
    tree = Tree(print)
    wide = view.Row(key="wide", css=("the-wide",), parts=(), gap="9px 9px", spread=True)
    tree.show([wide, row(), view.Column(key="column", css=("the-column",), parts=(button("one"),))])
    layout = part(tree, "the-wide").layout
    assert (layout.grid_gap, layout.justify_content) == ("9px 9px", "space-between")
    assert part(tree, "the-row").layout.justify_content is None
    assert isinstance(part(tree, "the-column"), ipywidgets.VBox)
