"""The ending of a file's name says what is written; what goes wrong is said in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from clans_widget.export import ExportError, Frame, animated_gif, save, walkthrough
from clans_widget.words import LANGUAGES
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
