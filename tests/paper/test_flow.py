"""Blocks on pages: none is broken, none is lost, what is left of a page is shared out."""

from __future__ import annotations

from typing import Final

import pytest

from clans_widget.paper.blocks import (
    Figure,
    Gap,
    Paragraph,
    Row,
    TickBoxes,
    WritingLines,
    balanced,
    stack,
    wrapped,
)
from clans_widget.paper.flow import Furniture, pages_of
from clans_widget.paper.formats import FORMATS, MARGIN
from clans_widget.paper.placed import pictured, window_of
from clans_widget.picture import Lines, Picture
from clans_widget.picture.lettering import width_in
from clans_widget.words import LANGUAGES, Voice
from tests.paper.boxes import written

LONG: Final = "The huts on I3 move to K2, and no neighbor is left around the three on J1. " * 9
A4: Final = FORMATS["A4"]
PLAIN: Final = Furniture(Voice("en"), "Sheet", "Seed 7")


def test_no_line_is_wider_than_its_room_and_no_word_is_lost() -> None:
    lines = wrapped(LONG, 10, 180)
    assert " ".join(lines) == LONG
    assert all(10 * width_in(line) <= 180 for line in lines)


def test_a_space_that_must_not_break_does_not() -> None:
    assert wrapped("ou\u00a0? " * 3, 10, 20) == ["ou\u00a0?"] * 3 + [""]


def test_a_paragraph_is_as_high_as_its_lines() -> None:
    one, many = (Paragraph(text).laid(200).height for text in ("Huts.", LONG))
    assert many == pytest.approx(one * len(wrapped(LONG, 10, 200)))


def test_blocks_that_do_not_fit_go_onto_the_next_page_whole_and_in_order() -> None:
    blocks = [stack(Paragraph(f"{k}. {LONG}"), WritingLines(("", ""))) for k in range(20)]
    pages = pages_of(blocks, A4, PLAIN)
    assert len(pages) > 2
    lines = [text.text for page in pages for text, _ in written(page)]
    firsts = [line.partition(".")[0] for line in lines if line[0].isdigit()]
    assert firsts == [str(k) for k in range(20)]
    for page in pages:
        blocks_on_page = sum(text.text[0].isdigit() for text, _ in written(page))
        ends = sum(text.text.startswith("around") for text, _ in written(page))
        assert blocks_on_page
        assert ends % blocks_on_page == 0


def test_a_block_that_is_higher_than_a_page_does_not_leave_an_empty_one_before_it() -> None:
    assert len(pages_of([Gap(2000), Paragraph("after")], A4, PLAIN)) == 2


def test_what_a_page_has_left_is_shared_out_but_never_torn_apart() -> None:
    blocks = [Paragraph("one"), Paragraph("other")]
    tops = [
        box.top for text, box in written(*pages_of(blocks, A4, PLAIN)) if text.text in "one other"
    ]
    step = Paragraph("one").laid(100).height
    assert tops[1] - tops[0] == pytest.approx(step + 28)


def test_a_last_page_with_little_on_it_takes_some_from_the_page_before() -> None:
    blocks = [stack(Paragraph(f"{k}"), Gap(80)) for k in range(14)]
    pages = pages_of(blocks, A4, PLAIN)
    on_each = [[text.text for text, _ in written(page) if text.text.isdigit()] for page in pages]
    assert [number for numbers in on_each for number in numbers] == [str(k) for k in range(14)]
    assert [len(numbers) for numbers in on_each] == [6, 4, 4]


def test_one_block_is_never_moved_on_to_a_page_with_little_on_it() -> None:
    blocks = [stack(Paragraph("0"), Gap(650)), stack(Paragraph("1"), Gap(150))]
    pages = pages_of(blocks, A4, PLAIN)
    on_each = [[text.text for text, _ in written(page) if text.text.isdigit()] for page in pages]
    assert on_each == [["0"], ["1"]]


def test_a_head_stands_on_the_first_page_alone_and_its_title_on_all_others() -> None:
    pages = pages_of([Gap(600)] * 3, A4, PLAIN, head=Paragraph("The head", bold=True))
    heads = [[text.text for text, box in written(page) if box.top < MARGIN + 20] for page in pages]
    assert heads == [["The head"], ["Sheet"], ["Sheet"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_foot_says_the_number_and_that_nothing_is_official(language: str) -> None:
    voice = Voice(language)
    for number, page in enumerate(pages_of([Gap(600)] * 2, A4, Furniture(voice, "Sheet")), 1):
        said = {text.text for text, _ in written(page)}
        assert voice.say("paper.page", number=number, count=2) in said
        assert voice.say("paper.unofficial") in said


def test_columns_are_balanced() -> None:
    blocks = [Paragraph(LONG), *[Paragraph("short")] * 30]
    left, right = balanced(blocks, 150, 4)
    assert (*left.blocks, *right.blocks) == tuple(blocks)
    heights = [column.laid(150).height for column in (left, right)]
    assert abs(heights[0] - heights[1]) < 40


def test_a_row_shares_its_room_and_is_as_high_as_its_highest() -> None:
    row = Row((Gap(30), Paragraph("beside")), (0.75, 0.25), gap=20)
    laid = row.laid(220)
    assert laid.height == 30
    assert laid.placed[0].x == 170


def test_boxes_to_tick_stand_in_columns() -> None:
    names = ("red", "blue", "green")
    high = TickBoxes(names).laid(200).height
    assert TickBoxes(names, columns=3).laid(200).height == pytest.approx(high / 3)


def test_boxes_stand_beside_each_other_only_where_their_texts_fit_into_a_line() -> None:
    short, long = ("yes", "no"), ("It never does that, whatever happens", "no")
    one = TickBoxes(("yes",)).laid(200).height
    assert TickBoxes(short, columns=2).laid(200).height == pytest.approx(one)
    assert TickBoxes(long, columns=2).laid(240).height == pytest.approx(2 * one)


def test_a_line_to_write_on_reaches_no_further_than_it_is_told() -> None:
    short, long = (WritingLines(("Number:",), most=most).laid(400) for most in (150, 600))
    ends = [
        max(x for path in shape.paths for x, _ in path)
        for laid in (short, long)
        for shape in laid.placed[0].layers[0].shapes
        if isinstance(shape, Lines)
    ]
    assert ends == [150, 400]


def test_a_line_to_write_on_is_left_however_long_its_label() -> None:
    placed = WritingLines(("A label that is far too long for this",)).laid(40).placed
    assert placed[0].layers[0].shapes


CORNER: Final = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0))
FAR: Final = ((190.0, 90.0), (199.0, 90.0), (199.0, 99.0))
SHEET: Final = Picture(200, 100, (), "A sheet", "Empty.", "en", {"corner": CORNER, "far": FAR})


@pytest.mark.parametrize("places", [["corner"], ["far"], ["corner", "far"], []])
def test_a_part_of_a_picture_has_the_form_of_the_whole_and_all_places_in_it(
    places: list[str],
) -> None:
    left, top, wide, high = window_of(SHEET, places, 0.4)
    assert wide / high == pytest.approx(2)
    assert left >= 0
    assert top >= 0
    assert left + wide <= 200
    assert top + high <= 100
    for name in places:
        for x, y in SHEET.places[name]:
            assert left <= x <= left + wide
            assert top <= y <= top + high


def test_a_part_of_a_picture_stands_where_the_whole_would() -> None:
    placed = pictured(SHEET, 50, (100, 50, 100, 50))
    assert (placed.x, placed.y, placed.scale) == (-50, -25, 0.5)
    assert Figure(SHEET, window=(100, 50, 100, 50)).laid(50).height == 25
