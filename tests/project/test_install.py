"""What is said of how to install the package, and what an index of packages says of it."""

from __future__ import annotations

import re
from typing import Final

from tests.modules import PROJECT
from tests.project.tracked import tracked

# cmd.exe of Windows hands single quotes on to pip, and zsh of macOS looks for files named so
# if there are no quotes at all. In a notebook a backslash stands before a quote.
WRONG: Final = re.compile(r"(?:'|\s)(?:clans-widget|\.)\[[a-z,]+\]")


def test_extras_stand_in_double_quotes_wherever_something_is_installed() -> None:
    found = [
        f"{path}:{number}: {line.strip()}"
        for path in tracked()
        if path.suffix in {".ipynb", ".js", ".md", ".py", ".toml", ".yaml", ".yml"}
        for number, line in enumerate((PROJECT / path).read_text("utf-8").splitlines(), start=1)
        if WRONG.search(f"\n{line}")
    ]
    assert found == []
