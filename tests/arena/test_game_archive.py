"""Kept games are packed when no command plays, and none is lost where one was stopped."""

from __future__ import annotations

from pathlib import Path

import pytest

from docs.game_archive import pack, unpack, unpacked
from docs.strength import FOLDER

GAMES = "1;greedy;random\n" * 200


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    (tmp_path / "greedy.csv").write_text(GAMES, "utf-8")
    (tmp_path / "table.md").write_text("| |", "utf-8")
    pack(tmp_path)
    return tmp_path


def names(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir()}


def play_one_and_stop(archive: Path) -> None:
    with unpacked(archive):
        assert (archive / "greedy.csv").read_text("utf-8") == GAMES
        with (archive / "greedy.csv").open("a", encoding="utf-8") as file:
            file.write("2;greedy;random\n")
        raise KeyboardInterrupt


def test_games_come_out_as_they_went_in_and_weigh_less(archive: Path) -> None:
    assert names(archive) == {"greedy.csv.xz", "table.md"}
    assert (archive / "greedy.csv.xz").stat().st_size < len(GAMES) / 10
    unpack(archive, archive / "plain")
    assert (archive / "plain" / "greedy.csv").read_text("utf-8") == GAMES
    assert names(archive / "plain") == {"greedy.csv"}


def test_a_run_that_is_interrupted_packs_what_it_has(archive: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        play_one_and_stop(archive)
    assert names(archive) == {"greedy.csv.xz", "table.md"}
    unpack(archive, archive / "plain")
    assert (archive / "plain" / "greedy.csv").read_text("utf-8") == f"{GAMES}2;greedy;random\n"


def test_a_run_that_was_killed_is_gone_on_with(archive: Path) -> None:
    (archive / "greedy.csv").write_text(f"{GAMES}2;greedy;random\n", "utf-8")
    with unpacked(archive):
        assert (archive / "greedy.csv").read_text("utf-8") == f"{GAMES}2;greedy;random\n"


def test_a_folder_begins_empty(tmp_path: Path) -> None:
    with unpacked(tmp_path / "new"):
        assert names(tmp_path / "new") == set()


def test_what_is_published_is_packed() -> None:
    for folder in (FOLDER, FOLDER / "clann"):
        assert "table.md" in names(folder)
        assert not [file for file in folder.iterdir() if file.suffix in {".jsonl", ".csv"}]
