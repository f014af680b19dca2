"""The first lesson of Clans, and what tests ask of a lesson that the command shows."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, WebSocketRoute

from tests.browser.driving.lab import Lab

QUESTION: Final = "clans/en/00-first-question.ipynb"

BOARDS: Final = ".clans-canvas"

CHANNELS: Final = re.compile("/api/kernels/.*/channels")
"""Where a page and a kernel say something to each other."""

RAN: Final = """([numbers, counts]) => {
    const cells = window.jupyterapp?.shell.currentWidget?.content?.widgets;
    return cells && numbers.every((number, nth) =>
        cells[number]?.model.executionCount === counts[nth]);
}"""
"""Whether cells have been run, one after the other."""

IS_SAVED: Final = "() => window.jupyterapp.shell.currentWidget.context.model.dirty === false"


def goto(lab: Lab, notebook: str) -> None:
    lab.page.goto(lab.server.url(notebook))
    lab.wait_idle()


def boards(lab: Lab) -> int:
    return lab.page.locator(f"canvas{BOARDS}, {BOARDS} canvas").count()


def make_slow(page: Page, words: bytes, milliseconds: float) -> None:
    """Let messages with these words be long on their way to a kernel."""

    def keep_back(kernel: WebSocketRoute) -> None:
        to_kernel = kernel.connect_to_server()

        def send(message: str | bytes) -> None:
            if words in (message.encode() if isinstance(message, str) else message):
                page.wait_for_timeout(milliseconds)
            to_kernel.send(message)

        kernel.on_message(send)

    page.route_web_socket(CHANNELS, keep_back)
