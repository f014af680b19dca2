"""Links lead to a file, and to a heading in it where they name one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from . import prose

# The handbook's own pages are left to Sphinx, which knows what their links mean.
LINKING: Final = [
    *(path for path in prose.pages() if prose.HANDBOOK not in path.parents),
    *sorted((prose.PROJECT / "notebooks").glob("*/*/*.ipynb")),
]


@pytest.mark.parametrize("page", LINKING, ids=lambda page: str(page.relative_to(prose.PROJECT)))
def test_links_lead_somewhere(page: Path) -> None:
    dead = [link for link in prose.links(prose.markdown(page)) if not leads_somewhere(link, page)]
    assert not dead, f"{page.relative_to(prose.PROJECT)} has links to nothing: {dead}"


def leads_somewhere(link: str, page: Path) -> bool:
    if re.match(r"[a-z]+:", link):
        return True
    place, _, anchor = link.partition("#")
    target = page.parent / place if place else page
    return target.exists() and (not anchor or anchor in set(anchors(target)))


def anchors(page: Path) -> Iterator[str]:
    """The names of a page's headings in its address: JupyterLab keeps capitals, others do not."""
    for tag, heading in prose.blocks(prose.markdown(page)):
        if re.fullmatch("h[1-6]", tag):
            name = re.sub(r"[^\w -]", "", heading.strip()).replace(" ", "-")
            yield name if page.suffix == ".ipynb" else name.lower()


@pytest.mark.parametrize("link", ["nowhere.md", "README.md#nowhere", "#nowhere"])
def test_a_dead_link_is_noticed(link: str) -> None:
    assert not leads_somewhere(link, prose.PROJECT / "README.md")
    assert leads_somewhere("README.md#the-widget", prose.PROJECT / "README.md")
