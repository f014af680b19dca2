"""Every host that shows the widget shows the right board, and never a blank one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import nbformat
import pytest
from playwright.sync_api import expect

from tests.browser.driving.boards import CANVAS, CAPTION, LAST_MOVE_NOTEBOOK, place
from tests.browser.driving.lab import MANY_COLORS, TALL, Lab
from tests.browser.driving.pages import converted
from tests.browser.driving.seen import PICTURE, SEEN, colors
from tests.browser.driving.server import own_settings

pytestmark = pytest.mark.slow

ROOT: Final = Path(__file__).parents[2]

TWO_VIEWS: Final = [*LAST_MOVE_NOTEBOOK, "from ipywidgets import Box\nBox([w]).add_class('second')"]
NEW_VIEW: Final = ".jp-LinkedOutputView .clans-canvas"
VIEWS: Final = [".jp-Cell:nth-child(2)", ".jp-Cell:has(.second)"]

KEEP_STATE: Final = "@jupyter-widgets/jupyterlab-manager:saveWidgetState"
"""The entry of JupyterLab's menu that keeps the state of widgets in notebooks, or no longer."""

# What sticks out of the widget to the right, if nothing around it scrolls or cuts it off.
_STICKS_OUT: Final = """widget => {
    const edge = widget.getBoundingClientRect().right + 1;
    const contained = element => {
        for (let up = element.parentElement; up !== widget; up = up.parentElement)
            if (getComputedStyle(up).overflowX === 'auto') return true;
        return false;
    };
    return Array.from(widget.querySelectorAll('*'))
        .filter(element => element.getBoundingClientRect().right > edge && !contained(element))
        .map(element => `${element.tagName} ${element.className}`);
}"""

_BOX: Final = """element => {
    const {left, right, width, height} = element.getBoundingClientRect();
    return [left, right, width, height, window.innerWidth];
}"""

# The kernel is asked for another layout when the page gets another shape.
_IS_TALL = """([selector, isTall]) => {
    const { width, height } = document.querySelector(selector);
    return width < height === isTall;
}"""


@pytest.mark.parametrize("lab", [TALL], indirect=True, ids=["tall"])
def test_two_views_show_the_same_board_and_a_click_in_one_changes_both(lab: Lab) -> None:
    lab.open(TWO_VIEWS)
    lab.run_all()
    for view in VIEWS:
        lab.wait_painted(view)
    before = [lab.fingerprint(view) for view in VIEWS]
    lab.click_canvas(VIEWS[1], *place("B5"))
    for view in VIEWS:
        expect(lab.locate(f"{view} {CAPTION}")).to_contain_text("B5")
    after = [lab.fingerprint(view) for view in VIEWS]
    assert len(set(before)) == len(set(after)) == 1
    assert set(before) != set(after), "what may be chosen next is marked"


@pytest.mark.deep
def test_a_reload_shows_the_same_step_and_a_restart_the_first(lab: Lab) -> None:
    lab.open([*LAST_MOVE_NOTEBOOK, "_ = w.play('B5-C4:B2,C4')", "w.go_to(3)"])
    lab.run_all()
    lab.wait_painted(CANVAS)
    third, told = lab.fingerprint(CANVAS), lab.locate(CAPTION).inner_text()
    lab.save()
    lab.reload()
    lab.wait_painted(CANVAS)
    assert lab.fingerprint(CANVAS) == third
    assert lab.locate(CAPTION).inner_text() == told
    lab.page.locator(".clans-next").click()
    expect(lab.locate(CAPTION)).not_to_have_text(told)
    assert lab.fingerprint(CANVAS) != third, "it is not frozen"
    lab.restart()
    lab.run_all()
    lab.wait_painted(CANVAS)
    assert lab.fingerprint(CANVAS) == third
    lab.click_canvas(CANVAS, *place("B5"))
    expect(lab.locate(CAPTION)).not_to_have_text(told)


