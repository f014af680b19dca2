"""Everything can be done without a mouse, and read by everybody."""

from __future__ import annotations

from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import ViewportSize, expect

from clans_widget import ClansWidget
from clans_widget.clans import captions
from clans_widget.words import say
from tests.browser.driving.aloud import read_along
from tests.browser.driving.boards import CANVAS, CAPTION, LAST_MOVE_NOTEBOOK, place
from tests.browser.driving.lab import TALL, Lab
from tests.clans.games import LAST_MOVE
from tests.stage.read_aloud import READINGS, Reading

pytestmark = pytest.mark.slow

ALL_STEPS: Final = [*LAST_MOVE_NOTEBOOK, "_ = w.play('B5-C4:B2,C4')", "w.go_to(4)"]

SERIOUS: Final = {"serious", "critical"}

WHAT_IS_OURS: Final = {"include": [[".clans-widget"]]}

LOW: Final[ViewportSize] = {"width": 1400, "height": 500}
"""A page in which a board is not wholly in sight together with the code above it."""

# Where the focus is: the class that names the control, or what else there is to say of it.
_FOCUSED: Final = """() => {
    const element = document.activeElement;
    const part = element.closest('[class*=clans-]:not(.clans-widget)');
    const names = Array.from(part?.classList ?? []).filter(name => name.startsWith('clans-'));
    return names.at(-1) ?? `${element.tagName} ${element.textContent.trim()}`.slice(0, 60);
}"""

_REMEMBER: Final = "() => { window.lastFocused = document.activeElement; }"

_HAS_MOVED: Final = "() => document.activeElement !== window.lastFocused"

# Begin before an element, or after it.
_BEGIN: Final = """([selector, where]) => {
    const start = document.createElement('button');
    document.querySelector(selector)[where](start);
    start.focus();
}"""

_HOW_FAR_BELOW: Final = """(list, value) =>
    Array.from(list.options).findIndex(option => option.text === value) - list.selectedIndex"""

_IS_INSIDE: Final = "() => document.activeElement.closest('.clans-widget') !== null"

_ARROW: Final = "list => getComputedStyle(list).backgroundImage"

_TAG: Final = "() => document.activeElement.tagName"

# How much of the ring around the focus is seen: what is around it may cut some off.
_RING: Final = """() => {
    const element = document.activeElement;
    const {outlineStyle, outlineWidth, outlineOffset} = getComputedStyle(element);
    const [width, offset] = [outlineWidth, outlineOffset].map(parseFloat);
    const inside = element.getBoundingClientRect();
    let seen = outlineStyle === 'none' ? 0 : width;
    for (let up = element.parentElement; !up.matches('.clans-widget'); up = up.parentElement) {
        if (getComputedStyle(up).overflow === 'visible') continue;
        const around = up.getBoundingClientRect();
        for (const room of [
            inside.left - around.left, around.right - inside.right,
            inside.top - around.top, around.bottom - inside.bottom,
        ]) seen = Math.min(seen, room - offset);
    }
    return seen;
}"""

_TOP: Final = "element => element.getBoundingClientRect().top"

# Press the mouse although it has not moved there, as a finger on a touch pad may.
_PRESS: Final = """(canvas, [x, y]) => {
    const {left, top, width, height} = canvas.getBoundingClientRect();
    canvas.dispatchEvent(new MouseEvent('mousedown', {
        bubbles: true, cancelable: true,
        clientX: left + x / canvas.width * width, clientY: top + y / canvas.height * height,
    }));
}"""

# On a busy machine a motion that is over soon may skip all frames but the first and the last.
SLOWER: Final = """\
run = w._animator.run
w._animator.run = lambda seconds, paint: run(seconds and 3, paint)"""

# Keep the different pictures that a board shows from now on, each small.
_KEEP_PICTURES: Final = """board => {
    const small = new OffscreenCanvas(133, 79).getContext('2d', {willReadFrequently: true});
    const shown = board.getContext('2d');
    window.pictures = new Set();
    shown.drawImage = (...all) => {
        CanvasRenderingContext2D.prototype.drawImage.apply(shown, all);
        small.clearRect(0, 0, 133, 79);
        small.drawImage(board, 0, 0, 133, 79);
        window.pictures.add(small.getImageData(0, 0, 133, 79).data.join());
    };
}"""

