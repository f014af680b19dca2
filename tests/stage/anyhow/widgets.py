"""Widgets driven anyhow on a running loop: nothing raises, what is shown is true, nothing hangs.

Time passes only when everything waits, and a bot thinks only when it is let: see :class:`Heads`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, ClassVar

import ipywidgets as w
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from clans_widget.stage import thinking
from clans_widget.stage.face.game_widget import GameWidget
from tests.stage.anyhow.scenes import position_at, repeatable
from tests.stage.clock import Clock
from tests.stage.hands import part, parts

WHICH = st.integers(0, 1)

TURNS = 5
"""So many turns of the loop are enough for one thing to lead to all that follows at once."""

ENOUGH = 400
"""So many thoughts, with time after each, bring every game of bots to its end."""

MOST_OPEN = 4
"""So many widgets are made of one game, two at the beginning."""


class Heads:
    """Stands for the threads in which bots think: each does when it is let."""

    waiting: ClassVar[list[Callable[[], None]]] = []

    def __init__(self, target: Callable[[], None], **_: Any) -> None:
        self._target = target

    def start(self) -> None:
        self.waiting.append(self._target)

    @classmethod
    def think(cls, number: int = 0) -> None:
        """Let one of those who wait come to an end."""
        if cls.waiting:
            cls.waiting.pop(number % len(cls.waiting))()


class Moody:
    """A bot that does what the test wants: it may answer with nonsense, or raise."""

    mood: ClassVar[str] = "right"

    def choose(self, view: Any) -> Any:
        if self.mood == "raising":
            raise ZeroDivisionError("of a bot")
        if self.mood == "nonsense":
            return object()
        moves = view.position.legal_moves()
        if self.mood == "illegal":
            return type(moves[0])("A1", "A1") if moves and not isinstance(moves[0], str) else "no"
        return moves[0] if moves else "roll"


class Complaints(logging.Handler):
    """What widgets log instead of raising it: what a callback has raised."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(self.format(record))


