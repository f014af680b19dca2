"""Boards, rules and questions on paper, whichever game: pages built from blocks, and PDF of them.

What a game brings stands in its package ``printed``, where :func:`printed_of` finds it by name.
:mod:`~clans_widget.paper.pdf` alone needs ReportLab.
"""

from .documents import DOCUMENTS, Printout, Wanted
from .errors import PaperError
from .formats import FORMATS, LARGE, SIZES, Format
from .printed import Printed, printed_of

__all__ = [
    "DOCUMENTS",
    "FORMATS",
    "LARGE",
    "SIZES",
    "Format",
    "PaperError",
    "Printed",
    "Printout",
    "Wanted",
    "printed_of",
]