@pytest.mark.deep
def test_a_new_view_of_an_output_shows_the_same_board_and_can_be_clicked(lab: Lab) -> None:
    lab.open(LAST_MOVE_NOTEBOOK)
    lab.run_all()
    lab.wait_painted(CANVAS)
    lab.select_cell(1)
    lab.command("notebook:create-output-view")
    lab.wait_painted(NEW_VIEW)
    lab.click_canvas(NEW_VIEW, *place("B5"))
    expect(lab.page.locator(CAPTION)).to_contain_text(["B5", "B5"])
    assert lab.fingerprint(NEW_VIEW) == lab.fingerprint(f".jp-Notebook {CANVAS}")
    expect(lab.page.locator(SEEN)).to_have_count(2)


@pytest.mark.deep
def test_one_board_is_seen_whether_the_kernel_lives_or_not(lab: Lab) -> None:
    lab.open([*LAST_MOVE_NOTEBOOK[:1], f"{LAST_MOVE_NOTEBOOK[1]}; display(w)"])
    lab.run_all()
    lab.wait_painted(CANVAS)
    seen = lab.page.locator(SEEN)
    expect(seen).to_have_count(1)
    lab.restart()
    expect(seen).to_have_count(1)
    assert colors(lab.page.locator(f"{PICTURE}:visible")) > MANY_COLORS
    lab.run_all()
    lab.wait_painted(CANVAS)
    expect(seen).to_have_count(1)


@pytest.mark.deep
@pytest.mark.parametrize("state", ["without state", "with state"])
def test_a_saved_board_is_seen_without_its_kernel_and_on_a_page(
    lab: Lab, new_lab: Lab, tmp_path: Path, state: str
) -> None:
    saved = saved_by(lab, keep_state=state == "with state")
    assert ("widgets" in nbformat.read(saved, as_version=4).metadata) == (state == "with state")
    lab.foresee("widget model not found")  # ipywidgets misses it, and says so
    for notebook in (saved, changed(saved)):
        lab.open(notebook)
        expect(lab.page.locator(PICTURE)).to_be_visible()
        expect(lab.page.locator(SEEN)).to_have_count(1)
        assert colors(lab.page.locator(PICTURE)) > MANY_COLORS
        lab.stop_kernel()
    page = converted(saved, tmp_path, execute=False)
    new_lab.go_offline()
    new_lab.page.goto(page.as_uri())
    expect(new_lab.page.locator(SEEN)).to_have_count(1)
    assert colors(new_lab.page.locator(PICTURE)) > MANY_COLORS


@pytest.mark.deep
def test_a_saved_board_is_a_lesson(lab: Lab, tmp_path: Path) -> None:
    saved = saved_by(lab)
    checked = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-q", "--nbval", "--nbval-current-env"),
            *("-p", "no:cacheprovider", f"--rootdir={saved.parent}", str(saved)),
        ],
        env=own_settings(tmp_path),
        cwd=saved.parent,
        check=False,
        capture_output=True,
        text=True,
    )
    assert "2 passed" in checked.stdout, checked.stdout


def test_voila_shows_a_board_that_can_be_played_on(new_lab: Lab) -> None:
    new_lab.go_offline()
    new_lab.open_in_voila(LAST_MOVE_NOTEBOOK)
    new_lab.wait_painted(CANVAS)
    expect(new_lab.page.locator(SEEN)).to_have_count(1)
    for territory in ("B5", "C4"):
        new_lab.click_canvas(CANVAS, *place(territory))
    new_lab.page.locator(".clans-order button", has_text="B2").click()  # C4 is the only one left
    new_lab.page.locator(".clans-last").click()
    expect(new_lab.page.locator(".clans-villages tbody tr")).to_have_count(2)
    new_lab.page.locator(".theater-opener").click()
    last = new_lab.locate(".theater-where").inner_text()
    new_lab.page.keyboard.press("PageUp")
    expect(new_lab.page.locator(".theater-where")).not_to_have_text(last)