class WidgetMachine(RuleBasedStateMachine):
    """Widgets on one game, used by hand, and by cells that play, undo, close and make anew.

    A game says how they are made: :meth:`new_game`, :meth:`made`.
    """

    def new_game(self) -> Any:
        """A game of Ann and Bob."""
        raise NotImplementedError

    def made(self, game: Any, **options: Any) -> GameWidget:
        """A widget on a game."""
        raise NotImplementedError

    def __init__(self) -> None:
        super().__init__()
        self.widgets: list[GameWidget] = []
        self.made_so_far = 0
        Moody.mood = "right"
        Heads.waiting.clear()
        self.patch = repeatable()
        self.patch.setattr(thinking, "Thread", Heads)
        self.complaints = Complaints()
        logging.getLogger("traitlets").addHandler(self.complaints)
        self.loop = Clock()
        self.loop.set_exception_handler(lambda _, told: self.complaints.told.append(str(told)))

    def teardown(self) -> None:
        for widget in self.widgets:
            widget.close()
        self.run(lambda: None)
        self.patch.undo()
        logging.getLogger("traitlets").removeHandler(self.complaints)
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.run(lambda: None)
        self.loop.close()
        assert not self.complaints.told

    def run(self, do: Callable[[], object], seconds: float = 0.0) -> None:
        """Do something as the kernel does, on the loop, and let time pass after it."""

        async def cell() -> None:
            do()
            for part_of in range(TURNS):
                await asyncio.sleep(0 if part_of else seconds)

        self.loop.run_until_complete(cell())

    @initialize(
        seats=st.sets(st.sampled_from([1, 2])),
        viewers=st.tuples(*[st.sampled_from([None, "Ann", "Bob"])] * 2),
    )
    def begin(self, seats: set[int], viewers: tuple[str | None, str | None]) -> None:
        self.game = self.new_game()
        for viewer in viewers:
            self.make(seats, viewer)

    @precondition(lambda self: self.made_so_far < MOST_OPEN)
    @rule(seats=st.sets(st.sampled_from([1, 2])), viewer=st.sampled_from([None, "Ann", "Bob"]))
    def make(self, seats: set[int], viewer: str | None) -> None:
        """The cell runs (again): another widget on the game."""
        self.made_so_far += 1
        bots = {seat: Moody() for seat in seats}

        def cell() -> None:
            self.widgets.append(self.made(self.game, bots=bots, seen_by=viewer))

        self.run(cell)

    @precondition(lambda self: self.widgets)
    @rule(which=WHICH)
    def close(self, which: int) -> None:
        self.run(self.widgets.pop(which % len(self.widgets)).close)

    # What a reader does

    @precondition(lambda self: self.widgets)
    @rule(which=WHICH, data=st.data())
    def click(self, which: int, data: st.DataObject) -> None:
        """On the board: mostly where something can be chosen."""
        widget = self.widgets[which % len(self.widgets)]
        scene = widget._scene
        likely = scene.game.position.choose(*scene.state.chosen).options
        place = data.draw(st.sampled_from([*likely, *sorted(widget.picture.places)]))
        event = data.draw(st.sampled_from(["mouse_down", "mouse_move", "mouse_out"]))
        if place in widget.picture.places:
            x, y = widget._board.center(place)
            self.run(lambda: touch(widget, x, y, event))

    @precondition(lambda self: self.widgets)
    @rule(which=WHICH, x=st.floats(-9, 5000), y=st.floats(-9, 5000))
    def click_anywhere(self, which: int, x: float, y: float) -> None:
        widget = self.widgets[which % len(self.widgets)]
        self.run(lambda: touch(widget, x, y, "mouse_down"))

    @precondition(lambda self: self.widgets)
    @rule(which=WHICH, data=st.data())
    def use_a_control(self, which: int, data: st.DataObject) -> None:
        """Any button, list, slider or switch that can be used now."""
        widget = self.widgets[which % len(self.widgets)]
        control = data.draw(st.sampled_from([each for each in parts(widget) if is_usable(each)]))
        if isinstance(control, w.Button):
            self.run(control.click)
        elif isinstance(control, w.Dropdown):
            index = data.draw(st.integers(0, len(control.options) - 1))
            self.run(lambda: control.set_trait("index", index))
        elif isinstance(control, w.IntSlider):
            value = data.draw(st.integers(control.min, control.max))
            self.run(lambda: control.set_trait("value", value))
        else:
            self.run(lambda: control.set_trait("value", not control.value))

    # What bots, time, authors and cells do

    @rule(mood=st.sampled_from(["right", "illegal", "nonsense", "raising"]))
    def change_mood(self, mood: str) -> None:
        Moody.mood = mood

    @rule(number=st.integers(0, 3))
    def think(self, number: int) -> None:
        """A bot comes to an end with its thinking, whoever still waits for it."""
        self.run(lambda: Heads.think(number))

    @rule(seconds=st.sampled_from([0.05, 0.5, 3.0]))
    def let_time_pass(self, seconds: float) -> None:
        self.run(lambda: None, seconds)

    @precondition(lambda self: self.widgets)
    @rule(which=WHICH, how=st.sampled_from(["all", "none", "raising"]))
    def restrict(self, which: int, how: str) -> None:
        """What lets no move be made, or fails, is refused: it does so when it is asked again."""
        at_first = iter([1])
        tests: dict[str, Any] = {
            "all": None,
            "none": lambda _, __: bool(next(at_first, 0)),
            "raising": lambda _, __: bool(1 / next(at_first, 0)),
        }
        self.widgets[which % len(self.widgets)].restrict(tests[how])

    @precondition(lambda self: self.widgets)
    @rule(which=WHICH, how=st.sampled_from(["raise", "undo", "close"]))
    def listen(self, which: int, how: str) -> None:
        """A function of the author's is called with every turn and step, twice at most."""
        widget, left = self.widgets[which % len(self.widgets)], iter(range(2))

        def call(*_: Any) -> None:
            if next(left, None) is None:
                return
            if how == "raise":
                raise ZeroDivisionError
            if how == "undo":
                widget.undo()
            elif widget in self.widgets:
                self.widgets.remove(widget)
                widget.close()

        widget.on_turn(call)
        widget.on_step(call)

    @rule(data=st.data())
    def play_in_a_cell(self, data: st.DataObject) -> None:
        moves = self.game.position.legal_moves()
        if moves:
            move = data.draw(st.sampled_from(moves))
            self.run(lambda: self.game.play(move))
        elif self.game.position.can_roll:
            self.run(self.game.roll)

    @rule(times=st.integers(1, 5))
    def take_back_in_a_cell(self, times: int) -> None:
        def cell() -> None:
            for _ in range(times):
                if self.game.can_undo:
                    self.game.undo()

        self.run(cell)

    @precondition(lambda self: self.widgets)
    @rule(which=WHICH, language=st.sampled_from(["en", "fr", "nl"]))
    def switch_language(self, which: int, language: str) -> None:
        widget = self.widgets[which % len(self.widgets)]
        self.run(lambda: setattr(widget, "language", language))

    # What must hold

    @invariant()
    def nobody_complains(self) -> None:
        assert not self.complaints.told

    @invariant()
    def what_is_shown_is_true(self) -> None:
        for widget in self.widgets:
            game = widget.game
            assert widget.position == position_at(game, widget.step)
            slider = part(widget, f"{widget._scene.name}-slider")
            assert (slider.value, slider.max) == (widget.step, len(game.steps))
            said = part(widget, f"{widget._scene.name}-caption").value
            assert ("stage-trouble" in said) == bool(
                widget._scene.trouble or widget._scene.failures
            )

    @rule()
    def wait(self) -> None:
        """When bots have thought and time has passed, nobody waits for one."""
        Moody.mood = "right"
        for _ in range(ENOUGH):
            self.run(Heads.think, seconds=9.0)
            if not any(widget._scene.requests for widget in self.widgets):
                break
        for widget in self.widgets:
            scene = widget._scene
            assert not widget._animator.is_running
            assert not (scene.at_end and scene.bot is not None)
            assert not scene.requests
            assert widget._board._picture.svg() == scene.picture().svg()


def is_usable(control: w.Widget) -> bool:
    """Whether a reader could use a control now."""
    kinds = (w.Button, w.Dropdown, w.ToggleButton, w.IntSlider, w.Checkbox)
    return isinstance(control, kinds) and not control.disabled


def touch(widget: GameWidget, x: float, y: float, event: str) -> None:
    """A mouse somewhere on the canvas."""
    layer = part(widget, f"{widget._scene.name}-canvas")[-1]
    content = {"event": event, "x": x, "y": y, "touches": [{"x": x, "y": y}]}
    layer._handle_frontend_event(layer, content, [])
