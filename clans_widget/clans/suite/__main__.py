"""Check this package's own rules: ``python -m clans_widget.clans.suite``.

It says what is wrong, a line for each answer, and fails if anything is.
"""

from __future__ import annotations

import sys

from clans_widget.words import say

from .checking import check
from .ours import WAYS


def main() -> int:
    """Ask in every way; 1 if an answer is wrong."""
    wrong = [(way, failure) for way, engine in WAYS.items() for failure in check(engine)]
    for way, failure in wrong:
        sys.stdout.write(f"{way}: {failure}\n")
    sys.stdout.write(say("clans.suite.wrong" if wrong else "clans.suite.right", count=len(wrong)))
    sys.stdout.write("\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
