"""What is shown of a scene, as values: sentences, tables, buttons, lists, boxes and fields.

A view says what is there, what it is called, whether it can be used and what it does. A face shows
it, and knows no game, no rule and no sentence.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, Final, Literal

from clans_widget.stage.actions import Action, AskRule

ASIDE: Final = "stage-aside"
"""The class of what a theater does not show."""

ABOVE: Final = "stage-above"
"""The class of what stands above the board."""

ACTING: Final = "stage-acting"
"""The class of controls by which somebody plays, where keys go on."""

Value = str | int | bool
"""What something says that a reader uses."""


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

    def to_json(self) -> dict[str, Any]:
        """The part as JSON knows it: what it is, and of what it says all that is not usual.

        Examples
        --------
        >>> Label(key="next", text="Founded next:").to_json()
        {'is': 'Label', 'key': 'next', 'text': 'Founded next:'}
        """
        told: dict[str, Any] = _plain(self)
        return told


@dataclass(frozen=True, slots=True, kw_only=True)
class Group(Part):
    """Parts that stand together.

    Attributes
    ----------
    parts : tuple of Part
    keeps : bool
        Whether a part that is not there any more may come again soon. Else nothing is left of it,
        and it is made when it comes.
    """

    parts: tuple[Part, ...]
    keeps: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Column(Group):
    """Parts below each other."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Inner(Column):
    """Parts of a scene within the scene.

    Attributes
    ----------
    sends : Action
        What happens when one of them sends an action.
    carries : str
        Which attribute of that is the action.
    """

    sends: Action
    carries: str

    def sent(self, action: Action) -> Action:
        """What happens when one of them sends this."""
        return replace(self.sends, **{self.carries: action})


@dataclass(frozen=True, slots=True, kw_only=True)
class Block(Group):
    """Parts that stand as a style sheet says of their class."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Row(Group):
    """Parts beside each other, on more lines where the page is narrow.

    Attributes
    ----------
    gap : str
        Between lines and between parts, as CSS has it.
    align : {"start", "spread", "end"}
        Where they stand if there is more room: at the left, at the right, or the first at the left
        and the last at the right.
    top : bool
        Whether those of different heights begin at the same height, and not in the middle.
    """

    gap: str = "2px 6px"
    align: Literal["start", "spread", "end"] = "start"
    top: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Room(Part):
    """Room for what a face makes by itself, and knows by its key: a board, a caption."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Board(Room):
    """Room for a picture, with its title."""

    title: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Label(Part):
    """A few words, before something else."""

    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Sentence(Part):
    """Words on lines of their own."""

    text: str


@dataclass(frozen=True, slots=True)
class Run:
    """Words of a paragraph that look alike.

    Attributes
    ----------
    text : str
    color : str
        Of a dot before them; empty for none.
    elided : str
        What is elided before them: no line ends between.
    strong : bool
    css : str
        Their class, if they have one.
    link : str
        Where a press on them leads; empty for nowhere.
    """

    text: str
    color: str = ""
    elided: str = ""
    strong: bool = False
    css: str = ""
    link: str = ""


