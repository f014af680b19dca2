"""Whatever is written in a picture is written in letters, not in boxes."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import ImageFont

import clans_widget
from clans_widget.picture.lettering import Font, font_for, font_of_sentences

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
