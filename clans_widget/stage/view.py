"""What is shown of a scene, as values: labels, buttons, lists, boxes and fields.

A view says what is there, what it is called, whether it can be used and what it does. A face shows
it, and knows no game, no rule and no sentence.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from clans_widget.stage.actions import Action, Use

ASIDE: Final = "stage-aside"
"""The class of what a theater does not show."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """Something that is shown.

    Attributes
    ----------
    key : str
        By which it is found again among those beside it when something else is shown.
    css : tuple of str
        Its CSS classes.
    is_shown : bool or None
        Of what hides at times, whether it is in sight: a face keeps its place. ``None`` for what
        never does.
    """

    key: str
    css: tuple[str, ...] = ()
    is_shown: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Group(Part):
    """Parts that stand together.

    Attributes
    ----------
    parts : tuple of Part
    """

    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Column(Group):
    """Parts below each other."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Row(Group):
    """Parts beside each other, on more lines where the page is narrow.

    Attributes
    ----------
    gap : str
        Between lines and between parts, as CSS has it.
    spread : bool
        Whether the first stands at the left and the last at the right.
    """

    gap: str = "2px 6px"
    spread: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Label(Part):
    """A few words."""

    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Control(Part):
    """Something that a reader uses.

    Attributes
    ----------
    text : str
        What it is called.
    usable : bool
    """

    text: str
    usable: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Button(Control):
    """A button, with a sign beside its text and a word on what it does.

    Attributes
    ----------
    sends : Action
        What happens when it is pressed.
    icon : str
    tooltip : str
    """

    sends: Action
    icon: str = ""
    tooltip: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Input(Control):
    """Something that has a value.

    Attributes
    ----------
    value : str or bool or None
    sends : Use
        What happens when it gets another one, which the action then carries.
    """

    value: str | bool | None
    sends: Use

    def sent(self, value: str | bool) -> Use:
        """What happens when it gets another value."""
        return replace(self.sends, value=value)


@dataclass(frozen=True, slots=True, kw_only=True)
class Options(Input):
    """Something to choose one of several from.

    Attributes
    ----------
    options : tuple of (str, str)
        What each is called, and its value.
    value : str or None
        What is chosen; ``None`` for nothing.
    """

    options: tuple[tuple[str, str], ...]
    value: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Select(Options):
    """A list that opens."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Radio(Options):
    """All that there is to choose from, one below the other."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tick(Input):
    """A box to tick."""

    value: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Field(Input):
    """A field to write in, as wide as a number or as wide as there is room."""

    value: str
    placeholder: str = ""
    wide: bool = False
