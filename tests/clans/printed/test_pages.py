"""What Clans prints, page by page: complete, within the margins, nothing over anything else."""

from __future__ import annotations

from typing import Final

import pytest

from clans_widget.clans import COLORS, Position
from clans_widget.clans.printed import PRINTED
from clans_widget.clans.printed.card import SECTIONS
from clans_widget.clans.printed.pictures import paper_picture
from clans_widget.clans.voice import Fifth, short, voice_of
from clans_widget.paper import FORMATS
from clans_widget.paper.pdf import pdf_of
from clans_widget.picture import Polygons, Text
from clans_widget.words import LANGUAGES, Voice
from tests.clans.printed.made import ASKED, HANDMADE, SEED, pdf, printed, read
from tests.paper import sound, turns
from tests.paper.boxes import texts, written
from tests.paper.sound import plain, said_on

pytestmark = pytest.mark.slow

FIFTHS: Final[tuple[Fifth, ...]] = ("black", "white")

each_page, each_file = turns.each_page([*HANDMADE, *ASKED]), turns.each_file([*HANDMADE, *ASKED])


@each_file
def test_the_paper_has_the_size_asked_for(document: str, language: str, paper: str) -> None:
    for page in pdf(document, language, paper).pages:
        sound.has_size(page, FORMATS[paper], across=document == "board")


@each_page
def test_pages_are_numbered_and_as_many_as_they_say(
    document: str, language: str, paper: str
) -> None:
    pages, voice = printed(document, language, paper).pages, Voice(language)
    assert len(pages) == 1 or document not in ("board", "rules")
    sound.is_numbered(pages, voice, voice.say("paper.unofficial"))


@each_file
def test_the_file_says_what_was_laid_out(document: str, language: str, paper: str) -> None:
    laid_out, in_file = printed(document, language, paper).pages, pdf(document, language, paper)
    assert laid_out
    for page, in_the_file in zip(laid_out, in_file.pages, strict=True):
        found = sound.read_again(in_the_file)
        for text, _ in written(page):
            assert plain(text.text) in found


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


def test_the_place_where_discs_begin_is_named_on_the_empty_board() -> None:
    (page,) = printed("board", "en", "A4").pages
    assert [text.text for text in texts(page) if text.name == "start"] == ["0"]


@pytest.mark.parametrize("paper", FORMATS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_section_of_the_rule_card_is_torn(language: str, paper: str) -> None:
    (page,) = printed("rules", language, paper).pages
    lefts = {text.text: round(box.left) for text, box in written(page)}
    for rules in SECTIONS.values():
        assert len({lefts[rule] for rule in rules}) == 1


@pytest.mark.parametrize("paper", FORMATS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_card_has_every_rule_and_the_whole_chart(language: str, paper: str) -> None:
    text, voice = read("rules", language, paper), Voice(language)
    rules = [rule for section in SECTIONS.values() for rule in section]
    assert len(rules) == 24
    for rule in rules:
        assert rule + plain(voice.say(f"clans.rule.{rule}")) in text
    for terrain in ("forest", "mountain", "steppe", "grassland"):
        assert text.count(plain(voice.say(f"clans.terrain.{terrain}"))) >= 2


@pytest.mark.parametrize("document", ["worksheet", "answers", "test", "test answers"])
def test_the_seed_is_at_the_foot_so_that_the_key_is_found(document: str) -> None:
    for page in printed(document, "en", "A4").pages:
        assert f"Seed{SEED}" in said_on(page)


@pytest.mark.parametrize("document", ["board", "worksheet"])
def test_the_same_is_printed_in_the_same_bytes(document: str) -> None:
    made = printed(document, "fr", "A4")
    once, twice = (pdf_of(made.pages, title=made.title, language="fr") for _ in range(2))
    assert once == twice


@pytest.mark.parametrize("seed", range(20))
def test_the_board_on_paper_has_the_huts_of_the_position(seed: int) -> None:
    position: Position = PRINTED.exercises(seed)[-1].position
    picture = paper_picture(position, Voice("nl"))
    huts, letters = picture.layer("huts"), picture.layer("letters")
    for color in COLORS:
        groups = [position.huts(name) for name in position.board.ids]
        shown = sum(
            own if sum(group.values()) < 7 else 1 for group in groups if (own := group.get(color))
        )
        bodies = [s for s in huts.named(f"hut.{color}") if isinstance(s, Polygons)]
        assert sum(len(shape.outlines) for shape in bodies) == shown
        assert len(letters.named(f"letter.{color}")) == shown
    counted = sum(int(s.text) for s in huts.named("count") if isinstance(s, Text))
    assert counted == sum(n for name in position.board.ids if (n := position.size(name)) >= 7)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_territory_carries_the_letter_of_its_terrain_on_its_own_land(language: str) -> None:
    picture = paper_picture(Position.start(seed=1), Voice(language))
    shown = {
        picture.place_at(text.x, text.y - 0.35 * text.size): text.text
        for text in picture.layer("map").named("terrain")
        if isinstance(text, Text)
    }
    voice = Voice(language)
    board = Position.start(seed=1).board
    assert shown == {t.id: voice.say(f"clans.paper.letter.{t.terrain}") for t in board}
    huts = {short(color, voice_of(language, fifth=fifth)) for color in COLORS for fifth in FIFTHS}
    assert len({*shown.values()} - huts) == 4
