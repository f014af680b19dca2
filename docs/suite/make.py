"""Makes the public suites: ``python docs/suite/make.py``, a part of ``make golden``.

Look at what has changed before you commit it: each line is an answer that others rely on.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

PROJECT: Final = Path(__file__).parents[2]
WIDTH: Final = 1000
"""What fits into so many characters stands on one line."""


def text_of(value: Any, depth: int = 0) -> str:
    """JSON with a line for whatever is short.

    >>> text = text_of({"short": [1, 2], "long": ["a" * 600, "b" * 600]})
    >>> print(text.replace("a" * 600, "a ...").replace("b" * 600, "b ..."))
    {
     "short":[1,2],
     "long":[
      "a ...",
      "b ..."
     ]
    }
    """
    short = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    if len(short) <= WIDTH - depth or not isinstance(value, dict | list):
        return short
    if isinstance(value, dict):
        begin, end = "{}"
        inner = [f"{json.dumps(name)}:{text_of(one, depth + 1)}" for name, one in value.items()]
    else:
        begin, end = "[]"
        inner = [text_of(one, depth + 1) for one in value]
    space = "\n" + " " * (depth + 1)
    return f"{begin}{space}{f',{space}'.join(inner)}\n{' ' * depth}{end}"


def made() -> dict[Path, str]:
    """The text of each game's file, by where it belongs."""
    from clans_widget.clann import suite as clann_suite
    from clans_widget.clans import suite as clans_suite
    from docs.suite.clann.answers import suite as of_clann
    from docs.suite.clans.answers import suite as of_clans

    return {
        Path(package.__file__ or "").with_name(package.FILE): f"{text_of(answered())}\n"
        for package, answered in ((clans_suite, of_clans), (clann_suite, of_clann))
    }


def main() -> None:
    """Ask the rules, and write what they answer."""
    sys.path.insert(0, str(PROJECT))
    for path, text in made().items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
