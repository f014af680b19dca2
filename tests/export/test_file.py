"""The ending of a file's name says what is written; what goes wrong is said in a sentence."""

from __future__ import annotations

import os
from errno import ENOSPC
from pathlib import Path
from typing import Any, Final

import pytest

from clans_widget.core.printable import escaped
from clans_widget.export import ExportError, Frame, animated_gif, save, walkthrough
from clans_widget.words import LANGUAGES, say
from tests.export.walks import dot

FRAMES = (Frame(dot(5), "M1", "Één stap — à gauche"), Frame(dot(15)))


@pytest.mark.parametrize("name", ["walk.html", "walk.htm", "walk.HTML"])
def test_a_page_is_written_as_utf_8(tmp_path: Path, name: str) -> None:
    file = save(tmp_path / name, FRAMES, title="À gauche", language="fr")
    assert file == tmp_path / name
    expected = walkthrough(FRAMES, title="À gauche", language="fr")
    assert file.read_bytes().decode("utf-8") == expected


def test_an_animated_picture_is_written(tmp_path: Path) -> None:
    file = save(str(tmp_path / "walk.gif"), FRAMES, title="", seconds=0.5)
    assert file.read_bytes() == animated_gif(FRAMES, seconds=0.5)


def test_a_file_of_the_name_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "walk.html").write_text("old", "utf-8")
    file = save(tmp_path / "walk.html", FRAMES, title="New")
    assert file.read_text("utf-8") == walkthrough(FRAMES, title="New")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["walk", "walk.pdf", "walk.html.txt"])
def test_other_endings_are_refused(tmp_path: Path, name: str, language: str) -> None:
    with pytest.raises(ExportError) as error:
        save(tmp_path / name, FRAMES, title="", language=language)
    assert all(part in str(error.value) for part in (name, ".html", ".gif"))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_folder_must_exist(tmp_path: Path, language: str) -> None:
    with pytest.raises(ExportError) as error:
        save(tmp_path / "course" / "walk.html", FRAMES, title="", language=language)
    assert str(tmp_path / "course") in str(error.value)
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_when_frames_do_not_fit(tmp_path: Path) -> None:
    for name in ("walk.html", "walk.gif"):
        with pytest.raises(ExportError):
            save(tmp_path / name, [], title="")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["walk.html", "walk.gif", f"{'w' * 300}.html"])
def test_a_file_that_cannot_be_written_is_told_in_a_sentence(
    tmp_path: Path, name: str, language: str
) -> None:
    if len(name) < 100:
        (tmp_path / name).mkdir()
    with pytest.raises(ExportError) as error:
        save(tmp_path / name, FRAMES, title="", language=language)
    assert name in str(error.value)
    assert isinstance(error.value.__cause__, OSError)


NO_NAMES: Final[dict[str, Any]] = {
    "nul": "walk\0.html",
    "half a character": "walk\ud800.html",
    "number": 5,
    "bytes": b"walk.html",
    "nothing": None,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", NO_NAMES)
def test_what_is_no_name_of_a_file_is_told_in_a_sentence(
    tmp_path: Path, kind: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ExportError) as error:
        save(NO_NAMES[kind], FRAMES, title="", language=language)
    said = str(error.value)
    told = {"given": escaped(str(NO_NAMES[kind])), "example": '"walk.html"'}
    assert say("export.name", language, **told) == said
    assert list(tmp_path.iterdir()) == []


def test_a_text_with_half_a_character_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "walk.html").write_text("old", "utf-8")
    half = (Frame(dot(5), "M1", "half \ud800"), FRAMES[1])
    with pytest.raises(ExportError) as error:
        save(tmp_path / "walk.html", half, title="")
    assert r"(\ud800)" in str(error.value)
    assert [path.read_text("utf-8") for path in tmp_path.iterdir()] == ["old"]


@pytest.mark.parametrize("name", ["walk.html", "walk.gif"])
def test_a_full_disk_leaves_the_file_that_was_there(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(ENOSPC, "No space left on device")

    (tmp_path / name).write_text("old", "utf-8")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(ExportError, match="No space left"):
        save(tmp_path / name, FRAMES, title="")
    assert [path.read_text("utf-8") for path in tmp_path.iterdir()] == ["old"]
