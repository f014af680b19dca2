"""Check this package's own rules: ``python -m clans_widget.clans.suite``.

It says what is wrong, a line for each answer, and fails if anything is.
"""

from __future__ import annotations

import sys

from clans_widget.core.suite import tell

from .checking import check
from .ours import WAYS


def main() -> int:
    """Ask in every way; 1 if an answer is wrong."""
    return tell({way: check(engine) for way, engine in WAYS.items()})


if __name__ == "__main__":
    sys.exit(main())
