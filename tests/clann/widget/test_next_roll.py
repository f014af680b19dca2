"""The map of the next roll in the widget: when there is one, and what it says."""

from __future__ import annotations

import asyncio
import re
from html import unescape
from typing import Any

import pytest

from clans_widget.clann import Game, Position
from clans_widget.clann.review import Judge, next_rolls
from clans_widget.clann.widget import ClannWidget
from clans_widget.words import LANGUAGES, words
from tests.stage.hands import html_in, part, press

pytestmark = pytest.mark.slow

LATE = "x,x,x,t2/x,x,B12,t4 C7 1 -"


def opened(text: str = LATE, language: str = "en") -> ClannWidget:
    """A widget with the map open; outside of a loop it is there at once."""
    game = Game.new(["Ann", "Bob"], seed=1, position=Position.from_text(text))
    widget = ClannWidget(game, language)
    part(widget, "clann-next-roll").value = True
    return widget


def told(widget: ClannWidget) -> str:
    return unescape(re.sub(r"<[^>]+>", " ", html_in(widget, "clann-map")))


def squares(widget: ClannWidget) -> list[list[list[int]]]:
    """The numbers, square by square and row by row."""
    found = []
    for square in html_in(widget, "clann-map").split("<table>")[1:]:
        rows = square.partition("<tbody>")[2].split("<tr>")[1:]
        cells = [re.findall(r"<td[^>]*>([^<]+)", row) for row in rows]
        found.append([[int(cell.replace("\N{MINUS SIGN}", "-")) for cell in row] for row in cells])
    return found


def test_each_roll_stands_where_its_dice_cross() -> None:
    luck = {each.faces: 100 * each.luck for each in next_rolls(Position.from_text(LATE))}
    maps = squares(opened())
    for square, face in zip(maps, ("1", "2", "5", "6", "k"), strict=True):
        for row in range(6):
            for column in range(6):
                one, other = sorted((row + 1, column + 1))
                assert square[row][column] == round(luck[str(one), str(other), face])


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_how_many_rolls_are_good(language: str) -> None:
    rolls = next_rolls(Position.from_text(LATE))
    good = sum(each.ways for each in rolls if each.luck > 0)
    said = words(language).say("clann.review.good_for", player="Ann", good=good, of=216)
    assert said in told(opened(language=language))


@pytest.mark.parametrize("text", ["x,x,x,t2/x,x,B12,t4 C7 1 245", "x,x,x,t2/x,x,B12,t4 C7 1 +oo"])
def test_where_not_all_dice_are_to_be_rolled_there_is_none(text: str) -> None:
    widget = opened(text)
    assert words("en").say("clann.review.map_when") in told(widget)
    assert squares(widget) == []


def test_before_the_game_has_begun_there_is_none() -> None:
    widget = ClannWidget(Game.new(["Ann", "Bob"], seed=1))
    part(widget, "clann-next-roll").value = True
    assert words("en").say("clann.review.map_when") in told(widget)


def test_when_the_game_is_over_nobody_rolls_any_more() -> None:
    widget = opened("x,x,x,x/x,x,B12,t4 C7 1 -")
    assert words("en").say("clann.review.map_over") in told(widget)


def test_it_goes_when_the_dice_have_been_rolled_and_comes_back_with_the_step_before() -> None:
    widget = opened()
    before = squares(widget)
    press(widget, "clann-roll")
    assert squares(widget) == []
    press(widget, "clann-first")
    assert squares(widget) == before


def test_shut_it_thinks_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(Judge, "rolls", lambda *given: asked.append(given))
    widget = ClannWidget(Position.from_text(LATE))
    assert (html_in(widget, "clann-map"), asked) == ("", [])


def test_on_a_loop_it_comes_when_it_is_known() -> None:
    async def look() -> tuple[str, int]:
        widget = opened()
        first = told(widget)
        async with asyncio.timeout(300):
            while not squares(widget):
                await asyncio.sleep(0.05)
        return first, len(squares(widget))

    first, count = asyncio.run(look())
    assert (words("en").say("clann.review.map_looking") in first, count) == (True, 5)


def test_a_failure_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise LookupError

    monkeypatch.setattr(Judge, "rolls", fail)
    assert "LookupError" in told(opened())
