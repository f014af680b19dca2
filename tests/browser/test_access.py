"""Everything can be done without a mouse, and read by everybody."""

from __future__ import annotations

from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import expect

from tests.browser.boards import CANVAS, CAPTION, LAST_MOVE_NOTEBOOK
from tests.browser.lab import SECONDS, TALL, Lab

ALL_STEPS: Final = [*LAST_MOVE_NOTEBOOK, "_ = w.play('B5-C4:B2,C4')", "w.go_to(4)"]

SERIOUS: Final = {"serious", "critical"}

# All but the handle of the slider: ipywidgets gives it no name, and no way to give it one.
WHAT_IS_OURS: Final = {"include": [[".clans-widget"]], "exclude": [[".noUi-handle"]]}

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

# JupyterLab's body has no height, so axe takes all that is in it for hidden.
_UNHIDE: Final = "() => { document.body.style.overflow = 'visible'; }"


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
        try:
            self.lab.page.wait_for_function(_HAS_MOVED, timeout=2 * SECONDS)
        except Late:
            pytest.fail(f"{key} does not lead away from {self.focused}.")
        # A board lets go of the focus first: the next key leads on.
        return self.tab(key) if self.focused.startswith("BODY") else self.focused

    def go_to(self, control: str) -> None:
        """Go on until a control is reached."""
        passed = []
        while self.tab() != control:
            passed.append(self.focused)
            assert len(passed) < 60, f"{control} is not reached, only {passed}"

    def press(self, key: str) -> None:
        """Press a key, and wait until everything has come of it."""
        self.lab.page.keyboard.press(key)
        self.lab.page.wait_for_timeout(100)
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
    keyboard.begin(CANVAS, "after")
    for village in ("B2", "C4"):
        keyboard.go_to("clans-order")
        assert keyboard.lab.page.locator(":focus").inner_text() == village
        keyboard.press("Enter")
    expect(caption).to_contain_text("B5 move to C4")
    keyboard.go_to("clans-next")
    for _ in range(20):
        keyboard.press("Enter")
    expect(keyboard.lab.page.locator(".clans-villages tbody tr")).to_have_count(2)
    told = caption.inner_text()
    keyboard.begin(CANVAS, "after")
    keyboard.go_to("clans-undo")
    keyboard.press("Enter")
    expect(caption).not_to_have_text(told)


@pytest.mark.parametrize("lab", [{"viewport": TALL}], indirect=True, ids=["tall"])
def test_nothing_serious_is_wrong_in_the_light_and_in_the_dark(lab: Lab) -> None:
    lab.open(ALL_STEPS)
    lab.run_all()
    lab.wait_painted(CANVAS)
    painted = lab.fingerprint(CANVAS)
    try:
        for theme in ("JupyterLab Light", "JupyterLab Dark"):
            lab.command("apputils:change-theme", theme=theme)
            lab.page.locator(f"body[data-jp-theme-name='{theme}']").wait_for(state="attached")
            assert lab.fingerprint(CANVAS) == painted, "the board has its own colors"
            lab.page.evaluate(_UNHIDE)
            found = Axe().run(lab.page, WHAT_IS_OURS, {"resultTypes": ["violations", "passes"]})
            assert complaints(found.response) == []
            assert readable(found.response) >= {"caption", "td", "th", "p", "button"}, theme
    finally:
        lab.command("apputils:change-theme", theme="JupyterLab Light")


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
