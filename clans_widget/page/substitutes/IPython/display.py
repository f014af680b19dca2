"""What is displayed on a page beside what its cells give: nothing."""

from __future__ import annotations

from typing import Any


def display(*shown: Any, **options: Any) -> None:
    """A page shows what a cell gives, and no more."""
    del shown, options


update_display = display


def clear_output(*, wait: bool = False) -> None:
    """There is no output to clear."""
