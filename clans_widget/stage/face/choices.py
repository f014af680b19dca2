"""Controls of a move: the same choices as on the board, without a mouse."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import ipywidgets as w

from clans_widget.core.table import Table
from clans_widget.stage import actions as act
from clans_widget.stage.parts.moves import Offered
from clans_widget.stage.scene import Scene
from clans_widget.stage.view import ASIDE
from clans_widget.words import Voice

from .controls import ACTING, Do, as_wide_as_needed, button, name_not_cut_off, wrapping
from .futures.panel import FuturesPanel
from .text.table_view import table_html

NOTHING: Final = ""

MOST_SHOWN: Final = 24
"""Ways to complete a choice that are told beforehand."""


class PartList(w.Dropdown):
    """A list of what can be chosen for one part of a move.

    Parameters
    ----------
    css_class : str
    label : str
        Key of what stands before it.
    rare : bool
        Whether it is shown only while there is something in it.
    """

    def __init__(self, css_class: str, label: str, *, rare: bool = False) -> None:
        layout = w.Layout(width="auto") if rare else as_wide_as_needed()
        super().__init__(layout=layout, style=name_not_cut_off(w.Dropdown))
        self._label = label
        self._rare = rare
        self._named: tuple[tuple[str, str], ...] = ()
        self.add_class(css_class)

    def fill(self, options: Sequence[tuple[str, str]], chosen: str, voice: Voice) -> None:
        """Show options, as what each is called and what it is, and what has been chosen."""
        named = ((voice.say("control.nothing"), NOTHING), *options)
        if self._named != named:
            self.options = self._named = named
        self.value = chosen or NOTHING
        self.disabled = not options
        if self._rare:
            self.layout.display = "" if options else "none"
        self.description = voice.say(self._label)


class PartLists(w.HBox):
    """A list for each part of a move that is chosen from lists.

    Parameters
    ----------
    scene : Scene
    choose : callable
        Is called with the parts chosen so far: those before a list's, and that of the list.
    """

    def __init__(self, scene: Scene, choose: Any) -> None:
        self._scene = scene
        self._choose = choose
        self._quiet = False
        self._offered: Sequence[Offered] = ()
        listed = (part for part in scene.production.parts if not part.buttons)
        self.lists = tuple(
            PartList(f"{scene.name}-{part.css}", part.label, rare=part.rare) for part in listed
        )
        if self.lists:
            self.lists[0].add_class("stage-begins")
        for made in self.lists:
            made.observe(self._listed, "value")
        super().__init__(self.lists, layout=wrapping())

    def show(self) -> None:
        """Show what may be chosen and what has been chosen."""
        offered = self._scene.moves.offered
        self._offered = [each for each in offered if not each.part.buttons]
        self._quiet = True
        try:
            for made, each in zip(self.lists, self._offered, strict=True):
                made.fill(named(self._scene, each), each.chosen, self._scene.voice)
        finally:
            self._quiet = False

    def _listed(self, change: dict[str, Any]) -> None:
        if not self._quiet:
            before = self._offered[self.lists.index(change["owner"])].before
            self._choose((*before, *([change["new"]] if change["new"] else ())))


def named(scene: Scene, offered: Offered) -> tuple[tuple[str, str], ...]:
    """What each option is called, and what it is."""
    say, stage, voice = scene.production.option, offered.part.stage, scene.voice
    return tuple((say(stage, option, voice), option) for option in offered.options)


class MoveControls(w.HBox):
    """The parts of a move, move, roll, undo, redo.

    Parameters
    ----------
    scene : Scene
    do : callable
    """

    def __init__(self, scene: Scene, do: Do) -> None:
        self._scene = scene
        name = scene.name
        self._lists = PartLists(scene, lambda chosen: do(act.Choose(chosen)))
        ways: tuple[tuple[str, str, act.Action, bool], ...] = (
            ("roll", "random", act.Roll(), scene.game.kind_of_record.form.rolls),
            ("play", "arrow-right", act.PlayChosen(), bool(self._lists.lists)),
            ("undo", "undo", act.Undo(), True),
            ("redo", "repeat", act.Redo(), True),
        )
        self._buttons = {
            way: button(f"{name}-{way}", icon, partial(do, action))
            for way, icon, action, is_used in ways
            if is_used
        }
        self._does = {way: action for way, _, action, _ in ways}
        super().__init__((*self._lists.lists, *self._buttons.values()), layout=wrapping())
        self.add_class(ASIDE).add_class(ACTING)

    def show(self) -> None:
        """Show what may be chosen, and what can be done."""
        voice, keys = self._scene.voice, self._scene.keys
        self._lists.show()
        for name, made in self._buttons.items():
            action = self._does[name]
            made.description = said = voice.say(f"control.{name}")
            made.disabled = not keys.can(action)
            if key := keys.of(action):
                made.tooltip = f"{said} ({key.upper()})"


class NextButtons(w.HBox):
    """One button for each part that may be chosen next.

    Parameters
    ----------
    css_class : str
    choose : callable
        Is called with the part.
    """

    def __init__(self, css_class: str, choose: Any) -> None:
        self._choose = choose
        self._made: dict[str, w.Button] = {}
        self._label = w.Label()
        self._shown: tuple[w.Widget, ...] = ()
        super().__init__(layout=wrapping())
        self.add_class(css_class).add_class(ACTING)

    def show(self, options: Sequence[tuple[str, str]], label: str, *more: w.Widget) -> None:
        """Ask which is next, with further buttons after them; nothing is left if there are none.

        Options are what each is called, and what it is. Where they are chosen elsewhere, further
        buttons stand alone.
        """
        self._label.value = label
        buttons = [self._button(option, name) for name, option in options]
        shown = (self._label, *buttons, *more) if options else more
        if self._shown != shown:
            self.children = self._shown = shown
        if not options:
            while self._made:
                self._made.popitem()[1].close()

    def _button(self, option: str, name: str) -> w.Button:
        """An option's button is always the same: a click that comes late means what it meant."""
        if option not in self._made:
            made = w.Button(layout=as_wide_as_needed())
            made.on_click(lambda _: self._choose(option))
            self._made[option] = made
        self._made[option].description = name
        return self._made[option]


