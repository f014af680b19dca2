"""What the widget costs: messages, time in the kernel, time from a click to the changed pixels.

The yardstick for a click is a bare canvas of the same size that repaints one rectangle, in the
same notebook. These figures are told, not judged: they depend on the machine.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import Page, WebSocket, expect, sync_playwright

from benchmarks.games import Measured, each_game
from tests.browser.driving.boards import CAPTION, LAST_MOVE_NOTEBOOK, place
from tests.browser.driving.chromium import ARGUMENTS, find_browser
from tests.browser.driving.lab import TALL, Lab
from tests.browser.driving.server import running_server

PROJECT: Final = Path(__file__).parents[1]

CLICKS: Final = 20

BARE: Final = ".bare"
OURS: Final = ".clans-canvas"

BARE_CANVAS: Final = """\
from ipycanvas import MultiCanvas

wide, high = w._board.canvas.width, w._board.canvas.height
bare = MultiCanvas(2, width=wide, height=high, layout={"width": "1000px", "height": "auto"})
colors = ["red", "blue"]

def click(x, y):
    colors.reverse()
    bare[1].fill_style = colors[0]
    bare[1].fill_rect(x - 100, y - 100, 200, 200)

bare.on_mouse_down(click)
bare.add_class("bare")
bare"""

# Begins to wait: from the next press of the mouse until the pixels around it have changed.
WAIT: Final = """([selector, x, y]) => {
    const canvas = document.querySelector(`canvas${selector}`);
    const context = canvas.getContext('2d');
    const pixels = () => context.getImageData(x - 80, y - 80, 160, 160).data.join();
    const before = pixels();
    let pressed;
    canvas.addEventListener('mousedown', () => { pressed = performance.now(); },
        {once: true, capture: true});
    window.waited = new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error('no pixel has changed')), 10_000);
        const look = () => pressed !== undefined && pixels() !== before
            ? resolve(performance.now() - pressed) : setTimeout(look, 5);
        look();
    });
}"""

# What the kernel says to a widget that is no new value of a trait, and when it says it.
TO_CANVAS: Final = re.compile(rb'"date": ?"([^"]+)".*"method": ?"custom"', re.DOTALL)

IMPORTS: Final = """\
import time, ipycanvas, pandas
begun = time.perf_counter()
from clans_widget import ClansWidget
print(time.perf_counter() - begun)"""


@each_game
def test_a_board_and_its_steps(game: Measured, tell: Callable[[str], None]) -> None:
    cost = json.loads(run("-m", "benchmarks.walked", game.name))
    sizes, steps = cost["sizes"], cost["steps"]
    first, later = cost["boards"]
    tell(
        f"{game.name}, the first board of a kernel: {first:.2f} s, {first / later:.1f} times a "
        f"later one; each: {cost['widgets']} widgets, {len(sizes)} messages, "
        f"{sum(sizes) / 1000:.0f} kB"
    )
    messages = [len(sent) for sent, _ in steps]
    each = sorted(sum(sent) / 1000 for sent, _ in steps)
    seconds = [time for _, time in steps]
    tell(
        f"{game.name}, a step with motion, in the median: {median(messages):.0f} messages, "
        f"{median(each):.1f} kB (aim: 16 or less; {each[-1]:.0f} at most), "
        f"{1000 * median(seconds):.0f} ms in the kernel ({1000 * max(seconds):.0f} at most)"
    )


def test_import(tell: Callable[[str], None]) -> None:
    seconds = [float(run("-c", IMPORTS)) for _ in range(5)]
    tell(f"import of the widget after ipycanvas and pandas: {1000 * median(seconds):.0f} ms")


def test_click_to_pixels(tell: Callable[[str], None], tmp_path: Path) -> None:
    with opened([*LAST_MOVE_NOTEBOOK, BARE_CANVAS], tmp_path) as lab:
        x, y = place("B5")
        waits: dict[str, list[float]] = {OURS: [], BARE: []}
        for _ in range(CLICKS):
            for selector, waited in waits.items():
                waited.append(click(lab, selector, round(x), round(y)))
    ours, bare = median(waits[OURS]), median(waits[BARE])
    tell(f"click to pixels: {ours:.0f} ms, bare canvas {bare:.0f} ms, ratio {ours / bare:.2f}")


def test_messages_of_a_motion_in_the_browser(tell: Callable[[str], None], tmp_path: Path) -> None:
    walk = "_ = w.play('B5-C4:B2,C4'); w.go_to(0)"
    with opened([*LAST_MOVE_NOTEBOOK, walk], tmp_path) as lab:
        lab.save()
        received = frames_received(lab.page)
        lab.reload()
        lab.wait_painted(OURS)
        lab.fingerprint(OURS)
        received.clear()
        lab.page.locator(".clans-next").click()
        expect(lab.page.locator(CAPTION)).to_contain_text("B5 move to C4")
        lab.fingerprint(OURS)
        lab.wait_idle()
    found = [(match[1], len(frame)) for frame in received if (match := TO_CANVAS.search(frame))]
    assert found, "the step has been seen moving"
    times = [datetime.fromisoformat(date.decode()).timestamp() for date, _ in found]
    seconds = max(times) - min(times)
    tell(
        f"huts move, in the browser: {len(found)} messages to the canvas in {seconds:.2f} s, "
        f"at most {busiest_second(times)} in a second, {max(size for _, size in found)} bytes "
        f"at most; {len(received)} messages in all"
    )


def frames_received(page: Page) -> list[bytes]:
    """All that a page will receive from now on through web sockets that it opens from now on."""
    received: list[bytes] = []

    def keep(payload: str | bytes) -> None:
        received.append(payload.encode() if isinstance(payload, str) else payload)

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", keep)

    page.on("websocket", listen)
    return received


def busiest_second(times: Sequence[float]) -> int:
    """How many of these moments lie in one second, at most."""
    return max(sum(start <= time < start + 1 for time in times) for start in times)


def run(*program: str) -> str:
    """What a program prints, in a Python of its own."""
    return subprocess.check_output([sys.executable, *program], text=True, cwd=PROJECT)


@contextmanager
def opened(cells: Sequence[str], folder: Path) -> Iterator[Lab]:
    """A notebook that has run, in a page on which all of it is in sight."""
    with running_server(folder) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        lab = Lab(browser.new_page(viewport=TALL), server)
        lab.open(cells)
        lab.run_all()
        lab.wait_painted(OURS)
        yield lab
        lab.close()
        browser.close()


def click(lab: Lab, selector: str, x: int, y: int) -> float:
    """Milliseconds from a click to the changed pixels."""
    box = lab.canvas(selector).bounding_box()
    assert box is not None
    wide = lab.canvas(selector).evaluate("canvas => canvas.width")
    scale = box["width"] / wide
    lab.page.mouse.move(box["x"] + x * scale, box["y"] + y * scale)
    lab.fingerprint(selector)
    lab.page.evaluate(WAIT, [selector, x, y])
    lab.page.mouse.down()
    lab.page.mouse.up()
    return float(lab.page.evaluate("() => window.waited"))
