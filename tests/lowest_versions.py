"""Lists the lowest versions that ``pyproject.toml`` allows, as pip reads them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Final

from packaging.requirements import Requirement

from tests.requirements import OURS, project

EXTRAS: Final = ("lab", "print", "site", "ratings")
"""What teachers, authors and readers install."""


def lowest() -> Iterator[str]:
    """Each distribution that users get, in the lowest version that is allowed.

    Examples
    --------
    >>> [line for line in lowest() if line.startswith("pandas")]
    ['pandas==2.2']
    """
    table = project()
    extras = table["optional-dependencies"]
    for need in map(Requirement, (*table["dependencies"], *(x for e in EXTRAS for x in extras[e]))):
        if need.name != OURS:
            (least,) = (each.version for each in need.specifier if each.operator == ">=")
            yield f"{need.name}=={least}"


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in lowest())
