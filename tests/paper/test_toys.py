"""A toy game on paper: what it cannot use is not common."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Any, ClassVar

import pytest
from pypdf import PdfReader

from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.core.moment import Moment
from clans_widget.paper import DOCUMENTS, FORMATS, Format, PaperError, Printed, Wanted
from clans_widget.paper.blocks import Figure, Paragraph
from clans_widget.paper.flow import Furniture, pages_of
from clans_widget.paper.pdf import pdf_of
from clans_widget.paper.placed import Page
from clans_widget.picture import Picture
from clans_widget.quiz import Exercise
from clans_widget.stage.production import Pointing
from clans_widget.words import LANGUAGES, Voice
from tests.paper.sound import plain, said_on
from tests.toys import nim
from tests.toys.questions import WinningMove


class NimPrinted(Printed):
    """Nim on paper."""

    name: ClassVar[str] = "nim"
    form: ClassVar[float] = 200 / 240

    def title(self, name: str, voice: Voice) -> str:
        return f"Nim: {name} {voice.code}"

    def picture(self, exercise: Exercise[Any], voice: Voice, marks: Marks = NO_MARKS) -> Picture:
        return nim.NimProduction().picture(Moment(exercise.position), Pointing(marks), voice)

    def board(self, voice: Voice, paper: Format) -> list[Page]:
        picture = self.picture(WinningMove(nim.Position((0, 0, 0))), voice)
        return pages_of([Figure(picture, 300)], paper, Furniture(voice, "Nim"))

    def rules(self, voice: Voice, paper: Format) -> list[Page]:
        return pages_of([Paragraph("N1")], paper, Furniture(voice, "Nim"))

    def exercises(self, seed: int) -> Sequence[Exercise[Any]]:
        del seed
        return [WinningMove(nim.Position((heap, 4, 5))) for heap in (2, 3, 6)]

    def test(self, seed: int) -> Sequence[Exercise[Any]]:
        return self.exercises(seed)


class NimWithoutTest(NimPrinted):
    """The same, of a course that has no test."""

    def test(self, seed: int) -> Sequence[Exercise[Any]]:
        return Printed.test(self, seed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_course_without_a_test_says_so(language: str) -> None:
    wanted = Wanted(NimWithoutTest(), Voice(language), FORMATS["A4"])
    with pytest.raises(PaperError) as refused:
        DOCUMENTS["test"](wanted)
    said = Voice(language).say("paper.error.document", document="test", game="nim")
    assert refused.value.in_language(language) == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("document", sorted(DOCUMENTS.keys() - {"pieces"}))
def test_a_toy_is_printed(document: str, language: str) -> None:
    wanted = Wanted(NimPrinted(), Voice(language), FORMATS["Letter"])
    title, pages = DOCUMENTS[document](wanted)
    reader = PdfReader(BytesIO(pdf_of(pages, title=title, language=language)))
    assert reader.metadata is not None
    assert reader.metadata.title == title
    root: Any = reader.trailer["/Root"].get_object()
    assert root["/Lang"] == language
    if document in ("worksheet", "answers", "test"):
        text = "".join("".join(page.extract_text().split()) for page in reader.pages)
        asked = NimPrinted().exercises(7)[0].question(Voice(language))
        assert text.count("".join(asked.split())) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_has_a_line_for_each_of_its_parts(language: str) -> None:
    voice = Voice(language)
    space = NimPrinted().space(WinningMove(nim.Position()), voice).laid(500)
    text = said_on(Page(500, space.height, space.placed))
    labels = [voice.say(part.label).rstrip(": \u202f\u00a0") for part in nim.NimProduction.parts]
    assert all(plain(label) in text for label in labels)
    assert plain(voice.say("clans.paper.villages")) not in text
