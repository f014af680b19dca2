"""A widget as a notebook shows it: live until it is closed, and a picture without a kernel."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Container, Iterable
from typing import Any

import ipywidgets as w

from clans_widget.core.session import PNG, SVG, pictures_kept
from clans_widget.picture import Picture, still_of
from clans_widget.stage.face.still import is_apart, show_apart
from clans_widget.words import say

from .cells import notebook
from .household import Housed, Household


class Shown(w.VBox, metaclass=Housed):
    """A widget with a household, and with a picture and a text of what it shows.

    When it is closed, all that it is made of goes, and all that goes on in it ends. It can still
    be read then, but does nothing more.

    Parameters
    ----------
    parts : tuple of Widget
    **options
        As for ``VBox``.
    """

    def __init__(self, parts: tuple[w.Widget, ...] = (), **options: Any) -> None:
        self._home = Household.now() or Household()
        super().__init__(parts, **options)

    def _begin(self) -> None:
        """Begin with what takes time: the widget is complete."""

    @property
    def is_closed(self) -> bool:
        """Whether the widget has been closed."""
        return self._home.is_closed

    def close(self) -> None:
        """Take the widget from the page, with all that belongs to it; the game stays as it is.

        Steps, motion and bots stop. A bot that is thinking finishes its thought in the
        background, and it comes to nothing.
        """
        home = self.__dict__.get("_home")  # one that could not be made has none
        if home is not None:
            home.end()
        super().close()
        if home is not None:
            home.close()

    @property
    def picture(self) -> Picture:
        """The picture that is shown, as plain data; ``picture.svg()`` is its text."""
        raise NotImplementedError

    @property
    def summary(self) -> str:
        """What is shown, in words."""
        raise NotImplementedError

    @property
    def _asked(self) -> tuple[str, ...]:
        """What a picture of it must say beside what there is to see: what is asked."""
        return ()

    @property
    def still(self) -> Picture:
        """The picture for readers without a kernel, who are told how the widget comes alive."""
        return still_to_play(self.picture, *self._asked)

    def _repr_mimebundle_(
        self,
        include: Container[str] | None = None,
        exclude: Container[str] | None = None,
        **options: Any,
    ) -> dict[str, Any]:
        """The live widget; for readers without a kernel its picture, and a text.

        A lesson keeps no picture where a program runs it: there the text says where it is.
        Nothing is made of what is not asked for.
        """
        bundle: dict[str, Any] = super()._repr_mimebundle_(**options) or {}
        if (here := notebook()) is not None:
            here.shown(self)
        kept, text = pictures_kept(), self.summary
        if not kept:
            text = f"{text}\n{say('widget.no_picture')}"
        still = self.still if kept else None
        pictures: dict[str, Callable[[], str]] = {}
        if still is not None:
            pictures = {SVG: still.svg, PNG: lambda: b64encode(still.png()).decode("ascii")}
        texts = {**bundle, "text/plain": text}
        asked = _asked((*texts, *kept), include, exclude)
        return {kind: pictures[kind]() if kind in pictures else texts[kind] for kind in asked}

    def _ipython_display_(self) -> None:
        """In JupyterLab the live widget, and a still of the board as it is now.

        The still does not follow the widget: run the cell again before saving to renew it.

        Raises
        ------
        NotImplementedError
            Elsewhere, and when the widget is closed: IPython shows one output then.
        """
        if self.comm is None or not is_apart():
            raise NotImplementedError
        show_apart(self._repr_mimebundle_())

    def __repr__(self) -> str:
        told = f": {self.summary}" if "_home" in self.__dict__ else ""  # could not be made
        return f"<{type(self).__name__}{told}>"


def still_to_play(picture: Picture, *sentences: str) -> Picture:
    """A picture of what is alive where there is a kernel, with what is asked: it says how."""
    return still_of(picture, *sentences, call=say("widget.run_to_play", picture.language))


def _asked(
    kinds: Iterable[str], include: Container[str] | None, exclude: Container[str] | None
) -> list[str]:
    """The kinds that IPython wants: all, those that it names, or all but those that it names."""
    named = [kind for kind in kinds if not include or kind in include]
    return [kind for kind in named if not exclude or kind not in exclude]
