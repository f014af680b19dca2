"""Several ES modules as the text of one, for where there is room for one alone."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from posixpath import dirname, join, normpath
from typing import Final

ROOT: Final = "clans_widget"

_IMPORT: Final = re.compile(r'^import \{[^}]*\} from "(\.[^"]*)";\n', re.MULTILINE)
_COMMENT: Final = re.compile(r"^ *//.*\n", re.MULTILINE)
_EXPORT: Final = re.compile(r"^export (?=class |const |(?:async )?function )", re.MULTILINE)


@cache
def joined(name: str) -> str:
    """A script together with all that it imports, each module once, before those who need it.

    What the modules have at the top must differ in name, since they are one module then.

    Parameters
    ----------
    name : str
        The script's path in the package.

    Examples
    --------
    >>> script = joined("export/page.js")
    >>> "import" in script, script.index("class Walk") < script.index("new Walk")
    (False, True)
    """
    *needed, own = _gathered(name, {}).values()
    return "\n".join([*(_EXPORT.sub("", text) for text in needed), own])


def bare(name: str) -> str:
    """A script as :func:`joined` gives it, without the lines that say something to its readers.

    Examples
    --------
    >>> script = bare("page/browser/start.js")
    >>> "//" in joined("page/browser/start.js"), "//" in script, "new Waiting()" in script
    (True, False, True)
    """
    return _COMMENT.sub("", joined(name))


def _gathered(name: str, modules: dict[str, str]) -> dict[str, str]:
    """The modules so far, then those that one needs, then that one: texts without imports."""
    text = files(ROOT).joinpath(name).read_text("utf-8")
    for place in _IMPORT.findall(text):
        needed = normpath(join(dirname(name), place))
        if needed not in modules:
            _gathered(needed, modules)
    modules[name] = _IMPORT.sub("", text)
    return modules