class ButtonChoices(w.VBox):
    """Buttons for the part of a move that is chosen by buttons, and what each way would bring.

    Parameters
    ----------
    scene : Scene
    do : callable

    Attributes
    ----------
    panel : tuple of Widget
        Two ways to go on side by side, while the reader compares them: it needs the whole width.
    """

    def __init__(self, scene: Scene, do: Do) -> None:
        self._scene = scene
        self._futures = FuturesPanel(scene, do)
        self.panel: tuple[w.Widget, ...] = ()
        self._parts = [part for part in scene.production.parts if part.buttons]
        name = scene.name
        self._do = do
        self._next = NextButtons(f"{name}-next-part", self._choose)
        self._any = button(f"{name}-any-order", "check", lambda: do(act.ChooseAnyOrder()))
        self._preview = w.HTML()
        super().__init__((self._next, self._preview), layout=w.Layout())
        for part in self._parts:
            self.add_class(f"{name}-{part.css}")

    def show(self) -> None:
        """Ask for the part that is chosen next; hidden while there is nothing to press."""
        scene, voice = self._scene, self._scene.voice
        moves = scene.moves
        asked = self._asked
        compare, self.panel = self._futures.shown()
        self.layout.display = "flex" if asked or compare else "none"
        if asked is None:
            self._next.show((), "", *compare)
            self._preview.value = ""
            return
        self._any.description = voice.say("control.any_order")
        last = (self._any,) if moves.any_order else ()
        self._next.show(named(scene, asked), voice.say(asked.part.label), *last, *compare)
        table = scene.production.preview(scene.game.position, moves.choice)
        self._preview.value = self._told(table) if table else ""

    @property
    def _asked(self) -> Offered | None:
        """What is chosen by buttons now, if anything is."""
        return next((each for each in self._scene.moves.offered if self._is_asked(each)), None)

    def _choose(self, part: str) -> None:
        """A second click of a hasty reader comes when nothing is asked any more."""
        if self._asked is not None:
            self._do(act.ChooseNext(part))

    def _is_asked(self, offered: Offered) -> bool:
        stage = self._scene.moves.choice.stage
        return offered.part in self._parts and offered.part.stage == stage

    def _told(self, table: Table) -> str:
        shown = dict(list(table.rows.items())[:MOST_SHOWN])
        return table_html(self._scene, "orders", table._replace(rows=shown), short=True)
