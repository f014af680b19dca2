"""What holds for every page of every game: nothing is cut off, covered or missing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Any

import pytest
from pypdf import PageObject
from pypdf.generic import DecodedStreamObject, NameObject

from clans_widget.paper.formats import MARGIN, Format
from clans_widget.paper.placed import Page
from clans_widget.picture.lettering import lacks
from clans_widget.words import Voice

from .boxes import everything, texts, written

missing = cache(lacks)
"""Which letters of a text the font lacks: the names on maps are on most pages the same."""


def plain(text: str) -> str:
    """A text without what laying out does to it: line ends, and spaces of any kind."""
    return "".join(text.split())


def said_on(page: Page) -> str:
    """What stands on a page around its pictures."""
    return plain("".join(text.text for text, _ in written(page)))


def read_again(page: PageObject) -> str:
    """What stands on a page of a file around its pictures.

    Only what writes is read, a line each: what draws is twenty times as long.
    """
    contents = page.get_contents()
    assert contents is not None
    words = DecodedStreamObject()
    lines = contents.get_data().splitlines()
    words.set_data(b"\n".join(line for line in lines if line.startswith(b"BT ")))
    same = PageObject(page.pdf, page.indirect_reference)
    same[NameObject("/Contents")] = words
    return plain(same.extract_text())


def has_size(page: PageObject, paper: Format, *, across: bool) -> None:
    """The page of a file is as large as the paper, and lies as it should."""
    box = page.mediabox
    sides = sorted((paper.width, paper.height))
    assert sorted((float(box.width), float(box.height))) == pytest.approx(sides)
    assert (box.width > box.height) == across


def is_numbered(pages: Sequence[Page], voice: Voice, notice: str) -> None:
    """Each page says which it is, of how many, and whose the game is."""
    for number, page in enumerate(pages, 1):
        assert plain(voice.say("paper.page", number=number, count=len(pages))) in said_on(page)
        assert plain(notice) in said_on(page)


def has_fonts(page: PageObject) -> None:
    """The fonts of a page are in the file."""
    resources: Any = page["/Resources"].get_object()
    for font in resources["/Font"].get_object().values():
        descriptor = font.get_object().get("/FontDescriptor")
        if font.get_object()["/BaseFont"] != "/Helvetica":  # ReportLab names it, unused
            assert "/FontFile2" in descriptor.get_object()


def has_all_letters(page: Page) -> None:
    """The font has every letter."""
    for text in texts(page):
        assert missing(text.text, bold=text.bold) == "", text


def keeps_margins(page: Page) -> None:
    """Nothing reaches into the margins."""
    for name, box in everything(page):
        assert box.left >= MARGIN - 1, name
        assert box.top >= MARGIN - 1, name
        assert box.right <= page.width - MARGIN + 1, name
        assert box.bottom <= page.height - MARGIN + 3, name


def has_free_texts(page: Page) -> None:
    """No text covers another or a picture."""
    boxes = [(text.text, box) for text, box in written(page)]
    pictures = [(name, box) for name, box in everything(page) if name == "picture"]
    for (one, box), (other, beside) in combinations(boxes, 2):
        assert not box.larger(-0.3).overlaps(beside.larger(-0.3)), (one, other)
    for one, box in boxes:
        for _, picture in pictures:
            assert not box.larger(-0.3).overlaps(picture), one
