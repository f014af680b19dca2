"""What Clans prints, page by page: complete, within the margins, nothing over anything else."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from io import BytesIO
from itertools import combinations
from pathlib import Path
from typing import Any, Final

import pytest
from pypdf import PdfReader

from clans_widget import clans
from clans_widget.clans import COLORS, Position, exercises
from clans_widget.clans.exercises import Choice, Estimate, Knows, WhyNot, Winners
from clans_widget.clans.printed import PRINTED
from clans_widget.clans.printed.card import SECTIONS
from clans_widget.clans.printed.pictures import paper_picture
from clans_widget.paper import DOCUMENTS, FORMATS, Printout, Wanted
from clans_widget.paper.formats import MARGIN
from clans_widget.paper.keys import key_block, told
from clans_widget.paper.lesson import read_lesson
from clans_widget.paper.pdf import pdf_of
from clans_widget.paper.placed import Page
from clans_widget.paper.questions import question_block
from clans_widget.picture import Polygons, Text
from clans_widget.picture.lettering import lacks
from clans_widget.quiz import Exercise
from clans_widget.quiz.answering import Reasons
from clans_widget.words import LANGUAGES, Voice
from tests.paper.boxes import everything, texts, written

pytestmark = pytest.mark.slow(seconds=60)

LESSONS: Final = Path(__file__).parents[3] / "notebooks/clans"
SEED: Final = 7

ALL: Final = tuple(
    (document, language, paper)
    for document in (*DOCUMENTS, "lesson", "lesson answers", "test answers")
    for language in LANGUAGES
    for paper in FORMATS
)

DOCUMENTS_READ: Final = tuple(dict.fromkeys(document for document, _, _ in ALL))

each_page = pytest.mark.parametrize(("document", "language", "paper"), ALL)


def lesson(language: str) -> Path:
    return next((LESSONS / language).glob("04-*.ipynb"))


@cache
def printed(document: str, language: str, paper: str) -> Printout:
    *of, name = document.split(" ") if " " in document else (document,)
    which = of[0] if of else name
    asked = ("04", lesson(language)) if which == "lesson" else None
    wanted = Wanted(
        PRINTED, Voice(language), FORMATS[paper], SEED, asked, test=document == "test answers"
    )
    return DOCUMENTS["worksheet" if name == "lesson" else name](wanted)


@cache
def pdf(document: str, language: str, paper: str) -> PdfReader:
    made = printed(document, language, paper)
    return PdfReader(BytesIO(pdf_of(made.pages, title=made.title, language=language)))


@cache
def asked(document: str, language: str) -> tuple[Exercise[Any], ...]:
    """The questions of a document."""
    if "lesson" in document:
        found = read_lesson(lesson(language)).exercises
        return tuple(e for k, e in enumerate(found) if not is_said_before(e, found[:k]))
    return tuple(PRINTED.test(SEED) if "test" in document else PRINTED.exercises(SEED))


def is_said_before(exercise: Exercise[Any], before: Iterable[Exercise[Any]]) -> bool:
    """Whether a question of knowledge was asked before: it has no board to differ by."""
    known = {other.name for other in before if isinstance(other, Knows)}
    return isinstance(exercise, Knows) and exercise.name in known


def plain(text: str) -> str:
    """A text without what laying out does to it: line ends, and spaces of any kind."""
    return "".join(text.split())


def said_on(page: Page) -> str:
    """What stands on a page around its pictures."""
    return plain("".join(text.text for text, _ in written(page)))


@cache
def read(document: str, language: str, paper: str) -> str:
    return "".join(map(said_on, printed(document, language, paper).pages))


missing = cache(lacks)
"""Which letters of a text the font lacks: the names on maps are on most pages the same."""


@each_page
def test_the_paper_has_the_size_asked_for(document: str, language: str, paper: str) -> None:
    sides = sorted((FORMATS[paper].width, FORMATS[paper].height))
    for page in pdf(document, language, paper).pages:
        box = page.mediabox
        assert sorted((float(box.width), float(box.height))) == pytest.approx(sides)
        assert (box.width > box.height) == (document == "board")


@each_page
def test_pages_are_numbered_and_as_many_as_they_say(
    document: str, language: str, paper: str
) -> None:
    pages = printed(document, language, paper).pages
    assert len(pages) == 1 or document not in ("board", "rules")
    assert len(pdf(document, language, paper).pages) == len(pages)
    for number, page in enumerate(pages, 1):
        said = Voice(language).say("paper.page", number=number, count=len(pages))
        assert plain(said) in said_on(page)
        assert plain(Voice(language).say("paper.unofficial")) in said_on(page)


@pytest.mark.parametrize("document", DOCUMENTS_READ)
@pytest.mark.parametrize(
    ("language", "paper", "pages"),
    [("en", "Letter", slice(None)), ("fr", "A4", slice(-1, None)), ("nl", "A4", slice(-1, None))],
    ids=["en-whole", "fr-end", "nl-end"],
)
def test_the_file_says_what_was_laid_out(
    document: str, language: str, paper: str, pages: slice
) -> None:
    """Reading a file is slow: one language is read whole, of the others the end."""
    laid_out = printed(document, language, paper).pages[pages]
    in_file = pdf(document, language, paper).pages[pages]
    for page, read_again in zip(laid_out, in_file, strict=True):
        found = plain(read_again.extract_text())
        for text, _ in written(page):
            assert plain(text.text) in found


@each_page
def test_fonts_are_in_the_file(document: str, language: str, paper: str) -> None:
    for page in pdf(document, language, paper).pages:
        resources: Any = page["/Resources"].get_object()
        for font in resources["/Font"].get_object().values():
            descriptor = font.get_object().get("/FontDescriptor")
            if font.get_object()["/BaseFont"] != "/Helvetica":  # ReportLab names it, unused
                assert "/FontFile2" in descriptor.get_object()


@each_page
def test_no_letter_is_missing(document: str, language: str, paper: str) -> None:
    for page in printed(document, language, paper).pages:
        for text in texts(page):
            assert missing(text.text, bold=text.bold) == "", text


@each_page
def test_nothing_reaches_into_the_margins(document: str, language: str, paper: str) -> None:
    for page in printed(document, language, paper).pages:
        for name, box in everything(page):
            assert box.left >= MARGIN - 1, name
            assert box.top >= MARGIN - 1, name
            assert box.right <= page.width - MARGIN + 1, name
            assert box.bottom <= page.height - MARGIN + 3, name


@each_page
def test_no_text_covers_another_or_a_picture(document: str, language: str, paper: str) -> None:
    for page in printed(document, language, paper).pages:
        boxes = [(text.text, box) for text, box in written(page)]
        pictures = [(name, box) for name, box in everything(page) if name == "picture"]
        for (one, box), (other, beside) in combinations(boxes, 2):
            assert not box.larger(-0.3).overlaps(beside.larger(-0.3)), (one, other)
        for one, box in boxes:
            for _, picture in pictures:
                assert not box.larger(-0.3).overlaps(picture), one


@pytest.mark.parametrize("paper", FORMATS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "document", ["worksheet", "answers", "test", "test answers", "lesson", "lesson answers"]
)
def test_every_question_is_asked_with_its_number(document: str, language: str, paper: str) -> None:
    text, voice = read(document, language, paper), PRINTED.asking(Voice(language))
    for number, exercise in enumerate(asked(document, language), 1):
        assert f"{number}{plain(exercise.question(voice))}" in text


@pytest.mark.parametrize("kind", ["targets", "neighbors", "movers", "terrains"])
@pytest.mark.parametrize(("language", "click"), [("en", "lick"), ("fr", "liqu"), ("nl", "lik ")])
def test_nobody_is_told_to_click_on_paper(language: str, click: str, kind: str) -> None:
    exercise = exercises.fresh(kind, 7)
    voice = Voice(language)
    assert click in exercise.question(voice)
    assert click not in exercise.question(PRINTED.asking(voice))


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_wins_can_be_worked_out_from_what_stands_beside_the_question(language: str) -> None:
    over = Position.of({}, chips=(5, 7), scores=(30, 28, 40, 9, 8))
    exercise, voice = Winners(over, {"Ann": "red", "Bob": "blue"}), Voice(language)
    block = question_block(1, exercise, PRINTED, voice, 0.6).laid(500)
    told = [text.text for text, _ in written(Page(500, block.height, block.placed))]
    held = [
        voice.say("clans.picture.holds", player=player, count=count)
        for player, count in (("Ann", 5), ("Bob", 7))
    ]
    said = voice.say("clans.picture.chips", chips=voice.join(held))
    assert plain(said) in plain("".join(told))
    points = [text.text for text in texts(Page(500, block.height, block.placed))]
    assert {"30", "28", "40", "9", "8"} <= set(points)


@pytest.mark.parametrize("seed", [0, 1, SEED, 12, 2026])
def test_the_printed_end_test_is_the_end_test(seed: int) -> None:
    on_paper, on_screen = PRINTED.test(seed), exercises.end_test(seed)
    assert len(on_paper) == len(on_screen) == 20
    voice = Voice("en")
    for one, other in zip(on_paper, on_screen, strict=True):
        assert (one.kind, one.rules) == (other.kind, other.rules)
        assert one.question(voice) == other.question(voice)
        assert one.position == other.position
        assert one.solutions() == other.solutions()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("document", ["test", "test answers"])
def test_its_questions_are_those_that_the_page_asks(document: str, language: str) -> None:
    text, voice = read(document, language, "Letter"), PRINTED.asking(Voice(language))
    for number, exercise in enumerate(exercises.end_test(SEED), 1):
        assert f"{number}{plain(exercise.question(voice))}" in text


START: Final = Position.start(seed=SEED)
GUESSED: Final = Estimate(START, 40, 5, ask="How many?", why="They were counted.")
ANSWERS: Final = {"yes": "It does.", "no": "It does not."}
CHOSEN: Final = Choice(
    START, ANSWERS, "no", ask="Does it?", why="It never does.", why_not={"yes": "It never did."}
)


@pytest.mark.parametrize("exercise", [GUESSED, CHOSEN, Knows("how_many_play")])
def test_a_set_up_that_decides_nothing_is_not_printed(exercise: Exercise[Any]) -> None:
    assert not PRINTED.has_board(exercise)


def test_an_authors_question_keeps_the_board_that_it_is_about() -> None:
    played = START.play(START.legal_moves()[0]).position
    pointed = clans.Marks(((str(START.legal_moves()[0].source), "B4"),))
    assert PRINTED.has_board(Estimate(played, 40, 5, ask="How many?", why="Counted."))
    assert PRINTED.has_board(
        Choice(START, ANSWERS, "no", ask="Does it?", why="It never does.", marks=pointed)
    )


def sheet_of(folder: Path, *asked: str) -> Printout:
    """The worksheet of a lesson with these questions."""
    code = (
        "from clans_widget import Quiz, clans\nfrom clans_widget.clans import exercises\n"
        f"Quiz({', '.join(asked)})"
    )
    notebook = folder / "04-own.ipynb"
    cells = [{"cell_type": "code", "source": [code]}]
    notebook.write_text(json.dumps({"cells": cells}), "utf-8")
    wanted = Wanted(PRINTED, Voice("en"), FORMATS["A4"], SEED, ("04", notebook))
    return DOCUMENTS["worksheet"](wanted)


ESTIMATE: Final = (
    'exercises.Estimate(clans.Position.start(seed=7), 40, 5, ask="How many?", why="Counted.")'
)
KNOWS: Final = 'exercises.Knows("passing")'


def test_a_lesson_whose_text_is_asked_about_is_to_be_kept_at_hand(tmp_path: Path) -> None:
    said = plain(Voice("en").say("paper.beside"))
    assert said in said_on(sheet_of(tmp_path, ESTIMATE, KNOWS).pages[0])
    assert said not in said_on(sheet_of(tmp_path, KNOWS).pages[0])
    assert said not in read("lesson", "en", "A4")


def test_signs_are_explained_only_where_there_is_a_board(tmp_path: Path) -> None:
    legend = plain("F forest")
    assert legend not in said_on(sheet_of(tmp_path, ESTIMATE, KNOWS).pages[0])
    worth = 'exercises.fresh("worth", seed=4)'
    assert legend in said_on(sheet_of(tmp_path, worth, KNOWS).pages[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("exercise", [Knows("regions"), CHOSEN])
def test_the_key_says_why_the_other_answers_are_wrong(
    exercise: Exercise[Any], language: str
) -> None:
    voice = Voice(language)
    block = key_block(1, exercise, PRINTED, voice).laid(500)
    text = said_on(Page(500, block.height, block.placed))
    answering = exercise.answering()
    assert isinstance(answering, Reasons)
    for name, said in answering.reasons.items():
        _, *why = exercise.check(name).sentences(voice)
        for sentence in why:
            assert text.count(plain(sentence)) == 1
        refused = voice.say("paper.refused", answer=said.in_voice(voice).rstrip("."), why="")
        assert (plain(refused) in text) == (name not in exercise.solutions())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_behind_the_colon_of_a_move_is_explained(language: str) -> None:
    position = Position.of({"K3": "bg", "L1": "y", "L2": "ry"})
    voice = Voice(language)
    several, one = (WhyNot(position, move) for move in ("L1-K3:K3", "L1-A1"))
    block = question_block(1, several, PRINTED, voice, 0.6).laid(500)
    said = plain(voice.say("clans.paper.order", order="K3"))
    assert said in said_on(Page(500, block.height, block.placed))
    assert PRINTED.note(one, voice) == ""


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


def test_a_question_of_knowledge_has_no_board_and_takes_little_room() -> None:
    short, long = (
        question_block(1, exercise, PRINTED, Voice("en"), 0.6).laid(500)
        for exercise in (Knows("how_many_play"), exercises.fresh("villages", 7))
    )
    assert [each.window for each in short.placed] == [None] * len(short.placed)
    assert 2 * short.height < long.height


def test_what_is_asked_twice_in_words_alone_is_printed_once(tmp_path: Path) -> None:
    made = sheet_of(tmp_path, KNOWS, 'exercises.Knows("only_move")', KNOWS)
    said = [text.text for page in made.pages for text in texts(page)]
    assert [text for text in said if text in ("1", "2", "3", "/ 2")] == ["/ 2", "1", "2"]


def test_a_number_near_enough_is_told_on_the_key() -> None:
    assert told(GUESSED, Voice("en")) == [
        "40",
        "Also right: every number from 35 to 45.",
        "They were counted.",
    ]
    just = Estimate(START, 3, 0, ask="How many?", why="They were counted.")
    assert told(just, Voice("en")) == ["3", "They were counted."]


def test_a_choice_of_an_authors_is_told_with_its_reason_once() -> None:
    assert told(CHOSEN, Voice("en")) == ["It does not", "It never does."]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("document", ["answers", "test answers", "lesson answers"])
def test_every_answer_is_told_with_its_reasons(document: str, language: str) -> None:
    text, voice = read(document, language, "A4"), Voice(language)
    for exercise in asked(document, language):
        assert plain(told(exercise, voice)[0]) in text
        for sentence in exercise.check(exercise.solutions()[0]).sentences(voice)[1:]:
            assert plain(sentence) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_answer_stands_on_a_worksheet(language: str) -> None:
    text, voice = read("lesson", language, "A4"), Voice(language)
    for exercise in asked("lesson", language):
        if not isinstance(exercise, Knows):  # all its answers stand there, to choose from
            assert plain(exercise.hints(voice)[-1].text) not in text


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


def test_another_seed_asks_other_questions_of_the_same_kinds() -> None:
    one, other = PRINTED.exercises(7), PRINTED.exercises(8)
    assert [each.kind for each in one] == [each.kind for each in other]
    assert all(a.position != b.position for a, b in zip(one, other, strict=True))


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
    assert len(set(shown.values())) == 4
