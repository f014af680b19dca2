"""What is displayed on a page: whoever listens hears of it."""

from __future__ import annotations

from typing import Any

from clans_widget.page.shell import listeners


def display(*shown: Any, **options: Any) -> None:
    """Tell those who listen what is to be shown."""
    del options
    for each in shown:
        for listen in listeners:
            listen(each)


update_display = display


def clear_output(*, wait: bool = False) -> None:
    """There is no output to clear."""
