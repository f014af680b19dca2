"""The theater: the board alone on the screen, led by a clicker, with a pen and a timer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, ViewportSize, expect

from clans_widget import ClansWidget, clans
from clans_widget.words import say
from tests.browser.driving.boards import CANVAS, CAPTION, is_sharp
from tests.browser.driving.lab import Lab
from tests.browser.test_access import UNHIDE, complaints

pytestmark = pytest.mark.slow

GAME: Final = 'clans.Game.new(["Ann", "Bob"], seed=7, cards_seed=7, first="Ann")'

MOVED: Final = [
    "from clans_widget import ClansWidget, clans",
    f"w = ClansWidget({GAME})\nw",
    "_ = w.play('A1-A2'); _ = w.play('B1-B2')",
]

HELPED: Final = """from clans_widget import Quiz
from clans_widget.clans import exercises
Quiz(*exercises.levels("C5"), name="helped")"""

PROJECTOR: Final[ViewportSize] = {"width": 1366, "height": 768}
SMALL: Final[ViewportSize] = {"width": 1024, "height": 768}
LARGE: Final[ViewportSize] = {"width": 1920, "height": 1080}
UPRIGHT: Final[ViewportSize] = {"width": 390, "height": 844}

THEATER: Final = ".stage-theater"
DARK: Final = ".theater-dark"
WHERE: Final = ".theater-where"

TOOLS: Final = 11
"""So many buttons stand at the side."""

# Whether all that is seen at the corners and in the middle belongs to the theater.
_IS_ALL: Final = """() => [[1, 1], [-1, 1], [1, -1], [-1, -1], [0, 0]].every(([x, y]) => {
    const at = (side, full) => side ? (full + side) % full : full / 2;
    const seen = document.elementFromPoint(at(x, innerWidth), at(y, innerHeight));
    return seen.closest('.stage-theater') !== null;
})"""

_BOX: Final = """element => {
    const {left, top, right, bottom} = element.getBoundingClientRect();
    return [left, top, right, bottom];
}"""

_SMALLEST_TEXT: Final = """caption => Math.min(
    ...Array.from(caption.querySelectorAll('p'), p => parseFloat(getComputedStyle(p).fontSize))
) / innerHeight"""

_IS_WIDER: Final = """width =>
    document.querySelector('.stage-room canvas').getBoundingClientRect().width > width"""

_SCROLLS: Final = """() => ['.stage-theater', '.stage-theater .clans-caption'].some(selector => {
    const part = document.querySelector(selector);
    return part.scrollHeight > part.clientHeight || part.scrollWidth > part.clientWidth;
})"""

_WITHOUT_FULL_SCREENS: Final = """() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError());
}"""

_IS_AS_WIDE: Final = "width => document.querySelector('.stage-theater').clientWidth === width"

_IS_INSIDE: Final = "() => document.activeElement.closest('.stage-theater') !== null"

_IS_FULL: Final = "() => document.fullscreenElement?.matches('.clans-widget.stage') === true"


def box(part: Locator) -> tuple[float, float, float, float]:
    left, top, right, bottom = part.evaluate(_BOX)
    return left, top, right, bottom


def enter(lab: Lab) -> None:
    """Click on the board where there is no territory, and press F."""
    lab.click_canvas(CANVAS, 4, 4)
    lab.page.keyboard.press("f")
    expect(lab.page.locator(THEATER)).to_be_visible()


def fills(lab: Lab) -> bool:
    """Whether the board is as wide as its room, or as high."""
    room, board = box(lab.page.locator(".stage-room")), box(lab.canvas(CANVAS))
    across = max(abs(room[0] - board[0]), abs(room[2] - board[2]))
    down = max(abs(room[1] - board[1]), abs(room[3] - board[3]))
    return min(across, down) < 1.5


def stand_apart(lab: Lab) -> bool:
    """Whether board, caption and tools do not overlap, and all are on the screen."""
    size = lab.page.viewport_size
    assert size is not None
    parts = [box(lab.page.locator(each)) for each in (".stage-room", CAPTION, ".theater-rail")]
    on_screen = all(
        x >= 0 and y >= 0 and right <= size["width"] and bottom <= size["height"]
        for x, y, right, bottom in parts
    )
    return on_screen and not any(
        one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
        for k, one in enumerate(parts)
        for other in parts[:k]
    )


def wait_fitted(lab: Lab, size: ViewportSize) -> None:
    """Give the screen another size, and wait until the board has gone to its place there.

    The page tells the kernel the new shape, which may lay out the picture anew; the board glides.
    """
    lab.page.set_viewport_size(size)
    lab.page.wait_for_function(_IS_AS_WIDE, arg=size["width"])
    lab.wait_at_rest()
    lab.until(lambda: fills(lab), f"The board does not fill {size}.")
    lab.fingerprint(CANVAS)


def see_fitted(lab: Lab, size: ViewportSize) -> None:
    """Give the screen a size, and see that the theater is as it should be on it."""
    wait_fitted(lab, size)
    assert lab.page.evaluate(_IS_ALL), size
    assert stand_apart(lab), size
    assert not lab.page.evaluate(_SCROLLS), size
    lab.until(lambda: is_sharp(lab, CANVAS), "The board has fewer pixels than the screen shows.")
    if size != UPRIGHT:
        assert lab.page.locator(CAPTION).evaluate(_SMALLEST_TEXT) >= 0.025


@pytest.mark.parametrize("lab", [SMALL], indirect=True, ids=["small"])
def test_the_board_fills_screens_of_every_shape_and_its_caption_is_read_from_afar(
    lab: Lab,
) -> None:
    """Whether the browser has full screens or not; a full one cannot be given another size."""
    lab.open(MOVED)
    lab.run_all()
    lab.wait_painted(CANVAS)
    enter(lab)
    lab.page.wait_for_function(_IS_FULL)
    lab.until(lambda: fills(lab), "The board does not fill the full screen.")
    assert lab.page.evaluate(_IS_ALL)
    assert stand_apart(lab)
    lab.page.evaluate(UNHIDE)
    found = Axe().run(lab.page, {"include": [[THEATER]]})
    assert complaints(found.response) == []
    for _ in range(TOOLS + 2):
        lab.page.keyboard.press("Tab")
        assert lab.page.evaluate(_IS_INSIDE), "Tab leads to what is not seen"
    press(lab, "m")
    lab.page.evaluate("() => document.exitFullscreen()")  # as some browsers do with Escape
    expect(lab.page.locator(".theater-minutes")).to_have_count(0)
    lab.until(lambda: fills(lab), "The board does not fill the page.")
    lab.page.keyboard.press("Escape")
    expect(lab.page.locator(THEATER)).to_have_count(0)
    lab.page.wait_for_function("() => document.fullscreenElement === null")
    lab.page.evaluate(_WITHOUT_FULL_SCREENS)
    lab.wait_at_rest()
    lab.wait_still()
    wide = box(lab.canvas(CANVAS))
    lab.page.locator(".theater-opener").click()
    expect(lab.page.locator(THEATER)).to_be_visible()
    for size in (LARGE, UPRIGHT, SMALL):
        see_fitted(lab, size)
    lab.page.keyboard.press("f")
    expect(lab.page.locator(THEATER)).to_have_count(0)
    told = "The board is not as wide as before."
    lab.until(lambda: box(lab.canvas(CANVAS))[2] == wide[2], told)


@pytest.fixture
def theater(lab: Lab) -> Iterator[Lab]:
    """The theater at the end of two moves; it is left in the end."""
    lab.open(MOVED)
    lab.run_all()
    lab.wait_painted(CANVAS)
    enter(lab)
    expect(lab.page.locator(WHERE)).to_have_text("2 / 2")
    yield lab
    lab.page.keyboard.press("Escape")
    expect(lab.page.locator(THEATER)).to_have_count(0)


def press(lab: Lab, key: str) -> None:
    """Press a key, and wait until everything has come of it."""
    lab.page.keyboard.press(key)
    lab.wait_idle()


def at(lab: Lab, step: int) -> None:
    """Expect a step to be shown."""
    expect(lab.page.locator(WHERE)).to_have_text(f"{step} / 2")


def drag(lab: Lab, *points: tuple[float, float]) -> None:
    """Drag the mouse over the board, from point to point; the first alone is a click."""
    x, y, *_ = box(lab.page.locator(".stage-room"))
    (right, down), *others = points
    lab.page.mouse.move(x + right, y + down)
    lab.page.mouse.down()
    for right, down in others:
        lab.page.mouse.move(x + right, y + down, steps=5)
    lab.page.mouse.up()
    lab.wait_idle()


def test_a_clicker_leads_through_the_steps_whatever_was_clicked_last(theater: Lab) -> None:
    page = theater.page
    for key, step in {
        "Home": 0,
        "PageDown": 1,
        "ArrowRight": 2,
        "PageUp": 1,
        "ArrowLeft": 0,
    }.items():
        press(theater, key)
        at(theater, step)
    page.locator(".tool-next").click()
    press(theater, "PageDown")
    at(theater, 2)
    press(theater, ".")
    expect(page.locator(DARK)).to_be_visible()
    press(theater, "PageUp")
    expect(page.locator(DARK)).to_have_count(0)
    at(theater, 2)
    for key, panel in (("m", ".theater-minutes"), ("h", ".theater-help")):
        press(theater, key)
        expect(page.locator(panel)).to_be_visible()
        press(theater, "Escape")
        expect(page.locator(panel)).to_have_count(0)
        expect(page.locator(THEATER)).to_be_visible()
    press(theater, "m")
    page.locator(".theater-minute", has_text="3").click()
    timer = page.get_by_role("timer")
    expect(timer).to_have_text("3:00")
    expect(timer).to_have_attribute("aria-live", "off")
    page.evaluate("() => { const now = Date.now; Date.now = () => now() + 180_000; }")
    expect(timer).to_have_text(say("theater.over"))
    expect(timer).to_have_attribute("aria-live", "assertive")
    press(theater, " ")
    at(theater, 2)
    caption = theater.locate(CAPTION).inner_text()
    press(theater, "Escape")
    for key in ("PageUp", "ArrowLeft", "Home", "p"):
        press(theater, key)
    assert theater.locate(CAPTION).inner_text() == caption, "elsewhere no key is caught"
    page.locator(".clans-source select").focus()
    press(theater, "f")
    expect(page.locator(THEATER)).to_have_count(0)  # a list goes to what begins with F


@pytest.mark.deep
def test_the_mouse_hits_what_is_magnified_and_what_a_pen_draws_stays_on_the_board(
    theater: Lab,
) -> None:
    page, chosen = theater.page, theater.page.locator(".clans-source select")
    strokes, before = page.locator(".sketch g"), box(theater.canvas(CANVAS))
    press(theater, "z")
    page.wait_for_function(_IS_WIDER, arg=1.5 * (before[2] - before[0]))
    theater.fingerprint(CANVAS)
    theater.click_canvas(CANVAS, *ClansWidget(clans.Position.start(seed=7)).picture.center("B3"))
    expect(chosen).to_have_value("B3")
    press(theater, "p")
    drag(theater, (200, 200), (300, 240))
    expect(strokes).to_have_count(1)
    expect(chosen).to_have_value("B3")
    press(theater, "e")
    drag(theater, (250, 220))
    expect(strokes).to_have_count(0)
    press(theater, "p")
    drag(theater, (200, 200))
    expect(strokes).to_have_count(1)
    theater.touch(("touchStart", [(300, 300)]), ("touchMove", [(340, 320)]), ("touchEnd", []))
    expect(strokes).to_have_count(2)
    press(theater, "PageUp")
    expect(strokes).to_have_count(0)


@pytest.mark.parametrize(
    ("lab", "share"),
    [(PROJECTOR, 0.5), pytest.param(UPRIGHT, 0.3, marks=pytest.mark.deep)],
    indirect=["lab"],
    ids=["wide", "upright"],
)
def test_a_question_with_help_and_many_buttons_leaves_room_for_the_board(
    lab: Lab, share: float
) -> None:
    """Half of a screen that is wide; on a telephone as much as is left beside all the words."""
    lab.open([HELPED])
    lab.run_all()
    lab.wait_painted(CANVAS)
    expect(lab.page.locator(".clans-helping")).to_have_count(2)
    enter(lab)
    lab.wait_at_rest()
    lab.until(lambda: fills(lab), "The board does not fill its room.")
    _, top, _, bottom = box(lab.canvas(CANVAS))
    size = lab.page.viewport_size
    assert size is not None
    assert bottom - top > share * size["height"]
    assert stand_apart(lab)
    lab.page.keyboard.press("Escape")
    expect(lab.page.locator(THEATER)).to_have_count(0)
