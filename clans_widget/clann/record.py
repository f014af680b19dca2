"""The record of a game of CLANN: its form. Dice stand in brackets, the black die last."""

from __future__ import annotations

from typing import ClassVar, Final

from clans_widget.core.records import record
from clans_widget.core.records.form import Form

from .course import CELL
from .move import MOVE, Move

FORM: Final = Form(
    game="CLANN",
    move=MOVE,
    place=CELL,
    read_move=Move.from_text,
    examples={"move": "5-1", "arrows": "A1-A6,B3-B9", "place": "A1", "places": "A1,B2"},
    rolls=True,
)


class Record(record.Record):
    """A whole game of CLANN as text has it.

    Examples
    --------
    >>> record = Record.from_text("1. +1 2. +4 3. N>C7 4. [2 5 k] {Black!} 5. 2-N 6. 5-1")
    >>> [str(entry.move) for entry in record.line]
    ['+1', '+4', 'N>C7', '[2 5 k]', '2-N', '5-1']
    >>> Record.from_text(record.to_text()) == record
    True
    """

    form: ClassVar[Form] = FORM
