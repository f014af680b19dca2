"""Positions and games with the right answers: with them any implementation of Clans can be tested.

The answers are data, in ``suite.json`` beside this module; the handbook says how to read it. This
package checks implementations that can be asked from Python, its own rules among them.

Examples
--------
>>> check(Ours(), most=1000)
[]
"""

from clans_widget.core.suite import FILE, Failure

from .asking import Engine, Facts
from .checking import check, failures
from .data import read
from .ours import WAYS, Listed, Ours, PartByPart

__all__ = [
    "FILE",
    "WAYS",
    "Engine",
    "Facts",
    "Failure",
    "Listed",
    "Ours",
    "PartByPart",
    "check",
    "failures",
    "read",
]
