"""What all pages of a site share, as files in a folder."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from string import Template
from typing import Final

from anywidget import AnyWidget

from clans_widget.core.write_file import write_files
from clans_widget.page.sheet import Sheet
from clans_widget.page.substitutes.anywidget import script_name
from clans_widget.quiz.widget.answer_fold import AnswerFold
from clans_widget.quiz.widget.joy import Joy
from clans_widget.stage.face.text.reader import Reader
from clans_widget.stage.face.theater import Theater
from clans_widget.web import joined

from . import python
from .live import FOLDER
from .packages import archive, licenses

OFFLINE: Final = "offline.js"

PACKED: Final = "packages.tar.xz"

WORKER: Final = "worker.js"
"""Knows the version, as what keeps the site does."""

BEGIN: Final = "page.js"
STYLE: Final = "style.css"

BROWSER: Final = Path(__file__).parents[1] / "browser"

SCRIPTED: Final[tuple[type[AnyWidget], ...]] = (AnswerFold, Joy, Reader, Sheet, Theater)
"""The widgets with a script of their own."""


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


def assets() -> dict[str, bytes]:
    """The files, by their places in a site."""
    own = {name: _own(name) for name in ("places.js", "sleep.js", WORKER)}
    made = {**_core(), **_texts("folder.js"), **own, "LICENSES.txt": _licenses().encode()}
    version = _version(made)
    made[WORKER] = _own(WORKER, version=version)
    shared = {f"{FOLDER}/{name}": content for name, content in made.items()}
    return {**shared, OFFLINE: _own(OFFLINE, version=version)}


def parts() -> dict[str, bytes]:
    """The files that a page has inside which has all it needs, by name."""
    core = _core()
    lock = core.pop(f"python/{python.LOCK}").decode()
    opener = joined("page/browser/opener.js").encode()
    own = {"places.js": _own("inside.js", lock=lock), "sleep.js": _own("sleep.js")}
    made = {**core, **_texts("file.js"), **own, "opener.js": opener, WORKER: _own(WORKER)}
    return {**made, WORKER: _own(WORKER, version=_version(made))}


def _core() -> dict[str, bytes]:
    core = {f"python/{name}": content for name, content in python.core().items()}
    return {**core, PACKED: archive()}


def _texts(begin: str) -> dict[str, bytes]:
    """The scripts, one of which begins, and the style."""
    own = {script_name(joined_of(kind)): joined_of(kind) for kind in SCRIPTED}
    page = joined(f"page/browser/{begin}")
    texts = {**own, "scripts.js": _index(list(own)), BEGIN: page, STYLE: _style()}
    return {name: text.encode() for name, text in texts.items()}


def _version(made: Mapping[str, bytes]) -> str:
    """Each version of a site is kept by itself on a reader's device."""
    whole = sha256()
    for name in sorted(made):
        whole.update(name.encode() + made[name])
    return f"clans-widget-{whole.hexdigest()[:12]}"


def _own(name: str, **known: str) -> bytes:
    """A script of the browser, with what it is to know."""
    return Template((BROWSER / name).read_text("utf-8")).safe_substitute(known).encode()


def joined_of(kind: type[AnyWidget]) -> str:
    """The script of a kind of widget."""
    return str(kind.__dict__["_esm"])


def _index(names: list[str]) -> str:
    """A module that has the scripts of all widgets, by name."""
    imports = [f'import s{k} from "./{name}";' for k, name in enumerate(names)]
    entries = ", ".join(f'"{name}": s{k}' for k, name in enumerate(names))
    return "\n".join([*imports, f"export const SCRIPTS = {{ {entries} }};\n"])


def _style() -> str:
    own = (BROWSER / "page.css").read_text("utf-8")
    styles = (kind.__dict__.get("_css", "") for kind in SCRIPTED)
    return "\n".join([own, *filter(None, map(str, styles))])


def _licenses() -> str:
    return f"{python.license_text()}\n\n{licenses()}"