# JupyterLab's body has no height, so axe takes all that is in it for hidden.
UNHIDE: Final = "() => { document.body.style.overflow = 'visible'; }"


class Keyboard:
    """A reader who has a keyboard only."""

    def __init__(self, lab: Lab) -> None:
        self.lab = lab

    def begin(self, selector: str, where: str = "before") -> None:
        """Stand before an element, or after it."""
        self.lab.page.evaluate(_BEGIN, [selector, where])

    @property
    def focused(self) -> str:
        """The control that has the focus."""
        return str(self.lab.page.evaluate(_FOCUSED))

    def tab(self, key: str = "Tab") -> str:
        """Go on to the next control."""
        self.lab.page.evaluate(_REMEMBER)
        self.lab.page.keyboard.press(key)
        self.lab.until(
            lambda: bool(self.lab.page.evaluate(_HAS_MOVED)),
            f"{key} does not lead away from {self.focused}.",
        )
        return self.focused

    def go_to(self, control: str) -> None:
        """Go on until a control is reached."""
        passed = []
        while self.tab() != control:
            passed.append(self.focused)
            assert len(passed) < 60, f"{control} is not reached, only {passed}"

    def press(self, key: str) -> None:
        """Press a key, and wait until everything has come of it."""
        self.lab.page.keyboard.press(key)
        self.lab.wait_idle()

    def choose(self, control: str, value: str) -> None:
        """Open a list, go to a value and take it.

        In a list that isn't open JupyterLab keeps arrows and letters for its own commands.
        """
        self.go_to(control)
        below = int(self.lab.page.locator(":focus").evaluate(_HOW_FAR_BELOW, value))
        self.lab.page.keyboard.press("Space")
        for _ in range(below):
            self.lab.page.keyboard.press("ArrowDown")
        self.press("Enter")


FAR: Final = 100
"""How far the page is scrolled there."""


def middle_of_the_board(lab: Lab) -> tuple[float, float]:
    box = lab.canvas(CANVAS).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def turn_the_wheel(lab: Lab) -> None:
    lab.page.mouse.move(*middle_of_the_board(lab))
    lab.page.mouse.wheel(0, FAR)


def swipe(lab: Lab) -> None:
    """Move a finger up."""
    x, y = middle_of_the_board(lab)
    upwards = [("touchMove", [(x, y - far)]) for far in range(10, FAR + 1, 10)]
    lab.touch(("touchStart", [(x, y)]), *upwards, ("touchEnd", []))


def make_the_last_move(lab: Lab) -> None:
    """Make the last move of the game with the mouse."""
    for territory in ("B5", "C4"):
        lab.click_canvas(CANVAS, *place(territory))
    lab.page.locator(".clans-order button", has_text="B2").click()


@pytest.fixture
def keyboard(lab: Lab) -> Keyboard:
    lab.open(LAST_MOVE_NOTEBOOK)
    lab.run_all()
    lab.wait_painted(CANVAS)
    return Keyboard(lab)


def test_a_move_is_made_and_walked_through_with_keys_alone(keyboard: Keyboard) -> None:
    caption = keyboard.lab.locate(CAPTION)
    keyboard.begin(CANVAS, "after")
    keyboard.choose("clans-source", "B5")
    expect(caption).to_contain_text("B5")
    keyboard.choose("clans-target", "C4")
    expect(keyboard.lab.page.locator(".clans-order button", has_text="B2")).to_be_visible()
    keyboard.begin(CANVAS, "after")
    keyboard.go_to("clans-next-part")
    assert keyboard.lab.page.locator(":focus").inner_text() == "B2"
    keyboard.press("Enter")
    keyboard.lab.hear("B5 move to C4")
    assert keyboard.lab.page.evaluate(_IS_INSIDE)
    keyboard.go_to("clans-next")
    for _ in range(20):
        keyboard.press("Enter")
    expect(keyboard.lab.page.locator(".clans-villages tbody tr")).to_have_count(2)
    told = caption.inner_text()
    keyboard.begin(CANVAS, "after")
    keyboard.go_to("clans-undo")
    keyboard.press("Enter")
    expect(caption).not_to_have_text(told)


TURN: Final = """\
from clans_widget import ClansWidget, clans
w = ClansWidget(clans.Position.start(seed=7))
w"""


