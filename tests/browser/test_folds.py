"""Folds that are made anew stay as a reader has left them, however soon that is."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser

from clans_widget.web import joined

pytestmark = pytest.mark.slow

ROOT: Final = "<div id='root'><details><summary>More</summary>first</details></div>"

ANEW: Final = """async () => {
    const root = document.getElementById("root");
    root.querySelector("summary").click();
    root.innerHTML = "<details><summary>More</summary>another</details>";
    await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
    return root.querySelector("details").open;
}"""
"""Presses the summary, and makes the fold anew before the browser has told of that."""


def test_a_fold_that_is_made_anew_at_once_is_as_it_was_left(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content(ROOT)
    script = joined("web/folds.js").replace("export function", "function")
    page.add_script_tag(content=f"{script}\nkeepFolds(document.getElementById('root'), 'details');")
    assert [page.evaluate(ANEW) for _ in range(3)] == [True, False, True]
    page.close()
