"""The pages of a site, read by their tags."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path


class Tags(HTMLParser):
    """The tags of a page and their attributes."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, {name: value or "" for name, value in attrs}))

    def of(self, tag: str) -> list[dict[str, str]]:
        return [attributes for name, attributes in self.found if name == tag]


def far(address: str) -> bool:
    """Whether an address is on another machine."""
    return re.match(r"(https?:)?//", address) is not None
