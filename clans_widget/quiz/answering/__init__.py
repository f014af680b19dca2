"""Ways to answer a question: each is an answer in the making, which knows no game.

:class:`Places`, :class:`PlacesInOrder`, :class:`MoveParts`, :class:`NumberAndTicks`,
:class:`Ticks`, :class:`Reasons` and :class:`Written`. An exercise makes the one with which it is
answered and says what is offered and in which words; the way itself says with which controls.
"""

from clans_widget.quiz.reading import NOTHING

from .answering import BLANK, COMMON, Answering, Draft, Label, UseAnswer, Wording
from .number import NumberAndTicks
from .parts import MoveParts
from .places import Chosen, Places, PlacesInOrder
from .ticks import Ticks
from .written import Reasons, Written

__all__ = [
    "BLANK",
    "COMMON",
    "NOTHING",
    "Answering",
    "Chosen",
    "Draft",
    "Label",
    "MoveParts",
    "NumberAndTicks",
    "Places",
    "PlacesInOrder",
    "Reasons",
    "Ticks",
    "UseAnswer",
    "Wording",
    "Written",
]
