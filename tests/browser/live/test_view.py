"""A view on a page: the same elements however it came about, the same texts as in a notebook."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Page

from clans_widget.stage import view
from clans_widget.stage.actions import Action, Follow, InFutures, Last, Prefer
from clans_widget.stage.face.text.prose_html import prose_html
from clans_widget.stage.face.text.table_html import table_html
from clans_widget.stage.game_view import controls_of
from clans_widget.stage.scene import Scene
from clans_widget.stage.view import Badge, Cell, Paragraph, Run, Sign, Stretch
from clans_widget.stage.view_conversation import differences, use_of, whole
from clans_widget.stage.walk_view import view_of
from clans_widget.web import joined
from tests.page.twins import any_action, scene_of

pytestmark = pytest.mark.slow

BEGIN: Final = """
const sent = [];
const told = {};
function widget(id) {
  const found = document.getElementById(id) ?? made("div", "", id);
  found.id = id;
  return found;
}
function show(root, first) {
  const heard = (told[root] = new Told(first));
  const send = (...each) => sent.push(each);
  const arrange = () =>
    put(document.getElementById(root), heard.show(send, widget, arrange));
  arrange();
}
Object.assign(globalThis, { sent, told, show });
"""

# Without the classes that a style sheet asks of nobody, and what is written in two ways.
ALIKE: Final = """([one, other]) => {
  const plain = (html) => {
    const root = document.createElement("div");
    root.innerHTML = html;
    for (const each of root.querySelectorAll("[style]")) each.style.cssText = each.style.cssText;
    for (const each of root.querySelectorAll("*")) {
      const told = [...each.attributes].map(({ name, value }) => [name, value]).sort();
      for (const [name] of told) each.removeAttribute(name);
      for (const [name, value] of told) each.setAttribute(name, value);
    }
    return root.innerHTML;
  };
  return [plain(one), plain(other)];
}"""


@dataclass(frozen=True, slots=True)
class Used(Action):
    """What was used, and the value that it got."""

    what: str
    value: str | int | bool = ""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    opened = browser.new_page()
    opened.set_content("<div id='one' class='live'></div><div id='other' class='live'></div>")
    script = joined("page/browser/views/view.js").replace("export ", "")
    opened.add_script_tag(content=script + BEGIN, type="module")
    opened.wait_for_function("() => globalThis.show")
    yield opened
    opened.close()


def rooms_in(part: view.Part) -> dict[str, str]:
    if isinstance(part, view.Room):
        return {part.key: f"room {part.key}"}
    found: dict[str, str] = {}
    for inside in getattr(part, "parts", ()):
        found |= rooms_in(inside)
    return found


def told_of(shown: view.Part) -> dict[str, Any]:
    return {"view": shown.to_json(), "rooms": rooms_in(shown)}


def show(page: Page, root: str, shown: view.Part) -> Locator:
    page.evaluate("([root, first]) => show(root, first)", [root, told_of(shown)])
    return page.locator(f"#{root}")


def shown_of(scene: Scene) -> view.Part:
    own = controls_of(scene, tools=(), panels=(), asides=())
    return whole(view_of(scene, own).parts)


# All elements with what they say; ids are counted, and a room stands in one place at a time.
SEEN: Final = """(name) => {
  const used = "input, select, textarea";
  const root = document.getElementById(name);
  const copy = root.cloneNode(true);
  const inputs = root.querySelectorAll(used);
  copy.querySelectorAll(used).forEach((each, k) => {
    const { value, checked, disabled, options } = inputs[k];
    each.replaceWith([each.tagName, value, checked, disabled, options?.length].join());
  });
  copy.querySelectorAll("[for]").forEach((each) => each.removeAttribute("for"));
  copy.querySelectorAll("[id]").forEach((each) => each.remove());
  copy.querySelectorAll("[class]").forEach((each) => (each.className = [...each.classList].sort()));
  copy.querySelectorAll("[style='']").forEach((each) => each.removeAttribute("style"));
  return copy.innerHTML;
}"""


@pytest.mark.parametrize("game", ["clans", "clann"])
def test_a_view_that_has_changed_looks_as_one_that_is_made_anew(game: str, page: Page) -> None:
    scene, chance = scene_of(game, 7), Random(7)
    for name in ("details", "setup"):
        scene.do(Prefer(name, value=True))
    before = shown_of(scene)
    show(page, "one", before)
    for number in range(40):
        scene.do(any_action(scene, chance))
        now = shown_of(scene)
        news = [[path, part.to_json()] for path, part in differences(before, now)]
        page.evaluate("(news) => told.one.hear(news)", {"news": news, "rooms": rooms_in(now)})
        before = now
        if number % 4 == 0:
            show(page, "other", now)
            assert page.evaluate(SEEN, "one") == page.evaluate(SEEN, "other")
            page.evaluate("(rooms) => told.one.hear({news: [], rooms})", rooms_in(now))


RUNS: Final = (
    *(Run("2 <b> & "), Run("red", color="#c8321f"), Run(" or ", strong=True)),
    *(
        Run("Ann", color="#2b6cc6", elided="d’"),
        Run("Lesson 4", css="it", link="04-strife.ipynb?a&b"),
    ),
    Run("apart", css="stage-lesson"),
)

CELLS: Final = (
    Cell("Ann's <hut>", left=True, css="who"),
    Cell("25%", bar=(Stretch(0, 0.25, "up"), Stretch(0.25, 1, color="#c8321f"))),
    Cell("3", changed=True, left=True, much=0.256),
    Cell("", sign=Sign("R", "stage-sign", "#c8321f", "#ffffff")),
    Cell("red", sign=Sign("R", "stage-sign"), much=0.0),
    Cell("", colored=(("#c8321f", "R"), ("#2b6cc6", "B"))),
    Cell(""),
)

TEXTS: Final[list[view.Prose | view.Table]] = [
    view.Prose(
        key="all",
        paragraphs=(
            Paragraph("stage-happened", RUNS, Badge("V4", 'What V4 says: "it\'s"', is_open=True)),
            Paragraph("stage-prompt", RUNS[:1], Badge("V5"), is_note=True),
        ),
        code="a < b\n  c",
    ),
    view.Prose(key="none", paragraphs=()),
    view.Table(
        key="all", title="A & B", head=CELLS[:2] * 3, rows=(CELLS, CELLS[::-1]), note="So < so"
    ),
    view.Table(key="empty", title="A", nothing="No <village>", note="Yet"),
    view.Table(key="none", title=""),
]


@pytest.mark.parametrize("part", TEXTS, ids=lambda part: f"{type(part).__name__} {part.key}")
def test_what_is_read_is_what_a_notebook_shows(part: view.Prose | view.Table, page: Page) -> None:
    content = show(page, "one", whole([part])).locator(".widget-html-content")
    told = prose_html(part) if isinstance(part, view.Prose) else table_html(part)
    here, there = page.evaluate(ALIKE, [content.inner_html(), told])
    assert here == there


@pytest.mark.parametrize("game", ["clans", "clann"])
def test_all_that_is_read_of_a_game_is_what_a_notebook_shows(game: str, page: Page) -> None:
    scene, chance = scene_of(game, 5), Random(5)
    scene.do(Prefer("details", value=True))
    kinds: set[str] = set()
    for _ in range(12):
        for _ in range(5):
            scene.do(any_action(scene, chance))
        shown = shown_of(scene)
        contents = show(page, "one", shown).locator(".widget-html-content").all()
        read = [each for each in all_parts(shown) if isinstance(each, view.Prose | view.Table)]
        html = {type(each).__name__: 0 for each in read}
        kinds |= html.keys()
        told = [prose_html(e) if isinstance(e, view.Prose) else table_html(e) for e in read]
        seen = [each.inner_html() for each in contents]
        for one in told:
            assert any(len(set(page.evaluate(ALIKE, [one, each]))) == 1 for each in seen), one
    assert kinds == {"Prose", "Table"}


def all_parts(part: view.Part) -> Iterator[view.Part]:
    yield part
    for inside in getattr(part, "parts", ()):
        yield from all_parts(inside)


LIST: Final = (("A", "a"), ("One", 1))


def control(kind: Any, value: Any, **more: Any) -> view.Input:
    made: view.Input = kind(key="it", css=("it",), text="It", value=value, sends=Used("it"), **more)
    return made


def use(root: Locator, name: str) -> None:
    """Use the one control that there is, as a reader does."""
    match name:
        case "Select":
            root.locator("select").select_option(label="One")
        case "Radio":
            root.get_by_label("One").check()
        case "Tick":
            root.get_by_label("It").check()
        case "Toggle":
            root.get_by_role("button", name="It").click()
        case "Slider":
            root.locator("input").press("ArrowRight")
        case "Number":
            root.get_by_label("It").fill("-7")
            root.get_by_label("It").press("Enter")
        case _:
            root.get_by_label("It").fill("B5-C4")
            root.get_by_label("It").blur()


def write(field: Locator, text: str) -> None:
    field.fill(text)
    field.blur()


BACK: Final[dict[str, Callable[[Locator], object]]] = {
    "Toggle": lambda root: root.get_by_role("button", name="It").click(),
    "Tick": lambda root: root.get_by_label("It").uncheck(),
    "Select": lambda root: root.locator("select").select_option(label="A"),
    "Number": lambda root: write(root.get_by_label("It"), "2"),
    "Slider": lambda root: root.locator("input").press("ArrowLeft"),
}
"""How a control gets the value again that it had."""

CONTROLS: Final[list[tuple[view.Input, Any]]] = [
    (control(view.Select, "a", options=LIST), 1),
    (control(view.Radio, None, options=LIST), 1),
    (control(view.Tick, value=False), True),
    (control(view.Toggle, value=False), True),
    (control(view.Slider, 2, most=3), 3),
    (control(view.Number, 2), -7),
    (control(view.Field, ""), "B5-C4"),
    (control(view.Lines, ""), "B5-C4"),
]


@pytest.mark.parametrize(("part", "value"), CONTROLS, ids=lambda each: type(each).__name__)
def test_what_is_used_sends_what_it_says(part: view.Input, value: Any, page: Page) -> None:
    inner = view.Inner(key="inner", parts=(part,), sends=InFutures(), carries="what")
    for shown, action in ((whole([part]), Used("it", value)), (whole([inner]), None)):
        root = show(page, "one", shown)
        use(root, type(part).__name__)
        ((told, at),) = page.evaluate("() => sent.splice(0)")
        done = use_of(shown, told, at)
        assert done is not None
        assert done.action == (action or InFutures(Used("it", value)))
        assert root.locator(".it").count() == 1


@pytest.mark.parametrize(("part", "value"), CONTROLS, ids=lambda each: type(each).__name__)
def test_what_is_used_is_seen_so_without_being_told(
    part: view.Input, value: Any, page: Page
) -> None:
    """Python tells nothing that the page has shown by itself; and it can be used back again."""
    shown, used = whole([part]), whole([replace(part, value=value)])
    root = show(page, "one", shown)
    use(root, type(part).__name__)
    show(page, "other", used)
    assert page.evaluate(SEEN, "one") == page.evaluate(SEEN, "other")
    page.evaluate("() => sent.splice(0)")
    if (back := BACK.get(type(part).__name__)) is not None:
        back(root)
        ((told, _),) = page.evaluate("() => sent.splice(0)")
        assert told["value"] == part.value


def test_what_the_scene_has_not_taken_is_shown_as_it_is(page: Page) -> None:
    """Python knows what the reader sees, and tells what it is instead."""
    part = control(view.Select, "a", options=LIST)
    shown = whole([part])
    root = show(page, "one", shown)
    use(root, "Select")
    ((told, at),) = page.evaluate("() => sent.splice(0)")
    done = use_of(shown, told, at)
    assert done is not None
    news = [[path, each.to_json()] for path, each in differences(done.view, shown)]
    page.evaluate("(news) => told.one.hear({news, rooms: {}})", news)
    assert root.locator("select").evaluate("(list) => list.selectedOptions[0].label") == "A"


def test_the_focus_stays_where_it_was(page: Page) -> None:
    sent = {"on": Follow(), "end": Last()}
    buttons = [view.Button(key=key, text=key, sends=each) for key, each in sent.items()]
    before = whole([view.Row(key="row", parts=tuple(buttons))])
    root = show(page, "one", before)
    root.get_by_role("button", name="end").focus()
    now = whole([view.Row(key="row", parts=(*buttons[::-1], view.Label(key="new", text="new")))])
    news = [[path, each.to_json()] for path, each in differences(before, now)]
    page.evaluate("(news) => told.one.hear({news, rooms: {}})", news)
    assert page.evaluate("() => document.activeElement.textContent") == "end"
    assert root.locator(".widget-hbox > *").all_inner_texts() == ["end", "on", "new"]
