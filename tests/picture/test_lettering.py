"""Whatever is written in a picture is written in letters, not in boxes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import matplotlib as mpl
import pytest
from PIL import ImageFont

import clans_widget
from clans_widget.export.caption import Captions
from clans_widget.export.frame import Frame
from clans_widget.picture import Picture, lettering
from clans_widget.picture.lettering import Font, font_for, font_of_sentences, lacks

WORDS = sorted(Path(clans_widget.__file__).parent.rglob("words/*.toml"))
NOBODY_HAS = "\ue000"


def shapes(font: Font, letters: str) -> set[bytes]:
    """How letters look in a font."""
    return {bytes(font.getmask(letter)) for letter in letters}


def test_the_font_of_sentences_has_all_letters_of_the_three_languages() -> None:
    font = font_of_sentences(30)
    box = shapes(font, NOBODY_HAS)
    letters = set("".join(path.read_text("utf-8") for path in WORDS)) - set("\n")
    assert len(WORDS) >= 6
    assert {letter for letter in letters if shapes(font, letter) == box} == set()


@pytest.mark.parametrize("name", ["Bob", "Zoé", "Łukasz", "Νίκος", "Оля", "“Ann…”", "A–B", "A → B"])
def test_a_name_has_no_boxes(name: str) -> None:
    font = font_for(name, 30)
    assert shapes(font, name).isdisjoint(shapes(font, NOBODY_HAS))


def test_what_pillow_has_looks_as_before() -> None:
    assert shapes(font_for("Bob", 30), "Bob") == shapes(ImageFont.load_default(30), "Bob")


OF_OTHER_LETTERS = "Անի"
"""A name in letters that our font lacks; the whole of DejaVu Sans has them."""


@pytest.fixture
def forgetful() -> Iterator[None]:
    """Fonts are looked for anew, before and after."""
    lettering._font_with.cache_clear()
    yield
    lettering._font_with.cache_clear()


@pytest.mark.usefixtures("forgetful")
def test_a_name_in_other_letters_is_written_in_a_font_of_the_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    there = Path(mpl.get_data_path(), "fonts", "ttf")
    names = ("no-such-font.ttf", str(there / "cmr10.ttf"), str(there / "DejaVuSans.ttf"))
    monkeypatch.setattr(lettering, "OF_THE_MACHINE", names)
    assert lacks(OF_OTHER_LETTERS) == OF_OTHER_LETTERS
    font = font_for(OF_OTHER_LETTERS, 30)
    assert shapes(font, OF_OTHER_LETTERS).isdisjoint(shapes(font, NOBODY_HAS))
    under = Captions([Frame(Picture(10, 10, (), OF_OTHER_LETTERS, "", "en"))], width=400)
    assert shapes(under._font, OF_OTHER_LETTERS).isdisjoint(shapes(under._font, NOBODY_HAS))
    assert shapes(font_for("Zoé", 30), "é") == shapes(font_of_sentences(30), "é")


@pytest.mark.usefixtures("forgetful")
def test_where_the_machine_has_no_such_font_nothing_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lettering, "OF_THE_MACHINE", ())
    assert shapes(font_for(OF_OTHER_LETTERS, 30), "Z") == shapes(font_of_sentences(30), "Z")
