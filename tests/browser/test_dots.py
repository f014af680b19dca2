"""Dots of the clans' colors stay where a browser takes colors away."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser

from clans_widget.stage.face.style import STYLE
from clans_widget.stage.face.text.prose_html import dot

pytestmark = pytest.mark.slow

DOT: Final = """() => {
    const { backgroundColor, printColorAdjust } =
        getComputedStyle(document.querySelector("i"), "::before");
    return [backgroundColor, printColorAdjust];
}"""


def test_dots_of_clans_are_seen_in_forced_colors_and_on_paper(browser: Browser) -> None:
    page = browser.new_page()
    said = dot("#201a14", "black")
    page.set_content(f"{STYLE}<div class='stage'><p>1 {said}</p></div>")
    page.emulate_media(forced_colors="active", media="print")
    assert page.evaluate(DOT) == ["rgb(32, 26, 20)", "exact"]
    page.close()
