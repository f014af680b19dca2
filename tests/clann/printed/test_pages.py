"""What CLANN prints, page by page: complete, within the margins, nothing over anything else."""

from __future__ import annotations

from itertools import pairwise

import pytest

from clans_widget.clann.printed.card import SECTIONS
from clans_widget.paper import FORMATS, LARGE, SIZES
from clans_widget.paper.pdf import pdf_of
from clans_widget.picture import Lines
from clans_widget.picture.legible import Box
from clans_widget.words import LANGUAGES, Voice
from tests.clann.printed.made import ASKED, HANDMADE, pdf, printed, read, shapes
from tests.paper import sound, turns
from tests.paper.boxes import written
from tests.paper.sound import plain

pytestmark = pytest.mark.slow

each_page, each_file = turns.each_page([*HANDMADE, *ASKED]), turns.each_file([*HANDMADE, *ASKED])
each_handmade = turns.each_page(HANDMADE)
each_handmade_file = turns.each_file(HANDMADE)
each_rule_card = pytest.mark.parametrize(
    ("language", "paper"), [(language, paper) for language in LANGUAGES for paper in FORMATS]
)


@each_file
def test_the_paper_has_the_size_asked_for(document: str, language: str, paper: str) -> None:
    for page in pdf(document, language, paper).pages:
        sound.has_size(page, SIZES[paper], across=document == "board")


@each_page
def test_every_page_says_whose_the_game_is(document: str, language: str, paper: str) -> None:
    pages, voice = printed(document, language, paper).pages, Voice(language)
    notice = voice.say("clann.paper.notice")
    assert "Gerchambeau" in notice
    sound.is_numbered(pages, voice, notice)


@each_handmade
def test_there_are_as_many_pages_as_there_should_be(
    document: str, language: str, paper: str
) -> None:
    count = 4 if document == "board" and paper not in LARGE else 1
    assert len(printed(document, language, paper).pages) == count


@each_handmade_file
def test_the_file_says_what_was_laid_out(document: str, language: str, paper: str) -> None:
    laid_out, in_file = printed(document, language, paper).pages, pdf(document, language, paper)
    for page, in_the_file in zip(laid_out, in_file.pages, strict=True):
        found = sound.read_again(in_the_file)
        for text, box in written(page):
            assert plain(text.text) in found or box.bottom < box.top


@each_handmade_file
def test_nothing_is_a_bitmap(document: str, language: str, paper: str) -> None:
    for page in pdf(document, language, paper).pages:
        assert len(page.images) == 0


@each_file
def test_fonts_are_in_the_file(document: str, language: str, paper: str) -> None:
    for page in pdf(document, language, paper).pages:
        sound.has_fonts(page)


@each_page
def test_no_letter_is_missing(document: str, language: str, paper: str) -> None:
    for page in printed(document, language, paper).pages:
        sound.has_all_letters(page)


@each_page
def test_nothing_reaches_into_the_margins(document: str, language: str, paper: str) -> None:
    for page in printed(document, language, paper).pages:
        sound.keeps_margins(page)


@each_page
def test_no_text_covers_another_or_a_picture(document: str, language: str, paper: str) -> None:
    for page in printed(document, language, paper).pages:
        sound.has_free_texts(page)


@each_handmade
def test_no_line_goes_through_a_text(document: str, language: str, paper: str) -> None:
    for page in printed(document, language, paper).pages:
        boxes = [(text.text, box.larger(-0.4)) for text, box in written(page)]
        for placed, shape in shapes(page):
            if placed.window or not isinstance(shape, Lines):
                continue
            for path in shape.paths:
                for (ax, ay), (bx, by) in pairwise(path):
                    for k in range(41):
                        x = placed.x + placed.scale * (ax + (bx - ax) * k / 40)
                        y = placed.y + placed.scale * (ay + (by - ay) * k / 40)
                        point = Box(x, y, x, y)
                        hit = [text for text, box in boxes if box.overlaps(point)]
                        assert not hit, (hit, shape.name)


@each_rule_card
def test_the_rule_card_has_every_rule_in_its_own_column(language: str, paper: str) -> None:
    text, voice = read("rules", language, paper), Voice(language)
    (page,) = printed("rules", language, paper).pages
    lefts = {text.text: round(box.left) for text, box in written(page)}
    rules = [rule for section in SECTIONS.values() for rule in section]
    assert rules == [f"K{number}" for number in range(1, 15)]
    for rule in rules:
        assert rule + plain(voice.say(f"clann.rule.{rule}")) in text
    for section in SECTIONS.values():
        assert len({lefts[rule] for rule in section}) == 1


@each_rule_card
def test_the_rule_card_says_who_is_to_be_asked(language: str, paper: str) -> None:
    about = Voice(language).say("clann.paper.about")
    assert "Max Gerchambeau (2005)" in about
    assert plain(about) in read("rules", language, paper)


@pytest.mark.parametrize("document", ["board", "pieces"])
def test_the_same_is_printed_in_the_same_bytes(document: str) -> None:
    made = printed(document, "fr", "A4")
    once, twice = (pdf_of(made.pages, title=made.title, language="fr") for _ in range(2))
    assert once == twice
