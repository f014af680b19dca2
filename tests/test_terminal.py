"""What the command prints comes out on any terminal, and in any file."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Final

import pytest

from clans_widget import cli
from clans_widget.cli.commands import COMMANDS
from clans_widget.cli.terminal import plain
from clans_widget.quiz.course import Book, Entry, to_text
from clans_widget.words import LANGUAGES, keys, words

ENCODINGS: Final = ("ascii", "cp850", "cp1252", "utf-8")
"""Of old terminals, of files that a Windows machine writes, and of all others."""

Said = Callable[[str, list[str]], tuple[int, str]]


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Said:
    """What a command line prints in an encoding, and its exit code."""

    def run(encoding: str, arguments: list[str]) -> tuple[int, str]:
        streams = [TextIOWrapper(BytesIO(), encoding, write_through=True) for _ in range(2)]
        monkeypatch.setattr(sys, "stdout", streams[0])
        monkeypatch.setattr(sys, "stderr", streams[1])
        try:
            code = cli.main(arguments)
        except SystemExit as end:
            code = int(end.code or 0)
        written = [stream.detach() for stream in streams]
        return code, "".join(each.getvalue().decode(encoding) for each in written)

    return run


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_can_say_how_it_is_used(
    command: str, language: str, encoding: str, said: Said
) -> None:
    for asked, code in (("--help", 0), ("--no-such-thing", 2)):
        found, told = said(encoding, [command, "--language", language, asked])
        assert (found, bool(told.strip())) == (code, True)


@pytest.mark.slow
@pytest.mark.parametrize(
    "language",
    ["fr", *(pytest.param(each, marks=pytest.mark.deep) for each in LANGUAGES if each != "fr")],
)
def test_without_a_command_it_is_said_as_well(language: str) -> None:
    """In a process of its own: JupyterLab takes over whatever is written to."""
    for asked, code in (("--help", 0), ("--no-such-thing", 2)):
        done = subprocess.run(
            [sys.executable, "-m", "clans_widget.cli", "--language", language, asked],
            env={**os.environ, "PYTHONIOENCODING": "ascii"},
            capture_output=True,
            check=False,
        )
        told = done.stdout + done.stderr
        assert (done.returncode, bool(told.strip())) == (code, True)
        assert b"UnicodeEncodeError" not in told


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_stars_and_names_can_be_printed(
    language: str, encoding: str, tmp_path: Path, said: Said
) -> None:
    solved = Entry("test", 0, "m", "worth", ("V4",), 1.0, 1)
    book = Book("clans").named("Łukasz Zoé").with_entries([solved], {"test": 1})
    (tmp_path / "a.json").write_text(to_text(book), "utf-8")
    code, told = said(encoding, ["class", str(tmp_path), "--language", language])
    assert code == 0
    assert ("★★★" if encoding == "utf-8" else "***") in told
    assert {"utf-8": "Łukasz Zoé", "ascii": r"\u0141ukasz Zoe"}.get(encoding, "ukasz Zoé") in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_needs_an_escape_on_an_old_terminal(language: str) -> None:
    """But for signs that are no letters of any of the languages."""
    spoken = words(language)
    for key in keys():
        for text in spoken.template(key).values():
            if key.startswith(("cli.", "course.", "page.", "paper.", "export.", "files.")):
                assert not [sign for sign in text if plain(sign).startswith("\\")], key
