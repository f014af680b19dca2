"""Files are there whole, or as they were before."""

from __future__ import annotations

import errno
import os
import re
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from clans_widget.core.ledger import LEDGER, ForeignFile, write_own
from clans_widget.core.write_file import Content, write_file, write_files
from clans_widget.words import LANGUAGES, say

PACKAGE: Final = Path(__file__).parents[2] / "clans_widget"

WRITES: Final = re.compile(
    r"(?m)^(?! *(?:>>>|\.\.\.)).*(?:\.write_text\(|\.write_bytes\(|open\([^)]*[\"'][rb+]*[wax])"
)
"""What code looks like that writes a file; an example in a docstring is none."""

WRITE_THEMSELVES: Final = {
    "core/write_file.py",
    "arena/tournaments/journal.py",  # adds lines to a file
    "cli/extension.py",  # into a folder of its own, which goes
    "page/host/storing.py",  # into the memory of a browser
    "page/making/notebook_run.py",  # to nowhere: what a notebook prints
    "page/making/rehearsal.py",  # into a folder of its own, which goes
}


def test_all_files_for_a_user_are_written_at_one_place() -> None:
    found = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        if WRITES.search(path.read_text("utf-8"))
    }
    assert found == WRITE_THEMSELVES


def names(folder: Path) -> set[str]:
    """All that is in a folder and below, hidden or not."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*")}


@pytest.fixture
def old(tmp_path: Path) -> Path:
    file = tmp_path / "walk.html"
    file.write_bytes(b"old")
    return file


@pytest.mark.parametrize("content", ["à gauche\n", b"\x00\xff"])
def test_a_file_of_the_name_is_replaced(old: Path, content: Content) -> None:
    write_file(old, content)
    assert old.read_bytes() == (content.encode() if isinstance(content, str) else content)
    assert names(old.parent) == {"walk.html"}


@pytest.mark.parametrize(
    "error", [OSError(errno.ENOSPC, "No space left on device"), KeyboardInterrupt()]
)
@pytest.mark.parametrize("function", ["fsync", "replace"])
def test_what_fails_leaves_the_old_file_and_nothing_else(
    old: Path, error: BaseException, function: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise error

    where: Any = os if function == "fsync" else Path
    monkeypatch.setattr(where, function, fail)
    with pytest.raises(type(error)):
        write_file(old, "new and longer")
    assert old.read_bytes() == b"old"
    assert names(old.parent) == {"walk.html"}


def test_half_a_character_is_refused_before_anything_is_written(old: Path) -> None:
    with pytest.raises(UnicodeEncodeError):
        write_file(old, "new \ud800")
    assert old.read_bytes() == b"old"
    assert names(old.parent) == {"walk.html"}


def test_of_several_files_none_is_written_unless_all_are(old: Path) -> None:
    def files() -> Iterator[tuple[Path, str]]:
        yield old, "new"
        yield old.parent / "live" / "python" / "page.js", "new"
        raise LookupError

    with pytest.raises(LookupError):
        write_files(files(), folders=True)
    assert old.read_bytes() == b"old"
    assert names(old.parent) == {"walk.html"}


def test_a_link_stays_one_and_leads_to_what_was_written(old: Path) -> None:
    link = old.with_name("link.html")
    link.symlink_to(old)
    write_file(link, "new")
    assert link.is_symlink()
    assert old.read_bytes() == b"new"


def test_who_may_read_a_file_may_still_read_it(old: Path) -> None:
    old.chmod(0o640)
    write_file(old, "new")
    assert stat.S_IMODE(old.stat().st_mode) == 0o640
    write_file(old.with_name("other.html"), "new")
    plain = old.with_name("plain.html")
    plain.touch()
    assert old.with_name("other.html").stat().st_mode == plain.stat().st_mode


def test_what_may_not_be_written_is_not(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who may write into the folder could put another file in its place."""
    monkeypatch.setattr(os, "access", lambda _, mode: mode != os.W_OK)
    with pytest.raises(PermissionError):
        write_file(old, "new")
    assert old.read_bytes() == b"old"