def test_with_keys_alone_a_turn_goes_on_from_where_a_button_was_pressed(lab: Lab) -> None:
    lab.open([TURN])
    lab.run_all()
    lab.wait_painted(CANVAS)
    keyboard = Keyboard(lab)
    for source, target in (("A1", "A2"), ("B1", "B2")):
        lab.locate(".clans-source select").select_option(source)
        lab.locate(".clans-target select").select_option(target)
        lab.wait_at_rest()
        keyboard.begin(".clans-target", "after")
        keyboard.go_to("clans-play")
        keyboard.press("Enter")
        lab.until(lambda: keyboard.focused == "clans-source", "The keyboard is not at the lists.")
    for _ in range(2):
        keyboard.go_to("clans-undo")
        keyboard.press("Enter")
    lab.until(lambda: keyboard.focused == "clans-source", "After the last undo it is elsewhere.")


@pytest.mark.parametrize("lab", [TALL], indirect=True, ids=["tall"])
def test_the_board_in_words_stays_as_a_reader_has_left_it(lab: Lab) -> None:
    lab.open(ALL_STEPS)
    lab.run_all()
    lab.wait_painted(CANVAS)
    words = lab.page.locator(".stage-told details")
    before = words.inner_text()
    words.locator("summary").click()
    for _ in range(2):
        lab.locate(".clans-back").click()
        expect(words).not_to_have_text(before)
        expect(words).to_have_attribute("open", "")
    words.locator("summary").click()
    lab.locate(".clans-next").click()
    lab.wait_at_rest()
    expect(words).not_to_have_attribute("open", "")


@pytest.mark.parametrize("lab", [TALL], indirect=True, ids=["tall"])
def test_nothing_serious_is_wrong_in_the_light_and_in_the_dark(lab: Lab) -> None:
    lab.open(ALL_STEPS)
    lab.run_all()
    lab.wait_painted(CANVAS)
    lab.page.locator(".clans-who").click()
    expect(lab.page.locator(".clans-beliefs table")).to_be_visible()
    painted = lab.fingerprint(CANVAS)
    try:
        for theme in ("JupyterLab Light", "JupyterLab Dark"):
            lab.command("apputils:change-theme", theme=theme)
            lab.page.locator(f"body[data-jp-theme-name='{theme}']").wait_for(state="attached")
            assert lab.fingerprint(CANVAS) == painted, "the board has its own colors"
            lab.page.evaluate(UNHIDE)
            arrow = lab.page.locator(".clans-source select").evaluate(_ARROW)
            assert ("fill='%23ddd'" in arrow) == theme.endswith("Dark"), "arrows are seen"
            found = Axe().run(lab.page, WHAT_IS_OURS, {"resultTypes": ["violations", "passes"]})
            assert complaints(found.response) == []
            assert readable(found.response) >= {"caption", "td", "th", "p", "button"}, theme
    finally:
        lab.command("apputils:change-theme", theme="JupyterLab Light")


def test_the_keyboard_passes_through_the_widget_and_always_sees_where_it_is(
    keyboard: Keyboard,
) -> None:
    page = keyboard.lab.page
    keyboard.begin(".clans-widget")
    stops: list[str] = []
    keyboard.tab()
    while page.evaluate(_IS_INSIDE):
        assert page.evaluate(_RING) >= 2, f"the focus is not seen on {keyboard.focused}"
        stops.append(page.evaluate(_TAG))
        keyboard.tab()
        assert len(stops) < 60
    assert set(stops) >= {"SELECT", "BUTTON", "SUMMARY", "INPUT"}
    assert "CANVAS" not in stops, "nothing can be done there with keys"


def test_a_board_does_not_keep_the_keyboard_after_a_click(keyboard: Keyboard) -> None:
    for key in ("Tab", "Shift+Tab"):
        keyboard.lab.click_canvas(CANVAS, *place("B5"))
        keyboard.tab(key)
        assert keyboard.lab.page.evaluate(_TAG) != "CANVAS"