@dataclass(frozen=True, slots=True)
class Badge:
    """The id of a rule, which says what the rule says when it is pressed.

    Attributes
    ----------
    rule : str
    asks : str
        What a press asks; empty where there is nothing to say.
    is_open : bool
        Whether it is being said.
    """

    rule: str
    asks: str = ""
    is_open: bool = False

    @property
    def sends(self) -> AskRule:
        """What happens when it is pressed."""
        return AskRule(self.rule)


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Sentences that stand together.

    Attributes
    ----------
    css : str
        What they are: what has happened, what is to be done, what went wrong.
    runs : tuple of Run
    badge : Badge or None
        The rule that they are about, before them.
    is_note : bool
        Whether they are beside what is told.
    """

    css: str
    runs: tuple[Run, ...]
    badge: Badge | None = None
    is_note: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Prose(Part):
    """Paragraphs below each other.

    Attributes
    ----------
    paragraphs : tuple of Paragraph
    code : str
        What a program has said, at the end; empty for nothing.
    """

    paragraphs: tuple[Paragraph, ...]
    code: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fold(Part):
    """Words that are folded away under a title; nothing where both are empty."""

    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Sign:
    """A letter or number in a circle, before a text.

    Attributes
    ----------
    text : str
    css : str
        Its class.
    color, ink : str
        Of the circle, and of what stands in it; empty where a style sheet says.
    """

    text: str
    css: str
    color: str = ""
    ink: str = ""


@dataclass(frozen=True, slots=True)
class Stretch:
    """A part of a bar.

    Attributes
    ----------
    begin, end : float
        As shares of the length of the bar.
    css : str
        Its class, if it has one.
    color : str
        Empty where a style sheet says.
    """

    begin: float
    end: float
    css: str = ""
    color: str = ""


@dataclass(frozen=True, slots=True)
class Cell:
    """What stands in a cell of a table.

    Attributes
    ----------
    text : str
    colored : tuple of (str, str)
        In place of the text, names with the colors that they have: the color, and the name.
    left : bool
        Whether it stands at the left, as words do, and not at the right, as numbers do.
    changed : bool
        Whether it was another one before, or is another one beside.
    sign : Sign or None
        What stands before the text.
    bar : tuple of Stretch
        What is drawn below it or in its place.
    css : str
        Its class, if it has one.
    much : float or None
        How much of the color of that class it has, from 0 to 1.
    """

    text: str
    colored: tuple[tuple[str, str], ...] = ()
    left: bool = False
    changed: bool = False
    sign: Sign | None = None
    bar: tuple[Stretch, ...] = ()
    css: str = ""
    much: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Table(Part):
    """A table under a title.

    Attributes
    ----------
    title : str
    head : tuple of Cell
        The headings: the first one stands above those of the rows.
    rows : tuple of (tuple of Cell)
        The first cell of each is its heading.
    nothing : str
        What is said where there are no rows.
    note : str
        What is said below it.
    """

    title: str
    head: tuple[Cell, ...] = ()
    rows: tuple[tuple[Cell, ...], ...] = ()
    nothing: str = ""
    note: str = ""


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
    value : str or int or bool or None
    sends : Action
        What happens when it gets another one.
    carries : str
        Which attribute of the action is the other value; empty where it says nothing of it.
    """

    value: Value | None
    sends: Action
    carries: str = "value"

    def sent(self, value: Value) -> Action:
        """What happens when it gets another value."""
        return replace(self.sends, **{self.carries: value}) if self.carries else self.sends


@dataclass(frozen=True, slots=True, kw_only=True)
class Options(Input):
    """Something to choose one of several from.

    Attributes
    ----------
    options : tuple of (str, str or int)
        What each is called, and its value.
    value : str or int or None
        What is chosen; ``None`` for nothing.
    """

    options: tuple[tuple[str, str | int], ...]
    value: str | int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Select(Options):
    """A list that opens."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Radio(Options):
    """All that there is to choose from, one below the other or beside it.

    Attributes
    ----------
    beside : bool
    """

    beside: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Tick(Input):
    """A box to tick."""

    value: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Toggle(Input):
    """A button that stays pressed, with a sign beside its text."""

    value: bool
    icon: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Slider(Input):
    """A number from 0 on, as far as it goes, to be shifted."""

    value: int
    most: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Field(Input):
    """A field to write in, as wide as a number or as wide as there is room."""

    value: str
    placeholder: str = ""
    wide: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Number(Input):
    """A field for a whole number. What is too large is refused in words, and not made smaller."""

    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Lines(Input):
    """A field for several lines of text, as wide as there is room.

    Attributes
    ----------
    rows : int
        So many lines are in sight.
    """

    value: str
    rows: int = 3


def _plain(value: Any) -> Any:
    """A part of a view, or what stands in it, as plain data."""
    if isinstance(value, Action):
        return value.to_json()
    if is_dataclass(value):
        told = {each.name: (getattr(value, each.name), each.default) for each in fields(value)}
        said = {name: _plain(now) for name, (now, usual) in told.items() if now != usual}
        return {"is": type(value).__name__, **said}
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    return value
