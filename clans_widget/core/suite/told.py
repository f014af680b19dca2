"""What a command says of an implementation that was asked."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping

from clans_widget.words import say

from .asked import Failure


def tell(failures: Mapping[str, Iterable[Failure]]) -> int:
    """Say what is wrong, a line for each answer, and then how much.

    Parameters
    ----------
    failures : mapping of str to iterable of Failure
        By the way in which the rules were asked.

    Returns
    -------
    int
        What a command exits with: 1 if an answer is wrong.

    Examples
    --------
    >>> tell({"position": ()})
    All answers are right.
    0
    """
    wrong = [(way, failure) for way, found in failures.items() for failure in found]
    for way, failure in wrong:
        sys.stdout.write(f"{way}: {failure}\n")
    said = say("suite.wrong" if wrong else "suite.right", count=len(wrong))
    sys.stdout.write(f"{said}\n")
    return 1 if wrong else 0