def test_nothing_is_cut_off_on_a_phone_or_on_a_wide_screen(lab: Lab) -> None:
    lab.open([*LAST_MOVE_NOTEBOOK, "_ = w.play('B5-C4:B2,C4')", "w.go_to(len(w.steps))"])
    lab.run_all()
    lab.wait_painted(CANVAS)
    for wide in (1920, 360):
        lab.page.set_viewport_size({"width": wide, "height": 800})
        lab.page.wait_for_function(_IS_TALL, arg=[f"canvas{CANVAS}", wide < 500])
        lab.fingerprint(CANVAS)
        left, right, width, height, window = lab.canvas(CANVAS).evaluate(_BOX)
        assert 0 <= left < right <= window == wide
        shape = lab.canvas(CANVAS).evaluate("canvas => canvas.width / canvas.height")
        assert width / height == pytest.approx(shape, rel=0.01), "it is not distorted"
        assert lab.locate(".clans-widget").evaluate(_STICKS_OUT) == []
        for control in lab.page.locator(".clans-widget :is(button, select):visible").all():
            *_, height, _ = control.evaluate(_BOX)
            assert height >= 24, control.inner_text()


@pytest.mark.deep
def test_jupyterlab_leaves_keys_to_a_closed_list(lab: Lab) -> None:
    lab.open(LAST_MOVE_NOTEBOOK)
    lab.run_all()
    lab.wait_painted(CANVAS)
    choice = lab.page.locator(".clans-source select")
    expect(choice).to_have_attribute("data-lm-suppress-shortcuts", "true")
    choice.focus()
    for key, chosen in (("ArrowDown", "B2"), ("ArrowDown", "B5"), ("ArrowUp", "B2"), ("c", "C4")):
        lab.page.keyboard.press(key)
        expect(choice).to_have_value(chosen)
    expect(choice).to_be_focused()
    lab.page.keyboard.press("b")
    expect(choice).to_have_value("C4")
    expect(lab.page.locator(".jp-Cell")).to_have_count(2)


@pytest.mark.deep
def test_nothing_is_pointed_at_after_the_mouse_has_left_in_one_leap(lab: Lab) -> None:
    lab.open(LAST_MOVE_NOTEBOOK)
    lab.run_all()
    lab.wait_painted(CANVAS)
    lab.hover_canvas(CANVAS, *place("B5"))
    shown = lab.fingerprint(CANVAS)
    lab.hover_canvas(CANVAS, 1, 1)
    plain = lab.fingerprint(CANVAS)
    assert plain != shown, "where these huts may go"
    lab.hover_canvas(CANVAS, *place("B5"))
    assert lab.fingerprint(CANVAS) == shown
    lab.page.mouse.move(0, 0)
    lab.wait_at_rest()
    assert lab.fingerprint(CANVAS) == plain


def test_fingers_make_a_move(lab: Lab) -> None:
    lab.open(LAST_MOVE_NOTEBOOK)
    lab.run_all()
    lab.wait_painted(CANVAS)
    for territory in ("E3", "E5"):
        lab.tap_canvas(CANVAS, *place(territory))
    expect(lab.locate(CAPTION)).to_contain_text("E3")


def saved_by(lab: Lab, *, keep_state: bool = False) -> Path:
    """A notebook with a board, run and saved by JupyterLab, which trusts it; its kernel is gone."""
    lab.open(LAST_MOVE_NOTEBOOK)
    if keep_state:
        lab.command(KEEP_STATE)
    try:
        lab.run_all()
        lab.wait_painted(CANVAS)
        saved = lab.save()
    finally:
        if keep_state:
            lab.command(KEEP_STATE)
    lab.stop_kernel()
    return saved


def changed(notebook: Path) -> Path:
    """The same notebook, but not as this JupyterLab has saved it: so it isn't trusted."""
    content = nbformat.read(notebook, as_version=4)
    content.metadata["sent_by"] = "somebody else"
    copy = notebook.with_name(f"sent-{notebook.name}")
    nbformat.write(content, copy)
    return copy
