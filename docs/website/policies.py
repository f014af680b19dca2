"""Which scripts may run on a page of the handbook: the site's own, and the few lines of the theme.

Sphinx writes a page with all that stands in it; its policy is put at its head when all are there.
"""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Final

from sphinx.application import Sphinx

from clans_widget.page.making.live import policy

HEAD: Final = '<meta charset="utf-8">'
"""A page begins with this; its policy comes next, before any script."""


class Policies:
    """Gives a policy to each page that is written."""

    def __init__(self, app: Sphinx) -> None:
        self._written: set[str] = set()
        app.connect("html-page-context", self._note)
        app.connect("build-finished", self._guard)

    def _note(self, _app: Sphinx, page: str, *_: object) -> None:
        self._written.add(page)

    def _guard(self, app: Sphinx, _error: Exception | None) -> None:
        builder: Any = app.builder
        for page in sorted(self._written):
            path = Path(builder.get_outfilename(page))
            if path.exists():
                path.write_text(guarded(path.read_text("utf-8")), "utf-8")


class Scripts(HTMLParser):
    """The scripts that stand in a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self._is_open = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A script without an address stands in the page."""
        self._is_open = tag == "script" and "src" not in dict(attrs)
        if self._is_open:
            self.found.append("")

    def handle_data(self, data: str) -> None:
        """Take what a script says; it may come in parts."""
        if self._is_open:
            self.found[-1] += data

    def handle_endtag(self, tag: str) -> None:
        """After this no script goes on."""
        self._is_open = self._is_open and tag != "script"


def inline_scripts(page: str) -> list[str]:
    """The scripts that stand in a page, as they are.

    Examples
    --------
    >>> inline_scripts('<script>a < b</script><script src="c.js"></script>')
    ['a < b']
    """
    return Scripts(page).found


def guarded(page: str) -> str:
    """A page with its policy; it may search the site."""
    rule = policy(*inline_scripts(page), forms="'self'")
    meta = f'<meta http-equiv="Content-Security-Policy" content="{rule}">'
    return page.replace(HEAD, f"{HEAD}{meta}", 1)
