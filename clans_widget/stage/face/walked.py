"""A widget that shows a walk: what any of them lets a notebook do with its steps."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

from clans_widget.core.argument_types import check_arguments
from clans_widget.stage import actions as act
from clans_widget.stage.runner import Runner
from clans_widget.stage.walk import Walk

from .living.closed import while_open
from .living.shown import Shown

if TYPE_CHECKING:
    from clans_widget.export import Frame


class Walked(Shown):
    """A scene on a page that is walked through, by controls and from cells.

    Parameters
    ----------
    scene : Walk
    **options
        As for ``VBox``.
    """

    def __init__(self, scene: Walk, **options: Any) -> None:
        self._scene = scene
        self._runner = Runner(scene, self._show)
        super().__init__(**options)
        self._home.when_closed(self._runner.close)

    # What notebooks use

    @property
    def step(self) -> int:
        """How many of the steps have happened in what is shown; 0 is the beginning."""
        return self._scene.step

    @property
    def language(self) -> str:
        """The language of all sentences; it can be set."""
        return self._scene.state.settings.language

    @language.setter
    @while_open
    def language(self, language: str) -> None:
        self._do(act.Settle({"language": language}))

    @while_open
    def next(self) -> None:
        """Show the next step."""
        self._do(act.Next())

    @while_open
    def back(self) -> None:
        """Show the step before."""
        self._do(act.Back())

    @while_open
    def go_to(self, step: int) -> None:
        """Show any step; beyond either end, the end. The next one is shown in motion."""
        self._do(act.GoTo(step))

    @while_open
    def on_step(self, call: Callable[[Any], object]) -> None:
        """Have a function called with this widget whenever another step is shown.

        An exception in it is shown in the widget.
        """
        self._scene.when_shown(lambda: call(self))

    @check_arguments
    def to_html(self, path: str | PathLike[str]) -> Path:
        """Write the walk-through as one page with step controls, without kernel or network.

        Raises
        ------
        ExportError
            If the file cannot be written there, or its name does not end in ``.html``.
        """
        from clans_widget.export.file import PAGES

        return self._save(path, self._frames(), PAGES, "export.page_ending")

    @check_arguments
    def to_gif(
        self,
        path: str | PathLike[str],
        seconds: Sequence[float] | float | None = None,
        *,
        steps: range | None = None,
    ) -> Path:
        """Write the walk-through as an animated picture, with the caption under each step.

        Parameters
        ----------
        path : path
        seconds : float or sequence of float, optional
            How long each step is shown; by default as long as its caption takes to be read.
        steps : range, optional
            Which steps; ``range(3, 8)`` is a village or so of a long turn. By default all.

        Raises
        ------
        ExportError
            If the file cannot be written there, or its name does not end in ``.gif``.
        """
        from clans_widget.export.file import PICTURES

        from .text.frames import without_buttons

        frames = without_buttons(self._frames())
        chosen = (frame for k, frame in enumerate(frames) if steps is None or k in steps)
        return self._save(path, chosen, PICTURES, "export.gif_ending", seconds=seconds)

    # How it works

    @property
    def summary(self) -> str:
        """What is shown, in words."""
        return self._scene.told

    def _begin(self) -> None:
        """Begin to wait for what the scene asks for."""
        self._runner.serve()

    def _do(self, action: act.Action) -> None:
        """Let something happen in the scene, and show what has come of it."""
        if not self.is_closed:
            self._scene.do(action)
            self._show()
            self._runner.serve()

    def _suggest(self, **settings: bool) -> None:
        """Change settings as a reader's page asks for; what the reader has chosen stays."""
        if news := self._scene.heeded(settings):
            self._do(act.Suggest(news))

    def _show(self) -> None:
        """Bring everything on the screen in line with the scene."""
        raise NotImplementedError

    def _frames(self) -> Iterator[Frame]:
        """The walk-through to take away."""
        from .text.frames import frames_of

        return frames_of(self._scene)

    def _save(
        self,
        path: str | PathLike[str],
        frames: Iterable[Frame],
        endings: Collection[str],
        told: str,
        **options: Any,
    ) -> Path:
        """Write frames; the name has one of some endings, or it is told which."""
        from clans_widget.export.file import check_ending, file_named, save

        title, language = self._scene.title, self.language
        check_ending(file_named(path, language), endings, told, language)
        return save(path, tuple(frames), title=title, language=language, **options)
