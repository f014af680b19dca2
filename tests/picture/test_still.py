"""Pictures with sentences under them: nothing moves, nothing overlaps, nothing is cut off."""

from __future__ import annotations

import re
from typing import Final

import pytest

from clans_widget.picture import Circles, Layer, Picture, Polygons, Text, still_of
from clans_widget.picture.lettering import font_for
from clans_widget.picture.written.still import CALL, LAYER, PAPER, width_of, without_call, wrapped

DOT: Final = Layer("dot", (Circles(((50, 50, 20),), fill="#c8321f"),))
RING: Final = ((30.0, 30.0), (70.0, 30.0), (70.0, 70.0), (30.0, 70.0))
SHEET: Final = Picture(440, 300, (DOT,), "A dot", "A red dot.", "en", {"dot": RING})
LONG: Final = "All the huts of one territory go to a neighboring one, and who stands alone then?"
FRENCH: Final = "Où vont les huttes, et quel village en résulte à la fin de cette époque-là ?"


def texts(picture: Picture) -> list[Text]:
    return [shape for shape in picture.layer(LAYER).shapes if isinstance(shape, Text)]


def papers(picture: Picture) -> list[tuple[float, float, str]]:
    """From where to where each paper goes, and its color."""
    shapes = [shape for shape in picture.layer(LAYER).shapes if isinstance(shape, Polygons)]
    return [
        (shape.outlines[0][0][1], shape.outlines[0][2][1], shape.fill)
        for shape in shapes
        if len(shape.outlines[0]) == 4
    ]


def test_a_picture_without_sentences_stays_what_it_is() -> None:
    assert still_of(SHEET) is SHEET
    assert still_of(SHEET, "", call="") is SHEET


def test_what_the_picture_shows_stays_where_it_is() -> None:
    still = still_of(SHEET, LONG, call="Play")
    assert still.layers[0] is DOT
    assert still.width == SHEET.width
    assert (still.title, still.language) == (SHEET.title, SHEET.language)
    assert still.place_at(50, 50) == "dot"


def test_sentences_and_bar_follow_each_other_to_the_new_lower_edge() -> None:
    still = still_of(SHEET, LONG, "And?", call="Play")
    (paper_top, paper_end, paper), (bar_top, bar_end, bar) = papers(still)
    assert (paper, bar) == (PAPER, CALL)
    assert paper_top == SHEET.height
    assert paper_end == bar_top
    assert still.height == round(bar_end)
    *sentences, call = texts(still)
    heights = [text.y for text in sentences]
    assert heights == sorted(set(heights))
    assert paper_top + 10 <= heights[0] <= heights[-1] < paper_end
    assert bar_top + 10 < call.y < bar_end
    assert " ".join(text.text for text in sentences) == f"{LONG} And?"


def test_a_sentence_alone_has_no_bar_and_a_call_alone_no_paper() -> None:
    assert [color for *_, color in papers(still_of(SHEET, "And?"))] == [PAPER]
    assert [color for *_, color in papers(still_of(SHEET, call="Play"))] == [CALL]


def test_what_is_said_is_told_to_those_who_cannot_see_it() -> None:
    assert still_of(SHEET, "And?", call="Play").description == "And? Play A red dot."


@pytest.mark.parametrize("sentence", [LONG, FRENCH, LONG.upper(), "mmm WWW " * 20, "il " * 60])
def test_lines_end_on_the_picture(sentence: str) -> None:
    still = still_of(SHEET, f"{sentence} {sentence}".strip())
    assert len(texts(still)) > 1
    for text in texts(still):
        assert text.x + font_for(text.text, text.size * 20).getlength(text.text) / 20 < 440


def test_letters_are_taken_for_as_wide_as_they_are_or_wider() -> None:
    for sentence in (LONG, FRENCH, "Exécutez cette cellule pour jouer"):
        assert font_for(sentence, 100).getlength(sentence) / 100 < width_of(sentence)


def test_lines_break_at_spaces_alone() -> None:
    assert wrapped("a b", 100) == ["a b"]
    assert wrapped("a b", width_of("a b")) == ["a b"]
    assert wrapped("a b", width_of("a b") - 0.01) == ["a", "b"]
    assert wrapped("encore\u00a0? non", 5) == ["encore\u00a0?", "non"]


def test_words_may_have_any_sign() -> None:
    picture = Picture(10, 10, (), "57 %!", "100 %s of <huts> {here}.", "en")
    text = picture.svg()
    assert ">57 %!</title>" in text
    assert "100 %s of &lt;huts> {here}.</desc>" in text.replace("&gt;", ">")


def without_names(svg: str) -> str:
    """What is written, but for the names by which its parts know each other."""
    return re.sub(r"\bp[0-9a-f]{8}(?=[td]\b)", "", svg)


@pytest.mark.parametrize("call", ["Run this cell to play", "Exécutez cette cellule : jouez !"])
@pytest.mark.parametrize("sentences", [(LONG,), (FRENCH, "Play")])
def test_without_what_cannot_be_done_a_still_is_as_if_nobody_had_said_it(
    sentences: tuple[str, ...], call: str
) -> None:
    called, plain = (still_of(SHEET, *sentences, call=each).svg() for each in (call, ""))
    assert without_names(without_call(called)) == without_names(plain)


def test_what_is_no_still_with_a_call_stays_as_it_is() -> None:
    for svg in (SHEET.svg(), still_of(SHEET, LONG).svg(), "<svg></svg>", ""):
        assert without_call(svg) == svg
