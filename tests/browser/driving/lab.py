"""What a test does in JupyterLab: open a notebook, run it, look at a canvas, click on it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

import nbformat
from playwright.sync_api import (
    ConsoleMessage,
    Error,
    Locator,
    Page,
    ViewportSize,
    expect,
)
from playwright.sync_api import TimeoutError as LateError

from tests.browser.driving import scripts
from tests.browser.driving.pages import notebook_of
from tests.browser.driving.patience import PATIENCE, SECONDS
from tests.browser.driving.server import Server

TALL: Final[ViewportSize] = {"width": 1400, "height": 2600}
"""A page on which two widgets are wholly in sight."""

SOMETIMES: Final = 50
"""How often it is looked whether something holds, in milliseconds."""

MANY_COLORS: Final = 100
"""A painted board has more."""

# What JupyterLab itself reports as an error although nothing is wrong with the notebook.
HARMLESS: Final = (
    *("favicon", "Could not restore the debugger state"),
    "Canceled future for create_subshell_request",  # a notebook was closed at once
    "Cannot read properties of undefined (reading 'schema')",  # each page of Notebook 7
    *("Command 'filebrowser:open-path' not registered", ".woff2"),  # so does each of these
    "Cannot read properties of null (reading 'promise')",  # fits a closed notebook's toolbar
    "/labextensions/@jupyter-notebook/lab-extension",  # is loaded by Voilà, and not made for it
)

# Other machines: pages of Voilà and nbconvert ask them for fonts and formulas.
ELSEWHERE: Final = re.compile(r"^https?://(?!127\.0\.0\.1)")

RED_GREEN_BLUE_ALPHA = tuple[int, int, int, int]


class Lab:
    """A notebook in a real JupyterLab, in a page of a real browser.

    Coordinates are those of the picture, or of a bare canvas, however many pixels it has and
    however large the page shows it. Selectors are CSS: of a canvas, or of something that holds
    one.

    Examples
    --------
    In a test that asks for the fixture ``lab``::

        lab.open(["from clans_widget import ClansWidget", "w = ClansWidget(...)", "w"])
        lab.run_all()
        assert lab.pixel(".clans-canvas", 40, 60) == (12, 34, 56, 255)
        lab.click_canvas(".clans-canvas", 40, 60)
        lab.wait_idle()
    """

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.server = server
        self.errors: list[str] = []
        self.opened = 0
        self._foreseen: set[str] = set()
        self._kernel: dict[str, str] | None = None
        page.on("pageerror", self._page_failed)
        page.on("console", self._console_said)
        page.add_init_script(f"({scripts.LISTEN})(); ({scripts.PATIENT})()")

    def open(self, notebook: Path | Sequence[str], *, fresh: bool = False) -> None:
        """Show a copy of a notebook, and nothing else.

        It is given as a file, or as the sources of its cells. Its kernel may be the one of the
        notebook before, wiped; a fresh one knows which file it was started for.
        """
        name = self._copy(notebook)
        self.opened += 1
        if self.page.evaluate(scripts.IS_JUPYTERLAB):
            self._leave(stop=fresh)
            kernel, self._kernel = self._kernel, None
            self.ask(scripts.OPEN, [name, kernel])
            self.page.wait_for_function(scripts.IS_OPEN, arg=name)
        else:
            self.page.goto(self.server.url(name))
        self.wait_idle()

    def open_in_notebook(self, notebook: Path | Sequence[str]) -> None:
        """Show a copy of a notebook in Notebook 7, which has JupyterLab's commands."""
        name = self._copy(notebook)
        self.page.goto(f"{self.server.address}/notebooks/{name}?token={self.server.token}")
        self.wait_idle()

    def open_in_voila(self, notebook: Path | Sequence[str]) -> None:
        """Show a copy of a notebook as Voilà does: run, without its code."""
        name = self._copy(notebook)
        self.page.goto(f"{self.server.address}/voila/render/{name}?token={self.server.token}")

    def go_offline(self) -> None:
        """From now on, reach no other machine; a page's complaints about that are no errors."""
        self.page.route(ELSEWHERE, lambda route: route.abort())

    def foresee(self, words: str) -> None:
        """From now on until all is tidy, a complaint with these words is no error.

        A complaint may come at any time, also after all that a test looks at.
        """
        self._foreseen.add(words)

    def tidy(self) -> None:
        """Leave nothing of a notebook for the next one to meet: all has come of what was done."""
        if self.page.evaluate(scripts.IS_JUPYTERLAB):  # else nothing was opened
            self.wait_at_rest()
            self._leave()
        self.errors.clear()
        self._foreseen.clear()
        self.page.mouse.move(0, 0)
        self.page.emulate_media(reduced_motion="no-preference")

    def close(self) -> None:
        """Stop the kernel and close the page."""
        self.stop_kernel()
        self.page.close()

    def reload(self) -> None:
        """Load the page again, as a reader does with F5, and wait for the same kernel."""
        self.page.reload()
        self.wait_idle()

    def run_all(self) -> None:
        """Run every cell and wait until all are done; none may fail that isn't meant to."""
        failures = self.ask(scripts.RUN_ALL)
        assert failures == [], "\n".join(failures)
        self.wait_idle()

    def ask(self, script: str, given: object = None, *, patience: int = PATIENCE) -> Any:
        """What a script of the page gives: a page that never answers fails its test, and no other.

        Playwright itself would wait for ever.
        """
        return self.page.evaluate(scripts.WITHIN % (script, patience), given)

    def command(self, name: str, **options: str) -> None:
        """Do what an entry of JupyterLab's menus does, and wait until it is done."""
        self.ask(scripts.COMMAND, [name, options])

    def select_cell(self, cell: int) -> None:
        """Select a cell alone, for commands that act on one; cells count from 0."""
        self.page.evaluate(scripts.SELECT_CELL, cell)

    def save(self) -> Path:
        """Save the notebook; its file."""
        self.command("docmanager:save")
        return self.server.root / str(self.page.evaluate(scripts.PATH))

    def restart(self) -> None:
        """Restart the kernel: it forgets everything."""
        self.ask(scripts.RESTART)
        self.wait_idle()

    def stop_kernel(self) -> None:
        """Shut the kernel down."""
        self.ask(scripts.STOP_KERNEL)

    def wait_idle(self) -> None:
        """Wait until the kernel has nothing left to do."""
        self.page.wait_for_function(scripts.IS_IDLE)

    def wait_at_rest(self) -> None:
        """Wait until the kernel has nothing left to do, and the page nothing to tell it."""
        self.page.wait_for_function(scripts.IS_AT_REST)

    def wait_still(self) -> None:
        """Wait until nothing moves on any board."""
        self.until(lambda: not self.ask(scripts.MOVES), "A board never stands still.")

    def hear(self, words: str) -> None:
        """Wait until a caption says something, or has said it since what was heard before.

        What follows a move plays by itself: a caption may be gone before a test looks.
        """
        try:
            self.page.wait_for_function(scripts.HEARD, arg=" ".join(words.split()))
        except LateError:
            said = self.page.evaluate("() => window.heard")
            raise AssertionError(f"No caption says {words!r}, but {said}.") from None

    def locate(self, selector: str) -> Locator:
        """The one element that a selector names, once it is there to be seen."""
        locator = self.page.locator(selector)
        expect(locator).to_be_visible()
        return locator

    def canvas(self, selector: str) -> Locator:
        """The canvas that a selector names, or the one inside what it names."""
        found = self.page.locator(f"canvas:is({selector}), :is({selector}) canvas").first
        expect(found).to_be_visible()
        return found

    def pixel(self, selector: str, x: float, y: float) -> RED_GREEN_BLUE_ALPHA:
        """Red, green, blue and opacity, 0 to 255, at a point of a canvas."""
        red, green, blue, alpha = self.canvas(selector).evaluate(scripts.PIXEL, [x, y])
        return red, green, blue, alpha

    def wait_pixel(self, selector: str, x: float, y: float, color: RED_GREEN_BLUE_ALPHA) -> None:
        """Wait until a point of a canvas has a color."""
        told = f"({x}, {y}) is never {color}."
        self.until(lambda: self.pixel(selector, x, y) == color, told)

    def until(self, holds: Callable[[], bool], told: str) -> None:
        """Wait until something holds; else say what was waited for in vain."""
        end = time.monotonic() + PATIENCE / SECONDS
        while not holds():
            assert time.monotonic() < end, told
            self.page.wait_for_timeout(SOMETIMES)

    def colors(self, selector: str) -> int:
        """How many different colors a canvas shows: 1 if nothing is painted on it."""
        return int(self.canvas(selector).evaluate(scripts.COLORS))

    def fingerprint(self, selector: str) -> int:
        """A number that is the same for the same pixels, once the picture stands still."""
        before, now = None, self._fingerprint(selector)
        while before != now:
            before, now = now, self._fingerprint(selector)
        return now

    def wait_painted(self, selector: str) -> None:
        """Wait until a canvas shows more than a few colors."""
        self.until(lambda: self.colors(selector) > MANY_COLORS, f"{selector} is blank.")

    def click_canvas(self, selector: str, x: float, y: float) -> None:
        """Click on a point of a canvas, and wait until all has come of it.

        What stands around a board may move then: a click on it would go astray in between.
        """
        canvas = self.canvas(selector)
        across, down = canvas.evaluate(scripts.ON_PAGE)
        canvas.click(position={"x": x * across, "y": y * down})
        self.wait_at_rest()

    def hover_canvas(self, selector: str, x: float, y: float) -> None:
        """Move the mouse over a point of a canvas, and wait until all has come of it."""
        canvas = self.canvas(selector)
        across, down = canvas.evaluate(scripts.ON_PAGE)
        canvas.hover(position={"x": x * across, "y": y * down})
        self.wait_at_rest()

    def touch(self, *events: tuple[str, Sequence[tuple[float, float]]]) -> None:
        """Touch the page with fingers: for each event its name, and where they are then."""
        session = self.page.context.new_cdp_session(self.page)
        session.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
        for event, fingers in events:
            points = [{"x": x, "y": y} for x, y in fingers]
            session.send("Input.dispatchTouchEvent", {"type": event, "touchPoints": points})
        session.send("Emulation.setTouchEmulationEnabled", {"enabled": False})
        session.detach()

    def tap_canvas(self, selector: str, x: float, y: float) -> None:
        """Tap on a point of a canvas with a finger."""
        canvas = self.canvas(selector)
        canvas.scroll_into_view_if_needed()
        box, (across, down) = canvas.bounding_box(), canvas.evaluate(scripts.ON_PAGE)
        assert box is not None
        at = (box["x"] + x * across, box["y"] + y * down)
        self.touch(("touchStart", [at]), ("touchEnd", []))

    def output(self, cell: int) -> str:
        """The text of what a cell shows; cells count from 0, whatever their kind."""
        return "\n".join(self.ask(scripts.OUTPUTS, cell)).strip()

    def wait_output(self, cell: int, words: str) -> None:
        """Wait until a cell shows a text: what is far down a notebook is made last."""
        self.until(lambda: words in self.output(cell), f"Cell {cell} never shows {words!r}.")

    def _fingerprint(self, selector: str) -> int:
        self.wait_at_rest()  # what moves may have been asked for only just now
        self.wait_still()
        return int(self.canvas(selector).evaluate(scripts.FINGERPRINT))

    def _leave(self, *, stop: bool = False) -> None:
        wipe = None if stop else scripts.WIPE
        self._kernel = self.ask(scripts.LEAVE, [wipe, self._kernel])

    def _copy(self, notebook: Path | Sequence[str]) -> str:
        if isinstance(notebook, Path):
            text = notebook.read_text("utf-8")
        else:
            text = nbformat.writes(notebook_of(notebook))
        name = f"{uuid4().hex}.ipynb"
        (self.server.root / name).write_text(text, "utf-8")
        return name

    def _page_failed(self, error: Error) -> None:
        if not self._is_foreseen(error.message):
            self.errors.append(f"page: {error.message}\n{error.stack or ''}")

    def _console_said(self, message: ConsoleMessage) -> None:
        address = message.location.get("url", "")
        said = f"console: {message.text} ({address})"
        if message.type == "error" and not ELSEWHERE.match(address) and not self._is_foreseen(said):
            self.errors.append(said)

    def _is_foreseen(self, said: str) -> bool:
        return is_harmless(said) or any(words in said for words in self._foreseen)


def is_harmless(said: str) -> bool:
    """Whether an error tells nothing against the notebook."""
    return any(words in said for words in HARMLESS)
