"""What a test does in JupyterLab: open a notebook, run it, look at a canvas, click on it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final
from uuid import uuid4

import nbformat
from playwright.sync_api import ConsoleMessage, Error, Locator, Page, expect

from tests.browser.server import Server

SECONDS: Final = 1000
"""Playwright counts in milliseconds."""

PATIENCE: Final = 60 * SECONDS

# What JupyterLab itself reports as an error although nothing is wrong with the notebook.
HARMLESS: Final = ("favicon", "Could not restore the debugger state")

RED_GREEN_BLUE_ALPHA = tuple[int, int, int, int]

_IS_IDLE: Final = """() => {
    const panel = window.jupyterapp?.shell.currentWidget;
    const kernel = panel?.sessionContext?.session?.kernel;
    return kernel?.status === 'idle' && kernel.connectionStatus === 'connected';
}"""

# Gives the errors of the cells that were not meant to fail.
_RUN_ALL: Final = """async () => {
    await window.jupyterapp.commands.execute('notebook:run-all-cells');
    return Array.from(window.jupyterapp.shell.currentWidget.content.model.cells)
        .filter(cell => !(cell.getMetadata('tags') ?? []).includes('raises-exception'))
        .flatMap(cell => cell.outputs?.toJSON() ?? [])
        .filter(output => output.output_type === 'error')
        .map(output => `${output.ename}: ${output.evalue}`);
}"""

_STOP_KERNEL: Final = "() => window.jupyterapp?.shell.currentWidget?.sessionContext.shutdown()"

_PIXEL: Final = """(canvas, [x, y]) =>
    Array.from(canvas.getContext('2d').getImageData(x, y, 1, 1).data)"""

_COLORS: Final = """canvas => {
    const data = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
    return new Set(new Uint32Array(data.buffer)).size;
}"""

_ON_PAGE: Final = """canvas => {
    const box = canvas.getBoundingClientRect();
    return [box.width / canvas.width, box.height / canvas.height];
}"""


class Lab:
    """A notebook in a real JupyterLab, in a page of a real browser.

    Coordinates are those of the canvas (its ``width`` and ``height`` in Python), however large
    the page shows it. Selectors are CSS: of a canvas, or of something that holds one.

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
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", self._page_failed)
        page.on("console", self._console_said)

    def open(self, notebook: Path | Sequence[str]) -> None:
        """Show a copy of a notebook, with a kernel of its own.

        It is given as a file, or as the sources of its cells.
        """
        if isinstance(notebook, Path):
            text = notebook.read_text("utf-8")
        else:
            text = nbformat.writes(_notebook(notebook))
        name = f"{uuid4().hex}.ipynb"
        (self.server.root / name).write_text(text, "utf-8")
        self.page.goto(self.server.url(name))
        self.wait_idle()

    def close(self) -> None:
        """Stop the kernel and close the page."""
        self.page.evaluate(_STOP_KERNEL)
        self.page.close()

    def reload(self) -> None:
        """Load the page again, as a reader does with F5, and wait for the same kernel."""
        self.page.reload()
        self.wait_idle()

    def run_all(self) -> None:
        """Run every cell and wait until all are done; none may fail that isn't meant to."""
        failures = self.page.evaluate(_RUN_ALL)
        assert failures == [], "\n".join(failures)
        self.wait_idle()

    def wait_idle(self) -> None:
        """Wait until the kernel has nothing left to do."""
        self.page.wait_for_function(_IS_IDLE)

    def locate(self, selector: str) -> Locator:
        """The one element that a selector names, once it is there to be seen."""
        locator = self.page.locator(selector)
        expect(locator).to_be_visible(timeout=PATIENCE)
        return locator

    def canvas(self, selector: str) -> Locator:
        """The canvas that a selector names, or the one inside what it names."""
        found = self.page.locator(f"canvas:is({selector}), :is({selector}) canvas").first
        expect(found).to_be_visible(timeout=PATIENCE)
        return found

    def pixel(self, selector: str, x: float, y: float) -> RED_GREEN_BLUE_ALPHA:
        """Red, green, blue and opacity, 0 to 255, at a point of a canvas."""
        red, green, blue, alpha = self.canvas(selector).evaluate(_PIXEL, [round(x), round(y)])
        return red, green, blue, alpha

    def wait_pixel(self, selector: str, x: float, y: float, color: RED_GREEN_BLUE_ALPHA) -> None:
        """Wait until a point of a canvas has a color."""
        for _ in range(100):
            if self.pixel(selector, x, y) == color:
                return
            self.page.wait_for_timeout(100)
        raise AssertionError(f"({x}, {y}) is {self.pixel(selector, x, y)}, never {color}.")

    def colors(self, selector: str) -> int:
        """How many different colors a canvas shows: 1 if nothing is painted on it."""
        return int(self.canvas(selector).evaluate(_COLORS))

    def click_canvas(self, selector: str, x: float, y: float) -> None:
        """Click on a point of a canvas."""
        canvas = self.canvas(selector)
        across, down = canvas.evaluate(_ON_PAGE)
        canvas.click(position={"x": x * across, "y": y * down})

    def output(self, cell: int) -> str:
        """The text of what a cell shows; cells count from 0, whatever their kind."""
        outputs = self.page.locator(".jp-Cell").nth(cell).locator(".jp-OutputArea-output")
        return "\n".join(outputs.all_inner_texts()).strip()

    def _page_failed(self, error: Error) -> None:
        self.errors.append(f"page: {error.message}\n{error.stack or ''}")

    def _console_said(self, message: ConsoleMessage) -> None:
        said = f"console: {message.text} ({message.location.get('url', '')})"
        if message.type == "error" and not any(words in said for words in HARMLESS):
            self.errors.append(said)


def _notebook(cells: Sequence[str]) -> nbformat.NotebookNode:
    # Without a kernel named in the file a dialog asks for one.
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    notebook: nbformat.NotebookNode = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(source) for source in cells],
        metadata={"kernelspec": kernel},
    )
    return notebook
