"""What a screen reader says of a view: its controls in the order of the focus, and its captions.

What is done with a control is a deed, which a test does with the view or with a face of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, Literal, NamedTuple

from clans_widget.core.cells import value_of
from clans_widget.lessons.stills import notebook_apart
from clans_widget.stage import view
from clans_widget.stage.face.stage import Stage
from clans_widget.stage.view_as_text import text_of
from clans_widget.stage.walk_view import THEATER
from clans_widget.words import say

ROLES: Final[dict[type[view.Part], str]] = {
    view.Button: "button",
    view.Toggle: "button",
    view.Select: "combobox",
    view.Tick: "checkbox",
    view.Slider: "slider",
    view.Field: "textbox",
    view.Lines: "textbox",
    view.Number: "spinbutton",
}
"""What a screen reader calls each kind of control."""

CAPTION: Final = "stage-caption"

DISABLED: Final = ", disabled"


class Deed(NamedTuple):
    """What somebody does with a control.

    Attributes
    ----------
    role : {"button", "combobox", "radio"}
    name : str
    value : str
        What is chosen of a list; empty for a press.
    """

    role: Literal["button", "combobox", "radio"]
    name: str
    value: str = ""

    def __str__(self) -> str:
        return f"{self.role} “{self.name}”{f': {self.value}' if self.value else ''}"


def controls(part: view.Part) -> Iterator[str]:
    """The controls that are in sight, each as a screen reader names it."""
    if part.is_shown is False:
        return
    if isinstance(part, view.Group):
        for inside in part.parts:
            yield from controls(inside)
    elif part.key == THEATER:
        yield f"button “{say('theater.open')}”"
    elif isinstance(part, view.Prose):
        badges = (paragraph.badge for paragraph in part.paragraphs)
        yield from (f"button “{badge.rule}”" for badge in badges if badge and badge.asks)
    elif isinstance(part, view.Radio):
        for name, value in part.options:
            checked = ", checked" if value == part.value else ""
            yield f"radio “{name}”{checked}{_state(part)}"
    elif isinstance(part, view.Control):
        ticked = ", checked" if isinstance(part, view.Tick) and part.value else ""
        yield f"{ROLES[type(part)]} “{part.text}”{ticked}{_state(part)}"


def _state(part: view.Control) -> str:
    return "" if part.usable else DISABLED


def announced(part: view.Part) -> str:
    """The caption, which is read aloud whenever it is another one."""
    return _said(_captions(part)[-1])


def above(part: view.Part) -> Iterator[str]:
    """What stands above the board, such as a question."""
    yield from map(_said, _captions(part)[:-1])


def _captions(part: view.Part) -> list[view.Part]:
    return [each for each in _parts(part) if CAPTION in each.css and isinstance(each, view.Prose)]


def _said(part: view.Part) -> str:
    return " ".join(text_of(part).split())


def _parts(part: view.Part) -> Iterator[view.Part]:
    yield part
    for inside in part.parts if isinstance(part, view.Group) else ():
        yield from _parts(inside)


def do(board: Stage, deed: Deed) -> None:
    """Do it with what a view shows."""
    offered = _offered(board.view, deed.value)
    (action,) = (action for role, name, action in offered if (role, name) == deed[:2])
    board._do(action)


def _offered(part: view.Part, value: str) -> Iterator[tuple[str, str, Any]]:
    """What can be done, by role and name; of lists, what a value of them does."""
    for each in _parts(part):
        if isinstance(each, view.Radio):
            yield from (("radio", name, each.sent(option)) for name, option in each.options)
        elif isinstance(each, view.Button):
            yield "button", each.text, each.sends
        elif isinstance(each, view.Select):
            chosen = (option for name, option in each.options if name == value)
            yield from (("combobox", each.text, each.sent(option)) for option in chosen)


class Reading(NamedTuple):
    """Something that is read aloud and done.

    Attributes
    ----------
    title : str
    game : str
        The name of the game's package.
    code : str
        A cell that shows it.
    deeds : sequence of Deed
    """

    title: str
    game: str
    code: str
    deeds: Sequence[Deed]


READINGS: Final = (
    Reading(
        "A move",
        "clans",
        "from clans_widget import ClansWidget, clans\n\n"
        "ClansWidget(clans.Game.new(['Ann', 'Bob'], seed=7))",
        (Deed("combobox", "From", "A1"), Deed("combobox", "To", "A2"), Deed("button", "Move")),
    ),
    Reading(
        "A question",
        "clann",
        "from clans_widget import Quiz\nfrom clans_widget.clann import exercises\n\n"
        "Quiz(exercises.Knows('small_sends'), name='aloud')",
        (
            Deed("radio", "Everybody: the lowest beats all"),
            Deed("button", "Check"),
            Deed("radio", "Tall, and nobody else"),
            Deed("button", "Check"),
        ),
    ),
)


@contextmanager
def shown(reading: Reading) -> Iterator[Stage]:
    """The board that a cell shows, in a notebook of its own."""
    with notebook_apart():
        made = value_of(reading.code)
        assert isinstance(made, Stage)
        yield made
        made.close()


def script(reading: Reading) -> Iterator[str]:
    """What is read aloud, line by line; of controls, those that can be used and were not before."""
    with shown(reading) as board:
        before = set[str]()
        yield from above(board.view)
        for deed in (None, *reading.deeds):
            if deed is not None:
                do(board, deed)
                yield f"> {deed}"
            yield announced(board.view)
            usable = [each for each in controls(board.view) if not each.endswith(DISABLED)]
            yield from (f"- {each}" for each in usable if each not in before)
            before = set(usable)
