"""An example of a turn with the black face: what the engine does, drawn and told."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from clans_widget.clann import Event, Marks, Position
from clans_widget.clann.drawing.land.atlas import atlas_of
from clans_widget.clann.drawing.pieces.standing import figures_layer, stands_of
from clans_widget.clann.drawing.pointing.marks import marks_layer
from clans_widget.clann.rules import steps
from clans_widget.paper.blocks import Block, Figure, Paragraph, stack
from clans_widget.paper.placed import Laid, Window
from clans_widget.words import Voice

from .course import LAYOUT, course_picture, paper_places
from .theme import PAPER_THEME

ROLLED: Final = "A5,h,h,B6/B11,B14,h,h B12 1 25k"
"""Where all stand when the dice have been rolled."""

USES: Final = ("5-4", "2-N>C2")
"""What the player does: Small sends Tall home, and the Knight strikes Stout."""

_WINDOW: Final[Window] = (872.0, 316.0, 600.0, 352.0)
"""The part of the course where that happens, in the picture's units."""
_FIGURE: Final = 1.25


def events() -> tuple[Event, ...]:
    """What happens, use by use.

    Examples
    --------
    >>> [event.steps[1].rule for event in events()]
    ['K9', 'K11']
    """
    position, happened = Position.from_text(ROLLED), list[Event]()
    for use in USES:
        event = position.play(use)
        happened.append(event)
        position = event.position
    return tuple(happened)


@dataclass(frozen=True, slots=True)
class TurnExample(Block):
    """The land before the turn with arrows for what happens, over the sentences.

    Attributes
    ----------
    voice : Voice
    size : float
        Of the letters.
    """

    voice: Voice
    size: float

    def laid(self, width: float) -> Laid:
        """The picture and what is told of it."""
        said = [Paragraph(text, self.size) for text in told(self.voice)]
        return stack(self._figure(), *said, gap=3).laid(width)

    def _figure(self) -> Figure:
        position, course = Position.from_text(ROLLED), course_picture(self.voice.code)
        layout = replace(LAYOUT, figure=_FIGURE)
        atlas, voice = atlas_of(position.course, layout), Voice(self.voice.code)
        arrows = Marks(tuple((step.source, way_to(step)) for step in _walks()))
        layers = (
            *course.layers,
            figures_layer(stands_of(position, atlas), atlas, PAPER_THEME, voice),
            marks_layer(arrows, "moved", atlas, paper_places(), layout, PAPER_THEME),
        )
        return Figure(replace(course, layers=layers), window=_WINDOW)


Walk = steps.CharacterMoved | steps.KnightMoved | steps.CharacterPlaced


def _walks() -> list[Walk]:
    return [step for event in events() for step in event.steps if isinstance(step, Walk)]


def way_to(step: Walk) -> str:
    """Where somebody comes to stand."""
    return step.cell if isinstance(step, steps.CharacterPlaced) else step.target


def told(voice: Voice) -> list[str]:
    """The sentences: what the dice show, what was rolled, and what each die does."""
    walked, struck, placed = _walks()
    first = {"source": walked.source, "target": way_to(walked)}
    second = {"source": struck.source, "target": way_to(struck), "put": way_to(placed)}
    return [
        voice.say("clann.paper.turn.die"),
        voice.say("clann.paper.turn.rolled"),
        voice.say("clann.paper.turn.character", **first),
        voice.say("clann.paper.turn.knight", **second),
    ]
