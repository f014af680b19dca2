"""What JupyterLab is given of the files: lessons come with pictures of their boards.

They are stored without. Until a kernel has started the pictures stand where the boards will be, so
that nothing on the page jumps. And a lesson is where it belongs as soon as somebody asks for it.

A lesson that is open in two tabs is saved by both. They differ in what their cells have shown, and
no reader need be asked which of it to keep: so the hash of a lesson is that of its cells alone.
"""

from __future__ import annotations

from asyncio import Lock, Task, current_task, to_thread
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

from clans_widget.core.extras import extra
from clans_widget.core.session import PNG
from clans_widget.lessons.catalog import all_lessons, is_of_lesson, read
from clans_widget.lessons.copies import DAMAGED, mark_of_cells, put_lesson
from clans_widget.lessons.stills import Cell, with_stills

with extra("lab", "jupyter_server"):
    from jupyter_server.services.contents.largefilemanager import AsyncLargeFileManager

HARMLESS: Final = frozenset({"text/plain", PNG, "application/vnd.clans-progress+json"})
"""Kinds of content that do nothing in a browser."""


class LessonContents(AsyncLargeFileManager):
    """The files of a folder, as JupyterLab itself has them, but for lessons."""

    def __init__(self, *given: Any, **options: Any) -> None:
        super().__init__(*given, **options)
        self._turn = Lock()
        self._holder: Task[Any] | None = None

    async def get(self, path: str, content: bool = True, *more: Any, **options: Any) -> Any:
        """A file or a folder: see the base class."""
        async with self._in_turn():
            await to_thread(self._put_lesson, path.strip("/"))
            model = await AsyncLargeFileManager.get(self, path, content, *more, **options)
            if model.get("hash") and path.strip("/") in all_lessons():
                model["hash"] = await to_thread(self._hash_of_cells, path) or model["hash"]
        if content and model["type"] == "notebook":
            cells = model["content"]["cells"]
            model["content"]["cells"] = await to_thread(illustrated, cells)
        return model

    async def save(self, model: Any, path: str = "") -> Any:
        """Save a file: see the base class."""
        async with self._in_turn():
            return await AsyncLargeFileManager.save(self, model, path)

    @asynccontextmanager
    async def _in_turn(self) -> AsyncIterator[None]:
        """One at a time: a file that is being written is half there, and none is written twice.

        What is saved is also got, in the same turn.
        """
        if self._holder is current_task():
            yield
            return
        async with self._turn:
            self._holder = current_task()
            try:
                yield
            finally:
                self._holder = None

    def _hash_of_cells(self, path: str) -> str:
        """By what JupyterLab sees whether a lesson was changed elsewhere; empty if by nothing."""
        with suppress(OSError, *DAMAGED):
            return mark_of_cells(read(Path(self.root_dir, path.strip("/"))))
        return ""

    def _put_lesson(self, path: str) -> None:
        """Put a lesson that is asked for where it belongs; what cannot be written is not there."""
        with suppress(OSError):
            put_lesson(Path(self.root_dir), path)


def illustrated(cells: Sequence[Cell]) -> list[Cell]:
    """The cells of a notebook, those of lessons with pictures.

    JupyterLab shows SVG in cells that it trusts. It may trust those that were drawn here, if
    nothing else is in them that could do something.
    """
    drawn = with_stills(cells, is_of_lesson)
    return [
        _trusted(now) if now is not before and _is_harmless(before) else now
        for before, now in zip(cells, drawn, strict=True)
    ]


def _trusted(cell: Cell) -> Cell:
    return {**cell, "metadata": {**cell["metadata"], "trusted": True}}


def _is_harmless(cell: Mapping[str, Any]) -> bool:
    """Whether nothing in a cell could do something, before it was drawn."""
    kinds = {kind for output in cell["outputs"] for kind in output.get("data", ())}
    return kinds <= HARMLESS
