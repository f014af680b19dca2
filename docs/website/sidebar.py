"""The tree of all pages that stands beside each: put together once, not once for each page.

Sphinx copies the whole tree for every page, which took longer than to write the page itself.
"""

from __future__ import annotations

from typing import Any, Final
from xml.etree.ElementTree import Element, fromstring, tostring

from sphinx.application import Sphinx
from sphinx.util.osutil import relative_uri

EARLY: Final = 100
"""Before the theme asks for the tree."""


class Sidebar:
    """Hands each page the tree, with its place in it."""

    def __init__(self, app: Sphinx) -> None:
        self._wholes: dict[str, str] = {}
        app.connect("html-page-context", self._offer, priority=EARLY)

    def _offer(
        self, app: Sphinx, page: str, _template: str, context: dict[str, Any], _tree: object
    ) -> None:
        context["toctree"] = lambda **options: beside(page, self._whole(app, options))

    def _whole(self, app: Sphinx, options: dict[str, Any]) -> str:
        """The tree as the first page has it, which does not stand in it."""
        builder: Any = app.builder
        key = repr(sorted(options.items()))
        if key not in self._wholes:
            self._wholes[key] = builder._get_local_toctree(str(app.config.root_doc), **options)
        return self._wholes[key]


def beside(page: str, whole: str) -> str:
    """The tree beside a page: its links lead there from this page, and the way to it is marked.

    Examples
    --------
    >>> whole = '<li class="l1"><a class="internal" href="b/c.html">C</a></li>'
    >>> beside("b/a", whole)
    '<li class="l1"><a class="internal" href="c.html">C</a></li>'
    >>> beside("b/c", whole)
    '<li class="l1 current"><a class="current internal" href="#">C</a></li>'
    """
    tree = fromstring(f"<nav>{whole}</nav>")
    own = f"{page}.html"
    _mark(tree, own)
    for link in tree.iter("a"):
        if "internal" in link.get("class", "").split() and link.get("href") != "#":
            link.set("href", relative_uri(own, link.get("href", "")))
    return "".join(tostring(part, "unicode", method="html") for part in tree)


def _mark(part: Element, own: str) -> bool:
    """Mark what leads to a page; say whether anything in a part of the tree does."""
    if part.tag == "a" and part.get("href") == own:
        part.set("href", "#")
        part.set("class", f"current {part.get('class', '')}".strip())
        return True
    found = [_mark(child, own) for child in part]
    if any(found) and part.tag in ("ul", "li"):
        part.set("class", f"{part.get('class', '')} current".strip())
    return any(found)
