"""What takes a while is said before it is done, wherever the output goes."""

from __future__ import annotations

import sys
from collections.abc import Callable
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest

from clans_widget.cli import main
from clans_widget.cli import site as command
from clans_widget.page.making import notebook as making_page
from clans_widget.page.making import site as making_site
from clans_widget.page.making.notebook import Report
from clans_widget.words import LANGUAGES, say, words


def heard_through(monkeypatch: pytest.MonkeyPatch) -> Callable[[], list[str]]:
    """What has arrived at the other end of a pipe, line by line."""
    pipe = BytesIO()
    monkeypatch.setattr(sys, "stdout", TextIOWrapper(pipe, "utf-8"))
    monkeypatch.setattr(command, "find_spec", lambda _: True)
    return lambda: pipe.getvalue().decode().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_site_is_announced_language_by_language(
    language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    heard, told = heard_through(monkeypatch), list[list[str]]()

    def pages(_: object, __: object, code: str) -> list[tuple[str, str]]:
        told.append(heard())
        return [("index.html", code)]

    monkeypatch.setattr(making_site, "_pages", pages)
    monkeypatch.setattr(making_site, "assets", lambda _: {})
    monkeypatch.setattr(making_site, "page_of", lambda *_, **__: "")
    assert main(["site", str(tmp_path), "--language", language]) == 0
    first, *each = told[-1]
    assert first == say("cli.site.begun", language, count=len(LANGUAGES))
    names = [words(code).say("language") for code in LANGUAGES]
    assert each == [say("cli.site.language", language, name=name) for name in names]
    assert [*map(len, told)] == [2, 3, 4]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_announced(
    language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    heard, told = heard_through(monkeypatch), list[list[str]]()

    def write(*_: Any, **__: Any) -> Report:
        told.append(heard())
        return Report((), 0, {}, {}, {}, has_run=True)

    monkeypatch.setattr(making_page, "write_notebook", write)
    notebook = tmp_path / "friday.ipynb"
    notebook.touch()
    assert main(["page", str(notebook), "--language", language]) == 0
    assert told == [[say("cli.page.begun", language)]]
    replaced = say("cli.replaced", language)
    for was_there in (False, True):
        assert main(["page", str(notebook), "--language", language]) == 0
        sys.stdout.flush()
        assert any(replaced in line for line in heard()) == was_there
        notebook.with_suffix(".html").touch()