@pytest.mark.parametrize("lab", [LOW], indirect=True, ids=["low"])
def test_a_click_on_a_board_half_out_of_sight_hits_what_is_under_the_mouse(lab: Lab) -> None:
    lab.open(LAST_MOVE_NOTEBOOK)
    lab.run_all()
    lab.wait_painted(CANVAS)
    chosen = lab.page.locator(".clans-source select")
    lab.page.locator(".clans-next").focus()
    lab.canvas(CANVAS).evaluate(_PRESS, place("B5"))
    expect(chosen).to_have_value("B5")
    lab.page.locator(".clans-next").focus()
    lab.click_canvas(CANVAS, *place("B5"))
    expect(chosen).to_have_value(say("control.nothing"))


@pytest.mark.parametrize("lab", [LOW], indirect=True, ids=["low"])
def test_wheel_and_swipe_on_the_board_scroll_the_page(lab: Lab) -> None:
    lab.open([*LAST_MOVE_NOTEBOOK, "\n" * 40])
    lab.run_all()
    lab.wait_painted(CANVAS)
    lab.canvas(CANVAS).scroll_into_view_if_needed()
    board, told = lab.canvas(CANVAS).element_handle(), lab.locate(CAPTION).inner_text()
    for scroll in (turn_the_wheel, swipe):
        before = board.evaluate(_TOP)
        scroll(lab)
        goal = [board, before - FAR / 2]
        lab.page.wait_for_function(f"([board, goal]) => ({_TOP})(board) < goal", arg=goal)
    lab.wait_idle()
    assert lab.locate(CAPTION).inner_text() == told, "it was no click"


def test_a_screen_reader_is_told_what_is_there_and_what_happens(keyboard: Keyboard) -> None:
    page, same = keyboard.lab.page, ClansWidget(LAST_MOVE, language="en")
    for language in ("en", "nl"):
        page.locator(".clans-language select").select_option(say("language", language))
        same.language = language
        expect(page.get_by_role("img", name=same.picture.title, exact=True)).to_have_count(1)
        step = say("control.step", language)
        for role in ("slider", "textbox"):
            expect(page.get_by_role(role, name=step, exact=True)).to_have_count(1)
    announced = page.get_by_role("status").and_(page.locator(CAPTION))
    part = announced.element_handle()
    make_the_last_move(keyboard.lab)
    (moved, *_) = same.play("B5-C4:B2,C4").steps
    keyboard.lab.hear(captions.caption(moved, "nl"))
    assert announced.evaluate("(now, before) => now === before", part), "else nothing is heard"


@pytest.mark.parametrize("reading", READINGS, ids=lambda reading: reading.game)
def test_a_move_and_a_question_are_read_aloud(lab: Lab, reading: Reading) -> None:
    lab.open([reading.code])
    lab.run_all()
    read_along(lab.page.locator(".stage"), reading)


@pytest.mark.deep
def test_steps_move_unless_the_system_is_asked_for_less_motion(lab: Lab) -> None:
    lab.open([*LAST_MOVE_NOTEBOOK, SLOWER])
    lab.run_all()
    lab.wait_painted(CANVAS)
    switch = lab.page.locator(".clans-motion input")
    make_the_last_move(lab)
    lab.canvas(CANVAS).evaluate(_KEEP_PICTURES)
    shown = []
    for motion in ("no-preference", "reduce"):
        lab.page.emulate_media(reduced_motion=motion)
        expect(switch).to_be_checked(checked=motion == "no-preference")
        lab.page.locator(".clans-first").click()
        lab.fingerprint(CANVAS)
        lab.page.evaluate("() => window.pictures.clear()")
        lab.page.locator(".clans-next").click()
        expect(lab.locate(CAPTION)).to_contain_text("B5 move to C4")
        lab.fingerprint(CANVAS)
        shown.append(lab.page.evaluate("() => window.pictures.size"))
    moving, calm = shown
    assert calm == 1
    assert moving > 3


def complaints(response: dict[str, Any]) -> list[str]:
    """The serious findings, each with what it is about."""
    return [
        f"{found['id']}: {node['html'][:200]} {node['failureSummary']}"
        for found in response["violations"]
        if found["impact"] in SERIOUS
        for node in found["nodes"]
    ]


def readable(response: dict[str, Any]) -> set[str]:
    """The tags of elements whose text stands out from what is behind it."""
    return {
        node["html"][1:].split(">")[0].split()[0]
        for found in response["passes"]
        if found["id"] == "color-contrast"
        for node in found["nodes"]
    }
