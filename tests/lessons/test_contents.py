"""The files that `clans-widget` gives to JupyterLab: lessons come with pictures of their boards."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, Final

import pytest
from jupyter_server.services.contents.largefilemanager import AsyncLargeFileManager

from clans_widget.cli.contents import LessonContents
from clans_widget.lessons.catalog import lessons_folder
from clans_widget.lessons.copies import copy_lessons

LESSON: Final = "clann/nl/01-path-and-dice.ipynb"
SVG: Final = "image/svg+xml"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copy_lessons(tmp_path, "nl", "clann")
    return tmp_path


def given(folder: Path, path: str = LESSON) -> Any:
    """What JupyterLab is given of a file or a folder."""
    contents = LessonContents(root_dir=str(folder))
    return asyncio.run(contents.get(path))


def boards(cells: list[Any]) -> list[Any]:
    return [cell for cell in cells if any(SVG in each.get("data", {}) for each in outputs(cell))]


def outputs(cell: Any) -> Any:
    return cell.get("outputs", ())


def changed(folder: Path, change: Any) -> Any:
    """What JupyterLab is given of the lesson after a change of its first cell with a board."""
    path = folder / LESSON
    notebook = json.loads(path.read_text("utf-8"))
    number = next(n for n, cell in enumerate(notebook["cells"]) if outputs(cell))
    change(notebook["cells"][number])
    path.write_text(json.dumps(notebook), "utf-8")
    return given(folder)["content"]["cells"][number]


def test_every_board_of_a_lesson_has_a_picture_that_jupyterlab_shows(folder: Path) -> None:
    before = (folder / LESSON).read_bytes()
    cells = given(folder)["content"]["cells"]
    shown = boards(cells)
    stored = json.loads((lessons_folder() / LESSON).read_text("utf-8"))["cells"]
    assert len(shown) == sum(bool(outputs(cell)) for cell in stored) > 1
    assert all(cell["metadata"]["trusted"] for cell in shown)
    assert (folder / LESSON).read_bytes() == before


def test_a_changed_cell_is_not_run(folder: Path) -> None:
    def change(cell: Any) -> None:
        cell["source"] = [*cell["source"], "\n# mine"]

    assert not boards([changed(folder, change)])


def test_what_else_a_cell_shows_is_not_trusted(folder: Path) -> None:
    evil = {"text/html": "<script>alert(7)</script>", "text/plain": "7"}

    def change(cell: Any) -> None:
        cell["outputs"].append({"output_type": "display_data", "data": evil, "metadata": {}})

    cell = changed(folder, change)
    assert boards([cell])
    assert not cell["metadata"]["trusted"]


def test_two_tabs_have_the_same_lesson_until_one_of_them_changes_what_it_teaches(
    folder: Path,
) -> None:
    contents = LessonContents(root_dir=str(folder))

    def told() -> Any:
        model = asyncio.run(contents.get(LESSON, content=False, require_hash=True))
        return model["hash"], model["hash_algorithm"]

    def show(cell: Any) -> None:
        cell["outputs"] = []

    def write(cell: Any) -> None:
        cell["source"] = [*cell["source"], "\n# mine"]

    before = told()
    assert all(before)
    changed(folder, show)
    assert told() == before
    changed(folder, write)
    assert told() != before
    (folder / LESSON).write_text("{}", "utf-8")
    assert all(told())


def test_nothing_is_read_or_written_while_it_is_written(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []

    def slow(name: str) -> Any:
        done = getattr(AsyncLargeFileManager, name)

        async def do(*given: Any, **options: Any) -> Any:
            seen.append(name)
            await asyncio.sleep(0)
            found = await done(*given, **options)
            seen.append(f"{name}!")
            return found

        return do

    for name in ("get", "save"):
        monkeypatch.setattr(AsyncLargeFileManager, name, slow(name))
    model = {"type": "file", "format": "text", "content": "seven"}

    async def crowd() -> None:
        contents = LessonContents(root_dir=str(folder))
        saved = [contents.save(dict(model), "mine.txt") for _ in range(3)]
        await asyncio.gather(*saved, *(contents.get("", content=False) for _ in range(3)))

    asyncio.run(crowd())
    # What is saved is also got, in the same turn.
    assert seen == ["save", "get", "get!", "save!"] * 3 + ["get", "get!"] * 3


def test_of_another_notebook_every_change_counts(folder: Path) -> None:
    contents = LessonContents(root_dir=str(folder))
    own = "clann/nl/mine.ipynb"

    def told(source: Path) -> Any:
        (folder / own).write_bytes(source.read_bytes())
        return asyncio.run(contents.get(own, content=False, require_hash=True))["hash"]

    before = told(folder / LESSON)

    def show(cell: Any) -> None:
        cell["outputs"] = []

    changed(folder, show)
    assert told(folder / LESSON) != before


@pytest.mark.slow
def test_a_lesson_that_is_asked_for_is_where_it_belongs(folder: Path) -> None:
    asked = "clans/fr/04-strife.ipynb"
    assert not (folder / asked).exists()
    contents = LessonContents(root_dir=str(folder))
    assert asyncio.run(contents.get(asked, content=False))["type"] == "notebook"
    assert boards(given(folder, f"/{asked}")["content"]["cells"])
    (folder / asked).unlink()
    (folder / asked).mkdir()
    assert given(folder, asked)["type"] == "directory", "What cannot be written is left out."


@pytest.mark.slow
def test_a_folder_of_lessons_that_is_asked_for_has_them_all(folder: Path) -> None:
    shipped = {path.name for path in (lessons_folder() / "clans/fr").glob("*.ipynb")}
    assert {each["name"] for each in given(folder, "clans/fr")["content"]} == shipped
    removed = next(iter(shipped))
    (folder / "clans/fr" / removed).unlink()
    assert {each["name"] for each in given(folder, "clans/fr")["content"]} == shipped - {removed}


def test_other_files_are_as_they_are(folder: Path) -> None:
    (folder / "mine.txt").write_text("seven", "utf-8")
    assert given(folder, "mine.txt")["content"] == "seven"
    assert {each["name"] for each in given(folder, "")["content"]} == {"clann", "mine.txt"}
