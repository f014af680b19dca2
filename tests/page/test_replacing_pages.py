"""What writing a page or a site replaces: what it has written itself, whole, and nothing else."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from errno import ENOSPC
from pathlib import Path
from typing import Any, Final

import pytest

from clans_widget import ClansWidget
from clans_widget.cli import main
from clans_widget.core.argument_types import ArgumentError
from clans_widget.export import ExportError
from clans_widget.page.making import write_page
from clans_widget.page.making.assets import Shared
from clans_widget.words import say
from tests.page.site import files
from tests.page.without_python import without_python

pytestmark = pytest.mark.slow


NEWER: Final = Shared({"page-2.js": b"newer"}, "page-2.js", "2")
"""What pages share after an update."""


@pytest.fixture
def few_assets(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Pages need no Python: they are written at once."""
    monkeypatch.setattr(write_page, "alone", lambda *_: "a page")
    with without_python():
        yield


@pytest.mark.parametrize("apart", [False, True])
@pytest.mark.parametrize("name", ["mine.ipynb", "mine.docx", "mine", "mine.gif"])
def test_a_page_that_plays_replaces_no_file_of_another_kind(
    board: ClansWidget, name: str, apart: bool, tmp_path: Path
) -> None:
    (tmp_path / name).write_text("mine", "utf-8")
    with pytest.raises(ExportError, match=r"\.html"):
        board.to_html(tmp_path / name, playable=True, apart=apart)
    assert [path.read_text("utf-8") for path in tmp_path.iterdir()] == ["mine"]


@pytest.mark.parametrize("apart", [False, True])
@pytest.mark.parametrize(
    ("name", "error", "said"),
    [
        ("half \ud800.html", ArgumentError, "give text or a path"),
        (7, ArgumentError, "give text or a path"),
        ("nul \0.html", ExportError, "cannot be the name of a file"),
    ],
)
def test_what_is_no_name_of_a_file_is_told_for_a_page_that_plays(
    board: ClansWidget,
    name: Any,
    error: type[Exception],
    said: str,
    apart: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(error, match=said):
        board.to_html(name, playable=True, apart=apart)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("few_assets")
@pytest.mark.parametrize("apart", [False, True])
def test_a_full_disk_leaves_the_page_that_was_there(
    board: ClansWidget, apart: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "board.html").write_text("old", "utf-8")

    def full(_: int) -> None:
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(ExportError, match="No space left"):
        board.to_html(tmp_path / "board.html", playable=True, apart=apart)
    assert [path.read_text("utf-8") for path in tmp_path.iterdir()] == ["old"]


@pytest.mark.usefixtures("few_assets")
@pytest.mark.parametrize("name", ["offline.js", "live/page-1.js"])
def test_a_page_apart_replaces_nothing_that_is_somebodys_own(
    board: ClansWidget, name: str, tmp_path: Path
) -> None:
    (tmp_path / name).parent.mkdir(exist_ok=True)
    (tmp_path / name).write_text("mine", "utf-8")
    with pytest.raises(ExportError, match=re.escape(name)):
        board.to_html(tmp_path / "board.html", playable=True, apart=True)
    assert files(tmp_path) == {Path(name)}
    assert (tmp_path / name).read_text("utf-8") == "mine"


@pytest.mark.usefixtures("few_assets")
def test_pages_apart_share_what_they_need(board: ClansWidget, tmp_path: Path) -> None:
    """And another version writes its own beside what the pages before still need."""
    for name in ("one.html", "other.html", "one.html"):
        board.to_html(tmp_path / name, playable=True, apart=True)
    with without_python(NEWER):
        board.to_html(tmp_path / "one.html", playable=True, apart=True)
    assert "page-2.js" in (tmp_path / "offline.js").read_text("utf-8")
    assert {"page-1.js", "page-2.js"} <= {path.name for path in (tmp_path / "live").iterdir()}


@pytest.mark.usefixtures("no_lessons", "few_assets")
def test_a_site_and_pages_apart_need_a_folder_each(
    board: ClansWidget, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What answers without a network knows the pages of one site."""
    site, pages = tmp_path / "site", tmp_path / "pages"
    pages.mkdir()
    assert main(["site", str(site)]) == 0
    board.to_html(pages / "board.html", playable=True, apart=True)
    before = {folder: files(folder) for folder in (site, pages)}
    answering = [(folder / "offline.js").read_bytes() for folder in (site, pages)]
    told = say("files.other", "en", file="offline.js", folder=site)
    with pytest.raises(ExportError, match=re.escape(told)):
        board.to_html(site / "board.html", playable=True, apart=True)
    assert main(["site", str(pages), "--language", "en"]) == 1
    assert say("files.other", "en", file="offline.js", folder=pages) in capsys.readouterr().err
    assert {folder: files(folder) for folder in (site, pages)} == before
    assert [(folder / "offline.js").read_bytes() for folder in (site, pages)] == answering


@pytest.mark.usefixtures("no_lessons", "few_assets")
@pytest.mark.parametrize("name", ["index.html", "live/page-1.js", "nl/clans/play.html"])
def test_a_site_replaces_nothing_that_is_somebodys_own(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / name
    own.parent.mkdir(parents=True, exist_ok=True)
    own.write_text("mine", "utf-8")
    assert main(["site", str(tmp_path), "--language", "fr"]) == 1
    told = {"file": name, "folder": tmp_path}
    assert capsys.readouterr().err == f"{say('files.foreign', 'fr', **told)}\n"
    assert files(tmp_path) == {Path(name)}
    assert own.read_text("utf-8") == "mine"


@pytest.mark.usefixtures("no_lessons", "few_assets")
def test_a_site_is_renewed_until_somebody_changes_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["site", str(tmp_path)]) == 0
    (tmp_path / "about.html").write_text("mine", "utf-8")
    with without_python(NEWER):
        assert main(["site", str(tmp_path), "--games", "clann"]) == 0
    assert (tmp_path / "live" / "page-2.js").is_file()
    assert (tmp_path / "about.html").read_text("utf-8") == "mine"
    gone = [tmp_path / "en" / "clans", tmp_path / "live" / "page-1.js"]
    assert not [path for path in gone if path.exists()], "what is not on it any more is removed"
    (tmp_path / "offline.js").write_text("my own", "utf-8")
    assert main(["site", str(tmp_path)]) == 1
    assert "offline.js" in capsys.readouterr().err
    assert (tmp_path / "offline.js").read_text("utf-8") == "my own"
