"""What is shown of any walk beside its board, as values, and in which order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from clans_widget.stage import actions as act
from clans_widget.stage.caption_view import caption_of, said_in
from clans_widget.stage.settings import PAUSES
from clans_widget.stage.tables import table_of
from clans_widget.stage.view import (
    ASIDE,
    Block,
    Board,
    Button,
    Column,
    Fold,
    Input,
    Part,
    Prose,
    Room,
    Row,
    Select,
    Slider,
    Table,
    Tick,
    Toggle,
)
from clans_widget.stage.view_as_text import text_of
from clans_widget.stage.walk import Walk
from clans_widget.words import LANGUAGES, words

FOLDS: Final = ("details", "setup")
"""The settings that say what is unfolded."""

ALWAYS_SEEN: Final = (*FOLDS, "language")

ALL_SETTINGS: Final = (*ALWAYS_SEEN, "pace", "motion", "movable")
"""In the order in which they stand; those not always seen are folded away."""

OF_MOVES: Final = ("movable",)
"""The settings that are of use only where moves are made."""

BOARD: Final = "board"
"""The room for the picture."""

THEATER: Final = "theater"
"""The room for the button that lets a board fill the screen."""


class Own(NamedTuple):
    """What a kind of scene has of its own beside the board.

    Attributes
    ----------
    above : tuple of Part
        What stands above the board.
    asking : tuple of Part
        What the reader must answer now: under the caption.
    playing : tuple of Part
        How to play: under the steps.
    around : tuple of Part
        What is needed now and then: it is folded away with the rare settings.
    """

    above: tuple[Part, ...] = ()
    asking: tuple[Part, ...] = ()
    playing: tuple[Part, ...] = ()
    around: tuple[Part, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Column):
    """All that is shown of a scene; ``str`` gives it as lines of text.

    Examples
    --------
    >>> from clans_widget import ClansWidget, clans
    >>> view = ClansWidget(clans.Position.start(seed=7)).view
    >>> str(view).splitlines()[1:3]
    ['Choose a territory with huts, then a neighboring one.', 'Player 1 to play']
    >>> view.to_json()["is"]
    'View'
    """

    def __str__(self) -> str:
        return text_of(self)


def view_of(walk: Walk, own: Own) -> View:
    """All that is shown of a walk, from top to bottom, in the order in which the focus goes.

    Parameters
    ----------
    walk : Walk
    own : Own
        What its kind of scene has of its own.
    """
    name, shown = walk.name, walk.state.settings
    steps = (steps_of(walk),)
    of_use = [each for each in ALL_SETTINGS if walk.is_played or each not in OF_MOVES]
    setup = "control.setup" if own.around else "control.settings"
    settings = settings_of(walk, setup, only=of_use)
    beside, below = (steps, ()) if walk.walks_at_times else ((), steps)
    board = Board(key=BOARD, title=walk.picture_title)
    room = Column(key="room", css=("stage-room",), parts=(board,))
    asking = Column(key="asking", css=("stage-asking",), parts=own.asking)
    said = (_caption(walk), *beside, asking)
    playing = Column(key="playing", parts=own.playing)
    foot = Row(key="foot", parts=(settings.seen, Room(key=THEATER)))
    parts = (
        *own.above,
        Block(
            key="top",
            css=("stage-top",),
            parts=(room, Column(key="side", css=("stage-side",), parts=said)),
        ),
        Column(key="controls", css=("stage-controls",), parts=(*below, playing, foot)),
        _tables(walk),
        Column(
            key="setup",
            css=(f"{name}-setup-box", ASIDE),
            is_shown=shown.setup,
            parts=(*own.around, settings.rare) if shown.setup else (),
            keeps=False,
        ),
    )
    return View(key="stage", css=(f"{name}-widget", "stage"), parts=parts)


def _tables(walk: Walk) -> Row:
    """The tables at the step, and the board in words; folded away, there are none.

    What has changed since the step before is marked. In the theater they are always at hand.
    """
    name, settings = walk.name, walk.state.settings
    is_told = settings.details or settings.theater
    return Row(
        key="tables",
        css=(f"{name}-tables", "stage-tables", f"{name}-details-box"),
        is_shown=settings.details,
        gap="0 3em",
        top=True,
        parts=(*_tables_told(walk), _words(walk)) if is_told else (),
        keeps=False,
    )


def _words(walk: Walk) -> Fold:
    """The board in words."""
    return Fold(
        key="words",
        css=(f"{walk.name}-description", "stage-told"),
        title=walk.voice.say("widget.description"),
        text=walk.picture().description,
    )


def _tables_told(walk: Walk) -> Iterator[Table]:
    now = walk.rows()
    before = walk.rows(walk.step - 1) if walk.step else now
    for name in walk.tables:
        table = table_of(walk, name, now[name], before[name])
        yield replace(table, css=(f"{walk.name}-{name}",))


def _caption(walk: Walk) -> Prose:
    """What has happened, what can be done now, and what went wrong."""
    css: tuple[str, ...] = (f"{walk.name}-caption", "stage-caption")
    if walk.manner:
        css = (*css, f"{walk.name}-said-{walk.manner}")
    return replace(caption_of(walk, said_in(walk)), css=css)


def button_of(
    walk: Walk, way: str, icon: str, sends: act.Action, text: str = "", *, usable: bool = True
) -> Button:
    """A button that has its class and its text by its name.

    Parameters
    ----------
    walk : Walk
    way : str
        The end of its class, and of the key of its text.
    icon : str
    sends : Action
    text : str
        Where it is another one.
    usable : bool
    """
    return Button(
        key=way,
        css=(f"{walk.name}-{way}",),
        text=text or walk.voice.say(f"control.{way}"),
        icon=icon,
        usable=usable,
        sends=sends,
    )


def steps_of(walk: Walk) -> Row:
    """Buttons and a slider that go through the steps, and autoplay."""
    is_begun, goes_on = walk.step > 0, not walk.at_end
    first = button_of(walk, "first", "fast-backward", act.GoTo(0), usable=is_begun)
    back = button_of(walk, "back", "step-backward", act.Back(), usable=is_begun)
    following = button_of(walk, "next", "step-forward", act.Next(), usable=goes_on)
    last = button_of(walk, "last", "fast-forward", act.Last(), usable=goes_on)
    last = replace(last, css=(*last.css, "stage-last"))
    parts = (first, back, _slider(walk), following, last, _autoplay(walk))
    css = ("stage-steps", *((ASIDE,) if walk.walks_at_times else ()))
    return Row(key="steps", css=css, is_shown=walk.has_steps, parts=parts)


def _slider(walk: Walk) -> Slider:
    return Slider(
        key="slider",
        css=(f"{walk.name}-slider",),
        text=walk.voice.say("control.step"),
        value=walk.step,
        most=walk.count,
        sends=act.GoTo(walk.step),
        carries="step",
    )


def _autoplay(walk: Walk) -> Toggle:
    runs = walk.is_running
    return Toggle(
        key="autoplay",
        css=(f"{walk.name}-autoplay",),
        text=walk.voice.say("control.pause" if runs else "control.autoplay"),
        icon="pause" if runs else "play",
        value=runs,
        usable=runs or not walk.at_end,
        sends=act.Autoplay(on=not runs),
        carries="on",
    )


class SettingRows(NamedTuple):
    """The settings: those that are always seen, and those that are folded away."""

    seen: Row
    rare: Row


def settings_of(
    walk: Walk, setup: str = "control.settings", *, only: Iterable[str] = ALL_SETTINGS
) -> SettingRows:
    """What is unfolded, and the language; and the settings that are folded away.

    Parameters
    ----------
    walk : Walk
    setup : str
        Key of what the fold is called in which the rare settings are.
    only : iterable of str
        The settings that there are.
    """
    every = {name: _setting(walk, name, setup) for name in only}
    seen = tuple(part for name, part in every.items() if name in ALWAYS_SEEN)
    rare = tuple(part for name, part in every.items() if name not in ALWAYS_SEEN)
    return SettingRows(
        Row(key="settings", css=(f"{walk.name}-settings",), parts=seen),
        Row(key="rare settings", parts=rare),
    )


def _setting(walk: Walk, name: str, setup: str) -> Input:
    """The control of a setting."""
    say, value = walk.voice.say, getattr(walk.state.settings, name)
    text = say(setup if name == "setup" else f"control.{name}")
    fold = ("stage-fold",) if name in FOLDS else ()
    css, sends = (f"{walk.name}-{name}", ASIDE, *fold), act.Prefer(name, value)
    if name in FOLDS:
        icon = "caret-down" if value else "caret-right"
        return Toggle(key=name, css=css, text=text, icon=icon, value=value, sends=sends)
    if name == "language":
        options = tuple((words(code).say("language"), code) for code in LANGUAGES)
    elif name == "pace":
        options = tuple((say(f"control.{pace}"), pace) for pace in PAUSES)
    else:
        return Tick(key=name, css=css, text=text, value=value, sends=sends)
    return Select(key=name, css=css, text=text, options=options, value=value, sends=sends)
