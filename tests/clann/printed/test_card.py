"""What the rule card shows: who sends whom home, and a turn as the engine plays it."""

from __future__ import annotations

import pytest

from clans_widget.clann import CHARACTERS, Course
from clans_widget.clann.printed.course import paper_atlas
from clans_widget.clann.printed.example import ROLLED, TurnExample, events, told
from clans_widget.clann.rules import steps
from clans_widget.paper import FORMATS
from clans_widget.picture.plane.geometry import bounds
from clans_widget.words import LANGUAGES, Voice
from tests.clann.printed.made import printed, read, shapes
from tests.paper.sound import plain

HOME = {
    ("tall", "stout"),
    ("tall", "slim"),
    ("tall", "small"),
    ("stout", "slim"),
    ("stout", "small"),
    ("slim", "small"),
    ("small", "tall"),
}
"""K9: who lands, and whom that sends home."""


@pytest.mark.parametrize("paper", FORMATS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_shows_who_sends_whom_home(language: str, paper: str) -> None:
    (page,) = printed("rules", language, paper).pages
    names = [shape.name.split(".") for _, shape in shapes(page)]
    houses = [name[1:] for name in names if name[0] == "home"]
    dashes = [name[1:] for name in names if name[0] == "stays"]
    assert {(CHARACTERS[int(one)], CHARACTERS[int(other)]) for one, other in houses} == HOME
    assert len(houses) + len(dashes) == 16


def test_the_example_is_played_as_it_is_told() -> None:
    small, knight = events()
    moved, sent, *_ = small.steps
    walked, taken, placed, *_ = knight.steps
    assert isinstance(moved, steps.CharacterMoved)
    assert isinstance(sent, steps.CharacterSentHome)
    assert isinstance(walked, steps.KnightMoved)
    assert isinstance(taken, steps.CharacterTaken)
    assert isinstance(placed, steps.CharacterPlaced)
    assert (moved.player, CHARACTERS[moved.character], moved.die) == (1, "small", 5)
    assert (sent.player, CHARACTERS[sent.character], sent.rule) == (2, "tall", "K9")
    assert (walked.die, walked.rule) == (2, "K6")
    assert (taken.player, CHARACTERS[taken.character], taken.rule) == (2, "stout", "K11")
    course = Course.standard()
    gate, crown = course.gates[2], course.crowns[2]  # Yellow sits at arm C
    assert course.places[taken.cell] == gate
    assert course.places[placed.cell] == crown + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_names_the_cells_and_rules(language: str) -> None:
    dice, rolled, character, knight = told(Voice(language))
    assert all(number in dice for number in "1256")
    assert all(word in rolled for word in ("2", "5", "K6"))
    assert all(word in character for word in ("B6", "B11", "K9"))
    assert all(word in knight for word in ("B12", "B14", "C2", "K11"))
    for sentence in (dice, rolled, character, knight):
        assert plain(sentence) in read("rules", language, "A4")


def test_everybody_of_the_example_is_in_its_picture_from_head_to_foot() -> None:
    laid = TurnExample(Voice("en"), 9.0).laid(250)
    (picture,) = (placed for placed in laid.placed if placed.window)
    assert picture.window
    left, top, wide, high = picture.window
    for cell in ("B6", "B11", "B12", "B14", "C2"):
        x0, y0, x1, y1 = bounds(paper_atlas().cell(cell).outline)
        middle = (x0 + x1) / 2
        assert left + 10 < middle < left + wide - 10, cell
        assert top < (y0 + y1) / 2 - 60, cell
        assert y1 < top + high, cell
    assert ROLLED.split(" ")[0].count("B1") == 2
