"""Rows of names, each a button."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import ipywidgets as w

from clans_widget.stage.face.controls import button, wrapping
from clans_widget.words import Voice

Called = Callable[[str, Voice], str]
"""What a name is called when it is shown."""


def by_name(name: str, voice: Voice) -> str:
    """The name itself."""
    del voice
    return name


class Names(w.HBox):
    """A row of names behind a label, each a button; nothing while there are none.

    Parameters
    ----------
    call : callable
        Is called with the name whose button is pressed.
    prefix, css : str
        The CSS class of the row.
    each : str
        The end of the CSS class of each button.
    sign : str
        Stands behind each name.
    tooltip : str
        Key of what a button does, said with its ``name``.
    """

    def __init__(
        self,
        call: Callable[[str], object],
        prefix: str,
        css: str,
        each: str,
        *,
        sign: str = "",
        tooltip: str = "",
    ) -> None:
        self._call = call
        self._each = f"{prefix}-{each}"
        self._sign = sign
        self._tooltip = tooltip
        self._made: dict[str, w.Button] = {}
        self._shown: tuple[w.Widget, ...] = ()
        self._label = w.Label()
        super().__init__(layout=wrapping())
        self.add_class(f"{prefix}-{css}")

    def show(
        self, names: Iterable[str], label: str, voice: Voice, called: Called = by_name
    ) -> None:
        """Show names behind a label, each as it is called."""
        self._label.value = label
        buttons = tuple(self._button(name, voice, called) for name in names)
        shown = (self._label, *buttons) if buttons else ()
        if self._shown != shown:
            self.children = self._shown = shown

    def _button(self, name: str, voice: Voice, called: Called) -> w.Button:
        """The button of a name is always the same: a click that comes late means what it meant."""
        if name not in self._made:
            self._made[name] = button(self._each, "", lambda: self._call(name))
        said = called(name, voice)
        self._made[name].description = f"{said} {self._sign}".strip()
        if self._tooltip:
            self._made[name].tooltip = voice.say(self._tooltip, name=said)
        return self._made[name]


def chosen_names(call: Callable[[str], object], prefix: str) -> Names:
    """What is chosen, each a button that takes it back."""
    back = "quiz.take_back"
    return Names(call, prefix, "chosen", "take-back", sign="✕", tooltip=back)
