"""What a picture points at, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.stage.choosing import Parts
from clans_widget.words import Spoken

# Whose arrows those of the marks are: the author's, of where a move may go, or of a hint.
Manner = Literal["author", "choosing", "hint"]


@dataclass(frozen=True, slots=True)
class Pointing:
    """What is pointed at, and why.

    Attributes
    ----------
    marks : Marks
    choosing : bool
        Whether the reader chooses a move: what has happened before is not emphasized then.
    refusal : Spoken or None
        Why the last choice was refused.
    manner : {"author", "choosing", "hint"}
        What the marks are: they must not be taken for one another, nor for what has happened.
    movable : tuple of str
        The places that a move may begin with, where the reader wants to see them.
    chosen : tuple of str or None
        What the reader has chosen of a move; ``None`` where there is nothing to choose.
    """

    marks: Marks = NO_MARKS
    choosing: bool = False
    refusal: Spoken | None = None
    manner: Manner = "author"
    movable: tuple[str, ...] = ()
    chosen: Parts | None = None
