"""A game that does not speak a language speaks English there; what is its own is never mixed."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest

from clans_widget.words import LANGUAGES, WordsError, words
from clans_widget.words.words import Words


@pytest.fixture
def spoken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder with the sentences of a game that speaks English alone."""
    folder = tmp_path / "kono_words"
    folder.mkdir()
    (folder / "__init__.py").write_text("", "utf-8")
    (folder / "en.toml").write_text('title = "Kono"\nhello = "Hello"\n', "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, folder.name, raising=False)
    monkeypatch.setitem(import_module("clans_widget.words.words")._packages, "kono", (folder.name,))
    return folder


def test_a_game_of_one_language_is_told_in_all(spoken: Path) -> None:
    assert {Words(language).say("kono.hello") for language in LANGUAGES} == {"Hello"}
    assert words("fr").say("control.undo") != words("en").say("control.undo")
    (spoken / "fr.toml").write_text('title = "Kono"\nhello = "Bonjour"\n', "utf-8")
    assert Words("fr").say("kono.hello") == "Bonjour"
    assert Words("nl").say("kono.hello") == "Hello"


def test_a_sentence_that_a_language_lacks_is_missed_and_not_said_in_another(spoken: Path) -> None:
    (spoken / "fr.toml").write_text('title = "Kono"\n', "utf-8")
    with pytest.raises(WordsError, match=r"'kono\.hello' in fr\.toml of kono_words"):
        Words("fr").say("kono.hello")
