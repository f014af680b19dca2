"""A view as ipywidgets: made once, and changed where another view differs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import ipywidgets
import pytest

from clans_widget.stage import view
from clans_widget.stage.actions import Action, InFutures
from clans_widget.stage.face.tree import Tree
from tests.stage.hands import part


@dataclass(frozen=True, slots=True)
class Used(Action):
    """What was used, and the value that it got."""

    what: str
    value: str | int | bool = ""


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
    (
        view.Toggle(key="toggle", css=("the-toggle",), text="?", value=True, sends=Used("toggle")),
        False,
    ),
    (
        view.Slider(
            key="slider", css=("the-slider",), text="?", value=2, most=5, sends=Used("slider")
        ),
        4,
    ),
    (view.Number(key="number", css=("the-number",), text="?", value=3, sends=Used("number")), 7),
    (view.Lines(key="lines", css=("the-lines",), text="?", value="a", sends=Used("lines")), "b\nc"),
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


def test_of_what_a_group_does_not_keep_nothing_is_left() -> None:
    tree, one, two = Tree(print), button("one"), button("two")
    for keeps in (True, False):
        group = replace(row(one, two), key=str(keeps), keeps=keeps)
        tree.show([group])
        made = part(tree, "the-two")
        tree.show([replace(group, parts=(one,))])
        assert (made.comm is None) is not keeps
        tree.show([group])
        assert (part(tree, "the-two") is made) is keeps


def test_what_a_scene_within_the_scene_sends_is_wrapped() -> None:
    done: list[Action] = []
    tree = Tree(done.append)
    inner = view.Inner(key="inner", parts=(button("one"),), sends=InFutures(), carries="what")
    tree.show([row(inner, button("two"))])
    part(tree, "the-one").click()
    part(tree, "the-two").click()
    assert done == [InFutures(Used("one")), Used("two")]


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


def test_a_press_that_comes_when_its_group_is_gone_comes_to_nothing() -> None:
    done: list[Action] = []
    tree = Tree(done.append)
    tree.show([row(button("one"), row(button("inside")))])
    late = part(tree, "the-one"), part(tree, "the-inside")
    tree.show([])
    for each in late:
        each.click()
    assert done == []


def test_an_action_carries_the_value_where_it_says_and_another_none() -> None:
    @dataclass(frozen=True, slots=True)
    class Sit(Action):
        """Somebody sits down."""

        seat: int
        who: str = "nobody"

    done: list[Action] = []
    tree = Tree(done.append)
    one = select("a", "a", "b")
    tree.show([replace(one, sends=Sit(2), carries="who")])
    part(tree, "the-list").value = "b"
    tree.show([replace(one, sends=Sit(3), carries="")])
    part(tree, "the-list").value = "b"
    assert done == [Sit(2, "b"), Sit(3)]


def test_what_the_face_has_made_stands_in_its_room_and_stays_when_that_is_gone() -> None:
    board, other = ipywidgets.HTML(), ipywidgets.HTML()
    rooms: dict[str, ipywidgets.Widget] = {"board": board}
    tree = Tree(print, rooms)
    shown = [button("one"), view.Room(key="board"), button("two")]
    tree.show(shown)
    assert tree.children[1] is board
    tree.show(shown[:1])
    assert board.comm is not None
    rooms["board"] = other
    tree.show(shown)
    assert tree.children[1] is other


def test_sentences_and_tables_are_what_is_said_and_no_code() -> None:
    tree = Tree(print)
    cells = view.Cell("<i>", left=True), view.Cell("R", colored=(("#c8321f", "R<"),), changed=True)
    table = view.Table(
        key="table", css=("the-table",), title="A<B", head=cells, rows=(cells,), note="1<2"
    )
    tree.show([view.Sentence(key="said", css=("the-said",), text="Ann & <b>"), table])
    assert part(tree, "the-said").value == "Ann &amp; &lt;b&gt;"
    html = part(tree, "the-table").value
    assert "<caption>A&lt;B</caption>" in html
    assert "<th scope=row>&lt;i&gt;<td class=stage-changed><i style=--dot:#c8321f>R&lt;</i>" in html
    assert html.endswith("<p class='stage-prompt'>1&lt;2</p>")
    tree.show([replace(table, rows=(), nothing="none & nowhere")])
    assert part(tree, "the-table").value.startswith("<p><b>A&lt;B</b> none &amp; nowhere</p>")


def test_rows_are_spread_and_have_gaps_as_the_view_says() -> None:
    tree = Tree(print)
    wide = view.Row(key="wide", css=("the-wide",), parts=(), gap="9px 9px", align="spread")
    end = view.Row(key="end", css=("the-end",), parts=(), align="end")
    tree.show(
        [wide, end, row(), view.Column(key="column", css=("the-column",), parts=(button("one"),))]
    )
    layout = part(tree, "the-wide").layout
    assert (layout.grid_gap, layout.justify_content) == ("9px 9px", "space-between")
    assert part(tree, "the-end").layout.justify_content == "flex-end"
    assert part(tree, "the-row").layout.justify_content is None
    assert isinstance(part(tree, "the-column"), ipywidgets.VBox)
