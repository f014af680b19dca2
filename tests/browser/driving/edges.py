"""Where on the page an element begins and ends."""

from __future__ import annotations

from playwright.sync_api import Locator


def top(element: Locator) -> float:
    """Where an element begins, from the top of the page."""
    box = element.bounding_box()
    assert box
    return box["y"]


def bottom(element: Locator) -> float:
    """Where an element ends, from the top of the page."""
    box = element.bounding_box()
    assert box
    return box["y"] + box["height"]
