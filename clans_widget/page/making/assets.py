"""What all pages of a site share: files at addresses made of what is in them.

So a page and the files that it names fit each other, however old either is in somebody's browser;
and what has not changed from one version to the next is not fetched again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from anywidget import AnyWidget

from clans_widget.core.write_file import write_files
from clans_widget.page.sheet import Sheet
from clans_widget.page.substitutes.anywidget import script_name
from clans_widget.quiz.widget.answer_fold import AnswerFold
from clans_widget.quiz.widget.joy import Joy
from clans_widget.quiz.widget.keyboard import Keyboard
from clans_widget.quiz.widget.lesson_ways import LessonWays
from clans_widget.stage.face.text.reader import Reader
from clans_widget.stage.face.theater import Theater
from clans_widget.web import bare
from clans_widget.words import LANGUAGES, Voice

from . import python
from .packages import archive

FOLDER: Final = "live"
"""Where a site has what all its pages share."""

OFFLINE: Final = "offline.js"

PACKED: Final = "packages.tar.xz"

BEGIN: Final = "page.js"
STYLE: Final = "style.css"
SCRIPTS: Final = "scripts.js"

ICON: Final = "icon.svg"
"""The picture beside the titles of pages."""

BROWSER: Final = Path(__file__).parents[1] / "browser"

SCRIPTED: Final[tuple[type[AnyWidget], ...]] = (
    *(AnswerFold, Joy, Keyboard, LessonWays),
    *(Reader, Sheet, Theater),
)
"""The widgets with a script of their own."""

_DIGITS: Final = 12
"""So many of a digest are in an address."""


class Shared(NamedTuple):
    """What all pages of a site share.

    Attributes
    ----------
    files : dict of str to bytes
        By their addresses, from the folder that they stand in.
    begin : str
        The address of the script that a page begins.
    version : str
        Of Python and of what it has loaded when it falls asleep.
    """

    files: dict[str, bytes]
    begin: str
    version: str


def write_assets(folder: Path) -> None:
    """Write all that a browser needs beside the pages themselves into a site.

    Parameters
    ----------
    folder : Path
        The top of the site; it is made if it is not there. Files of these names are replaced.

    Raises
    ------
    BuildError
        If Python for browsers cannot be had.
    """
    write_files(((folder / name, content) for name, content in assets().items()), folders=True)


def assets(pages: Iterable[str] = ()) -> dict[str, bytes]:
    """The files, by their places in a site.

    Parameters
    ----------
    pages : iterable of str
        The places of its pages: of these a reader is told without a network that they are not kept.
    """
    files = {f"{FOLDER}/{address}": content for address, content in shared().files.items()}
    return {**files, OFFLINE: _offline(sorted(pages))}


@cache
def shared() -> Shared:
    """What all pages of a site share.

    Raises
    ------
    BuildError
        If Python for browsers cannot be had.
    """
    needed = {addressed(name, content): (name, content) for name, content in _python().items()}
    version = sha256("".join(sorted(needed)).encode()).hexdigest()[:_DIGITS]
    table = {
        name: (address, len(content), sha256(content).hexdigest())
        for address, (name, content) in needed.items()
    }
    worker = filled(bare("page/browser/worker.js"), LOCK=_lock(), FILES=table, VERSION=version)
    named = _named({**_texts(), "worker.js": worker, BEGIN: bare("page/browser/folder.js")})
    files = {address: content for address, (_, content) in needed.items()}
    looks = {addressed(ICON, look(ICON)): look(ICON)}
    texts = {address: text.encode() for address, text in named.values()}
    about = {"LICENSES.txt": python.license_text().encode()}
    return Shared({**files, **looks, **texts, **about}, named[BEGIN][0], version)


def parts() -> dict[str, bytes]:
    """The files that a page has inside which has all it needs, by name."""
    begin = filled(bare("page/browser/file.js"), LOCK=_lock())
    opener = filled(bare("page/browser/opener.js"), LOCK=_lock())
    texts = {**_texts(), "opener.js": opener, BEGIN: begin}
    return {**_python(), **{name: text.encode() for name, text in texts.items()}}


def addressed(name: str, content: bytes) -> str:
    """The address of a file: its name with a digest of what is in it.

    Examples
    --------
    >>> addressed("page.js", b"1 + 1")
    'page-72fce59447a0.js'
    """
    stem, dot, ends = name.partition(".")
    return f"{stem}-{sha256(content).hexdigest()[:_DIGITS]}{dot}{ends}"


def look(name: str) -> bytes:
    """What stands in one of the files that say what the pages of a site look like."""
    return Path(__file__).with_name(name).read_bytes()


def filled(text: str, **known: object) -> str:
    """A script of the browser, with what it is to know in the place of each ``$NAME``.

    Examples
    --------
    >>> filled("const FILES = $FILES;", FILES=["a"])
    'const FILES = ["a"];'
    """
    for name, value in known.items():
        told = value if isinstance(value, str) else json.dumps(value)
        text = text.replace(f"${name}", told)
    return text


def joined_of(kind: type[AnyWidget]) -> str:
    """The script of a kind of widget."""
    return str(kind.__dict__["_esm"])


@cache
def _core() -> Mapping[str, bytes]:
    return python.core()


def _python() -> dict[str, bytes]:
    """What Python needs in a browser, by name. Every server knows what ends in .js."""
    core = {name: content for name, content in _core().items() if name != python.LOCK}
    renamed = {name.replace(".mjs", ".js"): content for name, content in core.items()}
    return {**renamed, PACKED: archive()}


def _lock() -> str:
    return _core()[python.LOCK].decode()


def _texts() -> dict[str, str]:
    """The scripts of widgets, what names them all, and the style."""
    own = {script_name(joined_of(kind)): joined_of(kind) for kind in SCRIPTED}
    return {**own, SCRIPTS: _index(list(own)), STYLE: _style()}


def _named(texts: Mapping[str, str]) -> dict[str, tuple[str, str]]:
    """Scripts at their addresses, by name; each has those of the others that it names.

    Who names another stands after it.
    """
    found: dict[str, tuple[str, str]] = {}
    for name, text in texts.items():
        linked = text
        for other, (address, _) in found.items():
            linked = linked.replace(f'"./{other}"', f'"./{address}"')
        found[name] = (addressed(name, linked.encode()), linked)
    return found


def _offline(pages: list[str]) -> bytes:
    """What answers for the pages of a site without a network."""
    names = {"title": "page.offline.title", "text": "page.offline.text", "list": "page.top"}
    told = {
        language: {name: Voice(language).say(key) for name, key in names.items()}
        for language in LANGUAGES
    }
    files = sorted(shared().files)
    text = (BROWSER / OFFLINE).read_text("utf-8")
    return filled(text, FILES=files, VERSION=shared().version, PAGES=pages, WORDS=told).encode()


def _index(names: list[str]) -> str:
    """A module that has the scripts of all widgets, by name."""
    imports = [f'import s{k} from "./{name}";' for k, name in enumerate(names)]
    entries = ", ".join(f'"{name}": s{k}' for k, name in enumerate(names))
    return "\n".join([*imports, f"export const SCRIPTS = {{ {entries} }};\n"])


def _style() -> str:
    own = (BROWSER / "page.css").read_text("utf-8")
    styles = (kind.__dict__.get("_css", "") for kind in SCRIPTED)
    return "\n".join([own, *filter(None, map(str, styles))])
