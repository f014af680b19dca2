"""What an author has written in Markdown, as HTML, with its pictures in it and its formulas set."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping
from functools import cached_property
from html import escape, unescape
from itertools import pairwise
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import unquote, urlsplit
from xml.etree.ElementTree import tostring

from clans_widget.core.extras import extra

if TYPE_CHECKING:
    from markdown_it import MarkdownIt

PICTURES: Final = {
    ".gif": "image/gif",
    ".jpeg": "image/jpeg",
    ".jpg": "image/jpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
}
"""What files are pictures, by the ends of their names, and of which kind."""

ATTACHMENT: Final = "attachment:"
"""So begins the address of a picture that is in the notebook itself."""

Attachments = Mapping[str, Mapping[str, Any]]
"""The pictures that a cell has in itself: by their names, and by their kinds, as letters."""


class Markdown:
    """Reads Markdown as notebooks write it.

    Parameters
    ----------
    folder : Path
        Of the notebook: beside it its pictures are found.

    Attributes
    ----------
    lacking : list of str
        The addresses of the pictures that no page can show: they are not there, or on another
        machine.

    Examples
    --------
    >>> Markdown(Path()).html("Half of $x$, **please**.").partition("<math")[0]
    '<p>Half of <span class="math inline">'
    """

    def __init__(self, folder: Path) -> None:
        self.lacking: list[str] = []
        self._folder = folder

    def html(self, text: str, attachments: Attachments | None = None) -> str:
        """A text as HTML. What is HTML in it is shown as it was written.

        Parameters
        ----------
        text : str
        attachments : mapping, optional
            The pictures that its cell has in itself.
        """
        return str(self._reader.render(text, {"attachments": attachments or {}}))

    def heading(self, text: str) -> str:
        r"""The first heading of the first order, without its marks; empty where there is none.

        Examples
        --------
        >>> Markdown(Path()).heading("First:\n\n# What *strife* is")
        'What strife is'
        """
        tokens = self._reader.parse(text)
        for opened, inside in pairwise(tokens):
            if opened.type == "heading_open" and opened.tag == "h1":
                parts = inside.children or ()
                return "".join(" " if part.type == "softbreak" else part.content for part in parts)
        return ""

    @cached_property
    def _reader(self) -> MarkdownIt:
        with extra("site", "markdown_it", "mdit_py_plugins"):
            from markdown_it import MarkdownIt
            from mdit_py_plugins.amsmath import amsmath_plugin
            from mdit_py_plugins.dollarmath import dollarmath_plugin
            from mdit_py_plugins.tasklists import tasklists_plugin

        reader = MarkdownIt("commonmark", {"html": False}).enable(["table", "strikethrough"])
        # A dollar that stands beside a space or a digit is money.
        money = {"allow_labels": False, "allow_space": False, "allow_digits": False}
        reader.use(dollarmath_plugin, renderer=_formula, double_inline=True, **money)
        reader.use(amsmath_plugin, renderer=lambda text: as_mathml(text, is_block=True))
        reader.use(tasklists_plugin)
        painter: Any = reader.renderer
        usual = painter.rules["image"]

        def picture(_: Any, tokens: Any, number: int, options: Any, env: Any) -> str:
            token = tokens[number]
            address = str(token.attrs["src"])
            if inside := self._inside(address, env["attachments"]):
                token.attrs["src"] = inside
                return str(usual(tokens, number, options, env))
            self.lacking.append(unquote(address))
            described = painter.renderInlineAsText(token.children or [], options, env)
            return _described(address, described)

        reader.add_render_rule("image", picture)
        reader.add_render_rule("table_open", lambda *_: '<div class="read">\n<table>\n')
        reader.add_render_rule("table_close", lambda *_: "</table>\n</div>\n")
        return reader

    def _inside(self, address: str, attachments: Attachments) -> str:
        """The address of a picture that has all of it; empty if it cannot be had."""
        if address.startswith(ATTACHMENT):
            kinds = attachments.get(unquote(address.removeprefix(ATTACHMENT)), {})
            kept = next(((kind, kinds[kind]) for kind in PICTURES.values() if kind in kinds), None)
            return _data(kept[0], "".join(kept[1]).replace("\n", "")) if kept else ""
        if address.startswith("data:"):
            return address
        parts = urlsplit(address)
        place = unquote(parts.path)
        kind = PICTURES.get(PurePosixPath(place).suffix.lower())
        if is_elsewhere(address) or kind is None or place.startswith("/"):
            return ""
        try:
            content = (self._folder / place).read_bytes()
        except (OSError, ValueError):
            return ""
        return _data(kind, b64encode(content).decode())


def is_elsewhere(address: str) -> bool:
    """Whether an address is one on another machine.

    Examples
    --------
    >>> is_elsewhere("https://example.org/p.png"), is_elsewhere("p.png")
    (True, False)
    """
    return bool(urlsplit(address).netloc)


def _data(kind: str, letters: str) -> str:
    return f"data:{kind};base64,{letters}"


def _described(address: str, description: str) -> str:
    """What stands in the place of a picture that a page cannot show."""
    said = escape(description or unquote(address))
    return (
        f'<a href="{escape(address)}">{said}</a>' if is_elsewhere(address) else f"<em>{said}</em>"
    )


def as_mathml(text: str, *, is_block: bool = False) -> str:
    r"""A formula as a browser sets it; one that cannot be read as it was written.

    Parameters
    ----------
    text : str
        LaTeX, without the dollars around it.
    is_block : bool
        Whether it stands in lines of its own.

    Examples
    --------
    >>> as_mathml("7").partition("<mrow>")[2]
    '<mn>7</mn></mrow></math>'
    >>> as_mathml("a_{")
    '<code>a_{</code>'
    """
    with extra("site", "latex2mathml"):
        from latex2mathml.converter import convert_to_element

    try:
        formula = convert_to_element(text, display="block" if is_block else "inline")
    except Exception:  # noqa: BLE001 - errors of this library share no class of their own
        return f"<code>{escape(text)}</code>"
    for part in formula.iter():
        part.text = unescape(part.text or "")
    return tostring(formula, encoding="unicode")


def _formula(text: str, about: Mapping[str, Any]) -> str:
    """What stands between dollars; where code begins in it, they are money."""
    if "`" in text:
        return escape(f"${text}$")
    return as_mathml(text, is_block=bool(about["display_mode"]))
