"""How Sphinx counts in the browser, without a script that is made from text.

What it says in another language comes with a formula as text, which it evaluates: no policy allows
that. Here the formula becomes a function of the script itself.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

from sphinx.application import Sphinx

FILE: Final = "_static/translations.js"

_FORMULA: Final = re.compile(r'"plural_expr": ("[^"]*")')

_TAKE: Final = """\
Documentation.addTranslations = (catalog) => {
  Object.assign(Documentation.TRANSLATIONS, catalog.messages);
  Documentation.PLURAL_EXPR = catalog.plural;
  Documentation.LOCALE = catalog.locale;
};
"""
"""What Sphinx does with what it says, but that the formula is a function."""


def set_up(app: Sphinx) -> None:
    """Have the formula written anew when all is there; Sphinx has none in English."""
    app.connect("build-finished", _write)


def counted(script: str) -> str:
    r"""What Sphinx says in a language, as a script that evaluates no text.

    Examples
    --------
    >>> print(counted('Documentation.addTranslations({"plural_expr": "(n > 1)"});').split("\n")[-1])
    Documentation.addTranslations({"plural": (n) => Number((n > 1))});
    >>> counted("Documentation.addTranslations({});")
    'Documentation.addTranslations({});'
    """
    found = _FORMULA.search(script)
    if not found:
        return script
    function = f'"plural": (n) => Number({json.loads(found[1])})'
    return _TAKE + script.replace(found[0], function)


def _write(app: Sphinx, _error: Exception | None) -> None:
    path = Path(app.outdir, FILE)
    if path.exists():
        path.write_text(counted(path.read_text("utf-8")), "utf-8")