def test_a_name_may_be_as_long_as_names_can_be(tmp_path: Path) -> None:
    file = tmp_path / f"{'w' * 250}.html"
    write_file(file, "new")
    assert file.read_bytes() == b"new"


def test_a_pipe_stays_one(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        write_file(pipe, "new")
        assert os.read(reader, 9) == b"new"
    finally:
        os.close(reader)
    assert stat.S_ISFIFO(pipe.stat().st_mode)


# What is somebody's own


def site(*contents: str) -> list[tuple[str, str]]:
    return [(f"en/{number}.html", content) for number, content in enumerate(contents)]


def test_what_was_written_before_is_replaced(tmp_path: Path) -> None:
    write_own(tmp_path / "new", site("a", "b", "c"), "site")
    write_own(tmp_path / "new", site("a", "other"), "site")
    assert [path.read_text("utf-8") for path in sorted((tmp_path / "new").glob("en/*"))] == [
        *("a", "other", "c")
    ]
    write_own(tmp_path / "new", site("a", "b", "d"), "site")
    assert (tmp_path / "new" / "en" / "2.html").read_text("utf-8") == "d"


@pytest.mark.parametrize(
    "list_", [None, "{", "[]", "[" * 100_000, '{"en/1.html": 1}', '{"site": {"en/1.html": 1}}']
)
def test_what_nobody_knows_again_is_somebodys_own(tmp_path: Path, list_: str | None) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "1.html").write_text("mine", "utf-8")
    if list_ is not None:
        (tmp_path / LEDGER).write_text(list_, "utf-8")
    before = names(tmp_path)
    with pytest.raises(ForeignFile) as error:
        write_own(tmp_path, site("a", "b"), "site")
    for language in LANGUAGES:
        told = error.value.in_language(language)
        assert "en/1.html" in told
        assert str(tmp_path) in told
    assert names(tmp_path) == before
    assert (tmp_path / "en" / "1.html").read_text("utf-8") == "mine"


def test_what_was_changed_since_is_somebodys_own(tmp_path: Path) -> None:
    write_own(tmp_path, site("a", "b"), "site")
    (tmp_path / "en" / "0.html").write_text("a, and more", "utf-8")
    with pytest.raises(ForeignFile):
        write_own(tmp_path, site("new", "newer"), "site")
    assert [path.read_text("utf-8") for path in sorted(tmp_path.glob("en/*"))] == [
        *("a, and more", "b")
    ]


def test_what_was_written_for_another_purpose_is_neither_replaced_nor_removed(
    tmp_path: Path,
) -> None:
    write_own(tmp_path, [*site("a", "b"), ("shared.js", "1")], "site")
    write_own(tmp_path, [("shared.js", "1"), ("table.csv", "t")], "class")
    with pytest.raises(ForeignFile) as error:
        write_own(tmp_path, site("other"), "class")
    assert str(error.value) == say("files.other", "en", file="en/0.html", folder=tmp_path)
    write_own(tmp_path, site("a"), "site", whole=True)
    assert names(tmp_path) == {"en", "en/0.html", "shared.js", "table.csv", LEDGER}


def test_what_is_the_same_already_is_nobodys_loss(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "0.html").write_text("a", "utf-8")
    write_own(tmp_path, site("a"), "site")
    write_own(tmp_path, site("b"), "site")
    assert (tmp_path / "en" / "0.html").read_text("utf-8") == "b"


def test_a_file_in_place_of_a_folder_is_left(tmp_path: Path) -> None:
    (tmp_path / "en").write_text("mine", "utf-8")
    with pytest.raises((FileExistsError, NotADirectoryError)):
        write_own(tmp_path, site("a"), "site")
    assert names(tmp_path) == {"en"}
