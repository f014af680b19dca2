"""Positions and games with the right answers: with them any implementation of CLANN can be tested.

The answers are data, in ``suite.json`` beside this module; the handbook says how to read it. This
package checks implementations that can be asked from Python, its own rules among them.

Examples
--------
>>> check(Ours())
[]
"""

from clans_widget.core.suite import FILE, Failure

from .asking import Engine, Facts, Sizes
from .checking import check, failures, read
from .ours import WAYS, Ours, PartByPart

__all__ = [
    "FILE",
    "WAYS",
    "Engine",
    "Facts",
    "Failure",
    "Ours",
    "PartByPart",
    "Sizes",
    "check",
    "failures",
    "read",
]
